import { useId, useState } from "react";
import type { components } from "../../../../generated/promoter";
import { columnMoney } from "../../../../i18n/column-money";
import type { Currency } from "../../../../i18n/money-format";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { Dialog } from "../../../../ui/dialog";
import { DialogSheet } from "../../../../ui/dialog-sheet";
import { Facts } from "../../../../ui/facts";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../../ui/table";
import { textLink } from "../../../../ui/text-link";

type TaxRule = Pick<
  components["schemas"]["TaxRule"],
  "taxMethod" | "ruleName" | "ruleDate" | "isSettledYearly" | "brackets"
>;

interface TaxRuleLinkProps {
  rule: TaxRule;
  /** What its brackets are in. */
  currency: Currency;
}

/** A link to the rule the tax is withheld by: its name, since when it holds, and its brackets. */
export function TaxRuleLink({ rule, currency }: TaxRuleLinkProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={textLink} onClick={() => setOpen(true)}>
        {t("rule.link")}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={id}>
        <DialogSheet title={t("rule.title")} titleId={id} onClose={() => setOpen(false)}>
          <RuleFacts rule={rule} currency={currency} />
        </DialogSheet>
      </Dialog>
    </>
  );
}

function RuleFacts({ rule, currency }: TaxRuleLinkProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const formats = useFormats();
  const { taxMethod, ruleName, ruleDate, isSettledYearly, brackets } = rule;
  const money = columnMoney(currency, formats);
  const short = (yuan: string) => money(yuan, { isShort: true });
  return (
    <div className="text-ink">
      <Facts
        isNarrow
        facts={[
          { label: t("rule.method"), value: t(`method.${taxMethod}`) },
          { label: t("rule.name"), value: ruleName },
          { label: t("rule.since"), value: formats.date(ruleDate, "always") },
        ]}
      />
      <p className="py-3 text-13 text-ink2">{t(`rule.how.${taxMethod}`)}</p>
      {brackets.length > 1 && (
        <Table caption={t("rule.brackets")}>
          <TableHead>
            <TableHeader>{t("rule.base")}</TableHeader>
            <TableHeader isNumber>{t("line.rate")}</TableHeader>
            <TableHeader isNumber>{t("rule.quick")}</TableHeader>
          </TableHead>
          <tbody>
            {brackets.map(({ upTo, ratePercent, quickDeduction }) => (
              <TableRow key={ratePercent}>
                <TableCell>
                  {upTo === null ? t("rule.above") : t("rule.upTo", { amount: short(upTo) })}
                </TableCell>
                <TableCell isNumber>{ratePercent}%</TableCell>
                <TableCell isNumber>{short(quickDeduction)}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      {isSettledYearly && <p className="pt-3 text-13 text-ink2">{t("preview.settledYearly")}</p>}
    </div>
  );
}
