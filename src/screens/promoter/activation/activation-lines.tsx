import type { components } from "../../../generated/promoter";
import { columnMoney, columnSymbol } from "../../../i18n/column-money";
import { currencySymbol } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import type { ClosingState } from "../../../ui/closing-line";
import { Line, Lines, Total } from "../../../ui/lines";
import { Money } from "../../../ui/money";

type Schemas = components["schemas"];

interface ActivationLinesProps {
  activation: Pick<Schemas["ActivationPreview"], "currency" | "lines" | "settlementAmount">;
  /** Open before it is activated, paid afterwards. */
  state: ClosingState;
  /** Where the prices come from. */
  source: string;
}

/** Each service with its days and what it is paid with, closed by what is settled for them. */
export function ActivationLines({ activation, state, source }: ActivationLinesProps) {
  const { t } = useTranslation("promoter-activation");
  const formats = useFormats();
  const { currency, lines, settlementAmount } = activation;
  const money = columnMoney(currency, formats);
  const noteOf = ({ startsAt, endsAt, serialNo }: Schemas["ActivationLine"]) => {
    const period = t("line.period", {
      from: formats.date(startsAt, "always"),
      to: formats.date(endsAt, "always"),
    });
    const payment = serialNo === null ? t("line.settlement") : t("line.serial", { number: serialNo });
    return t("line.note", { period, payment });
  };
  return (
    <Lines className="border-ink border-t">
      {lines.map((line) => (
        <Line key={line.productNo} label={line.name} note={noteOf(line)} isNoteBelow>
          <Money amount={line.settlementPrice} currency={columnSymbol(currency, formats.locale)} />
        </Line>
      ))}
      <Total label={t("line.total")} state={state}>
        <ReceiptAmount
          title={t("line.total")}
          hint={t("line.hint")}
          lines={() =>
            lines.map((line) => ({
              label: line.name,
              note:
                line.serialNo === null ? t("line.settlement") : t("line.serial", { number: line.serialNo }),
              value: money(line.settlementPrice),
            }))
          }
          total={{
            label: t("line.total"),
            value: money(settlementAmount, { currency }),
            state,
          }}
          source={source}
        >
          <Money amount={settlementAmount} currency={currencySymbol(currency)} />
        </ReceiptAmount>
      </Total>
    </Lines>
  );
}
