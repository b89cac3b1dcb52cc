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
  screenRoute({
    ...bare,
    path: "/agent/open",
    namespaces: ["promoter-area", "promoter-activation", "rules"],
    load: () => import("./agent-activation-screen").then((module) => module.AgentActivationScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/open-success",
    namespaces: ["promoter-area", "promoter-activation"],
    load: () => import("./agent-activated-screen").then((module) => module.AgentActivatedScreen),
  }),
  ...beingBuiltAt(bare, {
    "/agent/add-promoter": "agentAddPromoter",
  }),
];
