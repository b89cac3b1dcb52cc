import { currentLocale } from "../platform/current-locale";
import { isLocale, type Locale } from "../platform/locale";
import { useTranslation } from "./use-translation";

/** The language on screen. */
export function useLocale(): Locale {
  const { language } = useTranslation();
  return isLocale(language) ? language : currentLocale();
}
