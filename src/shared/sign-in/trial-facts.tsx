import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { trial } from "../../rules/limits";
import { textLink } from "../../ui/text-link";

/** What the form is about: the trial, a new password, or linking a messenger. */
export type FactsSubject = "trial" | "reset" | "bind";

/** Beside or below a form without a QR code: what comes of it, and what to do without the old phone. */
export function TrialFacts({ subject }: { subject: FactsSubject }) {
  const { t } = useTranslation("account-log-in");
  const lines = {
    trial: [
      t("facts.trial", { days: trial.days }),
      t("facts.kept", { days: trial.retentionDays }),
      t("facts.free"),
    ],
    reset: [t("facts.sessions")],
    bind: [t("facts.passwordStays")],
  }[subject];
  return (
    <div>
      <h2 className="text-15">{t(`facts.${subject}Title`)}</h2>
      <ul className="mt-2 grid gap-2 text-13 text-ink2 [&>li:last-child]:border-b-0 [&>li]:border-line [&>li]:border-b [&>li]:pb-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {subject !== "trial" && (
          <li>
            {t("facts.noPhone")} <SupportPhone />
          </li>
        )}
      </ul>
    </div>
  );
}

function SupportPhone() {
  const { phone } = settings().support;
  return (
    <a href={`tel:${phone.replaceAll("-", "")}`} className={`${textLink} figures whitespace-nowrap`}>
      {phone}
    </a>
  );
}
