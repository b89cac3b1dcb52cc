import type { Trial } from "../../engine/trial";
import { isRead, type Operation } from "../../load/model";

/** Protected operations that can be called without side effects. */
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
