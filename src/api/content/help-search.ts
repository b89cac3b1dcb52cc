import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import type { components } from "../../generated/content";
import { importCode } from "../../platform/import-code";
import { isOnline } from "../../platform/network";
import { type HelpIndex, isCompleteIndex, searchHelpIndex } from "../../rules/help-index";
import { mayBeSyllables } from "../../rules/help-search";
import { loadHelpIndex } from "./help-index";
import { content, helpList, helpListQuery, helpParameters } from "./queries";

/** An article that was found, as far as its result shows it. */
export type FoundArticle = Pick<
  components["schemas"]["HelpListItem"],
  "id" | "title" | "summary" | "is_video" | "reading_minutes" | "duration_seconds" | "lang" | "matches"
>;

interface FoundPage {
  readonly total: number;
  readonly list: readonly FoundArticle[];
  /** That nothing answers the search, and this only comes near it; the server does not say. */
  readonly isNear?: boolean;
}

interface HelpSearch {
  keyword: string;
  isVideo?: boolean;
  page: number;
  pageSize: number;
}

const searches = "searchHelp";

/**
 * A page of what a search finds. The built index answers at once and without a network; the server does where the
 * index cannot be had or no longer holds all there is. See decision 0010.
 */
export function helpSearchQuery(search: HelpSearch) {
  const parameters = helpParameters(search);
  return queryOptions({
    ...content,
    placeholderData: keepPreviousData,
    queryKey: [searches, parameters],
    queryFn: async ({ client, signal }): Promise<FoundPage> => {
      const index = await loadHelpIndex(client);
      if (index && !isOutdated(client, index)) {
        void compareWithServer(client, index);
        return searchInIndex(index, search);
      }
      const result = await helpList(parameters, signal);
      return result.ok || !index ? unwrap(Promise.resolve(result)) : searchInIndex(index, search);
    },
  });
}

const loadNear = () => import("../../rules/help-search-near");

/** A page of what a search finds in the index. The rule for what people mean beyond their words is fetched when it is needed. */
export async function searchInIndex(index: HelpIndex, search: HelpSearch) {
  const found = searchHelpIndex(index, search);
  if (found.total > 0 && !mayBeSyllables(search.keyword)) return found;
  const near = await importCode(loadNear).catch(() => null);
  return near === null ? found : searchHelpIndex(index, search, near.findMeant);
}

/** Asks the server what is newest, and has it search again itself where the index lacks that. */
async function compareWithServer(client: QueryClient, index: HelpIndex): Promise<void> {
  if (!isOnline()) return;
  await client.prefetchQuery({ ...newestQuery(), retry: false });
  if (isOutdated(client, index)) await client.invalidateQueries({ queryKey: [searches] });
}

/** Whether the server reported articles that the index lacks. */
function isOutdated(client: QueryClient, index: HelpIndex): boolean {
  const newest = client.getQueryData(newestQuery().queryKey);
  return newest !== undefined && !isCompleteIndex(index, newest);
}

function newestQuery() {
  return helpListQuery({ page: 1, pageSize: 1 });
}
