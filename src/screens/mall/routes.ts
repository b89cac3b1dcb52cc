import { screenRoute } from "../../shared/routing/screen-route";

const withoutWidget = { layout: "yes", widget: "no" } as const;

/** The shop for service licences. */
export const mallRoutes = [
  screenRoute({
    path: "/mall",
    layout: "yes",
    widget: "yes",
    namespaces: ["mall-goods", "rules"],
    load: async () => (await import("./mall-screen")).MallScreen,
  }),
  screenRoute({
    path: "/mall-mobile",
    layout: "no",
    widget: "no",
    namespaces: ["mall-goods", "rules"],
    load: async () => (await import("./mall-mobile-screen")).MallMobileScreen,
  }),
  screenRoute({
    path: "/mall/detail",
    ...withoutWidget,
    namespaces: ["mall-goods", "order"],
    load: async () => (await import("./detail-screen")).DetailScreen,
  }),
  screenRoute({
    path: "/mall/pay/:orderNo",
    ...withoutWidget,
    namespaces: ["mall-pay", "order", "rules"],
    load: async () => (await import("./pay-screen")).PayScreen,
  }),
  screenRoute({
    path: "/mall/checkout",
    ...withoutWidget,
    namespaces: ["mall-checkout", "contact", "invoice", "order", "rules"],
    load: async () => (await import("./checkout-screen")).CheckoutScreen,
  }),
];
