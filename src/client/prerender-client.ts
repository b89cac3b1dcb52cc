import {
  type DefaultedQueryObserverOptions,
  type QueryCache,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { createQueryClient } from "./query-client";

/**
 * The query client of one prerendered page. Queries suspend until their answer is there, so that each part renders
 * once.
 */
export class PrerenderClient extends QueryClient {
  constructor(queryCache: QueryCache) {
    super({ queryCache, defaultOptions: createQueryClient().getDefaultOptions() });
  }

  override defaultQueryOptions<
    FnData = unknown,
    Failure = Error,
    Data = FnData,
    QueryData = FnData,
    Key extends QueryKey = QueryKey,
    PageParam = never,
  >(
    options:
      | QueryObserverOptions<FnData, Failure, Data, QueryData, Key, PageParam>
      | DefaultedQueryObserverOptions<FnData, Failure, Data, QueryData, Key>,
  ): DefaultedQueryObserverOptions<FnData, Failure, Data, QueryData, Key> {
    const defaulted = super.defaultQueryOptions(options);
    const hasFailed = this.getQueryCache().get(defaulted.queryHash)?.state.status === "error";
    // What is never answered from a store would be stale in every visitor's page: it is asked for there alone.
    const canBeShared = defaulted.staleTime !== 0;
    // A read that failed shows as it does in the browser; the page is left out for it afterwards.
    return { ...defaulted, suspense: defaulted.enabled !== false && canBeShared && !hasFailed };
  }
}
