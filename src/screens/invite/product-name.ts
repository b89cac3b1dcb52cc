import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import type { Programme } from "../../rules/invite-invitation";

/** What the product of a programme is called in the reader's language. */
export function useProductName(programme: Programme): string {
  const { t } = useTranslation("invite");
  return t(`product.${programme}`, { brand: settings().brand.name[useLocale()] });
}
