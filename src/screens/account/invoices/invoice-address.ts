/** The order of the address whose invoice is shown; null for none or an invalid number. */
export function readInvoiceOrder(query: URLSearchParams): string | null {
  const orderNo = query.get("order");
  return orderNo !== null && /^\d{17,20}$/.test(orderNo) ? orderNo : null;
}
