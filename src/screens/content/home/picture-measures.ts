/*
 * The thread runs from the first line of the invoice to the last of the stock card, which lie at one height
 * (--join) because both heads are measured in rows of one height (--row), and on to the amount of the week.
 * --unit is one pixel at the normal text size: the sheets grow with their words in care mode.
 */
/** Heights of the sheets in the pictures. */
export const pictureMeasures = [
  "[--unit:calc(var(--size-13)/13)] [--row:calc(var(--lead-13)+0.75rem)]",
  "[--head:calc(var(--rule)+1rem+var(--lead-15)+var(--row))]",
  "[--join:calc(var(--head)+3.5*var(--row))]",
  "[--foot:calc(1.25rem+var(--rule)*3)]",
  "[--week:calc(var(--head)+4*var(--row)+var(--foot)+1.75rem+1rem+var(--lead-15)+var(--lead-26)/2)]",
].join(" ");
