import { startTransition } from "react";
import { setUpTranslations } from "../i18n/set-up";
import { currentPath, currentQuery, writePath } from "../platform/address";
import { captureAttribution } from "../platform/attribution";
import { detectLocale, setCurrentLocale } from "../platform/current-locale";
import { showInDevelopment } from "../platform/development";
import { prepareHydration, repeatEarlyPress } from "../platform/hydration";
import { nextTask } from "../platform/loading";
import { type Locale, splitLocalePath } from "../platform/locale";
import { hasPageAttribute, setPageAttribute } from "../platform/page";
import { consumePrerenderedData, prerenderedFor, shellLocale } from "../platform/prerendered";
import { reportProblem } from "../platform/report";
import { rootElement, showStartFailure } from "../platform/root-element";
import { loadSettings, settings } from "../platform/settings";
import { startAppearance } from "../platform/theme";
import { App } from "./app";
import { acceptHomeAds } from "./layout/home-ad";
import { findDestination } from "./route-table";

/**
 * Starts the application: settings, language and appearance first, then the translations and the code of the address's
 * screen, so that the first paint is the page itself. A prerendered page is hydrated; it is re-rendered where the
 * reader's language or the query asks for another one. Reads start before the code that renders them is there.
 * @param style resolves once the styles of what is rendered apply
 */
export async function startApp(style?: Promise<void>): Promise<void> {
  const prerendered = prerenderedFor();
  startAppearance();
  const loaded = await loadSettings();
  if ("problem" in loaded) reportProblem(loaded.problem);
  const locale = detectLocale();
  setCurrentLocale(locale);
  captureAttribution();

  removeFileName();
  const path = routePath(currentPath());
  const destination = findDestination(path);
  const canHydrate =
    prerendered?.locale === locale &&
    isEqualPath(prerendered.path, currentPath()) &&
    !hasPageAttribute("data-waits");
  // A prerendered page brings its data along.
  if (!canHydrate && destination.kind === "screen")
    void destination.route
      .startReads(path, new URLSearchParams(currentQuery()))
      .catch((error: unknown) => reportProblem("The page could not be started", error));
  // What another page was made with would be shown as this one's.
  if (!canHydrate) consumePrerenderedData();
  let renderer: typeof import("./chunks/hydrate");
  try {
    [renderer] = await Promise.all([
      import("./chunks/hydrate"),
      style,
      // Translations that arrive during hydration would re-render all of it synchronously.
      setUpTranslations(locale).then(({ messages }) => (canHydrate ? messages : undefined)),
      destination.kind === "screen" ? destination.route.preload() : undefined,
      canHydrate ? acceptHomeAds(prerendered.ads) : path === "/" ? fetchHomeAd() : undefined,
    ]);
  } catch (error) {
    reportProblem("The page could not be started", error);
    showInDevelopment(error);
    if (!canHydrate) showStartFailure();
    return;
  }
  // The screen's code has just run; what it draws is a task of its own.
  if (canHydrate) await nextTask();
  if (canHydrate) prepareHydration();
  startTransition(() => {
    if (canHydrate)
      renderer.hydrateRoot(rootElement(), <App />, { onRecoverableError: reportRecoverableError });
    else if (isFittingShell(locale)) renderer.createRoot(rootElement()).render(<App />);
    else renderer.createRoot(emptyRoot()).render(<App />);
  });
  // A page that is hydrated has the button already; in others the application presses it when it is there.
  if (canHydrate) repeatEarlyPress();
  setPageAttribute("data-waits", null);
}

/** The path as the route table knows it. */
function routePath(path: string): string {
  return settings().localePrefixes ? splitLocalePath(path).path : path;
}

/** Plain hosts show a page at the name of its file too ("/news.html"); its own address takes that one's place. */
function removeFileName(): void {
  const path = currentPath();
  const own = path.replace(/(\/index)?\.html$/, "") || "/";
  if (own !== path && findDestination(routePath(own)).kind !== "nothing") writePath(own);
}

/** Only a home page that was not prerendered fetches its advertisement by itself. */
async function fetchHomeAd(): Promise<void> {
  await import("./layout/prepare-home-ad").then((module) => module.prepareHomeAd());
}

/** React re-renders what failed to hydrate. */
function reportRecoverableError(error: unknown): void {
  reportProblem("A part of the page was rendered again", error);
}

/** Whether what stands in the root is this reader's screen without its data: React leaves it until the screen is there. */
function isFittingShell(locale: Locale): boolean {
  return shellLocale() === locale;
}

/** The root with nothing in it: what was prerendered for another language or address goes. */
function emptyRoot(): HTMLElement {
  const element = rootElement();
  element.replaceChildren();
  return element;
}

/** Hosts differ in whether they write a slash at the end. */
function isEqualPath(one: string, other: string): boolean {
  return one.replace(/\/$/, "") === other.replace(/\/$/, "");
}
