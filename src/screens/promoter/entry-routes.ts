import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** The ways into the partner area and its first page. */
export const entryRoutes = [
  screenRoute({
    ...page,
    path: "/agent/home",
    reads: () => import("./customers/first-reads").then((module) => module.customerListReads),
    namespaces: ["promoter-area", "promoter-home", "promoter-entry", "promoter-customers"],
    load: () => import("./agent-home-screen").then((module) => module.AgentHomeScreen),
  }),
  screenRoute({
    ...page,
    path: "/agent/intro-us",
    audience: "everyone",
    namespaces: ["promoter-home", "promoter-entry"],
    fetchesData: false,
    load: () => import("./agent-introduction-screen").then((module) => module.AgentIntroductionScreen),
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
