import { formatDate } from "../../../i18n/date-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { businessDate, startOfBusinessDate } from "../../../rules/dates";
import { trialDates } from "../../../rules/trial";
import { classNames } from "../../../ui/class-names";
import { useToday } from "./use-today";

/** The three dates of a trial that began today, at the left as in a ledger. */
export function TrialCalendar() {
  const { t } = useTranslation("content-home");
  const today = useToday();
  const dates = today === null ? null : trialDates(startOfBusinessDate(today));
  const steps = [
    { name: "start", date: today },
    { name: "end", date: dates && businessDate(dates.endsAt) },
    { name: "kept", date: dates && businessDate(dates.retainedUntil) },
  ] as const;
  return (
    <ol aria-label={t("trial.label")}>
      {steps.map(({ name, date }) => (
        <li
          key={name}
          className="group grid few-letters:grid-cols-[1.5rem_minmax(0,1fr)]! grid-cols-[4.5rem_1.5rem_minmax(0,1fr)] sm:grid-cols-[5.5rem_1.5rem_minmax(0,1fr)] in-data-care:grid-cols-[6.5rem_2rem_minmax(0,1fr)] sm:in-data-care:grid-cols-[7.5rem_2rem_minmax(0,1fr)]"
        >
          <StepDate date={date} today={today} isFirst={name === "start"} />
          <Mark name={name} />
          <div className="few-letters:col-start-2 pb-9 group-last:pb-0">
            <h3 className="text-17">{t(`trial.${name}`)}</h3>
            <p className="text-ink2">{t(`trial.${name}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepDateProps {
  date: string | null;
  today: string | null;
  isFirst: boolean;
}

/** The day in large type; a year other than the current one below it. */
function StepDate({ date, today, isFirst }: StepDateProps) {
  const locale = useLocale();
  if (date === null || today === null) return <span />;
  const year = date.slice(0, 4);
  return (
    <time dateTime={date} className="figures few-letters:col-start-2">
      <span
        className={classNames(
          "block text-20 max-sm:[:lang(en)_&]:text-17/7",
          isFirst ? "font-semibold text-green" : "text-ink2",
        )}
      >
        {formatDate(locale, date, Date.parse(date))}
      </span>
      {year !== today.slice(0, 4) && <span className="block text-13 text-ink3">{year}</span>}
    </time>
  );
}

/** A disc for what is sure, rings for what comes; the way to the last is dashed, because it can still be avoided. */
function Mark({ name }: { name: "start" | "end" | "kept" }) {
  return (
    <span
      aria-hidden="true"
      className="few-letters:col-start-1 few-letters:row-span-2 few-letters:row-start-1 relative"
    >
      {name !== "kept" && (
        <span
          className={classNames(
            "absolute top-3.5 -bottom-3.5 left-1.25 -ml-[calc(var(--rule)/2)] border-ink border-l",
            name === "end" && "border-dashed",
          )}
        />
      )}
      <svg
        viewBox="0 0 10 10"
        aria-hidden="true"
        className="absolute top-[calc(var(--lead-17)/2-0.3125rem)] size-2.5"
      >
        {name === "start" ? (
          <circle cx="5" cy="5" r="5" className="fill-green" />
        ) : (
          <circle cx="5" cy="5" r="4.25" className="fill-paper stroke-[1.5] stroke-ink" />
        )}
      </svg>
    </span>
  );
}
