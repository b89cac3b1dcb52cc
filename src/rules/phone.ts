import { toHalfWidth } from "./half-width";
import { phoneMask } from "./limits";
import { textLimits } from "./text-limits";

/**
 * What a person meant when they typed or pasted a number: full-width digits become ASCII; spaces, dashes,
 * brackets and invisible characters go; a leading +86, 0086 or 86 goes when a mobile number follows.
 * A text that is no Chinese mobile number afterwards keeps its other characters, so that a check can name it.
 */
export function normalisePhone(text: string): string {
  const compact = toHalfWidth(text).replace(/[\s\p{Cf}\p{Pd}\u2212().]/gu, "");
  return compact.replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");
}

/** Whether the text is exactly a Chinese mobile number, already normalised. */
export function isPhone(text: string): boolean {
  return textLimits.phone.pattern.test(text);
}

const phoneInText = /1[\s\p{Pd}.()]*[3-9](?:[\s\p{Pd}.()]*\d){9}/u;

/** Whether a text holds all digits of a mobile number, however they are set apart. */
export function holdsPhone(text: string): boolean {
  return phoneInText.test(toHalfWidth(text));
}

/** The part of a number people recognise: its first three and last four digits. */
export function phoneEnds(phone: string): { readonly first: string; readonly last: string } {
  return { first: phone.slice(0, phoneMask.first), last: phone.slice(-phoneMask.last) };
}

/**
 * 13800131234 → 138****1234. A text too short to hide anything between its ends shows stars only, and one that is
 * masked already comes back unchanged.
 */
export function maskPhone(phone: string): string {
  if (phone.length <= phoneMask.first + phoneMask.last) return phone === "" ? "" : phoneMask.stars;
  const { first, last } = phoneEnds(phone);
  return `${first}${phoneMask.stars}${last}`;
}
