/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as a CSV file for spreadsheets: UTF-8 with a byte order mark, CRLF, fields quoted where they need it (RFC 4180).
 * A text that a spreadsheet would run as a formula is written with an apostrophe before it; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

const number = /^-?\d+(?:\.\d+)?$/;
const formulaStart = /^[=+\-@\t\r]/;

function csvField(text: string): string {
  const safe = formulaStart.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
