import { businessDate } from "../../src/rules/dates";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/** How far each kind of number has been counted. */
export const counterTable = defineTable("business.counters", {
  id: (row: { kind: string; last: number }) => row.kind,
});

/**
 * The next number of a kind, `first` the first time. Never given twice in one world, even after what had it is gone.
 * `first` must lie above every number of the kind in the sample world.
 */
export function nextNumber(world: World, kind: string, first: number): number {
  const counters = world.table(counterTable);
  const last = counters.get(kind)?.last;
  const next = last === undefined ? first : last + 1;
  if (last === undefined) counters.insert({ kind, last: next });
  else counters.update(kind, { last: next });
  return next;
}

/** A number that begins with its moment, as orders have them: 20261121104102 and three digits counted on. */
export function datedNumber(world: World, kind: string, at: number): string {
  const counted = nextNumber(world, kind, 387) % 1000;
  return `${dateTimeDigits(at)}${String(counted).padStart(3, "0")}`;
}

/** An instant in UTC+8 as 14 digits: 20261121104102. */
export function dateTimeDigits(at: number): string {
  const time = new Date(at + 8 * 3_600_000).toISOString().slice(11, 19);
  return `${businessDate(at)}${time}`.replace(/\D/g, "");
}
