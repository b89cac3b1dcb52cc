import type { ReactNode } from "react";
import { columnMoney } from "../../i18n/column-money";
import type { Currency } from "../../i18n/money-format";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import type { ClosingState } from "../../ui/closing-line";
import { ReceiptAmount } from "../receipt-amount";
import { type PriceLine, priceLineNote } from "./price-line-note";

interface QuoteAmountProps {
  /** What the amount is: "To pay", "Upgrade". */
  title: string;
  lines: readonly PriceLine[];
  finalAmount: string;
  currency: Currency;
  /** Where the numbers come from and of when they are. */
  source: ReactNode;
  state?: ClosingState;
  /** As shown on the page; by default the amount with its currency. */
  children?: ReactNode;
  className?: string;
}

/** The amount of a price; tapped, it shows its lines and formulas. */
export function QuoteAmount(props: QuoteAmountProps) {
  const { title, lines, finalAmount, currency, source, state = "closed", children, className } = props;
  const { t } = useTranslation("order");
  const formats = useFormats();
  const amount = formats.money(finalAmount, { currency });
  const money = columnMoney(currency, formats);
  return (
    <ReceiptAmount
      title={title}
      hint={t("receipt.hint")}
      lines={() =>
        lines.map((line) => ({
          label: line.name,
          note: priceLineNote(line, { ...formats, money }, t),
          value: money(line.amount),
        }))
      }
      total={{ label: title, value: amount, state }}
      source={source}
      {...(className !== undefined && { className })}
    >
      {children ?? amount}
    </ReceiptAmount>
  );
}
