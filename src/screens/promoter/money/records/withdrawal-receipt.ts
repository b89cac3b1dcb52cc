import type { components } from "../../../../generated/promoter";
import type { Translate } from "../../../../i18n/translation-keys";
import type { Formats } from "../../../../i18n/use-formats";
import { taxRules } from "../../../../rules/tax-rules";
import type { ReceiptLine } from "../../../../shared/receipt-amount";
import { fenOf, yuanOf } from "../fen";
import { taxLines } from "../withdrawal/tax-lines";
import { readWithholding } from "../withdrawal/tax-steps";

/** From gross to net: every step where it was recorded, else gross and tax alone. */
export function withdrawalReceiptLines(
  { amount, tax, breakdown }: components["schemas"]["WithdrawalRecord"],
  formats: Formats,
  t: Translate<"promoter-withdrawal">,
): ReceiptLine[] {
  if (breakdown !== null)
    return taxLines(
      readWithholding(breakdown),
      taxRules[breakdown.taxMethod],
      breakdown.ordinalInMonth,
      formats,
      t,
    );
  return [
    { label: t("line.gross"), value: formats.money(amount) },
    { label: t("line.tax"), value: formats.money(yuanOf(-fenOf(tax))) },
  ];
}
