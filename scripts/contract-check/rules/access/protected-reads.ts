import type { Trial } from "../../engine/trial";
import { isRead, type Operation } from "../../load/model";

/** Something that wants credentials and is read without harm. */
export function protectedReads(trial: Trial): Operation[] {
  const { checker } = trial;
  return checker.operations.filter(
    (one) =>
      isRead(one) &&
      checker.selected.has(one) &&
      one.security.length > 0 &&
      one.security.every((requirement) => requirement.length > 0) &&
      checker.bases.get(one)?.isAccepted === true,
  );
}
