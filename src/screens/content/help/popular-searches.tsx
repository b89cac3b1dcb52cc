import { useTranslation } from "../../../i18n/use-translation";
import { SearchChips } from "./search-chips";

/** What people search for most, chosen by the editors. */
export function PopularSearches() {
  const { t } = useTranslation("content");
  const searches = [
    t("help.popular.openingStock"),
    t("help.popular.printer"),
    t("help.popular.prices"),
    t("help.popular.returns"),
  ];
  return <SearchChips label={t("help.search.popular")} searches={searches} />;
}
