import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;

/** What a customer manages alone: licences, orders, invoices, coupons, contacts, the account. */
export const userCenterRoutes = [
  screenRoute({
    ...page,
    path: "/user-center/mine",
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-mine-screen").then((module) => module.UserMineScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/orders",
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-orders-screen").then((module) => module.UserOrdersScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/orders/:orderNo",
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-order-screen").then((module) => module.UserOrderScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/licences",
    namespaces: ["account-user", "account-licences", "contact", "order"],
    load: () => import("./user-licences-screen").then((module) => module.UserLicencesScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/invoices",
    namespaces: ["account-user", "account-invoices", "invoice", "order"],
    load: () => import("./user-invoices-screen").then((module) => module.UserInvoicesScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/coupons",
    namespaces: ["account-user", "account-coupons", "order"],
    load: () => import("./user-coupons-screen").then((module) => module.UserCouponsScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/contacts",
    namespaces: ["account-user", "account-contacts", "contact"],
    load: () => import("./user-contacts-screen").then((module) => module.UserContactsScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/security",
    namespaces: ["account-user", "account-security", "account-log-in", "verification"],
    load: () => import("./user-security-screen").then((module) => module.UserSecurityScreen),
  }),
];
