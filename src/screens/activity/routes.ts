import type { Namespace } from "../../i18n/set-up";
import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "browser", widget: "browser" } as const;
const namespaces: readonly Namespace[] = ["activity", "rules"];
const load = () => import("./activity-screen").then((module) => module.ActivityScreen);

/** Activities: lotteries, coupons and promotions, the page of each for the channel of its address. */
export const activityRoutes = [
  screenRoute<"/auto-activity/:alias">({ path: "/auto-activity/:alias", ...page, namespaces, load }),
  screenRoute<"/auto-activity/:alias/:channel">({
    path: "/auto-activity/:alias/:channel",
    ...page,
    namespaces,
    load,
  }),
];
