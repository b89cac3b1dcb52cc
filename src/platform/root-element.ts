import { browserWindow } from "./browser";

/**
 * The application's root element.
 * @throws Error when the page has none
 */
export function rootElement(): HTMLElement {
  const element = browserWindow()?.document.getElementById("root");
  if (!element) throw new Error("The page has no element #root.");
  return element;
}

/** Puts what `index.html` keeps for a start without network in the place of the page. */
export function showStartFailure(): void {
  const page = browserWindow()?.document;
  page?.getElementById("root")?.remove();
  page?.getElementById("start-failure")?.removeAttribute("hidden");
}
