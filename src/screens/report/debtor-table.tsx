import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table";
import { useAmounts } from "./amounts";

/** Who owes, the largest debt first: how much, how much of it for over 60 days, and since when. */
export function DebtorTable({ receivables }: { receivables: components["schemas"]["WeeklyReceivables"] }) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const { money } = useAmounts();
  const { list, total } = receivables;
  return (
    <>
      <Table caption={t("owed.who")}>
        <TableHead>
          <TableHeader>{t("column.customer")}</TableHeader>
          <TableHeader isNumber>{t("owed.amount")}</TableHeader>
          <TableHeader isNumber>{t("owed.late")}</TableHeader>
          <TableHeader isNumber>{t("owed.oldest")}</TableHeader>
          <TableHeader isNumber>{t("owed.documents")}</TableHeader>
        </TableHead>
        <tbody>
          {list.map((debtor) => (
            <TableRow key={debtor.id}>
              <TableCell className="min-w-30 [overflow-wrap:anywhere]">{debtor.name}</TableCell>
              <TableCell isNumber isStrong>
                {money(debtor.amount)}
              </TableCell>
              <TableCell
                isNumber
                className={Number(debtor.over_60) > 0 ? "font-semibold text-red" : "text-ink2"}
              >
                {money(debtor.over_60)}
              </TableCell>
              <TableCell isNumber>
                {formats.date(debtor.oldest_day)}
                <span className="ml-2 text-13 text-ink2">{t("owed.days", { count: debtor.days })}</span>
              </TableCell>
              <TableCell isNumber>{t("ranking.orders", { count: debtor.documents })}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {total > list.length && (
        <p className="border-line border-t py-2.5 text-13 text-ink2">
          {t("owed.limit", { total, count: list.length })}
        </p>
      )}
    </>
  );
}
