import { amountInText } from "../../../../i18n/amount-in-text";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { Banner } from "../../../../ui/banner";
import { Section } from "../../../../ui/section";
import { yuanOf } from "../fen";
import { TaxLines } from "./tax-lines";
import { TaxRuleLink } from "./tax-rule-link";
import type { Withdrawal } from "./use-withdrawal";

/** From gross to what arrives on the card, with the rule and its date; dashed until the server has computed it. */
export function NetPreview({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("promoter-withdrawal");
  const formats = useFormats();
  const { steps, terms, ordinal, isConfirmed, isDifferent, formerAmount, grossFen, info } = withdrawal;
  const money = (yuan: string) => amountInText(yuan, info.currency, formats);
  const { taxMethod, isSettledYearly, ruleName, ruleDate } = info.tax;
  return (
    <Section title={t("preview.title")} size="small" end={t(`method.${taxMethod}`)} className="mt-7">
      {steps === null ? (
        <p className="py-4 text-ink2">{t(taxMethod === "none" ? "preview.emptyUntaxed" : "preview.empty")}</p>
      ) : (
        <TaxLines
          steps={steps}
          terms={terms}
          currency={info.currency}
          ordinal={ordinal}
          state={isConfirmed ? "closed" : "open"}
        />
      )}
      {formerAmount !== null && grossFen !== null && (
        <Banner tone="amber" role="status" className="mt-3">
          {t("preview.changed", { from: money(formerAmount), to: money(yuanOf(grossFen)) })}
        </Banner>
      )}
      {isDifferent && (
        <Banner tone="amber" role="status" className="mt-3">
          {t("preview.different")}
        </Banner>
      )}
      <div className="pt-2.5 text-13 text-ink2">
        {isSettledYearly && <p>{t("preview.settledYearly")}</p>}
        <p>{t("preview.rule", { rule: ruleName, date: formats.date(ruleDate, "always") })}</p>
        <TaxRuleLink rule={info.tax} currency={info.currency} />{" "}
        {t("preview.asOf", { time: formats.dateTime(info.asOf) })}
      </div>
    </Section>
  );
}
