import { pageSizes } from "../../../rules/limits";
import { useUiWords } from "../../../ui/words";
import { newsRowClass } from "./news-row-class";

/** The rows that are being fetched, at the heights they will have. */
export function NewsRowsLoading() {
  const words = useUiWords();
  return (
    <div role="status" aria-label={words.loading}>
      {Array.from({ length: pageSizes.news }, (_, row) => row).map((row) => (
        <div key={row} className={newsRowClass}>
          <span className="mt-2 h-3 w-10 rounded-tag bg-line" />
          <span className="block">
            <span className="mt-1.5 block h-4 w-2/3 rounded-tag bg-line" />
            <span className="mt-3 block h-3.5 w-11/12 rounded-tag bg-line" />
            <span className="mt-3.5 block h-3 w-24 rounded-tag bg-line" />
          </span>
          <span className="h-22 w-36 rounded-control bg-line max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
