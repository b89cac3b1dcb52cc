/** A `ref` for what takes the place of the button that was pressed: it takes the focus, too. */
export function focusIn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
