/**
 * Rows as CSV (RFC 4180): lines end with CRLF, and a cell with a comma, quote or line break is quoted. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map(writeCell).join(","))
    .join("\r\n")
    .concat("\r\n");
}

function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
