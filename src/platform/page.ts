import { browserWindow, listen } from "./browser";
import { matchesMedia, prefersReducedMotionQuery } from "./media-query";

/** Scrolls to the top at once, as on a change of page. */
export function scrollToTop(): void {
  browserWindow()?.scrollTo(0, 0);
}

/** Scrolls to the element with this id, gliding unless the reader prefers reduced motion; false if there is none. */
export function scrollToId(id: string): boolean {
  const element = browserWindow()?.document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ behavior: matchesMedia(prefersReducedMotionQuery) ? "auto" : "smooth" });
  return true;
}

/** Scrolls as little as shows an element, clear of a bar at the page's foot; to be used as its `ref`. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/**
 * Scrolls as little as shows a message in a form together with the button that sends it; the message alone where both do
 * not fit. To be used as the message's `ref`.
 */
export function bringIntoViewWithSubmit(message: Element | null): void {
  bringIntoView(message?.closest("form")?.querySelector('[type="submit"]') ?? null);
  bringIntoView(message);
}

/** How far the page is scrolled, in pixels. */
export function scrolledBy(): number {
  return browserWindow()?.scrollY ?? 0;
}

/** How long a page that was just reached may take to bring the place where it is to be read, in milliseconds. */
const scrollTimeout = 5000;

/**
 * Scrolls to the element with this id, now or as soon as the page has brought it. Answers a function that stops
 * waiting; it stops by itself once it has arrived, after five seconds, or when the reader scrolls first.
 */
export function scrollToIdWhenRendered(id: string): () => void {
  return retryOnMutation(() => scrollToId(id));
}

/**
 * Scrolls this far down at once, now or as soon as the page has grown so long; stops waiting as above. Until then
 * it stays at the end of what there is.
 */
export function scrollToHeightWhenRendered(top: number): () => void {
  return retryOnMutation(() => {
    const browser = browserWindow();
    browser?.scrollTo({ top, behavior: "instant" });
    // Zoomed pages stand between two pixels.
    return scrolledBy() >= top - 1;
  });
}

function retryOnMutation(attempt: () => boolean): () => void {
  const browser = browserWindow();
  if (attempt() || !browser) return () => undefined;
  const observer = new browser.MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = browser.setTimeout(() => stop(), scrollTimeout);
  const stopWheel = listen(browser, "wheel", () => stop());
  const stopTouch = listen(browser, "touchmove", () => stop());
  const stopKeys = listen(browser, "keydown", () => stop());
  const stop = () => {
    observer.disconnect();
    browser.clearTimeout(timer);
    stopWheel();
    stopTouch();
    stopKeys();
  };
  observer.observe(browser.document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Moves the focus to the first element that fits, without scrolling unless that is asked for; false if there is none.
 * Headings and regions, which cannot be focused by themselves, are made focusable for scripts only.
 */
export function focusBySelector(selector: string, { isScrolledTo = false } = {}): boolean {
  const page = browserWindow()?.document;
  const element = page?.querySelector<HTMLElement>(selector);
  if (!page || !element) return false;
  element.focus({ preventScroll: true });
  if (page.activeElement !== element) {
    element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
  }
  if (isScrolledTo) bringIntoView(element);
  return page.activeElement === element;
}

/** Opens the print dialog. */
export function printPage(): void {
  browserWindow()?.print();
}

/** Sets an attribute of the html element; null removes it. */
export function setPageAttribute(name: string, value: string | null): void {
  const root = browserWindow()?.document.documentElement;
  if (value === null) root?.removeAttribute(name);
  else root?.setAttribute(name, value);
}

/** The body of the page, for what has to stand outside of what it belongs to; null without a browser. */
export function pageBody(): HTMLElement | null {
  return browserWindow()?.document.body ?? null;
}

/** Whether the html element has an attribute. */
export function hasPageAttribute(name: string): boolean {
  return browserWindow()?.document.documentElement.hasAttribute(name) ?? false;
}
