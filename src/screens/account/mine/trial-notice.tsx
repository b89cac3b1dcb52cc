import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/account";
import { useFormats } from "../../../i18n/use-formats";
import { addresses } from "../../../parts/routing/addresses";
import { daysUntil } from "../../../rules/trial";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { TrialDates } from "./trial-dates";

type Trial = components["schemas"]["Trial"];

/** From so many days on the end of the trial is near. */
const nearEnd = 3;

/**
 * The trial with its three dates: begun, until when, data kept until. After its end the product is closed and this
 * page stays open, so that it can be bought in time.
 */
export function TrialNotice({ trial, serverTime }: { trial: Trial; serverTime: string }) {
  const { t } = useTranslation("account-user");
  const formats = useFormats();
  const now = Date.parse(serverTime);
  const days = daysUntil(Date.parse(trial.endsAt), now);
  const isNear = trial.state === "running" && days <= nearEnd;
  const isClosed = trial.state === "ended" || trial.state === "erased";
  const kept = formats.date(trial.dataKeptUntil);
  const sentence =
    trial.state === "running"
      ? t("trial.running", { count: days })
      : t(trial.state === "erased" ? "trial.erased" : "trial.ended");
  const explained =
    trial.state === "running"
      ? t("trial.runningText")
      : trial.state === "erased"
        ? t("trial.erasedText", { date: kept })
        : t("trial.endedText", {
            date: kept,
            count: daysUntil(Date.parse(trial.dataKeptUntil), now),
          });
  return (
    <section
      aria-label={t("trial.label")}
      className={classNames(
        "mb-5 grid gap-4 rounded-panel p-6 max-sm:-mx-4 max-sm:rounded-none max-sm:px-4 lg:grid-cols-[1fr_auto] lg:items-center",
        isClosed ? "bg-tint-red" : isNear ? "bg-tint-amber" : "bg-tint-green",
      )}
    >
      <div>
        <h2 className="text-20">{sentence}</h2>
        <p className="mt-1 text-ink2">{explained}</p>
        <TrialDates trial={trial} now={now} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" render={(parts) => <Link to={addresses.mall} {...parts} />}>
          {t(trial.state === "erased" ? "trial.buyAnew" : isClosed ? "trial.buyToGoOn" : "trial.buy")}
        </Button>
        {isClosed && (
          <Button render={(parts) => <Link to={addresses.contact} {...parts} />}>{t("trial.contact")}</Button>
        )}
      </div>
    </section>
  );
}
