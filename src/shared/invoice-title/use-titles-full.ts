import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { invoiceTitles } from "../../rules/business-limits";

/**
 * Why no title can be added to the book: it has as many as there can be. To be said before a form is filled in;
 * undefined while there is room, or while the book is not known.
 */
export function useTitlesFull(
  titles: readonly components["schemas"]["InvoiceTitle"][] | undefined,
): string | undefined {
  const { t } = useTranslation("invoice");
  const { maximum } = invoiceTitles;
  return titles !== undefined && titles.length >= maximum ? t("full", { maximum }) : undefined;
}
