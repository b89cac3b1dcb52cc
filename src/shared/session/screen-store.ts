import { type FetchQueryOptions, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { sharedQueryClient } from "../../client/query-client";
import { signedInStore } from "../../platform/signed-in";
import { watchSession } from "./watch-session";

/** Starts a read in the store of all screens; one that fails is read again by the screen. */
export function startRead<Data, Failure, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  const store = watchSession(sharedQueryClient());
  const read = store.prefetchQuery(options);
  // Nobody else may watch it yet but a page that loads: where that gives way, the read would be taken back and begun anew.
  const watcher = new QueryObserver<unknown, Error>(store, { queryKey: options.queryKey, enabled: false });
  void read.then(watcher.subscribe(() => undefined));
}

/** The same for a read that others depend on; undefined where it failed. */
export async function readAhead<Data, Failure, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> {
  const store = watchSession(sharedQueryClient());
  await store.prefetchQuery(options);
  return store.getQueryData<Data>(options.queryKey);
}

/** Whether this device has a signed-in user stored: only then are reads of a user worth starting. */
export function isUserStored(): boolean {
  return signedInStore.getSnapshot();
}
