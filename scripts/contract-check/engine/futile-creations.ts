import type { Operation } from "../load/model";
import type { Trial } from "./trial";

/** So many refused creations in a row are taken for chance. */
const toleratedRefusals = 4;
/** At least one of so many is tried all the same: what used up a quota may have been deleted since. */
const longest = 16;

interface Record {
  refused: number;
  left: number;
}

const records = new WeakMap<Trial["checker"], Map<string, Record>>();

const recordOf = ({ checker }: Trial, operation: Operation, userIndex: number): Record => {
  const known = records.get(checker) ?? new Map<string, Record>();
  records.set(checker, known);
  const key = `${operation.id} ${checker.callers.get(operation) ?? ""} ${userIndex}`;
  const found = known.get(key) ?? { refused: 0, left: 0 };
  known.set(key, found);
  return found;
};

/**
 * Whether a creation is not worth a try: one that is refused again and again, for a quota that is used up, would cost most of
 * the requests of a run, and its parents with it.
 */
export function isFutile(trial: Trial, create: Operation, userIndex: number): boolean {
  const record = recordOf(trial, create, userIndex);
  if (record.left === 0) return false;
  record.left -= 1;
  return true;
}

/** Notes whether a creation succeeded. */
export function noteCreation(trial: Trial, create: Operation, userIndex: number, isCreated: boolean): void {
  const record = recordOf(trial, create, userIndex);
  record.refused = isCreated ? 0 : record.refused + 1;
  record.left =
    record.refused < toleratedRefusals ? 0 : Math.min(longest, 2 ** (record.refused - toleratedRefusals + 1));
}

/** Tries everything again: what was refused for want of something else may be possible now. */
export const resetRefusals = ({ checker }: Pick<Trial, "checker">): void => void records.delete(checker);
