import { browserWindow } from "./browser";

/** Ids of the elements by which a prerendered page says what it is made of. */
export const prerenderedIds = { root: "root", data: "page-data" } as const;

/** The attribute by which the script of a prerendered page names the code that brings the page to life. */
export const codeAttribute = "data-code";

/** What a prerendered page says of itself. */
export interface Prerendered {
  readonly path: string;
  readonly locale: string;
  /** The advertisements it shows; what they are is the layout's to check. */
  readonly ads: unknown;
}

/** The address and language a page was prerendered for, as its root element says them; null for the empty page. */
export function prerenderedFor(): Prerendered | null {
  const root = browserWindow()?.document.getElementById(prerenderedIds.root);
  const { path, locale, ads } = root?.dataset ?? {};
  if (path === undefined || locale === undefined) return null;
  return { path, locale, ads: ads === undefined ? null : JSON.parse(ads) };
}

/** Has the code fetched that brings a prerendered page to life, without running any of it. */
export function fetchCode(): void {
  const page = browserWindow()?.document;
  const names = page?.querySelector(`[${codeAttribute}]`)?.getAttribute(codeAttribute);
  for (const href of names?.split(" ") ?? [])
    page?.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href }));
}

/** The fetched data a page was prerendered with, and at the first call only: later pages fetch their own. */
export function consumePrerenderedData(): unknown {
  const element = browserWindow()?.document.getElementById(prerenderedIds.data);
  if (!element?.textContent) return null;
  const text = element.textContent;
  element.remove();
  return JSON.parse(text);
}
