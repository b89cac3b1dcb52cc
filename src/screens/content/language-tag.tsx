import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import type { Locale } from "../../platform/locale";
import { Tag } from "../../ui/tag";

/** Says beside a link that what it leads to is not in the reader's language; what has no translation is Chinese. */
export function LanguageTag({ lang }: { lang: Locale }) {
  const { t } = useTranslation("content");
  return lang === useLocale() ? null : <Tag>{t("untranslated")}</Tag>;
}
