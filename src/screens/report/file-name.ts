import type { components } from "../../generated/report";
import type { Translate } from "../../i18n/translation-keys";

/** What a file of the report is called, without its ending: report, week, and the shop where it is of one. */
export function reportFileName(
  t: Translate<"report">,
  { period, shop }: components["schemas"]["WeeklyOverview"],
): string {
  const name = t("file.name", { week: period.week });
  return shop === null ? name : t("file.shop", { name, shop: shop.name });
}
