import type { MonthRecords } from "../../../../api/promoter/statement-query";
import type { Translate } from "../../../../i18n/translation-keys";
import type { Formats } from "../../../../i18n/use-formats";
import { writeCsv } from "../../../../rules/csv";
import { yuanOf } from "../fen";
import { sumStatement } from "./statement";

/** A month as CSV: the shares with their sum, an empty line, the withdrawals with theirs. Amounts are plain decimals. */
export function statementCsv(
  records: MonthRecords,
  formats: Formats,
  t: Translate<"promoter-money">,
): string {
  const sums = sumStatement(records);
  const time = (instant: string) => formats.dateTime(instant, "always");
  const day = (date: string | null) => (date === null ? "" : formats.date(date, "always"));
  const shareHeader = (
    [
      "earnedAt",
      "order",
      "customer",
      "what",
      "base",
      "rate",
      "amount",
      "holdUntil",
      "periodEnd",
      "state",
    ] as const
  ).map((column) => t(`column.${column}`));
  const withdrawalHeader = (
    ["requestedAt", "number", "card", "gross", "tax", "net", "finishedAt", "status", "reason"] as const
  ).map((column) => t(`column.${column}`));
  return writeCsv([
    shareHeader,
    ...records.shares.map((share) => [
      time(share.earnedAt),
      share.orderNo,
      share.customerName,
      share.title,
      share.baseAmount,
      `${share.ratePercent}%`,
      share.amount,
      day(share.holdUntil),
      day(share.periodEnd),
      t(`state.${share.state}`),
    ]),
    [t("statement.sum"), "", "", "", "", "", yuanOf(sums.sharesFen), "", "", ""],
    [],
    withdrawalHeader,
    ...records.withdrawals.map((row) => [
      time(row.date),
      row.withdrawalNo,
      row.bankCardNumber,
      row.amount,
      row.tax,
      row.net,
      row.finishedAt === null ? "" : time(row.finishedAt),
      t(`status.${row.status}`),
      row.failReason ?? "",
    ]),
    [
      t("statement.sumArrived"),
      "",
      "",
      yuanOf(sums.grossFen),
      yuanOf(sums.taxFen),
      yuanOf(sums.netFen),
      "",
      "",
      "",
    ],
  ]);
}
