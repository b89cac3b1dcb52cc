import type { ScreenDefinition } from "../../shared/routing/screen-route";

/** The screens of the partner, agent and promoter area. */
export const promoterScreens = {
  home: {
    reads: () => import("./customers/first-reads").then((module) => module.customerListReads),
    namespaces: ["promoter-area", "promoter-home", "promoter-entry", "promoter-customers"],
    load: () => import("./agent-home-screen").then((module) => module.AgentHomeScreen),
  },
  introduction: {
    namespaces: ["promoter-home", "promoter-entry"],
    fetchesData: false,
    load: () => import("./agent-introduction-screen").then((module) => module.AgentIntroductionScreen),
  },
  login: {
    namespaces: ["promoter-entry", "account-log-in", "verification", "rules"],
    load: () => import("./agent-login-screen").then((module) => module.AgentLoginScreen),
  },
  application: {
    namespaces: ["promoter-entry", "content-join-agent", "account-log-in", "contact", "verification"],
    load: () => import("./join-apply-screen").then((module) => module.JoinApplyScreen),
  },
  customers: {
    reads: () => import("./customers/first-reads").then((module) => module.customerListReads),
    namespaces: ["promoter-area", "promoter-customers", "promoter-customer"],
    load: () => import("./customers-screen").then((module) => module.CustomersScreen),
  },
  customer: {
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-screen").then((module) => module.CustomerScreen),
  },
  lead: {
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./lead-screen").then((module) => module.LeadScreen),
  },
  leadEntry: {
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers", "contact"],
    load: () => import("./lead-entry-screen").then((module) => module.LeadEntryScreen),
  },
  customerSearch: {
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-search-screen").then((module) => module.CustomerSearchScreen),
  },
  customerBinding: {
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-binding-screen").then((module) => module.CustomerBindingScreen),
  },
  money: {
    namespaces: ["promoter-area", "promoter-money", "promoter-withdrawal", "rules"],
    load: () => import("./agent-money-screen").then((module) => module.AgentMoneyScreen),
  },
  activation: {
    namespaces: ["promoter-area", "promoter-activation", "rules"],
    load: () => import("./agent-activation-screen").then((module) => module.AgentActivationScreen),
  },
  activated: {
    namespaces: ["promoter-area", "promoter-activation"],
    load: () => import("./agent-activated-screen").then((module) => module.AgentActivatedScreen),
  },
  team: {
    namespaces: ["promoter-area", "promoter-team", "rules"],
    load: () => import("./agent-team-screen").then((module) => module.AgentTeamScreen),
  },
  orders: {
    namespaces: ["promoter-area", "promoter-orders", "order", "rules"],
    load: () => import("./agent-orders-screen").then((module) => module.AgentOrdersScreen),
  },
  settings: {
    namespaces: ["promoter-area", "promoter-settings", "promoter-withdrawal", "rules"],
    load: () => import("./agent-settings-screen").then((module) => module.AgentSettingsScreen),
  },
} as const satisfies Record<string, ScreenDefinition<string>>;
