import { phoneMask } from "../../../rules/limits";

// Not by `rules/phone`: with it the first visits of the partner area would fetch some kilobytes more.
const phoneInText = /(?:(?:\+|00)?86[\s\p{Pd}.]*)?(1[3-9](?:[\s\p{Pd}.()]*\d){9})(?!\d)/gu;

/** The phone number that is all of a keyword, without country code and separators; null for any other keyword. */
export function searchedPhone(keyword: string): string | null {
  const text = keyword.normalize("NFKC").trim();
  const [found] = text.matchAll(phoneInText);
  return found?.[0] === text ? digitsOf(found[1]) : null;
}

/** A keyword as an address may name it, which outlives a session: a whole phone number is masked. */
export function maskedKeyword(keyword: string): string {
  const text = keyword.normalize("NFKC");
  const masked = text.replace(phoneInText, (_number, plain: string) => {
    const digits = digitsOf(plain);
    return digits.slice(0, phoneMask.first) + phoneMask.stars + digits.slice(-phoneMask.last);
  });
  return masked === text ? keyword : masked;
}

/** A keyword as it may be stored on the device: of a whole phone number its ends, which are found as well. */
export function storableKeyword(keyword: string): string {
  return keyword.normalize("NFKC").replace(phoneInText, (_number, plain: string) => {
    const digits = digitsOf(plain);
    return `${digits.slice(0, phoneMask.first)} ${digits.slice(-phoneMask.last)}`;
  });
}

function digitsOf(text = ""): string {
  return text.replace(/\D/gu, "");
}
