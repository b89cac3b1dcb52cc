import {
  hashKey,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
  type WithRequired,
} from "@tanstack/react-query";

/** What reads have brought, by the hash of their key. */
export type CachedReads = Map<string, unknown>;

/**
 * A query cache for one prerendered page, seeded with the answers of earlier pages: a list that hundreds of pages
 * show is fetched once. It contains only queries of its own page.
 */
export class PrerenderQueryCache extends QueryCache {
  readonly #memory: CachedReads;

  constructor(cachedReads: CachedReads) {
    super();
    this.#memory = cachedReads;
  }

  override build<QueryFn = unknown, Failure = Error, Data = QueryFn, Key extends QueryKey = QueryKey>(
    client: QueryClient,
    options: WithRequired<QueryOptions<QueryFn, Failure, Data, Key>, "queryKey">,
    state?: QueryState<Data, Failure>,
  ): Query<QueryFn, Failure, Data, Key> {
    const key: QueryKey = options.queryKey;
    const hash = hashKey(key);
    const isNew = this.get(hash) === undefined;
    const query = super.build<QueryFn, Failure, Data, Key>(client, options, state);
    const cached = this.#memory.get(hash);
    if (isNew && cached !== undefined) client.setQueryData<unknown>(key, () => cached);
    return query;
  }

  /** Keeps what this page's reads brought for the pages after it. */
  saveReads(): void {
    for (const { queryHash, state } of this.getAll())
      if (state.status === "success") this.#memory.set(queryHash, state.data);
  }
}
