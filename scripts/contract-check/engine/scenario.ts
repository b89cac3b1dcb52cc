import type { Operation } from "../load/model";
import type { Trial } from "./trial";

/**
 * A sequence of requests for one operation. A repetition does the same with other instances; the name seeds the
 * random values.
 */
export interface Scenario {
  name: string;
  operation: Operation;
  /** Whether it may run beside others like it: it leaves nothing changed that these depend on. */
  isIndependent?: boolean;
  run(trial: Trial): Promise<void>;
}

/**
 * Scenarios that read, are refused or create what only they use, so that they may run beside each other: what one of them
 * may show because of another is tried again alone.
 */
export function independent(scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.map((scenario) => ({ ...scenario, isIndependent: true }));
}
