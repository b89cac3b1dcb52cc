import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { helpSearchQuery } from "../../../api/content/help-search";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Segment } from "../../../ui/segment";
import { Skeleton } from "../../../ui/skeleton";
import { HelpPages } from "./help-pages";
import { NoSearchResults } from "./no-search-results";
import { PastEnd } from "./past-end";
import { readKind, readPage } from "./read-parameters";
import { handleResultKeys } from "./result-keys";
import { SearchResult } from "./search-result";

/** What was found: how many, documents or videos, the list with its pages; or help where nothing was. */
export function SearchResults({ searched }: { searched: string }) {
  const { t } = useTranslation("content");
  const [query, setQuery] = useSearchParams();
  const kind = readKind(query.get("kind"));
  const page = readPage(query.get("page"));
  const pageSize = kind === "video" ? pageSizes.helpVideos : pageSizes.helpManuals;
  const found = useQuery(
    helpSearchQuery({
      keyword: searched,
      page,
      pageSize,
      ...(kind !== null && { isVideo: kind === "video" }),
    }),
  );
  useReportedFailure(found.error, "获取帮助列表出错");
  const choose = (choice: string) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    if (choice === "all") next.delete("kind");
    else next.set("kind", choice);
    setQuery(next, { replace: true });
  };

  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="figures min-h-6 grow basis-28 text-ink2">
          {found.data &&
            t(found.data.isNear && found.data.total > 0 ? "help.search.near" : "help.search.found", {
              count: found.data.total,
            })}
        </p>
        <Segment
          label={t("help.list.kind")}
          size="small"
          value={kind ?? "all"}
          onChange={choose}
          choices={[
            { value: "all", label: t("help.list.all") },
            { value: "doc", label: t("help.list.docs") },
            { value: "video", label: t("help.list.videos") },
          ]}
        />
      </div>
      <div className="mt-3 border-ink border-t">
        {found.isPending && <Skeleton rows={6} />}
        {found.isLoadingError && (
          <ReadProblem error={found.error} onRetry={found.refetch} isRetrying={found.isFetching} />
        )}
        {found.data?.total === 0 && <NoSearchResults searched={searched} />}
        {found.data && found.data.total > 0 && found.data.list.length === 0 && (
          <PastEnd total={found.data.total} pageSize={pageSize} />
        )}
        {found.data && found.data.list.length > 0 && (
          <>
            <ol
              aria-label={t("help.search.results")}
              onKeyDown={handleResultKeys}
              aria-busy={found.isPlaceholderData}
            >
              {found.data.list.map((article) => (
                <SearchResult key={article.id} article={article} searched={searched} />
              ))}
            </ol>
            <p className="mt-3 text-13 text-ink2 max-md:hidden">{t("help.search.keys")}</p>
            <HelpPages total={found.data.total} page={page} pageSize={pageSize} />
          </>
        )}
      </div>
    </>
  );
}
