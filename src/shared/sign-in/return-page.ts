import type { PageName } from "../routing/page-name";

/** Pages whose name is shown to a user who will return to them; the first matching beginning is used. */
const names: readonly (readonly [beginning: string, page: PageName])[] = [
  ["/mall/checkout", "mallCheckout"],
  ["/mall/pay", "mallPay"],
  ["/mall/detail", "mallDetail"],
  ["/mall", "mall"],
  ["/price", "price"],
  ["/user-center/orders", "userOrders"],
  ["/user-center/invoices", "userInvoices"],
  ["/user-center/coupons", "userCoupons"],
  ["/user-center/contacts", "userContacts"],
  ["/user-center/security", "userSecurity"],
  ["/user-center/licences", "userLicences"],
  ["/user-center", "userCenter"],
  ["/report", "weeklyReport"],
  ["/join-agent", "joinAgent"],
];

/** The name of the page an address of this site leads to; null where it has none worth saying. */
export function returnPageName(address: string): PageName | null {
  return names.find(([prefix]) => address.startsWith(prefix))?.[1] ?? null;
}
