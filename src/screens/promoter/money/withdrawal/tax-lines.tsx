import { columnMoney } from "../../../../i18n/column-money";
import type { Currency } from "../../../../i18n/money-format";
import type { Translate } from "../../../../i18n/translation-keys";
import { type Formats, useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import type { TaxTerms, Withholding } from "../../../../rules/tax";
import type { ClosingState } from "../../../../ui/closing-line";
import { Line, Lines, Total } from "../../../../ui/lines";
import { yuanOf } from "../fen";

interface TaxLinesProps {
  steps: Withholding;
  terms: Pick<TaxTerms, "deduction" | "brackets">;
  currency: Currency;
  /** Which withdrawal of the month it is; left out where no month is named. */
  ordinal?: number | undefined;
  /** Open while only this device has computed it. */
  state: ClosingState;
}

/** The way from gross to net, line by line, closed by what arrives on the card. */
export function TaxLines({ steps, terms, currency, ordinal, state }: TaxLinesProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const money = columnMoney(currency, useFormats());
  return (
    <Lines>
      {taxLines(steps, terms, ordinal, money, t).map(({ label, note, value }) => (
        <Line key={label} label={label} note={note} isNoteBelow>
          {value}
        </Line>
      ))}
      <Total label={t("line.net")} state={state} tone="green">
        {money(yuanOf(steps.netFen), { currency })}
      </Total>
    </Lines>
  );
}

interface TaxLine {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: string;
}

/** The lines above the net. Lines that say nothing are left out: nothing withdrawn before, no rule to deduct by. */
export function taxLines(
  steps: Withholding,
  { deduction, brackets }: Pick<TaxTerms, "deduction" | "brackets">,
  ordinal: number | undefined,
  write: Formats["money"],
  t: Translate<"promoter-withdrawal">,
): TaxLine[] {
  const money = (fen: number) => write(yuanOf(fen));
  const short = (fen: number) => write(yuanOf(fen), { isShort: true });
  const period = steps.taxMethod === "cumulative" ? "year" : "month";
  const lines: TaxLine[] = [{ label: t("line.gross"), value: money(steps.grossFen) }];
  if (brackets.length === 0)
    return [...lines, { label: t("line.tax"), note: t("note.none"), value: money(0) }];
  if (steps.earlierFen > 0)
    lines.push({
      label: t("line.earlier"),
      note: t(`note.earlier.${period}`),
      value: money(steps.earlierFen),
    });
  if (deduction && steps.deductionFen > 0)
    lines.push({
      label: t("line.deduction"),
      note: deductionNote(steps, deduction, short, t),
      value: money(-steps.deductionFen),
    });
  lines.push({ label: t("line.base"), value: money(steps.baseFen) });
  lines.push({
    label: t("line.rate"),
    note: deduction ? t("note.quick", { amount: short(steps.quickDeductionFen) }) : undefined,
    value: `${steps.ratePercent}%`,
  });
  if (steps.alreadyWithheldFen > 0)
    lines.push({
      label: t("line.alreadyWithheld"),
      note: t(`note.withheld.${period}`),
      value: money(-steps.alreadyWithheldFen),
    });
  lines.push({ label: t("line.tax"), note: taxNote(steps, ordinal, money, t), value: money(-steps.taxFen) });
  return lines;
}

function deductionNote(
  steps: Withholding,
  { fixedFen, fixedUpToFen, ratePercent }: NonNullable<TaxTerms["deduction"]>,
  short: (fen: number) => string,
  t: Translate<"promoter-withdrawal">,
): string {
  const percent = `${ratePercent}%`;
  if (fixedUpToFen === null) return t("note.monthly", { percent, amount: short(fixedFen) });
  return steps.grossFen + steps.earlierFen <= fixedUpToFen
    ? t("note.fixed", { upTo: short(fixedUpToFen), amount: short(fixedFen) })
    : t("note.share", { above: short(fixedUpToFen), percent });
}

/** The arithmetic of the tax without the parts that are nothing: "200.00 × 20%, first withdrawal of the month". */
function taxNote(
  { baseFen, ratePercent, quickDeductionFen, alreadyWithheldFen }: Withholding,
  ordinal: number | undefined,
  money: (fen: number) => string,
  t: Translate<"promoter-withdrawal">,
): string {
  const minus = [quickDeductionFen, alreadyWithheldFen]
    .filter((fen) => fen > 0)
    .map((fen) => ` − ${money(fen)}`);
  const sum = `${money(baseFen)} × ${ratePercent}%${minus.join("")}`;
  return ordinal === undefined ? sum : t("note.tax", { sum, ordinal });
}
