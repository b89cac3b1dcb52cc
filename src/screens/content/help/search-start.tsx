import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { PopularSearches } from "./popular-searches";
import { SearchChips } from "./search-chips";
import { useRecentSearches } from "./use-recent-searches";

/** Before anything is typed: what was searched for on this device, and what others search for. */
export function SearchStart() {
  const { t } = useTranslation(["content", "common"]);
  const { searches, clear } = useRecentSearches();
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      {searches.length > 0 && (
        <section aria-labelledby="help-recent">
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 id="help-recent" className="text-15">
              {t("content:help.search.recent")}
            </h2>
            <Button
              variant="quiet"
              size="small"
              onClick={clear}
              aria-label={t("content:help.search.clearRecent")}
            >
              {t("common:action.clear")}
            </Button>
          </div>
          <SearchChips label={t("content:help.search.recent")} searches={searches} />
        </section>
      )}
      <section aria-labelledby="help-popular">
        <h2 id="help-popular" className="mb-3 text-15">
          {t("content:help.search.popular")}
        </h2>
        <PopularSearches />
      </section>
    </div>
  );
}
