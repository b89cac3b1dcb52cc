import type { Shape } from "./shapes";
import { limits, type Verdicts } from "./verdicts";

/** Keywords that hold a value from below and from above. */
const lower = ["minLength", "minItems", "minProperties", "minContains", "minimum", "exclusiveMinimum"];
const upper = ["maxLength", "maxItems", "maxProperties", "maxContains", "maximum", "exclusiveMaximum"];

/** Keywords compared here, so that they are not compared again. */
export const limitKeywords = [...lower, ...upper, "pattern", "multipleOf", "uniqueItems"];

/** What became tighter or looser between two shapes: bounds, pattern, step, uniqueness. */
export function limitDifferences(before: Shape, after: Shape): { text: string; verdicts: Verdicts }[] {
  return [
    ...[...lower, ...upper].map((keyword) => ({
      keyword,
      verdicts: boundVerdicts(keyword, before.keywords[keyword], after.keywords[keyword]),
    })),
    {
      keyword: "pattern",
      verdicts: patternVerdicts(patternOf(before), patternOf(after)),
    },
    {
      keyword: "multipleOf",
      verdicts: stepVerdicts(before.keywords["multipleOf"], after.keywords["multipleOf"]),
    },
    {
      keyword: "uniqueItems",
      verdicts: patternVerdicts(
        before.keywords["uniqueItems"] || undefined,
        after.keywords["uniqueItems"] || undefined,
      ),
    },
  ].flatMap(({ keyword, verdicts }) =>
    verdicts === null
      ? []
      : [{ text: describeChange(keyword, before.keywords[keyword], after.keywords[keyword]), verdicts }],
  );
}

/** `maxLength 20 became 50`, `pattern "^a$" is new`, `minimum 1 is gone`. */
export function describeChange(keyword: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${keyword} ${JSON.stringify(after)} is new`;
  if (after === undefined) return `${keyword} ${JSON.stringify(before)} is gone`;
  return `${keyword} ${JSON.stringify(before)} became ${JSON.stringify(after)}`;
}

function boundVerdicts(keyword: string, before: unknown, after: unknown): Verdicts | null {
  const isLower = lower.includes(keyword);
  const open = isLower ? lowest(keyword) : Number.POSITIVE_INFINITY;
  const old = typeof before === "number" ? before : open;
  const current = typeof after === "number" ? after : open;
  if (old === current) return null;
  return current > old === isLower ? limits.tighter : limits.looser;
}

/** A length cannot be negative, so `minLength: 0` is no limit. */
function lowest(keyword: string): number {
  return keyword.endsWith("inimum") ? Number.NEGATIVE_INFINITY : 0;
}

/** A pattern that every text has is no limit. */
function patternOf({ keywords }: Shape): unknown {
  const { pattern } = keywords;
  return typeof pattern === "string" && /^\^?(?:\.\*)?\$?$/.test(pattern) ? undefined : pattern;
}

function patternVerdicts(before: unknown, after: unknown): Verdicts | null {
  if (before === after) return null;
  if (before === undefined) return limits.tighter;
  return after === undefined ? limits.looser : limits.undecided;
}

function stepVerdicts(before: unknown, after: unknown): Verdicts | null {
  if (typeof before !== "number" || typeof after !== "number") return patternVerdicts(before, after);
  if (before === after) return null;
  if (after % before === 0) return limits.tighter;
  return before % after === 0 ? limits.looser : limits.undecided;
}
