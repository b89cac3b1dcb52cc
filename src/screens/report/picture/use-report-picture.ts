import { useQuery } from "@tanstack/react-query";
import {
  weeklyCustomerSalesQuery,
  weeklyProductSalesQuery,
  weeklyReceivablesQuery,
  weeklySalespersonSalesQuery,
} from "../../../api/report/queries";
import type { ClientError } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { settings } from "../../../platform/settings";
import { useAmounts } from "../amounts";
import { customerRanking, productRanking, rankingSizes, salespersonRanking } from "../rankings";
import type { ReportSource } from "../report-source";
import { reportFilter } from "../report-view";
import { describePicture } from "./describe-picture";
import type { ReportPicture } from "./report-picture";

const firstRows = { page: 1, size: rankingSizes.fetched } as const;

interface PictureState {
  /** Null until every list is there. */
  readonly picture: ReportPicture | null;
  readonly error: ClientError | null;
  readonly retry: () => void;
}

/** What the picture of a report shows, from the lists the page has fetched. */
export function useReportPicture({ overview, view, runs }: ReportSource): PictureState {
  const { t } = useTranslation(["report", "common"]);
  const report = useTranslation("report");
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const amounts = useAmounts();
  const brand = settings().brand.name[useLocale()];
  const filter = reportFilter(view);
  const products = useQuery(weeklyProductSalesQuery(filter, firstRows));
  const receivables = useQuery(weeklyReceivablesQuery(filter, firstRows));
  const customers = useQuery(weeklyCustomerSalesQuery(filter, firstRows));
  const salespeople = useQuery(weeklySalespersonSalesQuery(filter, firstRows));
  const queries = [products, receivables, customers, salespeople];
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const retry = () => {
    for (const query of queries) if (query.error !== null) void query.refetch();
  };
  if (!products.data || !receivables.data || !customers.data || !salespeople.data)
    return { picture: null, error, retry };
  const texts = { t: report.t, formats };
  const picture = describePicture({
    ...texts,
    amounts,
    asOf: zonedDateTime(overview.period.as_of, "always"),
    title: t("common:pages.weeklyReport"),
    brand,
    overview,
    runs,
    receivables: receivables.data,
    rankings: {
      products: productRanking(products.data, texts),
      customers: customerRanking(customers.data, texts),
      salespeople: salespersonRanking(salespeople.data, texts),
    },
  });
  return { picture, error, retry };
}
