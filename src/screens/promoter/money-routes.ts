import { beingBuiltAt } from "../../shared/routing/being-built";
import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** Earnings, activation, orders, team and settings of the partner area. */
export const moneyRoutes = [
  screenRoute({
    ...page,
    path: "/agent/divide",
    namespaces: ["promoter-area", "promoter-money", "promoter-withdrawal", "rules"],
    load: () => import("./agent-money-screen").then((module) => module.AgentMoneyScreen),
  }),
  ...beingBuiltAt(page, {
    "/agent/system-set": "agentSettings",
    "/agent/orders": "agentOrders",
  }),
  ...beingBuiltAt(bare, {
    "/agent/open": "agentActivation",
    "/agent/open-success": "agentActivated",
    "/agent/add-promoter": "agentAddPromoter",
  }),
];
