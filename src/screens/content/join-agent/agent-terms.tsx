import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { withdrawal } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";

const kinds = ["china", "international"] as const;
const steps = ["apply", "review", "start"] as const;
const earnings = ["share", "settlement", "withdraw", "tax"] as const;

/** What a partner gets, which kinds there are, and how one becomes one. */
export function AgentTerms() {
  const { t } = useTranslation("content-join-agent");
  const { money } = useFormats();
  const minimum = money(withdrawal.minimumFen / 100, { isShort: true });
  return (
    <div className="grid min-w-0 gap-14">
      <Section title={t("earn.title")} size="medium">
        <dl>
          {earnings.map((name) => (
            <div
              key={name}
              className="grid gap-x-10 gap-y-1 border-line border-b py-4 last:border-b-0 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="font-semibold">{t(`earn.${name}.name`)}</dt>
              <dd className="text-ink2">{t(`earn.${name}.text`, { minimum })}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("kinds.title")} size="medium">
        <dl className="grid gap-x-10 gap-y-6 pt-4 sm:grid-cols-2">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt className="font-semibold">{t(`kinds.${kind}.name`)}</dt>
              <dd className="mt-1 text-ink2">{t(`kinds.${kind}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-13 text-ink2">{t("kinds.one")}</p>
      </Section>
      <Section title={t("steps.title")} size="medium">
        <ol>
          {steps.map((step) => (
            <li
              key={step}
              className="grid gap-x-10 gap-y-1 border-line border-b py-4 last:border-b-0 sm:grid-cols-[9rem_1fr]"
            >
              <span className="font-semibold">{t(`steps.${step}.name`)}</span>
              <span className="text-ink2">{t(`steps.${step}.text`)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-13 text-ink2">
          {t("steps.question")}{" "}
          <Link to={addresses.contact} className={textLink}>
            {t("steps.contact")}
          </Link>
        </p>
      </Section>
    </div>
  );
}
