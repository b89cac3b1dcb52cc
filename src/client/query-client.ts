import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isOnline, onNetworkChange } from "../platform/network";
import { type ClientError, isClientError } from "./client-error";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ClientError;
  }
}

const mostRetries = 2;
const firstDelay = 1000;
const longestDelay = 8000;
const defaultStaleTime = 30_000;

/**
 * Where reads are kept. Only reads are ever tried again, at most twice and only where that may help; a change,
 * GETs that change something included, is a mutation and goes out once. Offline, calls fail at once with their
 * message instead of waiting unseen; reads are made anew when the connection comes back.
 */
export function createQueryClient(queryCache: QueryCache = new QueryCache()): QueryClient {
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: defaultStaleTime,
        retry: (failures, error) => failures < mostRetries && canRetryRead(error),
        retryDelay: (failures) => Math.min(firstDelay * 2 ** failures, longestDelay),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Whether a read that failed so may be tried again without asking; what is no failed call is a mistake in the program. */
export function canRetryRead(error: unknown): boolean {
  if (!isClientError(error) || !error.canRetry) return false;
  if (error.kind === "http") return error.status >= 500;
  return error.kind === "offline" || error.kind === "timeout";
}

let shared: QueryClient | null = null;

/** Puts a store in place of the shared one: every prerendered page has its own. */
export function setSharedQueryClient(client: QueryClient | null): void {
  shared = client;
}

/** The store of this page, made when it is first asked for. */
export function sharedQueryClient(): QueryClient {
  if (shared === null) {
    onlineManager.setEventListener(watchNetwork);
    shared = createQueryClient();
  }
  return shared;
}

/**
 * The store hears of the network only while something on the page uses it. What came or went meanwhile it learns when
 * it is used again; else it would miss that the connection is back.
 */
function watchNetwork(setOnline: (isOnline: boolean) => void): () => void {
  const publish = () => setOnline(isOnline());
  publish();
  return onNetworkChange(publish);
}
