import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { trial } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { furtherReading, hasFurtherReading } from "../faq/faq-groups";

/** The questions people ask before they buy; the others stand on their own page. */
const questionNames = ["trialEnd", "devices", "refund", "addUsers"] as const;

/** Four questions about money, question left and answer right. */
export function PriceQuestions() {
  const { t } = useTranslation("content-faq");
  return (
    <Section
      size="medium"
      title={t("priceTitle")}
      end={
        <Link to={addresses.faq} className={`${textLink} text-15`}>
          {t("all")}
        </Link>
      }
    >
      <dl>
        {questionNames.map((name) => (
          <div
            key={name}
            className="grid gap-x-10 gap-y-1 border-line border-b py-4 md:grid-cols-[27rem_minmax(0,1fr)]"
          >
            <dt className="text-balance font-semibold">{t(`question.${name}`)}</dt>
            <dd className="text-ink2">
              {t(`answer.${name}`, { days: trial.retentionDays })}
              {hasFurtherReading(name) && (
                <Link
                  to={furtherReading[name]}
                  className={`${textLink} touch-area mt-1 block w-fit print:hidden`}
                >
                  {t(`read.${name}`)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
