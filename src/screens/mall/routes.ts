import { beingBuilt } from "../../parts/routing/being-built";

const withoutWidget = { layout: "yes", widget: "no" } as const;

/** The shop for service licences. */
export const mallRoutes = [
  beingBuilt({ layout: "yes", widget: "yes", path: "/mall", title: "mall" }),
  beingBuilt({ layout: "no", widget: "no", path: "/mall-mobile", title: "mall" }),
  beingBuilt({ ...withoutWidget, path: "/mall/detail", title: "mallDetail" }),
  beingBuilt({ ...withoutWidget, path: "/mall/checkout", title: "mallCheckout" }),
  beingBuilt({ ...withoutWidget, path: "/mall/pay/:orderNo", title: "mallPay" }),
];
