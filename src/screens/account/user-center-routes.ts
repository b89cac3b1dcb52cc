import { beingBuiltAt } from "../../parts/routing/being-built";
import { screenRoute } from "../../parts/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;

/** What a customer manages alone: licences, orders, invoices, coupons, contacts, the account. */
export const userCenterRoutes = [
  screenRoute({
    ...page,
    path: "/user-center/mine",
    words: ["account-user", "order"],
    load: () => import("./user-mine-screen").then((module) => module.UserMineScreen),
  }),
  ...beingBuiltAt(page, {
    "/user-center/orders": "userOrders",
    "/user-center/orders/:orderNo": "userOrders",
    "/user-center/invoices": "userInvoices",
    "/user-center/coupons": "userCoupons",
    "/user-center/contacts": "userContacts",
    "/user-center/security": "userSecurity",
    "/user-center/licences": "userLicences",
  }),
];
