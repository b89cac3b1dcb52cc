import type { QueryClient } from "@tanstack/react-query";
import {
  type ReportFilter,
  weeklyCustomerSalesQuery,
  weeklyProductSalesQuery,
  weeklyReceivablesQuery,
  weeklySalespersonSalesQuery,
} from "../../../api/report/queries";
import type { PageRequest } from "../../../client/paging";
import type { components } from "../../../generated/report";
import { rankingSizes } from "../rankings";

type Schemas = components["schemas"];

/** A whole report: the overview, and every row of its lists. */
export interface ReportRows {
  readonly overview: Schemas["WeeklyOverview"];
  readonly products: readonly Schemas["WeeklyProduct"][];
  readonly customers: readonly Schemas["WeeklyCustomer"][];
  readonly salespeople: readonly Schemas["WeeklySalesperson"][];
  readonly debtors: readonly Schemas["WeeklyDebtor"][];
}

/** Fetches every row of the report of an overview, page by page. Throws the `ClientError` of the first call that fails. */
export async function fetchReportRows(
  client: QueryClient,
  overview: Schemas["WeeklyOverview"],
): Promise<ReportRows> {
  const { period, shop } = overview;
  const filter: ReportFilter = { week: period.week, ...(shop !== null && { shop: shop.id }) };
  const [products, customers, salespeople, debtors] = await Promise.all([
    everyRow((page) => client.fetchQuery(weeklyProductSalesQuery(filter, page))),
    everyRow((page) => client.fetchQuery(weeklyCustomerSalesQuery(filter, page))),
    everyRow((page) => client.fetchQuery(weeklySalespersonSalesQuery(filter, page))),
    everyRow((page) => client.fetchQuery(weeklyReceivablesQuery(filter, page))),
  ]);
  return { overview, products, customers, salespeople, debtors };
}

interface Rows<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

async function everyRow<Row>(fetchPage: (page: PageRequest) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await fetchPage({ page, size: rankingSizes.fetched });
    rows.push(...list);
    // A list that became shorter meanwhile ends with an empty page.
    if (list.length === 0 || rows.length >= total) return rows;
  }
}
