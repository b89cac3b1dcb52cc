import type { components } from "../../generated/mall";
import type { Translate } from "../../i18n/translation-keys";
import type { Formats } from "../../i18n/use-formats";

export type PriceLine = components["schemas"]["PriceLine"];

/**
 * How the amount of a line comes about, from what the server computed it with: "1,198.00 × 2 years",
 * "3,956.00 × 10%". Undefined where the line has no formula of its own.
 */
export function priceLineNote(line: PriceLine, formats: Formats, t: Translate<"order">): string | undefined {
  const { unitPrice, count, years, days, base, percentOff } = line;
  if (base !== undefined && percentOff !== undefined)
    return `${formats.money(base)} × ${formats.percentage(percentOff / 100)}`;
  if (unitPrice === undefined) return undefined;
  const factors = [formats.money(unitPrice)];
  if (count !== undefined && count > 1) factors.push(formats.number(count));
  if (years !== undefined) factors.push(t("line.years", { count: years }));
  if (days !== undefined) factors.push(t("line.ofYear", { count: days }));
  return factors.length > 1 ? factors.join(" × ") : undefined;
}
