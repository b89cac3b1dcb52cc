import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { skuPricesQuery } from "../../../api/mall/queries";
import type { ClientError } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import type { PublishedPrices } from "../../../platform/settings-shape";
import { licences } from "../../../rules/limits";
import { yuanToFen } from "../../../rules/numbers";
import { quotePrice } from "../../../rules/price-quote";
import { useDebounced } from "../../../shared/use-debounced";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { useListPrices } from "../home/use-list-prices";
import { type Extras, extrasOf, type PriceChoice } from "./price-choice";
import { cataloguePrices, type PriceTable, publishedPrices, skuOf } from "./price-table";
import { type QuoteLine, serverLines } from "./quote-line";

/** Placeholder while no product is known; never requested, and not to be confused with the catalogue. */
const nothingChosen = { productNo: "" };

/** What a choice costs, as far as it is known. */
export interface DisplayedQuote {
  readonly currency: PublishedPrices["currency"];
  readonly table: PriceTable;
  readonly extras: Extras;
  readonly productNo: string | undefined;
  readonly lines: readonly QuoteLine[];
  readonly totalFen: number;
  readonly dayFen: number;
  /**
   * Computed from list prices in the browser, until the server, which knows coupons and activities, has answered.
   */
  readonly isEstimate: boolean;
  /** Last day when bought now. */
  readonly expiresOn: string | null;
  /** When the server named these prices; null for the published ones. */
  readonly asOf: string | null;
  readonly failure: ClientError | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The price of a choice at once from the edition's list prices, then the mall's own, in the mall's currency. */
export function useQuote(choice: PriceChoice): DisplayedQuote {
  const listPrices = useListPrices();
  const catalogue = useQuery(skuPricesQuery(licences.codes.zhj));
  const fetched = catalogue.data ? cataloguePrices(catalogue.data) : null;
  const table = fetched ?? publishedPrices(listPrices);
  const price = table.versions[choice.version];
  const extras = extrasOf(choice, price);
  const productNo = skuOf(catalogue.data?.skus ?? [], choice.version)?.productNo;

  const { years } = choice;
  const { users, stores } = extras;
  const selection = useMemo(
    () => (productNo === undefined ? undefined : { productNo, years, users, stores }),
    [productNo, years, users, stores],
  );
  const debouncedSelection = useDebounced(selection);
  const quoteQuery = useQuery({
    ...skuPricesQuery(licences.codes.zhj, debouncedSelection ?? nothingChosen),
    enabled: debouncedSelection !== undefined,
  });
  useReportedFailure(catalogue.error ?? quoteQuery.error, "获取产品列表出错");

  const isQuoteCurrent =
    debouncedSelection === selection && debouncedSelection !== undefined && !quoteQuery.isPlaceholderData;
  const serverQuote = isQuoteCurrent ? readQuote(quoteQuery.data) : null;
  const estimate = quotePrice(price, { years, ...extras }, table.discounts);
  const error = catalogue.error ?? quoteQuery.error;
  // A retry clears the query's error; stored here, so that the button stays in place.
  const [retried, setRetried] = useState<ClientError | null>(null);
  const retry = async () => {
    setRetried(error);
    await Promise.all(
      [catalogue, quoteQuery].filter(({ isError }) => isError).map((query) => query.refetch()),
    );
    setRetried(null);
  };
  return {
    currency: fetched ? (catalogue.data?.currency ?? listPrices.currency) : listPrices.currency,
    table,
    extras,
    productNo,
    isEstimate: serverQuote === null,
    lines: serverQuote?.lines ?? estimate.lines,
    totalFen: serverQuote?.totalFen ?? estimate.totalFen,
    dayFen: serverQuote?.dayFen ?? estimate.dayFen,
    expiresOn: serverQuote?.expiresOn ?? null,
    asOf: serverQuote?.asOf ?? (fetched && catalogue.data ? catalogue.data.serverTime : null),
    failure: error ?? retried,
    isRetrying: retried !== null,
    retry: () => void retry(),
  };
}

type ServerQuote = Pick<DisplayedQuote, "lines" | "totalFen" | "dayFen" | "expiresOn" | "asOf">;

/** The server's price; null where it has none, or none that is money. */
function readQuote(prices: components["schemas"]["SkuPrices"] | undefined): ServerQuote | null {
  const quote = prices?.quote;
  if (!prices || !quote) return null;
  const lines = serverLines(quote.lines);
  const [totalFen, dayFen] = [yuanToFen(quote.finalAmount), yuanToFen(quote.dayPrice)];
  if (lines === null || totalFen === null || dayFen === null) return null;
  return { lines, totalFen, dayFen, expiresOn: prices.expiresOn, asOf: quote.asOf };
}
