import type { components } from "../../../../generated/promoter";
import { columnSymbol } from "../../../../i18n/column-money";
import { currencySymbol } from "../../../../i18n/money-format";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { Button } from "../../../../ui/button";
import { Line, Lines, Total } from "../../../../ui/lines";
import { Money } from "../../../../ui/money";
import { State } from "../../../../ui/state";
import { focusIn } from "../../area/focus-in";

interface WithdrawalPlacedProps {
  record: components["schemas"]["WithdrawalRecord"];
  onAgain: () => void;
}

/** A withdrawal on its way: what arrives, where and until when; the line stays dashed until it has arrived. */
export function WithdrawalPlaced({ record, onAgain }: WithdrawalPlacedProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const formats = useFormats();
  const symbol = columnSymbol(record.currency, formats.locale);
  return (
    // In place of the form whose button had the focus.
    <section ref={focusIn} tabIndex={-1} aria-labelledby="withdrawal-placed" className="rounded-control">
      <h2 id="withdrawal-placed" className="flex items-center justify-between gap-3 text-20">
        {t("placed.title")}
        <State shape="half" tone="amber">
          {t("status.withdrawing")}
        </State>
      </h2>
      <Lines className="mt-3 border-ink border-t">
        <Line label={t("line.gross")}>
          <Money amount={record.amount} currency={symbol} />
        </Line>
        <Line label={t("line.tax")}>
          <Money amount={`-${record.tax}`} currency={symbol} />
        </Line>
        <Total label={t("line.net")} state="open" tone="green">
          <Money amount={record.net} currency={currencySymbol(record.currency)} />
        </Total>
      </Lines>
      <p className="pt-3">
        {t("placed.text", {
          bank: record.bankName,
          tail: record.bankCardNumber.slice(-4),
          date: formats.date(record.expectedBy),
        })}
      </p>
      <p className="figures pt-1 text-13 text-ink2">{t("placed.number", { number: record.withdrawalNo })}</p>
      <div className="pt-4">
        <Button onClick={onAgain}>{t("placed.again")}</Button>
      </div>
    </section>
  );
}
