import { browserWindow } from "./browser";
import { codeAttribute, textsAttribute } from "./page-files";
import { shellAttribute } from "./shell";

/** Ids of the elements that hold the data of a prerendered page. */
export const prerenderedIds = { root: "root", data: "page-data" } as const;

/** The attribute by which the html element of a shell names that file before anything else, for `before-paint`. */
export const earlyTextsAttribute = "data-early-texts";

/** The attribute of the link to the whole style sheet, of which the page has inline what it shows at first. */
export const wholeStyleAttribute = "data-whole-style";

/** The media query of a style sheet that is not wanted yet. */
export const neverMedia = "not all";

/** The attribute by which the html element names query parameters that are read after hydration alone. */
export const lateAttribute = "data-late";

/** The attribute by which the html element names the query a page was prerendered for, without its "?". */
export const queryAttribute = "data-query";

/** The data that a prerendered page carries about itself. */
export interface Prerendered {
  readonly path: string;
  readonly locale: string;
  /** The advertisements it shows; what they are is the layout's to check. */
  readonly ads: unknown;
}

/** The address and language a page was prerendered for, as its root element has them; null for the empty page. */
export function prerenderedFor(): Prerendered | null {
  const root = browserWindow()?.document.getElementById(prerenderedIds.root);
  const { path, locale, ads } = root?.dataset ?? {};
  if (path === undefined || locale === undefined) return null;
  return { path, locale, ads: ads === undefined ? null : JSON.parse(ads) };
}

/**
 * Whether what is about to be shown is rendered in this browser, such as another language's page or one that a link leads
 * to; false where the page that is open hydrates as it was prerendered, and without a browser.
 */
export function isRenderedHere(): boolean {
  const html = browserWindow()?.document.documentElement;
  if (html === undefined) return false;
  const isHydrating = prerenderedFor() !== null && !html.hasAttribute("data-hydrated");
  return !isHydrating || html.hasAttribute("data-waits");
}

/** The language of the shell the page shows: what a route looks like until its data is there. Null for other pages. */
export function shellLocale(): string | null {
  const root = browserWindow()?.document.getElementById(prerenderedIds.root);
  return root?.hasAttribute(shellAttribute) ? (root.dataset["locale"] ?? null) : null;
}

/** Leaves `title` in the place of the one a shell came with: it shows wherever a screen has none of its own yet. */
export function replaceShellTitle(title: string): void {
  const element = browserWindow()?.document.querySelector(`title[${shellAttribute}]`);
  if (element) element.textContent = title;
}

/**
 * Has everything fetched that the page names beside itself: code, without running any of it, the settings, and texts
 * where `before-paint` found them to be in the reader's language.
 */
export function fetchCode(): void {
  const page = browserWindow()?.document;
  const script = page?.querySelector(`[${codeAttribute}]`);
  if (!page || !script) return;
  const names = script.getAttribute(codeAttribute)?.split(" ") ?? [];
  for (const href of names)
    page.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href }));
  const texts = page.documentElement.hasAttribute("data-foreign") ? null : pageTextsAddress();
  for (const href of [...(texts === null ? [] : [texts]), "/settings.json"]) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
    page.head.append(Object.assign(page.createElement("link"), link));
  }
}

/** After this many milliseconds a page works without its whole style sheet rather than not at all. */
const longestStyleWait = 10_000;

/**
 * Has the whole style sheet fetched where the page has a part of it inline. Resolves once it applies, since what is
 * rendered before that would be shown without its styles; and where it cannot be had.
 */
export function fetchWholeStyle(): Promise<void> {
  const browser = browserWindow();
  const link = browser?.document.querySelector<HTMLLinkElement>(`link[${wholeStyleAttribute}]`);
  if (!browser || !link || link.sheet !== null) return Promise.resolve();
  return new Promise((resolve) => {
    for (const name of ["load", "error"]) link.addEventListener(name, () => resolve(), { once: true });
    browser.setTimeout(resolve, longestStyleWait);
    link.media = "all";
    link.disabled = false;
  });
}

/** The address of the file with all texts the page needs; null where it names none. */
export function pageTextsAddress(): string | null {
  const script = browserWindow()?.document.querySelector(`[${textsAttribute}]`);
  return script?.getAttribute(textsAttribute) ?? null;
}

/** The fetched data a page was prerendered with, and at the first call only: later pages fetch their own. */
export function consumePrerenderedData(): unknown {
  const element = browserWindow()?.document.getElementById(prerenderedIds.data);
  if (!element?.textContent) return null;
  const text = element.textContent;
  element.remove();
  return JSON.parse(text);
}
