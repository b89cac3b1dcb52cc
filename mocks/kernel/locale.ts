import Negotiator from "negotiator";
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
  const preferred = new Negotiator({ headers: { "accept-language": header } }).languages();
  const languages = preferred.filter((language) => language !== "*");
  if (languages.length === 0) return "zh-CN";
  return chooseLocale({ pathPrefix: null, stored: null, variant: "global", browserLanguages: languages });
}
