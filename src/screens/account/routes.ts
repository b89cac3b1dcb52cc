import { beingBuiltAt } from "../../parts/routing/being-built";

const page = { layout: "yes", widget: "yes" } as const;

/** Log-in and what a customer manages alone. */
export const accountRoutes = [
  ...beingBuiltAt(page, {
    "/login": "login",
    "/user-center/mine": "userCenter",
    "/user-center/orders": "userOrders",
    "/user-center/orders/:orderNo": "userOrders",
    "/user-center/invoices": "userInvoices",
    "/user-center/coupons": "userCoupons",
    "/user-center/contacts": "userContacts",
    "/user-center/security": "userSecurity",
    "/user-center/licences": "userLicences",
  }),
];
