import { currentOrigin } from "./address";
import { browserWindow } from "./browser";

/** A page's title, text and picture for sharing. */
export interface PageSummary {
  readonly title: string;
  readonly text: string;
  /** An absolute address; the home page's for private pages. */
  readonly link: string;
  /** A whole address; null where the page has no picture of its own. */
  readonly picture: string | null;
}

/** Read from the head and the first picture of the current page; null without a browser. */
export function readPageSummary(): PageSummary | null {
  const page = browserWindow()?.document;
  if (!page) return null;
  const content = (name: string) =>
    page.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  const picture = page.querySelector<HTMLImageElement>("main article img[src], main img[data-share-picture]");
  return {
    title: page.title,
    text: content("description"),
    // Only what search engines may list has this link: no order number leaves in a card.
    link:
      page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ??
      new URL("/", currentOrigin()).href,
    picture: picture?.src ?? null,
  };
}

/**
 * Calls back whenever the page's head has changed, as with every page that is reached; returns the function that
 * stops it.
 */
export function onHeadChange(listener: () => void): () => void {
  const browser = browserWindow();
  if (!browser) return () => undefined;
  const observer = new browser.MutationObserver(listener);
  observer.observe(browser.document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
