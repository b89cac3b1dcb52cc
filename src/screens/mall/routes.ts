import { screenRoute } from "../../shared/routing/screen-route";

const leadsToOrder = { layout: "yes", widget: "no", hasShortFooter: true } as const;

/** The shop for service licences. */
export const mallRoutes = [
  screenRoute({
    path: "/mall",
    audience: "everyone",
    layout: "yes",
    widget: "yes",
    namespaces: ["mall-goods", "rules"],
    load: () => import("./mall-screen").then((module) => module.MallScreen),
  }),
  screenRoute({
    path: "/mall-mobile",
    audience: "everyone",
    layout: "no",
    widget: "no",
    namespaces: ["mall-goods", "rules"],
    load: () => import("./mall-mobile-screen").then((module) => module.MallMobileScreen),
  }),
  screenRoute({
    path: "/mall/detail",
    reads: () => import("./first-reads").then((module) => module.goodsReads),
    ...leadsToOrder,
    namespaces: ["mall-goods", "order"],
    load: () => import("./detail-screen").then((module) => module.DetailScreen),
  }),
  screenRoute({
    path: "/mall/pay/:orderNo",
    reads: () => import("./first-reads").then((module) => module.payReads),
    ...leadsToOrder,
    namespaces: ["mall-pay", "order", "rules"],
    load: () => import("./pay-screen").then((module) => module.PayScreen),
  }),
  screenRoute({
    path: "/mall/checkout",
    reads: () => import("./first-reads").then((module) => module.checkoutReads),
    ...leadsToOrder,
    namespaces: ["mall-checkout", "contact", "invoice", "order", "rules"],
    load: () => import("./checkout-screen").then((module) => module.CheckoutScreen),
  }),
];
