import { hasLuhnCheckDigit, isIdentityNumber } from "../../../src/rules/check-digits";
import type { PersonalKind } from "./personal-properties";

/** What shows by its form alone: phones, e-mails, identity numbers and bank cards in other texts. */
export function personalTexts(text: string): [kind: PersonalKind, found: string][] {
  // A picture in the text is no place for any of them, and long.
  if (text.startsWith("data:")) return [];
  return [
    ...foundIn(text, "phone", /(?<!\d)1[3-9]\d(?:\d{8}|\*{4}\d{4})(?!\d)/g),
    ...foundIn(text, "email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g),
    ...foundIn(text, "identity", /(?<!\d)\d{17}[\dX](?!\d)/g, isIdentityNumber),
    // A number alone is an order's, which begins with its year; cards of an account have a property of their own.
    ...foundIn(text, "card", /(?<!\d)[3-9]\d{15,18}(?!\d)/g, hasLuhnCheckDigit),
  ];
}

function foundIn(
  text: string,
  kind: PersonalKind,
  form: RegExp,
  isOne: (found: string) => boolean = () => true,
): [PersonalKind, string][] {
  return [...text.matchAll(form)].flatMap(([found]) => (isOne(found) ? [[kind, found]] : []));
}
