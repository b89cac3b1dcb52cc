import type { Variant } from "./variant";

/** The languages the product is written in. */
export const locales = ["zh-CN", "zh-TW", "en-US"] as const;
export type Locale = (typeof locales)[number];

/** Whether a value names one of the languages. */
export function isLocale(candidate: unknown): candidate is Locale {
  return locales.some((locale) => locale === candidate);
}

/**
 * The language of a page. A prefix in the address wins, then the stored choice; after that the China variant
 * is in simplified Chinese, the global one in the first language of the browser that we have, else English.
 */
export function chooseLocale(preferences: {
  readonly pathPrefix: string | null;
  readonly stored: Locale | null;
  readonly variant: Variant;
  readonly browserLanguages: readonly string[];
}): Locale {
  const addressLocale = preferences.pathPrefix === null ? null : localeOfPrefix(preferences.pathPrefix);
  if (addressLocale !== null) return addressLocale;
  if (preferences.stored !== null) return preferences.stored;
  if (preferences.variant === "china") return "zh-CN";
  for (const language of preferences.browserLanguages) {
    const locale = localeOfLanguage(language);
    if (locale !== null) return locale;
  }
  return "en-US";
}

const prefixes: Readonly<Record<Locale, string>> = { "zh-CN": "/zh-cn", "zh-TW": "/zh-tw", "en-US": "/en" };

/** The path prefix of a language: "/zh-cn", "/zh-tw" or "/en". */
export function prefixOfLocale(locale: Locale): string {
  return prefixes[locale];
}

/** The language of a path prefix, in any letter case; null for other text. */
export function localeOfPrefix(prefix: string): Locale | null {
  return locales.find((locale) => prefixes[locale] === prefix.toLowerCase()) ?? null;
}

/**
 * Splits a path such as "/en/price.html" into its prefix ("/en", as written, or "") and the path of the route
 * table ("/price.html").
 */
export function splitLocalePath(path: string): { readonly prefix: string; readonly path: string } {
  const prefix = /^\/[^/]*/.exec(path)?.[0] ?? "";
  if (localeOfPrefix(prefix) === null) return { prefix: "", path };
  return { prefix, path: path.slice(prefix.length) || "/" };
}

/** The path of a page under a language's prefix, whatever prefix it had: "/en/price.html" for "/price.html". */
export function localePath(path: string, locale: Locale): string {
  const bare = splitLocalePath(path).path;
  return prefixOfLocale(locale) + bare;
}

function localeOfLanguage(language: string): Locale | null {
  const [name, ...subtags] = language.toLowerCase().split(/[-_]/);
  if (name === "en") return "en-US";
  if (name !== "zh") return null;
  if (subtags.includes("hans")) return "zh-CN";
  // Taiwan, Hong Kong and Macau read traditional characters unless the tag names the other script.
  return ["hant", "tw", "hk", "mo"].some((subtag) => subtags.includes(subtag)) ? "zh-TW" : "zh-CN";
}
