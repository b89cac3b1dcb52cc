import { ordersQuery, skuPricesQuery } from "../../../api/mall/queries";
import { licences, pageSizes } from "../../../rules/limits";

/** A page of the orders that can have an invoice or have one, newest first. */
export function invoiceOrdersQuery(page: number) {
  const states = ["paid", "activated", "refunding", "refunded"] as const;
  return ordersQuery({ page, size: pageSizes.records, states: [...states] });
}

/** Goods by one of which the book of titles is asked for: it is the same for all of them. */
export function titleBookGoodsQuery() {
  return skuPricesQuery(licences.codes.zhj);
}
