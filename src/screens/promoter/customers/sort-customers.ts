import { yuanToFen } from "../../../rules/numbers";
import { pinyinRanks } from "../../../rules/pinyin-initials";
import { arrivedAt, displayName } from "./customer-facts";
import type { Customer, CustomerSort } from "./customer-view";

/**
 * All places of a list in an order. Urgency: overdue services first, then by days left, then leads by the end of
 * their protection; ties keep the server's order.
 */
export function sortCustomers(
  customers: readonly Customer[],
  sort: CustomerSort,
  isReversed: boolean,
): readonly number[] {
  const keys = sortKeys(customers, sort);
  const direction = isReversed ? -1 : 1;
  return customers
    .map((_, index) => index)
    .sort((a, b) => {
      const first = keys[a] ?? 0;
      const second = keys[b] ?? 0;
      return first === second ? a - b : direction * (first - second);
    });
}

/** A number for each customer; small ones come first. */
function sortKeys(customers: readonly Customer[], sort: CustomerSort): Float64Array {
  const keys = new Float64Array(customers.length);
  const fill = (keyOf: (customer: Customer) => number) => {
    for (const [index, customer] of customers.entries()) keys[index] = keyOf(customer);
    return keys;
  };
  switch (sort) {
    case "urgency":
      return fill(urgency);
    case "amount":
      return fill(({ renewalAmount }) => -(renewalAmount === null ? -1 : (yuanToFen(renewalAmount) ?? -1)));
    case "followUp":
      return fill(({ nextFollowUpAt }) => (nextFollowUpAt === null ? last : Date.parse(nextFollowUpAt)));
    case "recent":
      return fill((customer) => -arrivedAt(customer));
    case "name":
      return nameRanks(customers);
  }
}

/** Works the order of names out ahead, while nobody waits: of everything a list can be sorted by it takes longest. */
export function prepareNameOrder(customers: readonly Customer[]): void {
  nameRanks(customers);
}

const rankCache = new WeakMap<readonly Customer[], Float64Array>();

/** One for each place; kept as numbers, as a map of ten thousand names takes ten times the memory. */
function nameRanks(customers: readonly Customer[]): Float64Array {
  const cached = rankCache.get(customers);
  if (cached !== undefined) return cached;
  const ranks = pinyinRanks(customers.map(displayName));
  const keys = Float64Array.from(customers, (customer) => ranks.get(displayName(customer)) ?? last);
  rankCache.set(customers, keys);
  return keys;
}

const last = Number.MAX_SAFE_INTEGER;
/** Services that ended longer ago, in days, come after everything that can still be saved. */
const longAgo = 14;
const noDate = 1_000_000;

function urgency({ remainingDays, relation, protectedUntil }: Customer): number {
  if (remainingDays !== null) return remainingDays < -longAgo ? noDate - remainingDays : remainingDays;
  if (relation === "lead" && protectedUntil !== null) return noDate / 2 + Date.parse(protectedUntil) / 1e9;
  return 2 * noDate;
}
