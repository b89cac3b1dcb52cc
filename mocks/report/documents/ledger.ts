import { durations } from "../../../src/rules/limits";
import { formatWeek, type IsoWeek, shiftWeek, weekOf, weekStart } from "../../../src/rules/weeks";
import type { Customer } from "./business";
import { customerWeek, type RunningBusiness, type TradingWeek, tradingWeek } from "./customer-week";
import type { SalesDocument } from "./document";
import { newcomersOf } from "./newcomers";
import { weeksOpen } from "./trading-pattern";

/** The documents of a business, written when they are asked for. */
export interface Ledger {
  /**
   * Whatever the report of a week can depend on: all documents of the week and of the week before, those of days to
   * come among them, and every older one that was paid, changed or owed in either.
   */
  around(week: IsoWeek): readonly SalesDocument[];
  /** What a customer is called, the newcomers among them. Throws an Error for a number no document has. */
  customerName(id: number): string;
}

/** The ledger of a business. Documents are created on demand and cached. */
export function openLedger(running: RunningBusiness): Ledger {
  const { business, pattern } = running;
  const weeks = new Map<number, TradingWeek>();
  const cache = new Map<Customer, Map<number, readonly SalesDocument[]>>();
  const newcomers = newcomersOf(running);
  const names = new Map([...business.customers, ...newcomers].map(({ id, name }) => [id, name]));

  function weekAt(week: IsoWeek): TradingWeek {
    const monday = weekStart(week);
    const known = weeks.get(monday) ?? tradingWeek(running, week);
    weeks.set(monday, known);
    return known;
  }

  function documentsOf(customer: Customer, week: TradingWeek): readonly SalesDocument[] {
    const own = cache.get(customer) ?? new Map<number, readonly SalesDocument[]>();
    cache.set(customer, own);
    const known = own.get(week.monday) ?? customerWeek(running, customer, week);
    own.set(week.monday, known);
    return known;
  }

  return {
    around(week) {
      const recent: TradingWeek[] = [];
      const all: SalesDocument[] = [];
      const collect = (customer: Customer, since: number): void => {
        // One week more, for what was paid in the week before.
        for (let back = weeksOpen(customer, pattern) + 1; back >= 0; back--) {
          const earlier = recent[back] ?? weekAt(shiftWeek(week, -back));
          recent[back] = earlier;
          if (earlier.monday >= since) for (const found of documentsOf(customer, earlier)) all.push(found);
        }
      };
      for (const customer of business.customers) collect(customer, pattern.openedAt - 7 * durations.day);
      for (const customer of newcomers) collect(customer, pattern.newcomersSince);
      return pattern.onlySaleIn === undefined ? all : onlySale(all, pattern.onlySaleIn);
    },
    customerName(id) {
      const name = names.get(id);
      if (name === undefined) throw new Error(`No document of this business can speak of customer ${id}.`);
      return name;
    },
  };
}

/** The first document of a week that was kept as a whole; none where there is none. */
function onlySale(documents: readonly SalesDocument[], week: string): SalesDocument[] {
  const candidates = documents.filter(
    ({ at, lines }) =>
      formatWeek(weekOf(at)) === week && lines.every(({ returnedAt }) => returnedAt === null),
  );
  return candidates.sort((left, right) => left.at - right.at).slice(0, 1);
}
