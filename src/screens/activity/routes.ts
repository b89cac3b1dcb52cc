import { beingBuilt } from "../../parts/routing/being-built";

const page = { layout: "browser", widget: "browser" } as const;

/** Lotteries and coupons. */
export const activityRoutes = [
  beingBuilt({ ...page, path: "/auto-activity/:alias", title: "activity" }),
  beingBuilt({ ...page, path: "/auto-activity/:alias/:channel", title: "activity" }),
];
