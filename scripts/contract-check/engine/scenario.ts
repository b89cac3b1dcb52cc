import type { Operation } from "../load/model";
import type { Trial } from "./trial";

/**
 * A sequence of requests for one operation. A repetition does the same with other instances; the name seeds the
 * random values.
 */
export interface Scenario {
  name: string;
  operation: Operation;
  /** Whether it may run beside others of its operation: it leaves nothing changed that these depend on. */
  isIndependent?: boolean;
  run(trial: Trial): Promise<void>;
}
