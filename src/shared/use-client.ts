import { useSyncExternalStore } from "react";
import type { Client } from "../platform/client-type";
import { clientStore } from "../platform/client-watch";

/** What the visitor uses; it follows every resize and changes only when a value differs. */
export function useClient(): Client {
  return useSyncExternalStore(clientStore.subscribe, clientStore.getSnapshot, clientStore.getServerSnapshot);
}

/** Whether the page is inside a messenger, a payment app or the product's own app, which have bars of their own. */
export function isEmbedded(client: Client): boolean {
  return client.messenger !== null || client.isPaymentApp || client.ownApp !== null;
}
