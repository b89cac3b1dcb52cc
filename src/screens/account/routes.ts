import { screenRoute } from "../../shared/routing/screen-route";
import { userCenterRoutes } from "./user-center-routes";

/** Log-in and what a customer manages alone. */
export const accountRoutes = [
  screenRoute({
    layout: "yes",
    widget: "yes",
    path: "/login",
    audience: "everyone",
    namespaces: ["account-log-in", "verification", "rules"],
    load: () => import("./login-screen").then((module) => module.LoginScreen),
  }),
  ...userCenterRoutes,
];
