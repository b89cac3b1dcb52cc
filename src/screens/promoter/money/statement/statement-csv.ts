import type { MonthRecords } from "../../../../api/promoter/statement-query";
import { columnHead } from "../../../../i18n/column-money";
import type { Translate } from "../../../../i18n/translation-keys";
import type { Formats } from "../../../../i18n/use-formats";
import { writeCsv } from "../../../../rules/csv";
import { yuanOf } from "../fen";
import { sumStatement } from "./statement";

/**
 * A month as CSV: the shares with their sum, an empty line, the withdrawals with theirs. Amounts are plain decimals,
 * their currency is in the head of their column where the reader needs it.
 */
export function statementCsv(
  records: MonthRecords,
  formats: Formats,
  t: Translate<"promoter-money">,
): string {
  const sums = sumStatement(records);
  const time = (instant: string) => formats.dateTime(instant, "always");
  const day = (date: string | null) => (date === null ? "" : formats.date(date, "always"));
  const amount = (label: string) => columnHead(label, records.currency, formats.locale);
  const shareHeader = [
    t("column.earnedAt"),
    t("column.order"),
    t("column.customer"),
    t("column.what"),
    amount(t("column.base")),
    t("column.rate"),
    amount(t("column.amount")),
    t("column.holdUntil"),
    t("column.periodEnd"),
    t("column.state"),
  ];
  const withdrawalHeader = [
    t("column.requestedAt"),
    t("column.number"),
    t("column.card"),
    amount(t("column.gross")),
    amount(t("column.tax")),
    amount(t("column.net")),
    t("column.finishedAt"),
    t("column.status"),
    t("column.reason"),
  ];
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
