import { beingBuiltAt } from "../../shared/routing/being-built";
import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** The ways into the partner area and its first page. */
export const entryRoutes = [
  ...beingBuiltAt(page, {
    "/agent/home": "agentHome",
    "/agent/intro-us": "agentIntroduction",
  }),
  screenRoute({
    ...bare,
    path: "/agent/login",
    namespaces: ["promoter-entry", "account-log-in", "verification", "rules"],
    load: () => import("./agent-login-screen").then((module) => module.AgentLoginScreen),
  }),
  screenRoute({
    ...bare,
    path: "/agent/join-apply",
    namespaces: ["promoter-entry", "content-join-agent", "account-log-in", "contact", "verification"],
    load: () => import("./join-apply-screen").then((module) => module.JoinApplyScreen),
  }),
];
