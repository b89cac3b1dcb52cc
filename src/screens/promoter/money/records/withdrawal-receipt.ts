import type { components } from "../../../../generated/promoter";
import { columnMoney } from "../../../../i18n/column-money";
import type { Translate } from "../../../../i18n/translation-keys";
import type { Formats } from "../../../../i18n/use-formats";
import { taxRules } from "../../../../rules/tax-rules";
import type { ReceiptLine } from "../../../../shared/receipt-amount";
import { fenOf, yuanOf } from "../fen";
import { taxLines } from "../withdrawal/tax-lines";
import { readWithholding } from "../withdrawal/tax-steps";

/** From gross to net: every step where it was recorded, else gross and tax alone. */
export function withdrawalReceiptLines(
  { amount, tax, currency, breakdown }: components["schemas"]["WithdrawalRecord"],
  formats: Formats,
  t: Translate<"promoter-withdrawal">,
): ReceiptLine[] {
  const money = columnMoney(currency, formats);
  if (breakdown !== null)
    return taxLines(
      readWithholding(breakdown),
      taxRules[breakdown.taxMethod],
      breakdown.ordinalInMonth,
      money,
      t,
    );
  return [
    { label: t("line.gross"), value: money(amount) },
    { label: t("line.tax"), value: money(yuanOf(-fenOf(tax))) },
  ];
}
