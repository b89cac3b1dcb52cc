import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { pageQuery } from "../../client/paging";
import type { components } from "../../generated/promoter";
import { currentLocale } from "../../platform/current-locale";
import { promoterClient } from "./client";

type Schemas = components["schemas"];

/** Every share and withdrawal of one month, newest first, with the sums the server gave. */
export interface MonthRecords {
  readonly shares: readonly Schemas["ShareRecord"][];
  readonly withdrawals: readonly Schemas["WithdrawalRecord"][];
  readonly shareAmount: string;
  readonly withdrawalAmount: string;
  readonly currency: Schemas["MoneyRecordPage"]["currency"];
}

/** The most a page holds. */
const size = 100;

/** All records of a month (2026-11), asked for page by page; keyed by the language, as titles and notes are texts. */
export function monthRecordsQuery(month: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: ["listMoneyRecords", "month", month, currentLocale()],
    queryFn: async ({ signal }): Promise<MonthRecords> => {
      const [shares, withdrawals] = await Promise.all([
        allPages((page) => recordsPage("rebate", month, page, signal)),
        allPages((page) => recordsPage("cashapply", month, page, signal)),
      ]);
      return {
        shares: shares.list.filter((record) => record.type === "rebate"),
        withdrawals: withdrawals.list.filter((record) => record.type === "cashapply"),
        shareAmount: shares.amount,
        withdrawalAmount: withdrawals.amount,
        currency: shares.currency,
      };
    },
  });
}

async function recordsPage(
  type: Schemas["MoneyRecordType"],
  month: string,
  page: number,
  signal: AbortSignal,
): Promise<Schemas["MoneyRecordPage"]> {
  const query = { month, ...pageQuery["currentPage,pageSize"]({ page, size }) };
  return unwrap(
    promoterClient.GET("/ommall/srvmall/promoter/{type}/list", { params: { path: { type }, query }, signal }),
  );
}

/** A list over all its pages. It ends with a page that is not full, whatever total was announced. */
async function allPages(
  read: (page: number) => Promise<Schemas["MoneyRecordPage"]>,
): Promise<Pick<Schemas["MoneyRecordPage"], "amount" | "currency"> & { list: Schemas["MoneyRecord"][] }> {
  const list: Schemas["MoneyRecord"][] = [];
  for (let page = 1; ; page += 1) {
    const records = await read(page);
    list.push(...records.list);
    if (records.list.length < size || list.length >= records.total) {
      const { amount, currency } = records;
      return { list, amount, currency };
    }
  }
}
