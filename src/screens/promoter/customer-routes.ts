import { beingBuiltAt } from "../../shared/routing/being-built";

const bare = { layout: "no", widget: "no" } as const;

/** Customers and sales leads of the partner area. */
export const customerRoutes = [
  ...beingBuiltAt(bare, {
    "/agent/merchant": "agentCustomers",
    "/agent/merchant/chance-detail": "agentLead",
    "/agent/merchant/edit-clues": "agentLeadEntry",
    "/agent/merchant-info": "agentCustomer",
    "/agent/merchant-bind": "agentBinding",
    "/agent/search-customer": "agentSearch",
  }),
];
