import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useNavigate } from "react-router-dom";
import { reportShopsQuery } from "../../api/report/queries";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { formatWeek, type IsoWeek, parseWeek, shiftWeek, weekOf, weekStart } from "../../rules/weeks";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { PickerSelect } from "./picker-select";
import { type ReportView, reportViewQuery, weekChoices } from "./report-view";
import { useWeekKeys } from "./use-week-keys";
import { weekName, weekRange } from "./week-names";

interface ReportPickersProps {
  view: ReportView;
  /** Of the report on screen; undefined while there is none. */
  period: components["schemas"]["ReportPeriod"] | undefined;
  /** Whether there is none because it could not be read: the week is then the one before the running one. */
  hasFailed: boolean;
}

/** Which week and which shop: arrows, the arrow keys, and two lists. */
export function ReportPickers({ view, period, hasFailed }: ReportPickersProps) {
  const { t } = useTranslation("report");
  const navigate = useNavigate();
  const named = parseWeek(view.week ?? period?.week ?? "");
  const week = named ?? (hasFailed ? shiftWeek(weekOf(now()), -1) : null);
  const show = (next: Partial<ReportView>, replace = false) =>
    navigate(addresses.weeklyReport + reportViewQuery({ ...view, ...next }), {
      replace,
      preventScrollReset: true,
    });
  // After the running week there is none; whether it runs, the server knows.
  const isRunning = period !== undefined && !period.is_over && period.week === (view.week ?? period.week);
  const isNewest = isRunning || (week !== null && weekStart(week) >= weekStart(newestWeek(period)));
  const turn = (weeks: number, replace = false) => {
    if (week !== null && !(weeks > 0 && isNewest))
      show({ week: formatWeek(shiftWeek(week, weeks)) }, replace);
  };
  useWeekKeys((weeks) => turn(weeks, true));
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b px-1 py-2 md:min-h-0 md:gap-x-5 md:border-b-0 md:px-0 md:py-0 print:hidden">
      <div className="flex items-center" title={t("period.keys")}>
        <IconButton
          icon={ChevronLeft}
          label={t("period.previous")}
          disabled={week === null}
          onClick={() => turn(-1)}
        />
        {week === null ? (
          <span className="w-26" />
        ) : (
          <WeekSelect week={week} period={period} onChoose={(chosen) => show({ week: formatWeek(chosen) })} />
        )}
        <IconButton
          icon={ChevronRight}
          label={isNewest ? t("period.isNewest") : t("period.next")}
          disabled={week === null || isNewest}
          onClick={() => turn(1)}
        />
      </div>
      <ShopSelect shop={view.shop} onChoose={(shop) => show({ shop })} />
    </div>
  );
}

interface WeekSelectProps {
  week: IsoWeek;
  period: ReportPickersProps["period"];
  onChoose: (week: IsoWeek) => void;
}

function WeekSelect({ week, period, onChoose }: WeekSelectProps) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const name = (one: IsoWeek) => weekName(t, one, now());
  const options = weekChoices(newestWeek(period), week).map((one) => ({
    value: formatWeek(one),
    label: t("period.option", { week: name(one), range: weekRange(t, formats, one) }),
  }));
  return (
    <PickerSelect
      label={t("period.choose")}
      value={formatWeek(week)}
      options={options}
      onChange={(value) => {
        const chosen = parseWeek(value);
        if (chosen !== null) onChoose(chosen);
      }}
      className="rounded-control px-2 py-0.5"
    >
      <span className="block whitespace-nowrap font-semibold leading-6">{name(week)}</span>
      <span className="figures block text-13 text-ink2">{weekRange(t, formats, week)}</span>
    </PickerSelect>
  );
}

/** The running week by the clock of the device or by the report on screen, whichever is later. */
function newestWeek(period: ReportPickersProps["period"]): IsoWeek {
  const running = weekOf(now());
  const shown = period ? parseWeek(period.week) : null;
  if (!period || !shown) return running;
  const known = shiftWeek(shown, period.is_over ? 1 : 0);
  return weekStart(known) > weekStart(running) ? known : running;
}

function ShopSelect({ shop, onChoose }: { shop: number | null; onChoose: (shop: number | null) => void }) {
  const { t } = useTranslation(["report", "common"]);
  const shops = useQuery(reportShopsQuery());
  // Without the list the choice in the address still holds; it can be taken back.
  const listed = (shops.data ?? []).map(({ id, name, is_open }) => ({
    value: String(id),
    label: is_open ? name : t("shop.closed", { name }),
  }));
  const isListed = shop === null || listed.some(({ value }) => value === String(shop));
  const options = [
    { value: "", label: t("shop.all") },
    ...listed,
    ...(isListed ? [] : [{ value: String(shop), label: String(shop) }]),
  ];
  const value = shop === null ? "" : String(shop);
  const retry = shops.isLoadingError && (
    <Button
      variant="quiet"
      size="small"
      isBusy={shops.isFetching}
      busyLabel={t("common:status.loading")}
      onClick={() => void shops.refetch()}
    >
      {t("shop.retry")}
    </Button>
  );
  // Alone it would look as if there were no other shops.
  if (retry && shop === null) return retry;
  return (
    <>
      {retry}
      <PickerSelect
        label={t("shop.choose")}
        value={value}
        options={options}
        onChange={(chosen) => onChoose(chosen === "" ? null : Number(chosen))}
        className="mr-3 ml-auto flex min-h-control-small min-w-0 max-w-fit grow basis-32 in-data-care:basis-40 items-center gap-1.5 rounded-full border border-line2 bg-card px-3.5 md:mr-0"
      >
        <span className="min-w-0 truncate">{options.find((option) => option.value === value)?.label}</span>
        <Icon of={ChevronDown} size="small" />
      </PickerSelect>
    </>
  );
}
