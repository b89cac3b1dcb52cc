import type { Place } from "../../document/place";
import type { Parameter } from "../../load/model";
import type { PreparedCall } from "./prepared-call";

/** One request that differs from a valid one in one place. */
export interface Variation {
  name: string;
  keyword: string;
  pointer: string;
  isValid: boolean;
  what: string;
  /** What stands in the place. */
  value: unknown;
  place: Place;
  /** Where in the body, or the parameter's key. */
  apply(call: PreparedCall): PreparedCall;
  /** The place holds an id: whatever it is changed to, it may not exist. */
  isReference: boolean;
  parameter?: Parameter;
}
