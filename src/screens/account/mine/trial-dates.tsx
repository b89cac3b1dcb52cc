import type { components } from "../../../generated/account";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { classNames } from "../../../ui/class-names";

type Trial = components["schemas"]["Trial"];

/** The three dates of a trial on one line of time; what has passed is filled. */
export function TrialDates({ trial, now }: { trial: Trial; now: number }) {
  const { t } = useTranslation("account-user");
  const formats = useFormats();
  const dates = [
    ["activated", trial.activatedAt],
    ["ends", trial.endsAt],
    ["kept", trial.dataKeptUntil],
  ] as const;
  return (
    <ol className="mt-4 grid max-w-reading grid-cols-3">
      {dates.map(([name, timestamp]) => {
        const hasPassed = Date.parse(timestamp) <= now;
        return (
          <li key={name} className="border-ink border-t pt-2 pr-3 text-13">
            <span
              aria-hidden="true"
              className={classNames(
                "-mt-3 mb-1 block size-2 rounded-full border border-ink",
                hasPassed ? "bg-ink" : "bg-paper",
              )}
            />
            <span className="block text-ink2">{t(`trial.${name}`)}</span>
            <time dateTime={timestamp} className="figures font-semibold text-ink text-15">
              {formats.date(timestamp)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
