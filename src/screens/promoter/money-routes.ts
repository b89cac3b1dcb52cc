import { beingBuiltAt } from "../../shared/routing/being-built";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** Earnings, activation, orders, team and settings of the partner area. */
export const moneyRoutes = [
  ...beingBuiltAt(page, {
    "/agent/divide": "agentMoney",
    "/agent/system-set": "agentSettings",
    "/agent/orders": "agentOrders",
  }),
  ...beingBuiltAt(bare, {
    "/agent/open": "agentActivation",
    "/agent/open-success": "agentActivated",
    "/agent/add-promoter": "agentAddPromoter",
  }),
];
