import { pageSizes } from "../../../rules/limits";
import { classNames } from "../../../ui/class-names";
import { useUiTranslations } from "../../../ui/ui-translations";
import { newsRowClass } from "./news-row-class";

/** Words take more lines on a phone than the least height of a row, in English still more. */
const rowHeight = "max-sm:min-h-34.5 max-sm:[:lang(en)_&]:min-h-45";

/** The rows that are being fetched and the pages below them, at the heights they will have. */
export function NewsRowsLoading() {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading}>
      {Array.from({ length: pageSizes.news }, (_, row) => row).map((row) => (
        <div key={row} className={classNames(newsRowClass, rowHeight)}>
          <span className="mt-2 h-3 w-10 rounded-tag bg-line" />
          <span className="block">
            <span className="mt-1.5 block h-4 w-2/3 rounded-tag bg-line" />
            <span className="mt-3 block h-3.5 w-11/12 rounded-tag bg-line" />
            <span className="mt-3.5 block h-3 w-24 rounded-tag bg-line" />
          </span>
          <span className="h-22 w-36 rounded-control bg-line max-sm:hidden" />
        </div>
      ))}
      <div className="mt-6 min-h-control" />
    </div>
  );
}
