import { beingBuiltAt } from "../../shared/routing/being-built";

const page = { layout: "browser", widget: "browser" } as const;

/** Lotteries and coupons. */
export const activityRoutes = [
  ...beingBuiltAt(page, {
    "/auto-activity/:alias": "activity",
    "/auto-activity/:alias/:channel": "activity",
  }),
];
