import type { Operation } from "../load/model";
import type { Trial } from "./trial";

/**
 * A sequence of requests for one operation. A repetition does the same with other instances; the name seeds the
 * random values.
 */
export interface Scenario {
  name: string;
  operation: Operation;
  run(trial: Trial): Promise<void>;
}
