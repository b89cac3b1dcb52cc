import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { Locale } from "../../../platform/locale";
import type { ReceiptLine } from "../../../shared/receipt-amount";
import type { PriceChoice } from "./price-choice";
import type { QuoteLine } from "./quote-line";

/** The text of a line of a quote. */
export interface LineText {
  readonly label: string;
  /** How the amount came about, on one line: "1,198 × 2 years". */
  readonly note: string | undefined;
  readonly amount: string;
  /** The same, step by step, for its receipt. */
  readonly steps: readonly ReceiptLine[];
}

/** Label of a unit price by the kind of its line; users otherwise. */
const unitLabels: Partial<Record<QuoteLine["kind"], "receipt.versionYear" | "receipt.storesYear">> = {
  version: "receipt.versionYear",
  stores: "receipt.storesYear",
};

/** Translates the lines of a quote. */
export function useLineText({
  version,
  years: chosenYears,
}: Pick<PriceChoice, "version" | "years">): (line: QuoteLine) => LineText {
  const { t } = useTranslation("content-price");
  const { locale, money, number } = useFormats();
  const plain = (fen: number) => money(fen / 100, { isShort: true });
  const exact = (fen: number) => money(fen / 100);

  const label = ({ kind, name, count = 1, years = chosenYears, percentOff = 0 }: QuoteLine): string => {
    if (kind === "version") return t(`version.${version}`);
    if (kind === "stores") return t("line.stores", { count });
    if (kind === "users") return t("line.users", { count });
    if (kind === "yearDiscount")
      return t("line.yearDiscount", { count: years, off: localisedDiscount(locale, percentOff) });
    return name ?? t("line.off");
  };

  const ofUnits = (line: QuoteLine, unitFen: number): Omit<LineText, "label" | "amount"> => {
    const { kind, count = 1, years = 1 } = line;
    const factors = [
      plain(unitFen),
      ...(count > 1 ? [number(count)] : []),
      t("line.years", { count: years }),
    ];
    return {
      note: factors.join(" × "),
      steps: [
        { label: t(unitLabels[kind] ?? "receipt.usersYear"), value: exact(unitFen) },
        ...(count > 1 ? [{ label: t("receipt.count"), value: `× ${number(count)}` }] : []),
        { label: t("receipt.years"), value: `× ${number(years)}` },
      ],
    };
  };

  const ofPercent = (baseFen: number, percentOff: number): Omit<LineText, "label" | "amount"> => ({
    note: `${plain(baseFen)} × ${number(percentOff)}%`,
    steps: [
      { label: t("receipt.base"), value: exact(baseFen) },
      { label: t("receipt.percentOff"), value: `× ${number(percentOff)}%` },
    ],
  });

  return (line) => {
    const { kind, unitFen, baseFen, percentOff } = line;
    const text = { label: label(line), amount: exact(line.amountFen) };
    if (unitFen !== undefined) return { ...text, ...ofUnits(line, unitFen) };
    if (baseFen !== undefined && percentOff !== undefined)
      return { ...text, ...ofPercent(baseFen, percentOff) };
    return {
      ...text,
      note: kind === "coupon" ? t("line.best") : undefined,
      steps: [{ label: text.label, value: text.amount }],
    };
  };
}

/** A discount as the language counts it: what is left in tenths ("9折"), in English what is taken off in per cent. */
export function localisedDiscount(locale: Locale, percentOff: number): number {
  return locale === "en-US" ? percentOff : (100 - percentOff) / 10;
}
