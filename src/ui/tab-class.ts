/** The row that tabs stand on, and one tab; chosen by `aria-selected` or `aria-current`. */
export const tabRowClass = "scroll-row gap-6 shadow-[inset_0_calc(var(--rule)*-1)_var(--line)]";

export const tabClass =
  "figures min-h-control shrink-0 border-transparent border-b-2 py-2 text-ink2 -outline-offset-2 transition-colors hover:border-line2 hover:text-ink active:border-ink2 active:text-ink aria-selected:border-ink aria-selected:font-semibold aria-selected:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink";
