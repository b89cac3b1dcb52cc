import type { Locale } from "../../../src/platform/locale";
import type { Withholding } from "../../../src/rules/tax";
import { taxRules } from "../../../src/rules/tax-rules";
import { yuan } from "../../business/money";

/** Explains the lines between gross and net in a language: the numbers that were used, as short as can be. */
export function taxNotes(steps: Withholding, ordinalInMonth: number, locale: Locale) {
  const write = writers[locale];
  return {
    earlier: write.earlier[steps.taxMethod === "cumulative" ? "year" : "month"],
    deduction: deductionNote(steps, locale),
    rate: write.quick(plain(steps.quickDeductionFen)),
    alreadyWithheld: write.withheld[steps.taxMethod === "cumulative" ? "year" : "month"],
    tax: write.tax(sumNote(steps), ordinalInMonth),
  };
}

/** The arithmetic of the tax: 200.00×20%−0.00−0.00, without what is nothing. */
function sumNote({ baseFen, ratePercent, quickDeductionFen, alreadyWithheldFen }: Withholding): string {
  const minus = [quickDeductionFen, alreadyWithheldFen]
    .filter((fen) => fen > 0)
    .map((fen) => `−${yuan(fen)}`);
  return `${yuan(baseFen)}×${ratePercent}%${minus.join("")}`;
}

function deductionNote({ taxMethod, grossFen, earlierFen }: Withholding, locale: Locale): string {
  const { deduction } = taxRules[taxMethod];
  if (!deduction) return "";
  const { fixedFen, fixedUpToFen, ratePercent } = deduction;
  const write = writers[locale];
  if (fixedUpToFen === null) return write.monthly(ratePercent, plain(fixedFen));
  if (grossFen + earlierFen <= fixedUpToFen) return write.fixed(plain(fixedUpToFen), plain(fixedFen));
  return write.bracket(plain(fixedUpToFen), ratePercent);
}

/** Whole yuan without decimals: 4000. */
function plain(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : yuan(fen);
}

interface Writer {
  readonly earlier: { readonly month: string; readonly year: string };
  readonly withheld: { readonly month: string; readonly year: string };
  fixed(upTo: string, amount: string): string;
  bracket(above: string, percent: number): string;
  monthly(percent: number, amount: string): string;
  quick(amount: string): string;
  tax(sum: string, ordinal: number): string;
}

const writers: Readonly<Record<Locale, Writer>> = {
  "zh-CN": {
    earlier: { month: "本月之前提现，合并计税", year: "今年之前的收入，累计计税" },
    withheld: { month: "本月已扣", year: "今年已扣" },
    fixed: (upTo, amount) => `${upTo}以内减${amount}`,
    bracket: (above, percent) => `${above}以上减${percent}%`,
    monthly: (percent, amount) => `收入的${percent}%，另每月${amount}`,
    quick: (amount) => `速算扣除${amount}`,
    tax: (sum, ordinal) => `${sum}，本月第${ordinal}次提现`,
  },
  "zh-TW": {
    earlier: { month: "本月之前提領，合併計稅", year: "今年之前的收入，累計計稅" },
    withheld: { month: "本月已扣", year: "今年已扣" },
    fixed: (upTo, amount) => `${upTo}以內減${amount}`,
    bracket: (above, percent) => `${above}以上減${percent}%`,
    monthly: (percent, amount) => `收入的${percent}%，另每月${amount}`,
    quick: (amount) => `速算扣除${amount}`,
    tax: (sum, ordinal) => `${sum}，本月第${ordinal}次提領`,
  },
  "en-US": {
    earlier: {
      month: "Withdrawn earlier this month, taxed together",
      year: "Income earlier this year, cumulated",
    },
    withheld: { month: "Withheld earlier this month", year: "Withheld earlier this year" },
    fixed: (upTo, amount) => `${amount} off, up to ${upTo}`,
    bracket: (above, percent) => `${percent}% off, above ${above}`,
    monthly: (percent, amount) => `${percent}% of the income and ${amount} a month`,
    quick: (amount) => `Quick deduction ${amount}`,
    tax: (sum, ordinal) => `${sum}, withdrawal no. ${ordinal} of this month`,
  },
};
