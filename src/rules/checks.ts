import { type Message, message } from "./messages";
import type { WithdrawalFacts } from "./withdrawal-amount";

/** What a field may hold when it is judged: text, a number, a tick, or several chosen codes. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** What is known beside the value itself. A fact that is missing is not judged. */
export interface FieldFacts extends WithdrawalFacts {
  /** The password this one must equal, or must differ from. */
  readonly otherPassword?: string;
  /** Whether there is a day that a time of day belongs to. */
  readonly hasDate?: boolean;
}

/** One line of a field's rules: what is looked at, its limit, and the message when it is broken. */
export type Check =
  | { readonly kind: "required"; readonly message: Message }
  | { readonly kind: "accepted"; readonly message: Message }
  | { readonly kind: "minLength" | "maxLength"; readonly limit: number; readonly message: Message }
  | { readonly kind: "maxItems"; readonly limit: number; readonly message: Message }
  | { readonly kind: "pattern"; readonly limit: RegExp; readonly message: Message }
  | { readonly kind: "range"; readonly limit: Range; readonly message: Message }
  | {
      readonly kind: "holds";
      readonly limit: (text: string, facts: FieldFacts) => boolean;
      readonly message: Message;
    };

export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Something must be there; blank text, no choice and no value count as nothing. */
export function required(key: MessageWithoutValues): Check {
  return { kind: "required", message: message(key) };
}

/** A box must be ticked. */
export function accepted(key: MessageWithoutValues): Check {
  return { kind: "accepted", message: message(key) };
}

/** Text must match; the pattern is anchored. */
export function matches(limit: RegExp, key: MessageWithoutValues): Check {
  return { kind: "pattern", limit, message: message(key) };
}

/** Text must have at least so many characters. */
export function atLeast(limit: number): Check {
  return { kind: "minLength", limit, message: message("field.tooShort", { minimum: limit }) };
}

/** Text must have at most so many characters. */
export function atMost(limit: number): Check {
  return { kind: "maxLength", limit, message: message("field.tooLong", { maximum: limit }) };
}

/** At most so many may be chosen. */
export function atMostItems(limit: number): Check {
  return { kind: "maxItems", limit, message: message("field.tooMany", { maximum: limit }) };
}

/** A whole number within bounds, both included. */
export function within(limit: Range): Check {
  return { kind: "range", limit, message: message("field.range", { ...limit }) };
}

/** A rule that no pattern can state. */
export function holds(limit: (text: string, facts: FieldFacts) => boolean, broken: Message): Check {
  return { kind: "holds", limit, message: broken };
}

/** Whether a value breaks a check. What is not there breaks nothing but `required` and `accepted`. */
export function isBroken(check: Check, value: FieldValue, facts: FieldFacts): boolean {
  if (check.kind === "required") return isBlank(value);
  if (check.kind === "accepted") return value !== true;
  if (isBlank(value)) return false;
  const text = String(value);
  switch (check.kind) {
    case "minLength":
      return lengthOf(text) < check.limit;
    case "maxLength":
      return lengthOf(text) > check.limit;
    case "maxItems":
      return Array.isArray(value) && value.length > check.limit;
    case "pattern":
      return !check.limit.test(text);
    case "range":
      return !isWithin(Number(text), check.limit);
    case "holds":
      return !check.limit(text, facts);
  }
}

type MessageWithoutValues = Parameters<typeof message>[0];

function isBlank(value: FieldValue): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "string" && value.trim() === "";
}

/** Code points, as JSON Schema counts: a character outside the basic plane is one. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

function isWithin(value: number, { minimum, maximum }: Range): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum;
}
