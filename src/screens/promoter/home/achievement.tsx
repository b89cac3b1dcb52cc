import { useQuery } from "@tanstack/react-query";
import { promoterAchievementQuery } from "../../../api/promoter/queries";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Skeleton } from "../../../ui/skeleton";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table";
import { HomeSection } from "./home-section";

const columns = ["thisMonth", "lastMonth"] as const;
const counts = ["newCustomers", "payingCustomers", "orderCount"] as const;
const amounts = ["orderAmount", "shareAmount"] as const;

/** Customers, orders and shares of this month beside the last. */
export function Achievement() {
  const { t } = useTranslation("promoter-home");
  const formats = useFormats();
  const { number, dateTime } = formats;
  const achievement = useQuery(promoterAchievementQuery());
  const content = () => {
    if (achievement.isPending) return <Skeleton rows={5} isSlim />;
    if (achievement.data === undefined)
      return (
        <ReadProblem
          error={achievement.error}
          onRetry={() => void achievement.refetch()}
          isRetrying={achievement.isFetching}
        />
      );
    const { data } = achievement;
    const money = columnMoney(data.currency, formats);
    return (
      <>
        <Table caption={t("achievement.title")}>
          <TableHead>
            <TableHeader>{t("achievement.figure")}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column} isNumber>
                {t(`achievement.column.${column}`)}
              </TableHeader>
            ))}
          </TableHead>
          <tbody>
            {counts.map((name) => (
              <TableRow key={name}>
                <TableCell>{t(`achievement.${name}`)}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column} isNumber>
                    {number(data[column][name])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
            {amounts.map((name) => (
              <TableRow key={name}>
                <TableCell>{t(`achievement.${name}`)}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column} isNumber>
                    {money(data[column][name])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
        <p className="mt-2 text-13 text-ink2">{t("achievement.asOf", { time: dateTime(data.asOf) })}</p>
      </>
    );
  };
  return <HomeSection title={t("achievement.title")}>{content()}</HomeSection>;
}
