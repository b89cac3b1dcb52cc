import type { Place } from "../../document/place";
import type { Parameter } from "../../load/model";
import type { PreparedCall } from "./prepared-call";

/** A request that differs from a valid one in one place. */
export interface Variation {
  name: string;
  keyword: string;
  pointer: string;
  isValid: boolean;
  what: string;
  /** The value at that place. */
  value: unknown;
  place: Place;
  /** Applies the change to a call. */
  apply(call: PreparedCall): PreparedCall;
  /** The place holds an id, so that a changed value may not exist. */
  isReference: boolean;
  /** The only optional member of a body that was left with the required ones. */
  member?: string;
  parameter?: Parameter;
}
