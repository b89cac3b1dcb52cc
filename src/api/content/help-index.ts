import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { startDeadline } from "../../client/deadline";
import { currentLocale } from "../../platform/current-locale";
import { helpIndexVersion } from "../../platform/help-index-version";
import { type HelpIndex, helpIndexAddress, isHelpIndex } from "../../rules/help-index";
import { http, timings } from "../../rules/limits";

/**
 * The index of the help in the page's language; null where none was built, where it failed, or while it takes longer
 * than a search may wait. Once here it stays for the visit. One that failed is not waited for again by every search.
 */
export async function loadHelpIndex(client: QueryClient): Promise<HelpIndex | null> {
  const query = helpIndexQuery();
  if (query === null || client.getQueryState(query.queryKey)?.status === "error") return null;
  const index = client.ensureQueryData(query).catch(() => null);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timings.helpIndex, null));
  return Promise.race([index, timeout]);
}

/** For the boxes to search in: has the index fetched before the first word is typed, and again where it failed. */
export function usePrefetchHelpIndex(): () => void {
  const client = useQueryClient();
  return () => {
    const query = helpIndexQuery();
    if (query) void client.prefetchQuery(query);
  };
}

function helpIndexQuery() {
  const version = helpIndexVersion();
  if (version === null) return null;
  const address = helpIndexAddress(currentLocale(), version);
  return queryOptions({
    queryKey: ["helpIndex", address],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => readIndex(address),
  });
}

async function readIndex(address: string): Promise<HelpIndex> {
  const deadline = startDeadline(http.timeout, null);
  try {
    const response = await fetch(address, { signal: deadline.signal });
    const index: unknown = response.ok ? await response.json() : null;
    if (!isHelpIndex(index)) throw new Error(`${address} is no index of the help.`);
    return index;
  } finally {
    deadline.clear();
  }
}
