import type { Operation } from "../load/model";
import type { Trial } from "./trial";

/** Something worth trying: run again with another attempt it does the same with other things. */
export interface Scenario {
  name: string;
  operation: Operation;
  run(trial: Trial): Promise<void>;
}
