import type { Operation } from "../load/model";
import type { Checker } from "./checker";
import { clockOf, movedTime } from "./time-window";
import type { Trial } from "./trial";

interface AcceptedTime {
  readonly pointer: string;
  readonly time: number;
  /** So many weeks later something like it may begin. */
  readonly weeks: number;
}

const accepted = new WeakMap<Checker, Map<Operation, AcceptedTime>>();

const hour = 3_600_000;
const day = 24 * hour;

/** Notes a time with which an operation was opened that had refused others, and how many weeks later it takes others. */
export function noteAcceptedTime(
  checker: Checker,
  operation: Operation,
  pointer: string,
  { value, weeks }: { value: string; weeks: number },
): void {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return;
  const known = accepted.get(checker) ?? new Map<Operation, AcceptedTime>();
  accepted.set(checker, known.set(operation, { pointer, time, weeks }));
}

/** Whether an operation was opened by a time that it accepts. */
export const hasAcceptedTime = (checker: Checker, operation: Operation): boolean =>
  accepted.get(checker)?.has(operation) ?? false;

/**
 * The body with all its times moved to another week, by the same length, where the operation was opened by a time: the day of
 * the week stays what it is, and what has a time begins some hours later at most. Undefined where nothing is known.
 */
export function withOtherAcceptedTime(
  { checker, random }: Trial,
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const known = accepted.get(checker)?.get(operation);
  const now = clockOf(checker);
  const name = known?.pointer.slice(1);
  const value = name === undefined ? undefined : body[name];
  if (!known || now === undefined || typeof value !== "string") return undefined;
  const isPast = known.time < now;
  const days = 7 * random.between(0, known.weeks) * (isPast ? -1 : 1);
  const hours = value.includes("T") && !isPast ? random.between(0, 4) : 0;
  const distance = known.time + days * day + hours * hour - Date.parse(value);
  const moved = Object.entries(body).flatMap(([member, other]): [string, string][] => {
    const later = typeof other === "string" ? movedTime(other, distance) : undefined;
    return later === undefined ? [] : [[member, later]];
  });
  return { ...body, ...Object.fromEntries(moved) };
}
