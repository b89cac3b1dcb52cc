import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isOnline, onNetworkChange } from "../platform/network";
import { type ClientError, isClientError } from "./client-error";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ClientError;
  }
}

const maximumRetries = 2;
const firstDelay = 1000;
const maximumDelay = 8000;
const defaultStaleTime = 30_000;

/**
 * The query client. Only queries are retried, at most twice and only where it may help; every change, GETs included,
 * is a mutation and sent once. Offline, calls fail at once with their message instead of pausing; queries refetch
 * when the connection returns.
 */
export function createQueryClient(queryCache: QueryCache = new QueryCache()): QueryClient {
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: defaultStaleTime,
        retry: (failures, error) => failures < maximumRetries && canRetryRead(error),
        retryDelay: (failures) => Math.min(firstDelay * 2 ** failures, maximumDelay),
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
 * React Query's online manager only listens while it has subscribers. This reads the state again when one arrives,
 * as events in between were missed.
 */
function watchNetwork(setOnline: (isOnline: boolean) => void): () => void {
  const publish = () => setOnline(isOnline());
  publish();
  return onNetworkChange(publish);
}
