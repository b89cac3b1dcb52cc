import type { ScreenDefinition } from "../../shared/routing/screen-route";

const customerReads = () => import("./customer/first-reads").then((module) => module.customerReads);
const roleReads = () => import("./area/first-reads").then((module) => module.roleReads);

/** The screens of the partner, agent and promoter area. */
export const promoterScreens = {
  home: {
    reads: () => import("./customers/first-reads").then((module) => module.homeReads),
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
    reads: customerReads,
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-screen").then((module) => module.CustomerScreen),
  },
  lead: {
    reads: customerReads,
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./lead-screen").then((module) => module.LeadScreen),
  },
  leadEntry: {
    reads: () => import("./lead/first-reads").then((module) => module.leadEntryReads),
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers", "contact"],
    load: () => import("./lead-entry-screen").then((module) => module.LeadEntryScreen),
  },
  customerSearch: {
    reads: roleReads,
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-search-screen").then((module) => module.CustomerSearchScreen),
  },
  customerBinding: {
    reads: () => import("./customer/first-reads").then((module) => module.bindingReads),
    namespaces: ["promoter-area", "promoter-customer", "promoter-customers"],
    load: () => import("./customer-binding-screen").then((module) => module.CustomerBindingScreen),
  },
  money: {
    reads: roleReads,
    namespaces: ["promoter-area", "promoter-money", "promoter-withdrawal", "rules"],
    load: () => import("./agent-money-screen").then((module) => module.AgentMoneyScreen),
  },
  activation: {
    reads: () => import("./activation/first-reads").then((module) => module.activationReads),
    namespaces: ["promoter-area", "promoter-activation", "rules"],
    load: () => import("./agent-activation-screen").then((module) => module.AgentActivationScreen),
  },
  activated: {
    namespaces: ["promoter-area", "promoter-activation"],
    load: () => import("./agent-activated-screen").then((module) => module.AgentActivatedScreen),
  },
  team: {
    reads: () => import("./team/first-reads").then((module) => module.teamReads),
    namespaces: ["promoter-area", "promoter-team", "rules"],
    load: () => import("./agent-team-screen").then((module) => module.AgentTeamScreen),
  },
  orders: {
    reads: () => import("./orders/first-reads").then((module) => module.orderReads),
    namespaces: ["promoter-area", "promoter-orders", "order", "rules"],
    load: () => import("./agent-orders-screen").then((module) => module.AgentOrdersScreen),
  },
  settings: {
    reads: () => import("./settings/first-reads").then((module) => module.settingsReads),
    namespaces: ["promoter-area", "promoter-settings", "promoter-withdrawal", "rules"],
    load: () => import("./agent-settings-screen").then((module) => module.AgentSettingsScreen),
  },
} as const satisfies Record<string, ScreenDefinition<string>>;
