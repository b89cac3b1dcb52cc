/*
 * How tax is withheld when money is paid out in China, as numbers. Apart from the other limits because only the
 * withdrawal and the red packets need them. Money is integer fen. The announcement behind `cumulative` was read
 * itself; the numbers of `perOccurrence` and `incidental` come from secondary sources (decided).
 */

export type TaxMethod = "perOccurrence" | "cumulative" | "incidental" | "none";

export interface TaxBracket {
  /** Highest base it holds for, inclusive; null for the last. */
  readonly upToFen: number | null;
  readonly ratePercent: number;
  readonly quickDeductionFen: number;
}

/**
 * What may be taken off before the rate. perOccurrence: `fixedFen` up to a gross of `fixedUpToFen`, above it
 * `ratePercent` of the gross. cumulative: `ratePercent` of the income plus `fixedFen` for each month.
 */
export interface TaxDeduction {
  readonly fixedFen: number;
  readonly fixedUpToFen: number | null;
  readonly ratePercent: number;
}

export interface TaxRule {
  readonly ruleName: { readonly "zh-CN": string; readonly "zh-TW": string; readonly "en-US": string };
  /** Day from which it holds, 2019-01-01. */
  readonly ruleDate: string;
  /** Whether the tax is settled in the payee's own yearly return. */
  readonly isSettledYearly: boolean;
  readonly deduction: TaxDeduction | null;
  /** Lowest first; empty where nothing is withheld. */
  readonly brackets: readonly TaxBracket[];
}

/** The rule behind each method of withholding. Which one applies is the payer's decision. */
export const taxRules: Readonly<Record<TaxMethod, TaxRule>> = {
  perOccurrence: {
    ruleName: {
      "zh-CN": "国家税务总局公告2018年第61号",
      "zh-TW": "國家稅務總局公告2018年第61號",
      "en-US": "State Taxation Administration Announcement 2018 No. 61",
    },
    ruleDate: "2019-01-01",
    isSettledYearly: true,
    deduction: { fixedFen: 80_000, fixedUpToFen: 400_000, ratePercent: 20 },
    brackets: [
      { upToFen: 2_000_000, ratePercent: 20, quickDeductionFen: 0 },
      { upToFen: 5_000_000, ratePercent: 30, quickDeductionFen: 200_000 },
      { upToFen: null, ratePercent: 40, quickDeductionFen: 700_000 },
    ],
  },
  cumulative: {
    ruleName: {
      "zh-CN": "国家税务总局公告2025年第16号",
      "zh-TW": "國家稅務總局公告2025年第16號",
      "en-US": "State Taxation Administration Announcement 2025 No. 16",
    },
    ruleDate: "2025-10-01",
    isSettledYearly: true,
    deduction: { fixedFen: 500_000, fixedUpToFen: null, ratePercent: 20 },
    brackets: [
      { upToFen: 3_600_000, ratePercent: 3, quickDeductionFen: 0 },
      { upToFen: 14_400_000, ratePercent: 10, quickDeductionFen: 252_000 },
      { upToFen: 30_000_000, ratePercent: 20, quickDeductionFen: 1_692_000 },
      { upToFen: 42_000_000, ratePercent: 25, quickDeductionFen: 3_192_000 },
      { upToFen: 66_000_000, ratePercent: 30, quickDeductionFen: 5_292_000 },
      { upToFen: 96_000_000, ratePercent: 35, quickDeductionFen: 8_592_000 },
      { upToFen: null, ratePercent: 45, quickDeductionFen: 18_192_000 },
    ],
  },
  incidental: {
    ruleName: { "zh-CN": "偶然所得", "zh-TW": "偶然所得", "en-US": "Incidental income" },
    ruleDate: "2019-01-01",
    isSettledYearly: false,
    deduction: null,
    brackets: [{ upToFen: null, ratePercent: 20, quickDeductionFen: 0 }],
  },
  none: {
    ruleName: {
      "zh-CN": "公司凭发票结算，非居民自行申报",
      "zh-TW": "公司憑發票結算，非居民自行申報",
      "en-US": "Companies settle against invoices, non-residents declare by themselves",
    },
    ruleDate: "2026-01-01",
    isSettledYearly: false,
    deduction: null,
    brackets: [],
  },
};
