/** Rows of a table on paper: low and small, so that the whole report stands on one sheet. */
export const printRow = "print:text-13 print:[&_td]:h-6 print:[&_td]:py-0.5 print:[&_th]:py-0.5";
