import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sharedQueryClient } from "../client/query-client";
import { consumePrerenderedData } from "../platform/prerendered";
import { watchSession } from "./session/watch-session";

/**
 * Provides the query client. It wraps each screen instead of the app, so that a page without requests does not load
 * it.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(filledClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The store, with the data of the prerendered page. */
function filledClient(): QueryClient {
  const client = watchSession(sharedQueryClient());
  const data = consumePrerenderedData();
  if (isDehydrated(data)) hydrate(client, data);
  return client;
}

function isDehydrated(data: unknown): data is DehydratedState {
  return typeof data === "object" && data !== null && "queries" in data && Array.isArray(data.queries);
}
