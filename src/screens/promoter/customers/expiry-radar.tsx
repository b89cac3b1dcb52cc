import { memo, type ReactNode } from "react";
import { amountInText } from "../../../i18n/amount-in-text";
import { columnMoney } from "../../../i18n/column-money";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { expiryRadar } from "../../../rules/business-limits";
import { fenToYuan } from "../../../rules/numbers";
import { classNames } from "../../../ui/class-names";
import type { Radar, RadarDay } from "./radar";

interface ExpiryRadarProps {
  radar: Radar;
  currency: Currency;
  /** The day the list is narrowed to. */
  chosen?: string | null;
  /** Narrows the list to the customers of a day, or of all days for null. */
  onDay?: (date: string | null) => void;
}

const tones: Readonly<Record<RadarDay["state"], string>> = {
  thisMonth: "bg-amber",
  nextMonth: "bg-ink2",
  later: "bg-bar2",
};

/**
 * A ruler of 60 days: the height of a bar is the money that renewals of that day are worth. Without any it is as high, so
 * that nothing below moves when this is known.
 */
export const ExpiryRadar = memo(function ExpiryRadar({
  radar,
  currency,
  chosen = null,
  onDay,
}: ExpiryRadarProps) {
  const { t } = useTranslation("promoter-customers");
  const formats = useFormats();
  const { date: formatDate } = formats;
  const most = Math.max(1, ...radar.days.map(({ fen }) => fen));
  return (
    <section>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {radar.customers === 0 ? (
          <span className="text-ink2">{t("radar.none")}</span>
        ) : (
          <>
            <strong className="font-semibold">{t("radar.title", { count: radar.customers })}</strong>
            <span className="figures">
              {t("radar.money")}{" "}
              <strong className="font-semibold">
                {columnMoney(currency, formats)(fenToYuan(radar.fen))}
              </strong>
            </span>
          </>
        )}
      </p>
      <ol className="relative mt-2 h-16 border-ink border-b in-data-care:hidden">
        {radar.days.map((day) => {
          const label = t("radar.day", {
            count: day.customers,
            date: formatDate(day.date),
            amount: amountInText(fenToYuan(day.fen), currency, formats),
          });
          return (
            <li
              key={day.inDays}
              className="absolute bottom-0 h-full w-[1.3%]"
              style={{ left: `${(day.inDays / (expiryRadar.days + 1)) * 100}%` }}
            >
              <DayBar
                label={label}
                isChosen={chosen === day.date}
                onPress={onDay && (() => onDay(chosen === day.date ? null : day.date))}
              >
                <span
                  className={classNames("w-full", tones[day.state])}
                  style={{ height: `${Math.max(6, (day.fen / most) * 100)}%` }}
                />
              </DayBar>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="figures flex justify-between text-13 text-ink2 in-data-care:hidden">
        <span>{t("radar.today")}</span>
        <span>{t("radar.days", { count: expiryRadar.days / 2 })}</span>
        <span>{t("radar.days", { count: expiryRadar.days })}</span>
      </p>
    </section>
  );
});

interface DayBarProps {
  label: string;
  isChosen: boolean;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** Sixty bars would be sixty stops for the tab key: by keyboard the filter of the list does the same. */
function DayBar({ label, isChosen, onPress, children }: DayBarProps) {
  const bar = "flex h-full w-full items-end";
  if (onPress === undefined)
    return (
      <span role="img" aria-label={label} title={label} className={bar}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(bar, "rounded-tag hover:bg-sunk", isChosen && "bg-sunk")}
    >
      {children}
    </button>
  );
}
