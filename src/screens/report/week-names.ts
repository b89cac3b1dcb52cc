import type { components } from "../../generated/report";
import type { Translate } from "../../i18n/translation-keys";
import type { Formats } from "../../i18n/use-formats";
import { type IsoWeek, parseWeek, shiftWeek, weekEnd, weekOf, weekStart } from "../../rules/weeks";

export type ReportPeriod = components["schemas"]["ReportPeriod"];

/** "Week 46", with its year where that is not the year of `now`. */
export function weekName(t: Translate<"report">, { year, week }: IsoWeek, now: number): string {
  return year === weekOf(now).year ? t("period.week", { week }) : t("period.weekOfYear", { year, week });
}

/** "week 46" as it stands inside a sentence. */
export function weekNameInside(t: Translate<"report">, { year, week }: IsoWeek, now: number): string {
  return year === weekOf(now).year
    ? t("sentence.weekName", { week })
    : t("sentence.weekNameOfYear", { year, week });
}

/** "11-09 to 11-15" */
export function weekRange(t: Translate<"report">, formats: Formats, week: IsoWeek): string {
  return t("period.range", { from: formats.date(weekStart(week)), to: formats.date(weekEnd(week) - 1) });
}

/** Where a reader stands to a week: it runs, it is the one before the running one, or neither. */
export type WeekPlace = "running" | "latest" | "named";

/** The place of a week by the server's figures; `isDefault` when the server chose it as the last that is over. */
export function weekPlace(period: ReportPeriod, isDefault: boolean, now: number): WeekPlace {
  if (!period.is_over) return "running";
  const week = readWeek(period.week);
  const isBeforeRunning = weekStart(shiftWeek(week, 1)) === weekStart(weekOf(now));
  return isDefault || isBeforeRunning ? "latest" : "named";
}

/** A week of the contract, which names none that does not exist. Throws a RangeError for another text. */
export function readWeek(text: string): IsoWeek {
  const week = parseWeek(text);
  if (week === null) throw new RangeError(`Not a week: ${text}`);
  return week;
}
