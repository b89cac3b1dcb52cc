import { customerUrgency } from "../../../rules/customer-urgency";
import { yuanToFen } from "../../../rules/numbers";
import { pinyinRanks } from "../../../rules/pinyin";
import { arrivedAt, displayName } from "./customer-facts";
import type { Customer, CustomerSort } from "./customer-view";

/** All places of a list in an order; ties keep the server's. */
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

function urgency({ remainingDays, relation, protectedUntil }: Customer): number {
  const isLead = relation === "lead" && protectedUntil !== null;
  return customerUrgency({ remainingDays, leadUntil: isLead ? Date.parse(protectedUntil) : null });
}

/** Whether customers stand in the usual order of the list, as the server sends them. */
export function areMostUrgentFirst(customers: readonly Customer[]): boolean {
  let before = Number.NEGATIVE_INFINITY;
  return customers.every((customer) => {
    const key = urgency(customer);
    const isInOrder = before <= key;
    before = key;
    return isInOrder;
  });
}
