import { customerRoutes } from "./customer-routes";
import { entryRoutes } from "./entry-routes";
import { moneyRoutes } from "./money-routes";

/** The partner, agent and promoter area. */
export const promoterRoutes = [...entryRoutes, ...customerRoutes, ...moneyRoutes];
