import { toHalfWidth } from "./half-width";
import { normalisePhone } from "./phone";

/** How a typed or pasted text is tidied before it is judged and sent. */
export type Cleaning = keyof typeof cleanings;

/** Bidirectional control characters: unclosed in a name, they would reverse the text after it. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
/** A text in which there is nothing to see; inside another, a joiner holds an emoji together. */
const invisibleText = /^[\s\p{Cf}]*$/u;

const cleanings = {
  /** Passwords: every character counts. */
  none: (text: string) => text,
  /** Names, notes, addresses: no blanks at the ends, and nothing that cannot be seen. */
  trim: (text: string) => {
    const seen = text.replace(directionMarks, "").trim();
    return invisibleText.test(seen) ? "" : seen;
  },
  /** Codes, amounts, e-mails: ASCII twins, nothing blank anywhere. */
  compact: (text: string) => toHalfWidth(text).replace(/[\s\p{Cf}]/gu, ""),
  /** Bank cards are read and printed in groups of four. */
  groups: (text: string) => toHalfWidth(text).replace(/[\s\p{Cf}\p{Pd}]/gu, ""),
  /** Codes that are printed in capitals: identity and tax numbers. */
  capitals: (text: string) =>
    toHalfWidth(text)
      .replace(/[\s\p{Cf}]/gu, "")
      .toUpperCase(),
  /** Coupon codes are printed in capitals and groups: any dash is the hyphen, and so are blanks where there is none. */
  couponCode: (text: string) => {
    const seen = toHalfWidth(text)
      .replace(/\p{Cf}/gu, "")
      .replace(/\s*[\p{Pd}\u2212\u30fc]+\s*/gu, "-")
      .trim();
    return seen.replace(/\s+/g, seen.includes("-") ? "" : "-").toUpperCase();
  },
  phone: normalisePhone,
} as const;

/** The text tidied; tidying twice changes nothing more. */
export function cleanText(text: string, cleaning: Cleaning): string {
  return cleanings[cleaning](text);
}
