import type { Place } from "../load/documents";
import type { Rule } from "../run/finding";

export interface Fault {
  rule: Rule;
  cause: string;
  expected: string;
  actual: string;
  pointer: string;
  place: Place;
}
