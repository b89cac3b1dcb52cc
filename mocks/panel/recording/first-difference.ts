import { isRecord } from "../../kernel/contract-model";
import { pointerSegment } from "../../kernel/violations";

/** Where two values part ways first. */
export interface Difference {
  /** JSON pointer, "" for the values themselves. */
  readonly pointer: string;
  /** Undefined where the value is missing. */
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The first place where two JSON values differ, in the order of the expected one; null when they are alike. */
export function firstDifference(expected: unknown, actual: unknown, pointer = ""): Difference | null {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length);
    for (let index = 0; index < length; index++) {
      const found = firstDifference(expected[index], actual[index], `${pointer}/${index}`);
      if (found) return found;
    }
    return null;
  }
  if (isRecord(expected) && isRecord(actual)) {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const found = firstDifference(expected[name], actual[name], `${pointer}/${pointerSegment(name)}`);
      if (found) return found;
    }
    return null;
  }
  return Object.is(expected, actual) ? null : { pointer, expected, actual };
}
