import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { DisplayedQuote } from "./use-quote";

/** Where a price comes from and of when it is, with the note about tax of its edition. */
export function usePriceSource({ currency, asOf }: Pick<DisplayedQuote, "currency" | "asOf">): string {
  const { t } = useTranslation("content-price");
  const { date } = useFormats();
  const isGlobal = currency !== "CNY";
  if (asOf === null) return t(isGlobal ? "receipt.publishedGlobal" : "receipt.published");
  return t(isGlobal ? "receipt.asOfGlobal" : "receipt.asOf", { date: date(asOf, "always") });
}
