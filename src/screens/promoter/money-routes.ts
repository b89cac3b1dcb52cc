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
  screenRoute({
    ...bare,
    path: "/agent/add-promoter",
    namespaces: ["promoter-area", "promoter-team", "rules"],
    load: () => import("./agent-team-screen").then((module) => module.AgentTeamScreen),
  }),
  screenRoute({
    ...page,
    path: "/agent/orders",
    namespaces: ["promoter-area", "promoter-orders", "order", "rules"],
    load: () => import("./agent-orders-screen").then((module) => module.AgentOrdersScreen),
  }),
  screenRoute({
    ...page,
    path: "/agent/system-set",
    namespaces: ["promoter-area", "promoter-settings", "promoter-withdrawal", "rules"],
    load: () => import("./agent-settings-screen").then((module) => module.AgentSettingsScreen),
  }),
];
