import type { Operation } from "../load/model";
import { isUsedToday } from "./time-window";
import type { Trial } from "./trial";
import { withOtherTimes } from "./unique-texts";

const taken = new WeakMap<Trial["checker"], Set<Operation>>();

/** Notes that a creation was refused with its usual times and accepted with others: the usual ones are taken by then. */
export function noteTakenTime({ checker }: Trial, create: Operation): void {
  const known = taken.get(checker) ?? new Set<Operation>();
  taken.set(checker, known.add(create));
}

/** Whether a creation does better with other times than its usual ones. */
const isTimeTaken = ({ checker }: Trial, create: Operation): boolean =>
  taken.get(checker)?.has(create) ?? false;

/** The body with other times than the usual ones, where those are taken; what is of use today alone begins today. */
export const beyondTaken = (trial: Trial, operation: Operation, body: unknown): unknown =>
  isTimeTaken(trial, operation) && !isUsedToday(trial.checker, operation)
    ? withOtherTimes(trial, operation, body)
    : body;
