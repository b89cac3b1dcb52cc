import type { components } from "../../generated/report";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";

type Schemas = components["schemas"];

/** What the last line of the sheet explains: the two figures that are reckoned otherwise elsewhere. */
const explained: readonly Schemas["FigureName"][] = ["gross_profit", "ageing"];

/** The foot of the printed sheet: who made it, and how its figures are reckoned. */
export function PrintFooter({ overview: { definitions } }: { overview: Schemas["WeeklyOverview"] }) {
  const { t } = useTranslation("report");
  const brand = settings().brand.name[useLocale()];
  return (
    <footer className="mt-auto hidden items-baseline justify-between gap-6 border-line border-t pt-2 text-[0.75rem]/[1.125rem] text-ink2 print:flex">
      <span className="whitespace-nowrap font-semibold text-ink">{brand}</span>
      <span className="text-right">
        {definitions
          .filter(({ figure }) => explained.includes(figure))
          .map(({ figure, name, text }) => (
            <span key={figure} className="block">
              {t("definitions.line", { name, text })}
            </span>
          ))}
      </span>
    </footer>
  );
}
