/** The page of the list in the address; what is no page counts as the first. */
export function readInvoicePage(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The order of the address whose invoice is shown; null for none or an invalid number. */
export function readInvoiceOrder(query: URLSearchParams): string | null {
  const orderNo = query.get("order");
  return orderNo !== null && /^\d{17,20}$/.test(orderNo) ? orderNo : null;
}
