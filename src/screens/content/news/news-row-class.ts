/** A row of the list: the date in the margin, the words, and from 600 px on the picture, whose height every row keeps. */
export const newsRowClass =
  "relative grid min-h-31 grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 border-line border-b py-4 last:border-b-0 sm:grid-cols-[6.25rem_minmax(0,1fr)_auto] sm:gap-x-6";
