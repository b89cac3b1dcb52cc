import { browserWindow } from "./browser";

/**
 * The first half of a double click may move the page, so that its second half hits something else: a consent button,
 * a link, the backdrop of a dialog. Until the next press, clicks outside `pressed` are dropped.
 */
export function suppressStraySecondClick(control: Element): void {
  const page = browserWindow();
  const handleClick = (event: MouseEvent) => {
    // A click by key has no count.
    if (event.detail === 1) page?.removeEventListener("click", handleClick, true);
    if (event.detail < 2 || (event.target instanceof Node && control.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Registered first, so that no other listener gets the event.
  page?.addEventListener("click", handleClick, true);
}
