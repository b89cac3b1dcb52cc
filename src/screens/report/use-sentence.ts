import type { components } from "../../generated/report";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { fenToYuan } from "../../rules/numbers";
import { weekSentence } from "../../rules/report-sentence";
import { useAmounts } from "./amounts";
import { type Run, sentenceRuns } from "./sentence-runs";
import { weekFacts } from "./week-facts";
import { readWeek, weekNameInside, weekPlace } from "./week-names";

type WeeklyOverview = components["schemas"]["WeeklyOverview"];

/** The week in one sentence, in the language on screen; `isDefault` when the server chose the week. */
export function useSentence(overview: WeeklyOverview, isDefault: boolean): Run[] {
  const { t } = useTranslation("report");
  const { money } = useAmounts();
  const { period, currency } = overview;
  const place = weekPlace(period, isDefault, now());
  const week = weekNameInside(t, readWeek(period.week), now());
  const before = weekNameInside(t, readWeek(period.before_week), now());
  const unit = currency === "CNY" || currency === "USD" ? currency : "other";
  return sentenceRuns(weekSentence(weekFacts(overview, place)), {
    t,
    amount: (fen) => t(`amount.${unit}`, { amount: money(String(fenToYuan(fen))), currency }),
    week: t(`sentence.week.${place}`, { week }),
    before: t(`sentence.before.${place}`, { week: before }),
    beforeIn: t(`sentence.beforeIn.${place}`, { week: before }),
  });
}
