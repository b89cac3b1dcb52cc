/** Whom the page of a customer or lead is about, by `?kdUid=`; null where the address names nobody. */
export function readCustomerNumber(query: URLSearchParams): string | null {
  const text = query.get("kdUid") ?? "";
  return /^\d{1,20}$/.test(text) ? text : null;
}
