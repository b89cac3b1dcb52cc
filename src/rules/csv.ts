/** Spreadsheets take a file without it for the system's own encoding. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open without asking: UTF-8 with a byte order mark, lines ending in
 * CRLF. Texts that a spreadsheet would run as a formula, and numbers of orders, of which it would keep 15 digits, are
 * marked as text by an apostrophe; other numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const safe = isFormula(text) || isLongNumber(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Names come from customers: one that begins like a formula would be calculated on the reader's machine. */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(?:\.\d+)?%?$/.test(text);
}

function isLongNumber(text: string): boolean {
  return /^\d{16,}$/.test(text);
}
