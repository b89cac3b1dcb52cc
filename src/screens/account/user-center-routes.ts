import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;

/** What a customer manages alone: licences, orders, invoices, coupons, contacts, the account. */
const firstReads = () => import("./first-reads");

export const userCenterRoutes = [
  screenRoute({
    ...page,
    path: "/user-center/mine",
    reads: () => firstReads().then((module) => module.licenceReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-mine-screen").then((module) => module.UserMineScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/orders",
    reads: () => firstReads().then((module) => module.orderListReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-orders-screen").then((module) => module.UserOrdersScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/orders/:orderNo",
    reads: () => firstReads().then((module) => module.frameReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-order-screen").then((module) => module.UserOrderScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/licences",
    reads: () => firstReads().then((module) => module.licenceReads),
    namespaces: ["account-user", "account-licences", "contact", "order"],
    load: () => import("./user-licences-screen").then((module) => module.UserLicencesScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/invoices",
    reads: () => firstReads().then((module) => module.frameReads),
    namespaces: ["account-user", "account-invoices", "invoice", "order"],
    load: () => import("./user-invoices-screen").then((module) => module.UserInvoicesScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/coupons",
    reads: () => firstReads().then((module) => module.couponReads),
    namespaces: ["account-user", "account-coupons", "order"],
    load: () => import("./user-coupons-screen").then((module) => module.UserCouponsScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/contacts",
    reads: () => firstReads().then((module) => module.contactReads),
    namespaces: ["account-user", "account-contacts", "contact"],
    load: () => import("./user-contacts-screen").then((module) => module.UserContactsScreen),
  }),
  screenRoute({
    ...page,
    path: "/user-center/security",
    reads: () => firstReads().then((module) => module.frameReads),
    namespaces: ["account-user", "account-security", "account-log-in", "verification"],
    load: () => import("./user-security-screen").then((module) => module.UserSecurityScreen),
  }),
];
