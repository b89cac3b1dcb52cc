import { agentAddresses } from "./agent-addresses";

/** The pages of the partner area in the order of its navigation. */
export const agentPages = [
  { id: "home", to: agentAddresses.home },
  { id: "customers", to: agentAddresses.customers },
  { id: "money", to: agentAddresses.money },
  { id: "orders", to: agentAddresses.orders },
  { id: "team", to: agentAddresses.team },
  { id: "settings", to: agentAddresses.settings },
] as const;

export type AgentPage = (typeof agentPages)[number]["id"];
