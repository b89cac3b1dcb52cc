import type { MoneyRecordFilter } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { isYearMonth } from "../../../rules/dates";
import { readPageNumber } from "../../../shared/routing/addresses";
import { agentAddresses } from "../area/agent-addresses";

type Schemas = components["schemas"];

export const recordLists = ["recent", "shares", "withdrawals"] as const;
export type RecordList = (typeof recordLists)[number];

export const shareStates: readonly Schemas["ShareState"][] = ["onHold", "released", "reversed"];
export const withdrawalStatuses: readonly Schemas["WithdrawalStatus"][] = [
  "withdrawing",
  "withdrawn",
  "failed",
];

/** The records on screen, as given by the address: the last movements, shares or withdrawals. */
export interface MoneyView {
  readonly list: RecordList;
  /** "2026-11"; null for all months. */
  readonly month: string | null;
  /** Narrows shares only. */
  readonly state: Schemas["ShareState"] | null;
  /** Narrows withdrawals only. */
  readonly status: Schemas["WithdrawalStatus"] | null;
  readonly page: number;
}

export const recentMoneyView: MoneyView = {
  list: "recent",
  month: null,
  state: null,
  status: null,
  page: 1,
};

/** Reads a view from an address anyone can write; what is no view counts as the usual one. */
export function readMoneyView(query: URLSearchParams): MoneyView {
  const list = recordLists.find((known) => known === query.get("list")) ?? "recent";
  if (list === "recent") return recentMoneyView;
  const month = query.get("month") ?? "";
  const state = shareStates.find((known) => known === query.get("state")) ?? null;
  const status = withdrawalStatuses.find((known) => known === query.get("state")) ?? null;
  return {
    list,
    month: isYearMonth(month) ? month : null,
    state: list === "shares" ? state : null,
    status: list === "withdrawals" ? status : null,
    page: readPageNumber(query),
  };
}

/** The address of a view; the usual values are left out. */
export function moneyAddress({ list, month, state, status, page }: MoneyView): string {
  if (list === "recent") return agentAddresses.money;
  const query = new URLSearchParams({ list });
  if (month !== null) query.set("month", month);
  const narrowed = list === "shares" ? state : status;
  if (narrowed !== null) query.set("state", narrowed);
  if (page > 1) query.set("page", String(page));
  return `${agentAddresses.money}?${query}`;
}

/** What the server is asked for. */
export function recordFilter({ month, state, status }: MoneyView): MoneyRecordFilter {
  return {
    ...(month !== null && { month }),
    ...(state !== null && { state }),
    ...(status !== null && { status }),
  };
}

/** The month whose statement an address asks for; null where it asks for none. */
export function readStatementMonth(query: URLSearchParams): string | null {
  const month = query.get("statement") ?? "";
  return isYearMonth(month) ? month : null;
}

/** The address of a month's statement. */
export function statementAddress(month: string): string {
  return `${agentAddresses.money}?statement=${month}`;
}
