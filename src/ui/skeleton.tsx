import { classNames } from "./class-names";
import { useUiTranslations } from "./ui-translations";

interface SkeletonProps {
  rows?: number;
  /** One bar a row, for tables; else two lines and an amount. */
  isSlim?: boolean;
}

const firstWidths = ["w-30", "w-22", "w-27", "w-20"];

/** The rows that are being fetched, at the heights they will have. */
export function Skeleton({ rows = 4, isSlim = false }: SkeletonProps) {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={classNames(
            "flex items-center justify-between border-line border-b last:border-b-0",
            isSlim ? "h-row" : "h-[3.875rem]",
          )}
        >
          <div className="grid gap-2.5">
            <span
              className={classNames("h-3.5 rounded-tag bg-line", firstWidths[row % firstWidths.length])}
            />
            {!isSlim && <span className="h-2.5 w-19 rounded-tag bg-line" />}
          </div>
          <span className="h-3.5 w-14 rounded-tag bg-line" />
        </div>
      ))}
    </div>
  );
}
