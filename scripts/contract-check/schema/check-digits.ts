/** The digit that makes a number of goods right: EAN, GTIN, UPC and ISBN-13 (GS1 General Specifications 7.9). */
function tradeDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((all, one, index) => all + Number(one) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The digit of cards, IMEI and many account numbers (ISO/IEC 7812-1, annex B). */
function cardDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((all, one, index) => {
    const value = Number(one) * (index % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The last place of an ISBN-10, which may be X. */
function oldBookDigit(digits: string): string {
  const sum = [...digits].reduce((all, one, index) => all + Number(one) * (10 - index), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? "X" : String(rest);
}

/** An account number with the two check digits after its country (ISO 13616, modulo 97). */
function accountNumber(value: string): string {
  const text = `${value.slice(4)}${value.slice(0, 2)}00`.toUpperCase();
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  const check = 98n - (BigInt(digits) % 97n);
  return `${value.slice(0, 2)}${String(check).padStart(2, "0")}${value.slice(4)}`;
}

/**
 * The value with the check digits of the kind of number that a text names (ISBN, EAN, GTIN, UPC, IBAN, a card, IMEI); as it is
 * where the text names none, or the value has not that form.
 */
export function withCheckDigit(value: string, about: string): string {
  const names = (kinds: RegExp): boolean => kinds.test(about);
  const withLast = (digit: (digits: string) => string): string =>
    `${value.slice(0, -1)}${digit(value.slice(0, -1))}`;
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) && names(/\biban\b/i)) return accountNumber(value);
  if (
    /^(\d{8}|\d{12,14})$/.test(value) &&
    names(/\b(isbn|ean|gtin|upc)(-?\d+)?\b|\bbarcode\b.*\bcheck digit\b/i)
  )
    return withLast(tradeDigit);
  if (/^\d{9}[\dX]$/.test(value) && names(/\bisbn\b/i)) return withLast(oldBookDigit);
  if (/^\d{12,19}$/.test(value) && names(/\bluhn\b|\bimei\b|\b(credit|debit|payment) ?card number\b/i))
    return withLast(cardDigit);
  return value;
}

/** The value with another last check digit, where it is right as it is; undefined where nothing names one. */
export function withWrongCheckDigit(value: string, about: string): string | undefined {
  if (withCheckDigit(value, about) !== value) return undefined;
  const at = /^[A-Z]{2}/.test(value) ? 3 : value.length - 1;
  const digit = value[at] ?? "";
  const other = /\d/.test(digit) ? String((Number(digit) + 1) % 10) : "0";
  const changed = value.slice(0, at) + other + value.slice(at + 1);
  return withCheckDigit(changed, about) === changed ? undefined : changed;
}
