import { useUiTranslations } from "../../../ui/ui-translations";
import { goodsRowClass } from "./goods-row-class";

/** The rows of goods that are being fetched, at the heights they will have. */
export function GoodsLoading() {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={goodsRowClass}>
          <span className="aspect-square w-full rounded-control bg-line" />
          <span className="grid content-start gap-3 pt-1">
            <span className="h-5 w-30 rounded-tag bg-line" />
            <span className="h-3.5 w-44 max-w-full rounded-tag bg-line" />
            <span className="h-3 w-22 rounded-tag bg-line" />
          </span>
          <span className="hidden h-7 w-24 justify-self-end rounded-tag bg-line md:block" />
        </div>
      ))}
    </div>
  );
}
