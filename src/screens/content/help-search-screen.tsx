import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { PageHeader } from "../../shared/page-header";
import { CategoryTree } from "./help/category-tree";
import { HelpFrame } from "./help/help-frame";
import { LiveSearchBox } from "./help/live-search-box";
import { quotedSearch } from "./help/quoted-search";
import { SearchResults } from "./help/search-results";
import { SearchStart } from "./help/search-start";
import { useSearchText } from "./help/use-search-text";

/** The search of the help centre; the address contains the query. */
export function HelpSearchScreen() {
  const { t } = useTranslation("content");
  const search = useSearchText();
  const title = search.searched
    ? t("help.search.title", { text: quotedSearch(search.searched) })
    : t("help.search.label");
  return (
    <HelpFrame
      search={<LiveSearchBox search={search} />}
      tree={<CategoryTree alias={settings().productAlias} place={{}} />}
      isWide
    >
      <PageHeader
        title={title}
        description={t("help.search.description")}
        isHidden={search.searched !== ""}
      />
      <h1 className="text-26 [overflow-wrap:anywhere] sm:text-34">{title}</h1>
      {search.searched ? <SearchResults searched={search.searched} /> : <SearchStart />}
    </HelpFrame>
  );
}
