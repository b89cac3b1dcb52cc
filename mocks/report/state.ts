import { durations } from "../../src/rules/limits";
import { weekOf, weekStart } from "../../src/rules/weeks";
import { sampleUserIds } from "../business/data/users";
import { defineTable } from "../world/define-table";
import type { BusinessName } from "./data/businesses";
import type { TradingPattern } from "./documents/trading-pattern";
import { defaultPattern } from "./documents/trading-pattern";

/** The business of an account. Its documents are not stored: they follow from this row, the shops and the seed. */
export interface MerchantRow extends TradingPattern {
  readonly userId: string;
  readonly business: BusinessName;
}

export const merchantTable = defineTable("report.merchants", {
  id: (row: MerchantRow) => row.userId,
  seed({ startedAt }) {
    const merchant = (userId: string, business: BusinessName): MerchantRow => ({
      ...defaultPattern,
      userId,
      business,
      openedAt: weekStart(weekOf(startedAt)) - 51 * 7 * durations.day,
    });
    return [
      merchant(sampleUserIds.wholesaler, "dailyGoods"),
      merchant(sampleUserIds.retailer, "cornerShop"),
      merchant(sampleUserIds.payingProfessional, "food"),
      merchant(sampleUserIds.payingStandard, "hardware"),
    ];
  },
});

/** The pair that opens the report to one session. */
export interface ReportTokenRow {
  readonly kdToken: string;
  readonly guid: string;
  readonly userId: string;
  /** The session it ends with. */
  readonly sessionToken: string;
  readonly expiresAt: number;
}

export const tokenTable = defineTable("report.tokens", {
  id: (row: ReportTokenRow) => row.kdToken,
});

/** What one reader thinks of one week. */
export interface FeedbackRow {
  readonly key: string;
  readonly userId: string;
  /** "2026-W46" */
  readonly week: string;
  readonly score: number;
  readonly content: string;
  readonly sentAt: number;
}

export const feedbackTable = defineTable("report.feedback", {
  id: (row: FeedbackRow) => row.key,
  indexes: { week: { key: (row) => row.week } },
});

export const reportTables = [merchantTable, tokenTable, feedbackTable];
