import type { components } from "../../../generated/mall";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { orderLimits } from "../../../rules/limits";
import { discountText } from "../../../shared/discount-text";
import { Segment } from "../../../ui/segment";

interface YearsChoiceProps {
  discounts: readonly components["schemas"]["YearDiscount"][];
  value: number;
  onChange: (years: number) => void;
}

/** The years with a discount side by side; any other number from an address is shown beside them. */
export function YearsChoice({ discounts, value, onChange }: YearsChoiceProps) {
  const { t } = useTranslation("mall-goods");
  const locale = useLocale();
  const offered = discounts.map(({ years }) => years).filter((years) => years <= orderLimits.years.maximum);
  const years = [...new Set([...offered, value])].sort((left, right) => left - right);
  return (
    <Segment
      label={t("choose.years")}
      className="max-sm:w-full"
      choices={years.map((count) => {
        const percentOff = percentOffFor(discounts, count);
        return {
          value: String(count),
          label: t("choose.inYears", { count }),
          ...(percentOff > 0 && {
            note: t("choose.discount", { discount: discountText(locale, percentOff) }),
          }),
        };
      })}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

/** More years keep the last discount. */
function percentOffFor(discounts: YearsChoiceProps["discounts"], years: number): number {
  return discounts.findLast((discount) => discount.years <= years)?.percentOff ?? 0;
}
