import { beingBuiltAt } from "../../parts/routing/being-built";
import { userCenterRoutes } from "./user-center-routes";

const page = { layout: "yes", widget: "yes" } as const;

/** Log-in and what a customer manages alone. */
export const accountRoutes = [...beingBuiltAt(page, { "/login": "login" }), ...userCenterRoutes];
