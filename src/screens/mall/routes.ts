import { beingBuilt, beingBuiltAt } from "../../parts/routing/being-built";

const withoutWidget = { layout: "yes", widget: "no" } as const;

/** The shop for service licences. */
export const mallRoutes = [
  beingBuilt({ layout: "yes", widget: "yes", path: "/mall", title: "mall" }),
  beingBuilt({ layout: "no", widget: "no", path: "/mall-mobile", title: "mall" }),
  ...beingBuiltAt(withoutWidget, {
    "/mall/detail": "mallDetail",
    "/mall/checkout": "mallCheckout",
    "/mall/pay/:orderNo": "mallPay",
  }),
];
