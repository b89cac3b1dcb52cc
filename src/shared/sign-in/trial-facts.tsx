import { useTranslation } from "../../i18n/use-translation";
import { trial } from "../../rules/limits";
import type { SignInMode } from "./sign-in-mode";

/** Beside the form where there is no QR code: what the trial is, or what a new password does. */
export function TrialFacts({ mode }: { mode: SignInMode }) {
  const { t } = useTranslation("account-log-in");
  const isTrial = mode === "register";
  const lines = isTrial
    ? [
        t("facts.trial", { days: trial.days }),
        t("facts.kept", { days: trial.retentionDays }),
        t("facts.free"),
      ]
    : [t("facts.sessions"), t("facts.noPhone")];
  return (
    <div>
      <h2 className="text-15">{isTrial ? t("facts.trialTitle") : t("facts.resetTitle")}</h2>
      <ul className="mt-2 grid gap-2 text-13 text-ink2">
        {lines.map((line) => (
          <li key={line} className="border-line border-b pb-2 last:border-b-0">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
