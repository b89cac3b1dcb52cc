import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sharedQueryClient } from "../client/query-client";
import { watchSession } from "./session/watch-session";

/**
 * Gives what is below it the one store of fetched data. It stands around each screen instead of around the app, so
 * that a page that fetches nothing at first does not carry it.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => watchSession(sharedQueryClient()));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
