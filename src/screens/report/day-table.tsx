import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { fenToYuan } from "../../rules/numbers";
import { Table, TableCell, TableHead, TableHeader, TableRow, TableTotal } from "../../ui/table";
import { useAmounts } from "./amounts";
import { printRow } from "./print-row";
import { fenOf } from "./week-facts";

interface DayTableProps {
  overview: components["schemas"]["WeeklyOverview"];
  week: string;
  before: string;
}

/** The sales of both weeks day by day; they add up to the weeks' own. */
export function DayTable({ overview: { days }, week, before }: DayTableProps) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const { money } = useAmounts();
  const total = (amounts: readonly string[]) =>
    money(String(fenToYuan(amounts.reduce((sum, amount) => sum + fenOf(amount), 0))));
  return (
    <Table caption={t("days.tableTitle")} closing="closed" className={printRow}>
      <TableHead>
        <TableHeader>{t("days.tableTitle")}</TableHeader>
        <TableHeader isNumber>{before}</TableHeader>
        <TableHeader isNumber>{week}</TableHeader>
      </TableHead>
      <tbody>
        {days.map((day) => (
          <TableRow key={day.day}>
            <TableCell>
              <span className="figures">{`${formats.weekday(day.day)} ${formats.date(day.day)}`}</span>
            </TableCell>
            <TableCell isNumber className="text-ink2">
              {money(day.before_sales)}
            </TableCell>
            <TableCell isNumber isStrong>
              {day.sales === null ? t("days.notBegun") : money(day.sales)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
      <TableTotal>
        <TableCell>{t("days.total")}</TableCell>
        <TableCell isNumber className="text-ink2">
          {total(days.map((day) => day.before_sales))}
        </TableCell>
        <TableCell isNumber isStrong>
          {total(days.flatMap((day) => day.sales ?? []))}
        </TableCell>
      </TableTotal>
    </Table>
  );
}
