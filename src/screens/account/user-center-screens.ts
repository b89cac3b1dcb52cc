import type { ScreenDefinition } from "../../shared/routing/screen-route";

const firstReads = () => import("./first-reads");

/** What a customer manages alone: licences, orders, invoices, coupons, contacts, the account. */
export const userCenterScreens = {
  home: {
    reads: () => firstReads().then((module) => module.homeReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-mine-screen").then((module) => module.UserMineScreen),
  },
  orders: {
    reads: () => firstReads().then((module) => module.orderListReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-orders-screen").then((module) => module.UserOrdersScreen),
  },
  order: {
    reads: () => firstReads().then((module) => module.frameReads),
    namespaces: ["account-user", "account-orders", "order"],
    load: () => import("./user-order-screen").then((module) => module.UserOrderScreen),
  },
  licences: {
    reads: () => firstReads().then((module) => module.licenceReads),
    namespaces: ["account-user", "account-licences", "contact", "order"],
    load: () => import("./user-licences-screen").then((module) => module.UserLicencesScreen),
  },
  invoices: {
    reads: () => firstReads().then((module) => module.invoiceReads),
    namespaces: ["account-user", "account-invoices", "invoice", "order"],
    load: () => import("./user-invoices-screen").then((module) => module.UserInvoicesScreen),
  },
  coupons: {
    reads: () => firstReads().then((module) => module.couponReads),
    namespaces: ["account-user", "account-coupons", "order"],
    load: () => import("./user-coupons-screen").then((module) => module.UserCouponsScreen),
  },
  contacts: {
    reads: () => firstReads().then((module) => module.contactReads),
    namespaces: ["account-user", "account-contacts", "contact"],
    load: () => import("./user-contacts-screen").then((module) => module.UserContactsScreen),
  },
  security: {
    reads: () => firstReads().then((module) => module.frameReads),
    namespaces: ["account-user", "account-security", "account-log-in", "verification"],
    load: () => import("./user-security-screen").then((module) => module.UserSecurityScreen),
  },
} as const satisfies Record<string, ScreenDefinition<string>>;
