/** What an entry of the history carries whose dialog was opened over the list in the entry before. */
export const overList = { isOverList: true };

/** Whether an entry carries that. */
export function isOverList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOverList" in state;
}

/** Which of the two parts of the page the address names. */
export function readInvoiceTab(query: URLSearchParams): "invoices" | "titles" {
  return query.get("tab") === "titles" ? "titles" : "invoices";
}

/** The order of the address whose invoice is shown; null for none or an invalid number. */
export function readInvoiceOrder(query: URLSearchParams): string | null {
  const orderNo = query.get("order");
  return orderNo !== null && /^\d{17,20}$/.test(orderNo) ? orderNo : null;
}
