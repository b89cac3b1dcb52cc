/** Marks an integer in JSON that is read or written digit by digit: a private character that no text begins with. */
const mark = "\uE010";

const textOrInteger = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** JSON of a value, whose integers beyond 2^53 may be given as bigint. */
export function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // `JSON.stringify` takes no bigint; an exact format costs a second pass.
    if (!(error instanceof TypeError)) throw error;
    return formatExactly(value);
  }
}

/** A value with numbers in the place of bigint, as schemas are compiled for numbers. */
export function withNumbers(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNumbers(member)]));
}

/** Whether a value contains a bigint. */
export function hasBigInt(value: unknown): boolean {
  if (typeof value === "bigint") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasBigInt);
}

/** JSON of a value whose integers beyond 2^53 are given as bigint. */
function formatExactly(value: unknown): string {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === "bigint" ? `${mark}${member}` : member,
  );
  return text.replace(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}

/**
 * Parses JSON without rounding: integers beyond 2^53 become bigint.
 * @throws SyntaxError where the text is none
 */
export function parseJson(text: string): unknown {
  if (!hasLargeInteger(text)) return JSON.parse(text);
  const marked = text.replace(textOrInteger, (one) => (one.startsWith('"') ? one : `"${mark}${one}"`));
  return JSON.parse(marked, (_, member: unknown) => {
    if (typeof member !== "string" || !member.startsWith(mark)) return member;
    const digits = member.slice(mark.length);
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits);
  });
}

/** Whether JSON has an integer beyond 2^53, which a double cannot hold. */
export function hasLargeInteger(text: string): boolean {
  // Most texts have no such digits at all, and this is a fraction of the search below.
  if (!/\d{16}/.test(text)) return false;
  const found = text.match(/(?<=[:[,]\s*)-?\d{16,}(?=\s*[,}\]])/g) ?? [];
  return found.some((one) => !Number.isSafeInteger(Number(one)));
}
