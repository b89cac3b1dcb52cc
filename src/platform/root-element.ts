import { browserWindow } from "./browser";

/**
 * The element the application lives in.
 * @throws Error when the page has none: then the page is not ours.
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
