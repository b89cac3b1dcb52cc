import { businessClockOffset, durations } from "../../../src/rules/limits";
import type { SalesDocument } from "../documents/document";
import type { Period } from "./period";
import { share } from "./ratios";
import { linesAt, total } from "./sold";

/** Ages of debts in days, the youngest first. */
export const debtAges = [
  { age: "upTo30", fromDays: 0, toDays: 30 },
  { age: "upTo60", fromDays: 31, toDays: 60 },
  { age: "upTo90", fromDays: 61, toDays: 90 },
  { age: "over90", fromDays: 91, toDays: null },
] as const;
export type DebtAge = (typeof debtAges)[number]["age"];

/** A customer who owes. Money in fen. */
export interface Debtor {
  readonly id: number;
  readonly amount: number;
  /** The part older than 60 days. */
  readonly over60: number;
  /** How many documents are unpaid. */
  readonly documents: number;
  /** When the oldest of them was written, and its age in days. */
  readonly oldestAt: number;
  readonly days: number;
  readonly age: DebtAge;
}

export interface AgeingRow {
  readonly age: DebtAge;
  readonly fromDays: number;
  readonly toDays: number | null;
  /** Customers whose oldest unpaid document has this age. */
  readonly customers: number;
  readonly amount: number;
  /** Ten-thousandths of everything owed. */
  readonly share: number;
}

export interface Receivables {
  readonly amount: number;
  readonly over60: number;
  readonly ageing: readonly AgeingRow[];
  /** The largest debt first, then by id. */
  readonly debtors: readonly Debtor[];
}

/** What customers owed when the period ended, by the age of each unpaid document on its last day. */
export function receivablesOf(documents: readonly SalesDocument[], period: Period): Receivables {
  // A week that is over ends with its Sunday, not with the Monday its last instant touches.
  const lastDay = dayNumber(period.isOver ? period.until - 1 : period.asOf);
  const debts = new Map<
    number,
    { id: number; amount: number; over60: number; documents: number; at: number }
  >();
  const amounts: Record<DebtAge, number> = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
  for (const document of documents) {
    const owed = owedAt(document, period.until);
    if (owed === 0) continue;
    const days = lastDay - dayNumber(document.at);
    amounts[ageOf(days)] += owed;
    const id = document.customerId;
    const debt = debts.get(id) ?? { id, amount: 0, over60: 0, documents: 0, at: document.at };
    debt.amount += owed;
    if (days > 60) debt.over60 += owed;
    debt.documents += 1;
    debt.at = Math.min(debt.at, document.at);
    debts.set(id, debt);
  }
  const debtors = [...debts.values()]
    .map(({ at, ...debt }) => {
      const days = lastDay - dayNumber(at);
      return { ...debt, oldestAt: at, days, age: ageOf(days) };
    })
    .sort((left, right) => right.amount - left.amount || left.id - right.id);
  const amount = total(debtors, "amount");
  const ageing = debtAges.map((row) => ({
    ...row,
    customers: debtors.filter(({ age }) => age === row.age).length,
    amount: amounts[row.age],
    share: share(amounts[row.age], amount),
  }));
  return { amount, over60: total(debtors, "over60"), ageing, debtors };
}

/** What of a document was still unpaid at an instant, in fen; 0 before it was written. */
export function owedAt(document: SalesDocument, until: number): number {
  if (document.at >= until) return 0;
  let owed = total(linesAt(document, until), "sales");
  for (const { at, amount } of document.payments) if (at < until) owed -= amount;
  return owed;
}

function ageOf(days: number): DebtAge {
  return debtAges.find(({ toDays }) => toDays === null || days <= toDays)?.age ?? "over90";
}

/** Days since 1970 in UTC+8. */
function dayNumber(instant: number): number {
  return Math.floor((instant + businessClockOffset) / durations.day);
}
