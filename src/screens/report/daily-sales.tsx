import { useState } from "react";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { classNames } from "../../ui/class-names";
import { useAmounts } from "./amounts";
import { Block } from "./block";
import { DayBars, Legend } from "./day-bars";
import { DayTable } from "./day-table";
import { ViewSwitch } from "./view-switch";
import { readWeek, weekName } from "./week-names";

type WeeklyOverview = components["schemas"]["WeeklyOverview"];

/** The seven days of both weeks as bars, with their table: beside them where there is room, else a press away. */
export function DailySales({ overview }: { overview: WeeklyOverview }) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const amounts = useAmounts();
  const [isTable, setTable] = useState(false);
  const { days, period } = overview;
  const week = weekName(t, readWeek(period.week), now());
  const before = weekName(t, readWeek(period.before_week), now());
  const title = t("days.title");
  const label = t("days.chart", {
    week,
    before,
    days: days
      .map((day) =>
        t("days.chartDay", {
          day: formats.weekday(day.day),
          sales: day.sales === null ? t("days.notBegun") : amounts.money(day.sales),
          before: amounts.money(day.before_sales),
        }),
      )
      .reduce((list, next) => t("days.chartList", { days: list, next })),
  });
  return (
    <div className="grid gap-x-10 md:grid-cols-[minmax(0,1fr)_minmax(24rem,auto)] print:grid-cols-[minmax(0,1fr)_minmax(17rem,auto)] print:gap-x-8">
      <Block
        title={title}
        isOpen
        end={
          <>
            <Legend week={week} before={before} />
            <span className="md:hidden print:hidden">
              <ViewSwitch title={title} isTable={isTable} onChange={setTable} />
            </span>
          </>
        }
      >
        <div
          className={classNames(
            "pt-4 pb-3 md:pt-2 print:pt-0 print:pb-0",
            isTable && "max-md:hidden print:block",
          )}
        >
          <DayBars label={label} days={days} />
        </div>
      </Block>
      <div className={classNames("max-md:px-4 print:px-0", !isTable && "max-md:hidden print:block")}>
        <DayTable overview={overview} week={week} before={before} />
      </div>
    </div>
  );
}
