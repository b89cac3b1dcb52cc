/** A list row: date in the margin, text, and from 600 px the picture, whose height every row has. */
export const newsRowClass =
  "relative grid min-h-31 few-letters:grid-cols-1! grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 border-line border-b py-4 last:border-b-0 sm:grid-cols-[6.25rem_minmax(0,1fr)_auto] sm:gap-x-6";
