import { screenRoute } from "../../parts/routing/screen-route";

const withoutWidget = { layout: "yes", widget: "no" } as const;

/** The shop for service licences. */
export const mallRoutes = [
  screenRoute({
    path: "/mall",
    layout: "yes",
    widget: "yes",
    words: ["mall-goods", "rules"],
    load: async () => (await import("./mall-screen")).MallScreen,
  }),
  screenRoute({
    path: "/mall-mobile",
    layout: "no",
    widget: "no",
    words: ["mall-goods", "rules"],
    load: async () => (await import("./mall-mobile-screen")).MallMobileScreen,
  }),
  screenRoute({
    path: "/mall/detail",
    ...withoutWidget,
    words: ["mall-goods", "order"],
    load: async () => (await import("./detail-screen")).DetailScreen,
  }),
  screenRoute({
    path: "/mall/pay/:orderNo",
    ...withoutWidget,
    words: ["mall-pay", "order", "rules"],
    load: async () => (await import("./pay-screen")).PayScreen,
  }),
  screenRoute({
    path: "/mall/checkout",
    ...withoutWidget,
    words: ["mall-checkout", "contact", "invoice", "order", "rules"],
    load: async () => (await import("./checkout-screen")).CheckoutScreen,
  }),
];
