import { licences, orderLimits } from "../../../rules/limits";
import type { VersionPrice } from "../../../rules/price-quote";

export type VersionName = "standard" | "professional";

/** The selection of the price page: totals as a shop counts them. Null means what the version includes. */
export interface PriceChoice {
  readonly version: VersionName;
  readonly stores: number | null;
  readonly users: number | null;
  readonly years: number;
}

/** Stores and users beyond those a version includes, as orders count them. */
export interface Extras {
  readonly stores: number;
  readonly users: number;
}

/** The selection in an address; missing or invalid values take their defaults. */
export function readChoice(query: URLSearchParams): PriceChoice {
  return {
    version: query.get("version") === "standard" ? "standard" : "professional",
    stores: readCount(query.get("stores"), 1, orderLimits.stores.maximum),
    users: readCount(query.get("users"), 1, orderLimits.users.maximum),
    years: readCount(query.get("years"), orderLimits.years.minimum, orderLimits.years.maximum) ?? 1,
  };
}

/** The query of a choice; what is as usual is left out, so that a plain address stays plain. */
export function choiceQuery({ version, stores, users, years }: PriceChoice): Record<string, string> {
  return {
    ...(version === "standard" && { version }),
    ...(stores !== null && { stores: String(stores) }),
    ...(users !== null && { users: String(users) }),
    ...(years !== 1 && { years: String(years) }),
  };
}

/** What a choice adds to a version: nothing where none can be added, never fewer than it includes. */
export function extrasOf(choice: PriceChoice, price: VersionPrice): Extras {
  const more = (requested: number | null, included: number, unitFen: number | null) =>
    requested === null || unitFen === null ? 0 : Math.max(0, requested - included);
  return {
    stores: more(choice.stores, price.includedStores, price.storeYearFen),
    users: more(choice.users, price.includedUsers, price.userYearFen),
  };
}

/** The goods page of the mall with a choice already made. Before the catalogue has answered, the version stands for its product. */
export function orderAddress(
  productNo: string | undefined,
  { version, years }: Pick<PriceChoice, "version" | "years">,
  { users, stores }: Extras,
): string {
  const query = new URLSearchParams({
    serviceNumber: licences.codes.zhj,
    ...(productNo === undefined ? { version } : { productNo }),
    years: String(years),
    users: String(users),
    stores: String(stores),
  });
  return `/mall/detail?${query}`;
}

function readCount(text: string | null, minimum: number, maximum: number): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const count = Number(text);
  return count < minimum ? null : Math.min(count, maximum);
}
