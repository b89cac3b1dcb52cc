import { Link } from "react-router-dom";
import type { components } from "../../../generated/account";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { daysUntil } from "../../../rules/trial";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { TrialDates } from "./trial-dates";

type Trial = components["schemas"]["Trial"];

/** From so many days on the end of the trial is near. */
const endingSoonDays = 3;

/**
 * The trial with its three dates: start, end, data stored until. After its end the product is closed and this page
 * stays available, so that the user can still buy.
 */
export function TrialNotice({ trial, serverTime }: { trial: Trial; serverTime: string }) {
  const { t } = useTranslation("account-user");
  const formats = useFormats();
  const now = Date.parse(serverTime);
  const days = daysUntil(Date.parse(trial.endsAt), now);
  const isEndingSoon = trial.state === "running" && days <= endingSoonDays;
  const isClosed = trial.state === "ended" || trial.state === "erased";
  const dataRetainedUntil = formats.date(trial.dataKeptUntil);
  const sentence =
    trial.state === "running"
      ? t("trial.running", { count: days })
      : t(trial.state === "erased" ? "trial.erased" : "trial.ended");
  const explained =
    trial.state === "running"
      ? t("trial.runningText")
      : trial.state === "erased"
        ? t("trial.erasedText", { date: dataRetainedUntil })
        : t("trial.endedText", {
            date: dataRetainedUntil,
            count: daysUntil(Date.parse(trial.dataKeptUntil), now),
          });
  return (
    <section
      aria-label={t("trial.label")}
      className={classNames(
        "mb-5 grid gap-4 rounded-panel p-6 max-sm:-mx-4 max-sm:rounded-none max-sm:px-4 lg:grid-cols-[1fr_auto] lg:items-center",
        isClosed ? "bg-tint-red" : isEndingSoon ? "bg-tint-amber" : "bg-tint-green",
      )}
    >
      <div>
        <h2 className="text-20">{sentence}</h2>
        <p className="mt-1 text-ink2">{explained}</p>
        <TrialDates trial={trial} now={now} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
          {t(trial.state === "erased" ? "trial.buyAnew" : isClosed ? "trial.buyToGoOn" : "trial.buy")}
        </Button>
        {isClosed && (
          <Button render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
            {t("trial.contact")}
          </Button>
        )}
      </div>
    </section>
  );
}
