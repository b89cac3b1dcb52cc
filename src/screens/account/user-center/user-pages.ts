import { addresses } from "../../../shared/routing/addresses";

/** The pages of the user centre in the order of its navigation. */
export const userPages = [
  { id: "mine", to: addresses.userCenter },
  { id: "licences", to: addresses.userLicences },
  { id: "orders", to: addresses.userOrders },
  { id: "invoices", to: addresses.userInvoices },
  { id: "coupons", to: addresses.userCoupons },
  { id: "contacts", to: addresses.userContacts },
  { id: "security", to: addresses.userSecurity },
] as const;

export type UserPage = (typeof userPages)[number]["id"];
