import { chooseLocale, isLocale, type Locale } from "../../src/platform/locale";

const chosen = new Map<string, Locale>();

/**
 * The language an answer is written in: the `lang` of the query where it names one, else the best of the
 * Accept-Language header, else zh-CN, as the contracts say.
 */
export function requestLocale(lang: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(lang)) return lang;
  if (acceptLanguage === null || acceptLanguage === "" || acceptLanguage === "*") return "zh-CN";
  const known = chosen.get(acceptLanguage);
  if (known) return known;
  const locale = readAcceptLanguage(acceptLanguage);
  if (chosen.size < 100) chosen.set(acceptLanguage, locale);
  return locale;
}

function readAcceptLanguage(header: string): Locale {
  const languages = header
    .split(",")
    .map((part, place) => {
      const [language = "", ...settings] = part.trim().split(";");
      const quality = settings
        .map((setting) => /^\s*q=([\d.]+)/.exec(setting)?.[1])
        .find((text) => text !== undefined);
      return { language: language.trim(), quality: Number(quality ?? 1), place };
    })
    .filter(({ language, quality }) => language !== "" && language !== "*" && quality > 0)
    .sort((left, right) => right.quality - left.quality || left.place - right.place)
    .map(({ language }) => language);
  if (languages.length === 0) return "zh-CN";
  return chooseLocale({ pathPrefix: null, stored: null, variant: "global", browserLanguages: languages });
}
