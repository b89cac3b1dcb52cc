import type { Place } from "../document/place";
import { valueAt, withValueAt } from "../lib/json";
import type { Validator } from "./validator";

/** Maximum number of members that are removed. */
const maximumFailures = 12;

/**
 * A generated value without the members below a pointer that its schema rejects; undefined where that is not enough.
 */
export function pruned(validator: Validator, schema: Place, value: unknown, below = ""): unknown {
  let left = value;
  for (let turn = 0; turn < maximumFailures; turn += 1) {
    const violations = validator.check(schema, left);
    if (violations.length === 0) return left;
    const faultyOperation = violations.find(
      ({ pointer }) => pointer.startsWith(`${below}/`) && valueAt(left, pointer) !== undefined,
    );
    if (!faultyOperation) return undefined;
    left = withValueAt(left, faultyOperation.pointer, undefined);
  }
  return undefined;
}
