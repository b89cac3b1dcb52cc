import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { Locale } from "../../../platform/locale";
import type { ReceiptLine } from "../../../shared/receipt-amount";
import type { PriceChoice } from "./price-choice";
import type { QuoteLine } from "./quote-line";

/** A line of a quote in words. */
export interface LineText {
  readonly label: string;
  /** How the amount came about, on one line: "1,198 × 2 years". */
  readonly note: string | undefined;
  readonly amount: string;
  /** The same, step by step, for its receipt. */
  readonly steps: readonly ReceiptLine[];
}

/** Puts the lines of a quote into words of the language on screen. */
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

  return (line) => {
    const { kind, unitFen, count = 1, years = 1, baseFen, percentOff } = line;
    const amount = exact(line.amountFen);
    if (unitFen !== undefined) {
      const factors = [
        plain(unitFen),
        ...(count > 1 ? [number(count)] : []),
        t("line.years", { count: years }),
      ];
      return {
        label: label(line),
        note: factors.join(" × "),
        amount,
        steps: [
          {
            label: t(
              kind === "version"
                ? "receipt.versionYear"
                : `receipt.${kind === "stores" ? "stores" : "users"}Year`,
            ),
            value: exact(unitFen),
          },
          ...(count > 1 ? [{ label: t("receipt.count"), value: `× ${number(count)}` }] : []),
          { label: t("receipt.years"), value: `× ${number(years)}` },
        ],
      };
    }
    if (baseFen !== undefined && percentOff !== undefined) {
      return {
        label: label(line),
        note: `${plain(baseFen)} × ${number(percentOff)}%`,
        amount,
        steps: [
          { label: t("receipt.base"), value: exact(baseFen) },
          { label: t("receipt.percentOff"), value: `× ${number(percentOff)}%` },
        ],
      };
    }
    return {
      label: label(line),
      note: kind === "coupon" ? t("line.best") : undefined,
      amount,
      steps: [{ label: label(line), value: amount }],
    };
  };
}

/** A discount as the language counts it: what is left in tenths ("9折"), in English what is taken off in per cent. */
export function localisedDiscount(locale: Locale, percentOff: number): number {
  return locale === "en-US" ? percentOff : (100 - percentOff) / 10;
}
