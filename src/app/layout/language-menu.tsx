import Globe from "lucide/dist/esm/icons/globe.mjs";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { switchLocale } from "../../platform/current-locale";
import { locales } from "../../platform/locale";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/menu";
import { MenuItem } from "../../ui/menu-item";

/** The current language; choosing another reloads the page. Each language is listed under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLocale();
  const trigger = (
    <span className="flex min-h-control items-center gap-2 text-13 text-ink2">
      <Icon of={Globe} size="small" />
      <span className="max-lg:sr-only">{t(`language.${current}`)}</span>
    </span>
  );
  return (
    <Menu trigger={trigger} label={`${t("header.language")} ${t(`language.${current}`)}`} align="end">
      {locales.map((locale) => (
        <MenuItem key={locale} isChosen={locale === current} onSelect={() => switchLocale(locale)}>
          <span lang={locale}>{t(`language.${locale}`)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
