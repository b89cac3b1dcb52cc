import type { Place } from "../document/place";
import type { Rule } from "./finding";

export interface Fault {
  rule: Rule;
  cause: string;
  expected: string;
  actual: string;
  pointer: string;
  place: Place;
}
