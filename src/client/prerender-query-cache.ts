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
 * A store for one prerendered page that begins every read with what an earlier page was told, so that a list hundreds
 * of pages show is fetched once and the page need not be drawn again for it. It holds only what its own page asked for.
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
