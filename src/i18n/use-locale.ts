import { useTranslation } from "react-i18next";
import { currentLocale } from "../platform/current-locale";
import { isLocale, type Locale } from "../platform/locale";

/** The language on screen. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : currentLocale();
}
