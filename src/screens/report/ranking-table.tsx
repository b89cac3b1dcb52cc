import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { type ReactNode, useState } from "react";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { fenToYuan } from "../../rules/numbers";
import { nextSorting, type Sorting, sortRows } from "../../rules/report-ranking";
import { Icon } from "../../ui/icon";
import { Table, TableCell, TableHead, TableRow } from "../../ui/table";
import { useAmounts } from "./amounts";
import { percentage } from "./percentage";
import type { Ranking, RankingKind, RankingRow } from "./rankings";
import { fenOf } from "./week-facts";

type Column = "name" | "count" | "share" | "grossProfit" | "before" | "change" | "sales";

const readers: Readonly<Record<Column, (row: RankingRow) => number | string>> = {
  name: (row) => row.name,
  count: (row) => row.count,
  share: (row) => Number(row.share),
  grossProfit: (row) => Number(row.grossProfit ?? 0),
  before: (row) => Number(row.salesBefore),
  change: (row) => changeOf(row),
  sales: (row) => Number(row.sales),
};

const names = {
  products: "column.product",
  customers: "column.customer",
  salespeople: "column.salesperson",
} as const;

/** Every fetched row of a ranking with its share, its gross profit and the week before; each column sorts. */
export function RankingTable({ title, ranking }: { title: string; ranking: Ranking }) {
  const { t } = useTranslation("report");
  const [sorting, setSorting] = useState<Sorting<Column>>({ column: "sales", isDescending: true });
  const { kind, total, rows } = ranking;
  const columns = columnsOf(kind);
  const titles: Readonly<Record<Column, string>> = {
    name: t(names[kind]),
    count: t(kind === "products" ? "column.quantity" : "column.orders"),
    share: t("column.share"),
    grossProfit: t("column.grossProfit"),
    before: t("column.before"),
    change: t("column.change"),
    sales: t("column.sales"),
  };
  return (
    <>
      <Table caption={title}>
        <TableHead>
          {columns.map((column) => (
            <SortHeader
              key={column}
              isNumber={column !== "name"}
              direction={
                sorting.column === column ? (sorting.isDescending ? "descending" : "ascending") : "none"
              }
              onPress={() => setSorting(nextSorting(sorting, column, column === "name"))}
            >
              {titles[column]}
            </SortHeader>
          ))}
        </TableHead>
        <tbody>
          {sortRows(rows, sorting, readers).map((row) => (
            <TableRow key={row.id}>
              {columns.map((column) => (
                <Cell key={column} column={column} row={row} />
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      {total > rows.length && (
        <p className="border-line border-t py-2.5 text-13 text-ink2">
          {t("ranking.limit", { total: t(`ranking.${kind}.count`, { count: total }), count: rows.length })}
        </p>
      )}
    </>
  );
}

function columnsOf(kind: RankingKind): readonly Column[] {
  if (kind === "customers") return ["name", "sales", "share", "count", "before", "change"];
  return ["name", "sales", "share", "count", "grossProfit", "before", "change"];
}

function Cell({ column, row }: { column: Column; row: RankingRow }) {
  const formats = useFormats();
  const { money, isMasked } = useAmounts();
  if (column === "name")
    return <TableCell className="min-w-30 [overflow-wrap:anywhere]">{row.name}</TableCell>;
  const difference = String(changeOf(row));
  const texts: Readonly<Record<Exclude<Column, "name">, string>> = {
    count: row.detail,
    share: percentage(row.share),
    grossProfit: money(row.grossProfit ?? "0.00"),
    before: money(row.salesBefore),
    change: isMasked ? money(difference) : formats.money(difference, { isSigned: true }),
    sales: money(row.sales),
  };
  return (
    <TableCell isNumber isStrong={column === "sales"}>
      {texts[column]}
    </TableCell>
  );
}

/** By how much sales changed, in yuan. */
function changeOf(row: RankingRow): number {
  return fenToYuan(fenOf(row.sales) - fenOf(row.salesBefore));
}

interface SortHeaderProps {
  isNumber: boolean;
  direction: "ascending" | "descending" | "none";
  onPress: () => void;
  children: ReactNode;
}

function SortHeader({ isNumber, direction, onPress, children }: SortHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`px-3 py-1 font-normal first:pl-0 last:pr-0 ${isNumber ? "text-right" : "text-left"}`}
    >
      <button
        type="button"
        onClick={onPress}
        className="touch-area inline-flex items-center gap-1 whitespace-nowrap rounded-tag py-1 hover:text-ink active:text-ink"
      >
        {children}
        {direction !== "none" && <Icon of={direction === "descending" ? ArrowDown : ArrowUp} size="small" />}
      </button>
    </th>
  );
}
