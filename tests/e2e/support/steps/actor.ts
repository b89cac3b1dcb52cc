import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Locale, locales } from "../../../../src/platform/locale";
import { type BackEndState, booksOf } from "../journey/back-end-state";
import { interruptionErrors } from "../journey/interruptions";
import { watchProblems } from "../problems";
import { createSite, type Site, widths } from "../site-visitor";
import { type Like, patternsOf, type Translate, translationsOf } from "../translations";

/** A language and a width of the window. */
export interface View {
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
}

/** Every language at every width, so ordered that any three in a row have all languages and both widths. */
export const views: readonly View[] = Array.from({ length: 6 }, (_, place) => ({
  locale: locales[place % locales.length] ?? "zh-CN",
  width: widths[place % 2] ?? 390,
}));

/** One person of a journey on a device of their own. */
export interface Actor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
  readonly books: BackEndState;
  /** The translations of the language on screen. */
  readonly t: Translate;
  readonly like: Like;
  /** Opens an address, or the one on screen once more, in a language and at a width. */
  show(view: View, path?: string): Promise<void>;
  /** What the browser complained about, faults on purpose left out. */
  problems(): readonly string[];
}

/** Opens a device; in the world of `neighbour`, or in a new one. */
export async function openDevice(browser: Browser, userAgent?: string, neighbour?: Actor): Promise<Actor> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...(userAgent !== undefined && { userAgent }),
  });
  const world = (await neighbour?.context.cookies())?.find(({ name }) => name === "stockbook-world");
  if (world) await context.addCookies([world]);
  await context.addInitScript(() => {
    localStorage.setItem("consent", JSON.stringify({ analytics: false, at: "2026-01-01T00:00:00.000Z" }));
  });
  const page = await context.newPage();
  const problems = await watchProblems(page);
  const site = createSite(page);
  let shown: Locale = "zh-CN";
  return {
    page,
    context,
    site,
    books: booksOf(page),
    t: (key, values) => translationsOf(shown)(key, values),
    like: (key, count) => patternsOf(shown)(key, count),
    async show({ locale, width }, path) {
      shown = locale;
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.addInitScript((stored) => localStorage.setItem("locale", JSON.stringify(stored)), locale);
      await (path === undefined ? page.reload() : page.goto(path));
      await site.settle();
    },
    problems: () => problems.filter((problem) => !interruptionErrors.test(problem)),
  };
}
