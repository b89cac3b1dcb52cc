import { currentOrigin, currentPath, replaceAddress } from "./address";
import { captureAttribution } from "./attribution";
import { browserWindow } from "./browser";
import { currentVariant } from "./environment";
import { chooseLocale, type Locale, localePath, splitLocalePath } from "./locale";
import { settings } from "./settings";
import { readStored, writeStored } from "./storage";

let current: Locale | null = null;

/** The language of the page: the one set, or until then the one the address, the device and the browser ask for. */
export function currentLocale(): Locale {
  return current ?? detectLocale();
}

/** Sets the page's language and `html lang`. Does not store it as a choice. */
export function setCurrentLocale(locale: Locale): void {
  current = locale;
  const page = browserWindow()?.document.documentElement;
  // Writing the same value would recalculate all styles.
  if (page && page.lang !== locale) page.lang = locale;
}

/** The language this address, device and browser ask for. */
export function detectLocale(): Locale {
  return chooseLocale({
    pathPrefix: currentLocalePrefix() || null,
    stored: readStored("locale"),
    variant: currentVariant(),
    browserLanguages: browserWindow()?.navigator.languages ?? [],
  });
}

/** The language prefix of the open address, as written ("/en"); "" where it has none or prefixes are turned off. */
export function currentLocalePrefix(): string {
  return settings().localePrefixes ? splitLocalePath(currentPath()).prefix : "";
}

/**
 * Stores the chosen language and reloads the page without its query string (a prefixed address becomes the same page
 * under the new prefix). Attribution parameters are captured first.
 */
export function switchLocale(locale: Locale): void {
  captureAttribution();
  writeStored("locale", locale);
  const path = currentPath();
  const target = currentLocalePrefix() === "" ? path : localePath(path, locale);
  // With the origin in front, because a path that begins with // alone would name another host.
  replaceAddress(currentOrigin() + target);
}
