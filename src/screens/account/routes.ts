import { beingBuilt } from "../../parts/routing/being-built";

const page = { layout: "yes", widget: "yes" } as const;

/** Log-in and what a customer manages alone. */
export const accountRoutes = [
  beingBuilt({ ...page, path: "/login", title: "login" }),
  beingBuilt({ ...page, path: "/user-center/mine", title: "userCenter" }),
  beingBuilt({ ...page, path: "/user-center/orders", title: "userOrders" }),
  beingBuilt({ ...page, path: "/user-center/orders/:orderNo", title: "userOrders" }),
  beingBuilt({ ...page, path: "/user-center/invoices", title: "userInvoices" }),
  beingBuilt({ ...page, path: "/user-center/coupons", title: "userCoupons" }),
  beingBuilt({ ...page, path: "/user-center/contacts", title: "userContacts" }),
  beingBuilt({ ...page, path: "/user-center/security", title: "userSecurity" }),
  beingBuilt({ ...page, path: "/user-center/licences", title: "userLicences" }),
];
