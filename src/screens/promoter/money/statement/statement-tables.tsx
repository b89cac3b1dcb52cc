import type { MonthRecords } from "../../../../api/promoter/statement-query";
import { columnHead, columnMoney } from "../../../../i18n/column-money";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { Line, Lines, Total } from "../../../../ui/lines";
import { Section } from "../../../../ui/section";
import { Table, TableCell, TableHead, TableHeader, TableRow, TableTotal } from "../../../../ui/table";
import { yuanOf } from "../fen";
import { sumStatement } from "./statement";

/** What the month comes to: shares less refunds, and what of it was withdrawn and taxed. */
export function StatementSummary({ records }: { records: MonthRecords }) {
  const { t } = useTranslation("promoter-money");
  const amount = columnMoney(records.currency, useFormats());
  const sums = sumStatement(records);
  const money = (fen: number) => amount(yuanOf(fen));
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
      <Lines className="border-ink border-t">
        <Line label={t("statement.earned")}>{money(sums.earnedFen)}</Line>
        <Line label={t("statement.reversed")}>{money(sums.reversedFen)}</Line>
        <Total label={t("statement.shares")}>{money(sums.sharesFen)}</Total>
      </Lines>
      <Lines className="border-ink border-t">
        <Line label={t("statement.gross")}>{money(sums.grossFen)}</Line>
        <Line label={t("statement.tax")}>{money(-sums.taxFen)}</Line>
        <Total label={t("statement.net")}>{money(sums.netFen)}</Total>
      </Lines>
    </div>
  );
}

/** Every share of the month with its formula. */
export function ShareTable({ records }: { records: MonthRecords }) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const { shares, currency } = records;
  const money = columnMoney(currency, formats);
  const head = (label: string) => columnHead(label, currency, formats.locale);
  return (
    <Section title={t("records.shares")} size="small" className="mt-8">
      {shares.length === 0 ? (
        <p className="py-3 text-ink2">{t("statement.noShares")}</p>
      ) : (
        <Table caption={t("records.shares")} closing="closed">
          <TableHead>
            <TableHeader>{t("column.day")}</TableHeader>
            <TableHeader>{t("column.customer")}</TableHeader>
            <TableHeader className="max-sm:hidden print:table-cell">{t("column.order")}</TableHeader>
            <TableHeader isNumber className="max-sm:hidden print:table-cell">
              {head(t("column.base"))}
            </TableHeader>
            <TableHeader isNumber className="max-sm:hidden print:table-cell">
              {t("column.rate")}
            </TableHeader>
            <TableHeader isNumber>{head(t("column.amount"))}</TableHeader>
          </TableHead>
          <tbody>
            {shares.map((share) => (
              <TableRow key={share.id}>
                <TableCell className="figures whitespace-nowrap">{formats.date(share.earnedAt)}</TableCell>
                <TableCell className="[overflow-wrap:anywhere]">
                  {share.customerName} <span className="text-13 text-ink2">{share.title}</span>
                  <span className="figures block text-13 text-ink2 sm:hidden print:hidden">
                    {`${money(share.baseAmount)} × ${share.ratePercent}%`}
                  </span>
                </TableCell>
                <TableCell className="figures text-13 max-sm:hidden print:table-cell">
                  {share.orderNo}
                </TableCell>
                <TableCell isNumber className="max-sm:hidden print:table-cell">
                  {formats.money(share.baseAmount)}
                </TableCell>
                <TableCell isNumber className="max-sm:hidden print:table-cell">
                  {share.ratePercent}%
                </TableCell>
                <TableCell isNumber>{formats.money(share.amount)}</TableCell>
              </TableRow>
            ))}
          </tbody>
          <TableTotal>
            <TableCell isStrong columns={2}>
              {t("statement.sum")}
            </TableCell>
            <TableCell className="max-sm:hidden print:table-cell" columns={3} />
            <TableCell isNumber isStrong>
              {money(yuanOf(sumStatement(records).sharesFen))}
            </TableCell>
          </TableTotal>
        </Table>
      )}
    </Section>
  );
}

/** Every withdrawal of the month; failed ones are listed and not added up. */
export function WithdrawalTable({ records }: { records: MonthRecords }) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const { withdrawals, currency } = records;
  const sums = sumStatement(records);
  const money = columnMoney(currency, formats);
  const head = (label: string) => columnHead(label, currency, formats.locale);
  return (
    <Section title={t("records.withdrawals")} size="small" className="mt-8">
      {withdrawals.length === 0 ? (
        <p className="py-3 text-ink2">{t("statement.noWithdrawals")}</p>
      ) : (
        <Table caption={t("records.withdrawals")} closing="closed">
          <TableHead>
            <TableHeader>{t("column.day")}</TableHeader>
            <TableHeader>{t("column.status")}</TableHeader>
            <TableHeader isNumber>{head(t("column.gross"))}</TableHeader>
            <TableHeader isNumber className="max-sm:hidden print:table-cell">
              {head(t("column.tax"))}
            </TableHeader>
            <TableHeader isNumber>{head(t("column.net"))}</TableHeader>
          </TableHead>
          <tbody>
            {withdrawals.map((row) => (
              <TableRow key={row.id}>
                <TableCell className="figures whitespace-nowrap">{formats.date(row.date)}</TableCell>
                <TableCell className="[overflow-wrap:anywhere]">
                  {t(`status.${row.status}`)}{" "}
                  <span className="text-13 text-ink2 max-sm:block print:inline">
                    {row.failReason ?? row.withdrawalNo}
                  </span>
                  <span className="figures block text-13 text-ink2 sm:hidden print:hidden">
                    {t("statement.taxOf", { amount: money(row.tax) })}
                  </span>
                </TableCell>
                <TableCell isNumber>{formats.money(row.amount)}</TableCell>
                <TableCell isNumber className="max-sm:hidden print:table-cell">
                  {formats.money(row.tax)}
                </TableCell>
                <TableCell isNumber>{formats.money(row.net)}</TableCell>
              </TableRow>
            ))}
          </tbody>
          <TableTotal>
            <TableCell isStrong columns={2}>
              {t("statement.sumArrived")}
            </TableCell>
            <TableCell isNumber isStrong>
              {money(yuanOf(sums.grossFen))}
            </TableCell>
            <TableCell isNumber isStrong className="max-sm:hidden print:table-cell">
              {money(yuanOf(sums.taxFen))}
            </TableCell>
            <TableCell isNumber isStrong>
              {money(yuanOf(sums.netFen))}
            </TableCell>
          </TableTotal>
        </Table>
      )}
    </Section>
  );
}
