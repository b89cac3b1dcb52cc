/**
 * The text of an HTML fragment, for searching only; never render it. Tags become spaces, references their
 * characters; scripts, styles and comments are left out.
 */
export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (reference, decimal, hexadecimal, name) =>
      decimal || hexadecimal
        ? characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
        : (namedEntities.get(name) ?? reference),
    );
}

const namedEntities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

const lastCodePoint = 0x10ffff;

function characterOf(code: number): string {
  return code <= lastCodePoint ? String.fromCodePoint(code) : "";
}
