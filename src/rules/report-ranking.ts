/** Which column a table is sorted by, and which way. */
export interface Sorting<Column extends string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/**
 * Rows by one of their figures. Rows that are alike keep the order they came in, whichever way the others are sorted.
 * The rows that came are left as they are.
 */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  { column, isDescending }: Sorting<Column>,
  read: Readonly<Record<Column, (row: Row) => number | string>>,
): Row[] {
  const value = read[column];
  const direction = isDescending ? -1 : 1;
  return [...rows].sort((left, right) => direction * compare(value(left), value(right)));
}

/** The sorting after a press on a column's head: the same column turns round, another begins with its usual way. */
export function nextSorting<Column extends string>(
  current: Sorting<Column>,
  column: Column,
  isText: boolean,
): Sorting<Column> {
  if (current.column === column) return { column, isDescending: !current.isDescending };
  return { column, isDescending: !isText };
}

/** The part that some amounts are of all; 0 where all is nothing. In fen. */
export function shareOf(part: number, all: number): number {
  return all === 0 ? 0 : part / all;
}

function compare(left: number | string, right: number | string): number {
  if (typeof left === "string" || typeof right === "string") return String(left).localeCompare(String(right));
  return left - right;
}
