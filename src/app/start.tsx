import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { setUpWords } from "../i18n/set-up";
import { currentPath } from "../platform/address";
import { captureAttribution } from "../platform/attribution";
import { detectLocale, setCurrentLocale } from "../platform/current-locale";
import { splitLocalePath } from "../platform/locale";
import { reportProblem } from "../platform/report";
import { rootElement } from "../platform/root-element";
import { loadSettings, settings } from "../platform/settings";
import { startAppearance } from "../platform/theme";
import { App } from "./app";
import { prepareHomeAd } from "./layout/home-ad";
import { findDestination } from "./route-table";
import { StartFailure } from "./start-failure";

/**
 * Brings the page up: settings, language and appearance first, then the words and the code of the screen the
 * address asks for, so that the first picture is already the page.
 */
export async function startApp(): Promise<void> {
  const root = createRoot(rootElement());
  startAppearance();
  const loaded = await loadSettings();
  if ("problem" in loaded) reportProblem(loaded.problem);
  const locale = detectLocale();
  setCurrentLocale(locale);
  captureAttribution();

  const path = settings().localePrefixes ? splitLocalePath(currentPath()).path : currentPath();
  const destination = findDestination(path);
  try {
    await Promise.all([
      setUpWords(locale),
      destination.kind === "screen" ? destination.route.preload() : undefined,
      path === "/" ? prepareHomeAd() : undefined,
    ]);
  } catch (error) {
    reportProblem("The page could not be started", error);
    root.render(<StartFailure />);
    return;
  }
  startTransition(() => root.render(<App />));
}
