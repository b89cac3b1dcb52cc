import { amountInText } from "../../i18n/amount-in-text";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { leadProtection } from "../../rules/business-limits";
import { withdrawal } from "../../rules/limits";
import { fenToYuan } from "../../rules/numbers";
import { PageHeader } from "../../shared/page-header";
import { useSiteCurrency } from "../../shared/use-site-currency";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { EarningsCalculator } from "./introduction/earnings-calculator";
import { IntroductionActions } from "./introduction/introduction-actions";

const terms = ["hold", "minimum", "protection", "member"] as const;

/** What an agent earns, with a calculator, and the terms as they are. */
export function AgentIntroductionScreen() {
  const { t } = useTranslation(["promoter-home", "promoter-entry"]);
  const formats = useFormats();
  const currency = useSiteCurrency();
  const values = {
    minimum: amountInText(fenToYuan(withdrawal.minimumFen), currency, formats, { isShort: true }),
    days: leadProtection.days,
  };
  return (
    <Container className="pt-8 pb-16 md:pt-16">
      <PageHeader title={t("intro.title")} description={t("intro.description")} />
      <h1 className="max-w-reading text-34 md:text-46">{t("intro.headline")}</h1>
      <p className="mt-2 max-w-reading text-17 text-ink2">{t("intro.lead")}</p>
      <IntroductionActions />
      <div className="mt-12 grid items-start gap-x-15 gap-y-14 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
        <Section title={t("intro.terms")} size="medium">
          <dl>
            {terms.map((name) => (
              <div
                key={name}
                className="grid gap-x-10 gap-y-1 border-line border-b py-4 last:border-b-0 sm:grid-cols-[11rem_1fr]"
              >
                <dt className="font-semibold">{t(`intro.term.${name}.name`, values)}</dt>
                <dd className="text-ink2">
                  {name === "minimum" && currency !== "CNY"
                    ? t("intro.term.minimum.textUntaxed")
                    : t(`intro.term.${name}.text`)}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
        <EarningsCalculator />
      </div>
    </Container>
  );
}
