import { beingBuilt } from "../../parts/routing/being-built";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** The partner, agent and promoter area. */
export const promoterRoutes = [
  beingBuilt({ ...page, path: "/agent/home", title: "agentHome" }),
  beingBuilt({ ...page, path: "/agent/divide", title: "agentMoney" }),
  beingBuilt({ ...page, path: "/agent/system-set", title: "agentSettings" }),
  beingBuilt({ ...page, path: "/agent/intro-us", title: "agentIntroduction" }),
  beingBuilt({ ...page, path: "/agent/orders", title: "agentOrders" }),
  beingBuilt({ ...bare, path: "/agent/login", title: "agentLogin" }),
  beingBuilt({ ...bare, path: "/agent/join-apply", title: "agentApplication" }),
  beingBuilt({ ...bare, path: "/agent/merchant", title: "agentCustomers" }),
  beingBuilt({ ...bare, path: "/agent/merchant/chance-detail", title: "agentLead" }),
  beingBuilt({ ...bare, path: "/agent/merchant/edit-clues", title: "agentLeadEntry" }),
  beingBuilt({ ...bare, path: "/agent/merchant-info", title: "agentCustomer" }),
  beingBuilt({ ...bare, path: "/agent/merchant-bind", title: "agentBinding" }),
  beingBuilt({ ...bare, path: "/agent/open", title: "agentActivation" }),
  beingBuilt({ ...bare, path: "/agent/open-success", title: "agentActivated" }),
  beingBuilt({ ...bare, path: "/agent/add-promoter", title: "agentAddPromoter" }),
  beingBuilt({ ...bare, path: "/agent/search-customer", title: "agentSearch" }),
];
