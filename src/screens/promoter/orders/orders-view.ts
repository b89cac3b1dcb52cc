import type { OrderState } from "../../../shared/order-status/order-status";
import { readPageNumber } from "../../../shared/routing/addresses";
import { agentAddresses } from "../area/agent-addresses";

/** The tabs of the list and the states each gathers; "all" asks for every state. */
export const orderTabs = {
  all: [],
  unpaid: ["unpaid"],
  paid: ["paid", "activated"],
  closed: ["cancelled", "expired", "refunding", "refunded"],
} as const satisfies Record<string, readonly OrderState[]>;

export type OrderTab = keyof typeof orderTabs;
export const orderTabNames: readonly OrderTab[] = ["all", "unpaid", "paid", "closed"];

/** The orders on screen, as given by the address. */
export interface OrdersView {
  readonly tab: OrderTab;
  readonly page: number;
}

/** Reads a view from an address anyone can write; what is no view counts as the usual one. */
export function readOrdersView(query: URLSearchParams): OrdersView {
  return {
    tab: orderTabNames.find((known) => known === query.get("tab")) ?? "all",
    page: readPageNumber(query),
  };
}

/** The address of a view; the usual values are left out. */
export function ordersAddress({ tab, page }: OrdersView): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? agentAddresses.orders : `${agentAddresses.orders}?${text}`;
}
