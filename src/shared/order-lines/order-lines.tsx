import type { ReactNode } from "react";
import { columnMoney, columnSymbol } from "../../i18n/column-money";
import { type Currency, currencySymbol } from "../../i18n/money-format";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import type { ClosingState } from "../../ui/closing-line";
import { Line, Lines, Total } from "../../ui/lines";
import { Money } from "../../ui/money";
import { type PriceLine, priceLineNote } from "./price-line-note";

interface OrderLinesProps {
  lines: readonly PriceLine[];
  finalAmount: string;
  currency: Currency;
  /** Open while nothing is paid; green once the order is paid. */
  state?: ClosingState;
  /** Instead of the usual name of the last line. */
  totalLabel?: ReactNode;
  /** Formulas under the names, where there is little room. */
  hasNotesBelow?: boolean;
  /** Instead of the bare amount: one that opens its receipt. */
  total?: ReactNode;
  className?: string;
}

/** A price line by line, each with its formula, closed by what is to be paid. */
export function OrderLines({
  lines,
  finalAmount,
  currency,
  state = "closed",
  totalLabel,
  hasNotesBelow = false,
  total,
  className,
}: OrderLinesProps) {
  const { t } = useTranslation("order");
  const formats = useFormats();
  const noteFormats = { ...formats, money: columnMoney(currency, formats) };
  const symbol = columnSymbol(currency, formats.locale);
  return (
    <Lines className={className ?? ""}>
      {lines.map((line) => (
        <Line
          key={`${line.kind} ${line.name}`}
          label={line.name}
          note={priceLineNote(line, noteFormats, t)}
          isNoteBelow={hasNotesBelow}
        >
          <Money amount={line.amount} currency={symbol} />
        </Line>
      ))}
      <Total
        label={totalLabel ?? t(state === "paid" ? "total.paid" : "total.due")}
        state={state}
        tone={state === "paid" ? "green" : "ink"}
      >
        {total ?? <Money amount={finalAmount} currency={currencySymbol(currency)} />}
      </Total>
    </Lines>
  );
}
