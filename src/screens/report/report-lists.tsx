import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  type ReportFilter,
  weeklyCustomerSalesQuery,
  weeklyProductSalesQuery,
  weeklyReceivablesQuery,
  weeklySalespersonSalesQuery,
} from "../../api/report/queries";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { ReadProblem } from "../../shared/read-problem";
import { classNames } from "../../ui/class-names";
import { Skeleton } from "../../ui/skeleton";
import { Block } from "./block";
import { RankingBlock } from "./ranking-block";
import { customerRanking, productRanking, rankingSizes, salespersonRanking } from "./rankings";
import { ReceivablesBlock } from "./receivables-block";

const firstRows = { page: 1, size: rankingSizes.fetched } as const;

/** Goods, money owed, customers and salespeople; each is fetched, and can fail, by itself. */
export function ReportLists({ filter }: { filter: ReportFilter }) {
  const { t } = useTranslation("report");
  const texts = { t, formats: useFormats() };
  const products = useQuery(weeklyProductSalesQuery(filter, firstRows));
  const receivables = useQuery(weeklyReceivablesQuery(filter, firstRows));
  const customers = useQuery(weeklyCustomerSalesQuery(filter, firstRows));
  const salespeople = useQuery(weeklySalespersonSalesQuery(filter, firstRows));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 md:grid-cols-2 md:gap-y-10 print:grid-cols-2 print:gap-x-8 print:gap-y-4">
      <Fetched title={t("ranking.products.title")} query={products}>
        {(data) => <RankingBlock ranking={productRanking(data, texts)} />}
      </Fetched>
      <Fetched title={t("owed.title")} query={receivables} className="md:order-1 print:order-1">
        {(data) => <ReceivablesBlock receivables={data} />}
      </Fetched>
      <Fetched title={t("ranking.customers.title")} query={customers}>
        {(data) => <RankingBlock ranking={customerRanking(data, texts)} />}
      </Fetched>
      <Fetched
        title={t("ranking.salespeople.title")}
        query={salespeople}
        className="md:order-2 print:order-2"
      >
        {(data) => <RankingBlock ranking={salespersonRanking(data, texts)} />}
      </Fetched>
    </div>
  );
}

interface FetchedProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  className?: string;
}

/** A block while it is fetched, when that failed, and with its data. */
function Fetched<Data>({ title, query, children, className }: FetchedProps<Data>) {
  const { data, error, isFetching, isPlaceholderData } = query;
  if (error !== null && (data === undefined || isPlaceholderData))
    return (
      <Block title={title} className={className}>
        <ReadProblem error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
      </Block>
    );
  if (data === undefined)
    return (
      <Block title={title} className={className}>
        <Skeleton rows={rankingSizes.top} />
      </Block>
    );
  return (
    <div
      className={classNames(
        "min-w-0 transition-opacity",
        isPlaceholderData && "opacity-40 print:invisible",
        className,
      )}
    >
      {children(data)}
    </div>
  );
}
