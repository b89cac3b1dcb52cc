import { isCalendarDate } from "./dates";
import { textLimits } from "./text-limits";

/** Whether the last digit of a bank card number fits the others (Luhn, ISO/IEC 7812). Digits only. */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

const IDENTITY_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const IDENTITY_CHECK_CHARACTERS = "10X98765432";

/**
 * Whether an 18-character resident identity number is possible: its shape, a birth date that exists and the
 * check character of GB 11643 (ISO 7064 MOD 11-2). An X must be a capital one.
 */
export function isIdentityNumber(text: string): boolean {
  if (!textLimits.identityNumber.pattern.test(text)) return false;
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  return isCalendarDate(birth) && identityCheckCharacter(text.slice(0, 17)) === text.charAt(17);
}

/** The check character that belongs to the first 17 digits of an identity number. */
export function identityCheckCharacter(digits: string): string {
  const sum = IDENTITY_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits.charAt(index)),
    0,
  );
  return IDENTITY_CHECK_CHARACTERS.charAt(sum % 11);
}
