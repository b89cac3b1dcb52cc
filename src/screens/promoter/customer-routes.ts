import { screenRoute } from "../../shared/routing/screen-route";

const bare = { layout: "no", widget: "no" } as const;

/** Customers and sales leads of the partner area. */
export const customerRoutes = [
  screenRoute({
    ...bare,
    path: "/agent/merchant",
    reads: () => import("./customers/first-reads").then((module) => module.customerListReads),
    namespaces: ["promoter-area", "promoter-customers", "promoter-customer"],
    load: () => import("./customers-screen").then((module) => module.CustomersScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/merchant-info",
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-screen").then((module) => module.CustomerScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/merchant/chance-detail",
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./lead-screen").then((module) => module.LeadScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/merchant/edit-clues",
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers", "contact"],
    load: () => import("./lead-entry-screen").then((module) => module.LeadEntryScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/search-customer",
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-search-screen").then((module) => module.CustomerSearchScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/merchant-bind",
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-binding-screen").then((module) => module.CustomerBindingScreen),
  }),
];
