import { beingBuiltAt } from "../../shared/routing/being-built";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** The partner, agent and promoter area. */
export const promoterRoutes = [
  ...beingBuiltAt(page, {
    "/agent/home": "agentHome",
    "/agent/divide": "agentMoney",
    "/agent/system-set": "agentSettings",
    "/agent/intro-us": "agentIntroduction",
    "/agent/orders": "agentOrders",
  }),
  ...beingBuiltAt(bare, {
    "/agent/login": "agentLogin",
    "/agent/join-apply": "agentApplication",
    "/agent/merchant": "agentCustomers",
    "/agent/merchant/chance-detail": "agentLead",
    "/agent/merchant/edit-clues": "agentLeadEntry",
    "/agent/merchant-info": "agentCustomer",
    "/agent/merchant-bind": "agentBinding",
    "/agent/open": "agentActivation",
    "/agent/open-success": "agentActivated",
    "/agent/add-promoter": "agentAddPromoter",
    "/agent/search-customer": "agentSearch",
  }),
];
