import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type PageRequest, pageQuery } from "../../client/paging";
import { currentLocale } from "../../platform/current-locale";
import { reportClient } from "./client";
import { callWithAccess } from "./report-access";

/**
 * Selection of figures: a week as in the address (`2026-W46`), the last completed one when absent; and one shop, all
 * shops when absent.
 */
export interface ReportFilter {
  readonly week?: string;
  readonly shop?: number;
}

/** Figures change when documents are entered; a report read within five minutes is not asked for again. */
const report = { staleTime: 5 * 60_000, placeholderData: keepPreviousData } as const;

/** The four figures beside the week before, its days, and how each figure is reckoned in the page's language. */
export function weeklyOverviewQuery(filter: ReportFilter) {
  const query = { ...filter, lang: currentLocale() };
  return queryOptions({
    ...report,
    queryKey: ["getWeeklyOverview", query],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () =>
        reportClient.GET("/zhjsrv/report/weekly/statics/overview", { params: { query }, signal }),
      ),
  });
}

/** What sold, the best first. */
export function weeklyProductSalesQuery(filter: ReportFilter, page: PageRequest) {
  const query = { ...filter, ...pageQuery["page,page_size"](page) };
  return queryOptions({
    ...report,
    queryKey: ["listWeeklyProductSales", query],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () =>
        reportClient.GET("/zhjsrv/report/weekly/statics/product/sale", { params: { query }, signal }),
      ),
  });
}

/** Which of the merchant's customers bought, the largest first. */
export function weeklyCustomerSalesQuery(filter: ReportFilter, page: PageRequest) {
  const query = { ...filter, ...pageQuery["page,page_size"](page) };
  return queryOptions({
    ...report,
    queryKey: ["listWeeklyCustomerSales", query],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () =>
        reportClient.GET("/zhjsrv/report/weekly/statics/company/sale", { params: { query }, signal }),
      ),
  });
}

/** What customers owe by age, and who owes, the largest debt first. */
export function weeklyReceivablesQuery(filter: ReportFilter, page: PageRequest) {
  const query = { ...filter, ...pageQuery["page,page_size"](page) };
  return queryOptions({
    ...report,
    queryKey: ["listWeeklyReceivables", query],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () =>
        reportClient.GET("/zhjsrv/report/weekly/statics/company/rece", { params: { query }, signal }),
      ),
  });
}

/** Who sold, the most first. */
export function weeklySalespersonSalesQuery(filter: ReportFilter, page: PageRequest) {
  const query = { ...filter, ...pageQuery["page,page_size"](page) };
  return queryOptions({
    ...report,
    queryKey: ["listWeeklySalespersonSales", query],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () =>
        reportClient.GET("/zhjsrv/report/weekly/statics/saler/sale", { params: { query }, signal }),
      ),
  });
}

/** The shops a report can be narrowed to. Shops open and close rarely. */
export function reportShopsQuery() {
  return queryOptions({
    staleTime: 60 * 60_000,
    queryKey: ["listReportShops"],
    queryFn: ({ client, signal }) =>
      callWithAccess(client, () => reportClient.GET("/zhjsrv/shop/list/shops", { signal })),
  });
}
