import { useState } from "react";

/** As many rows as a list of a step begins with: the next step stays near. */
const firstRows = 8;

interface FirstRows<Row> {
  readonly visibleRows: readonly Row[];
  /** How many are left out. */
  readonly restCount: number;
  readonly showAll: () => void;
}

/** The first rows of a long list, and the chosen one wherever it stands; all of them once the reader asks. */
export function useFirstRows<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean): FirstRows<Row> {
  const [isWhole, setWhole] = useState(false);
  const visibleRows = isWhole ? rows : rows.filter((row, index) => index < firstRows || isChosen(row));
  return { visibleRows, restCount: rows.length - visibleRows.length, showAll: () => setWhole(true) };
}
