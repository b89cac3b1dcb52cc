import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;
const screen = (name: keyof typeof import("./screens")["promoterScreens"]) => () =>
  import("./screens").then((module) => module.promoterScreens[name]);

/** The partner, agent and promoter area. */
export const promoterRoutes = [
  screenRoute({ ...page, path: "/agent/home", screen: screen("home") }),
  screenRoute({ ...page, path: "/agent/intro-us", audience: "everyone", screen: screen("introduction") }),
  screenRoute({ ...bare, path: "/agent/login", screen: screen("login") }),
  screenRoute({ ...bare, path: "/agent/join-apply", screen: screen("application") }),
  screenRoute({ ...bare, path: "/agent/merchant", screen: screen("customers") }),
  screenRoute({ ...bare, path: "/agent/merchant-info", screen: screen("customer") }),
  screenRoute({ ...bare, path: "/agent/merchant/chance-detail", screen: screen("lead") }),
  screenRoute({ ...bare, path: "/agent/merchant/edit-clues", screen: screen("leadEntry") }),
  screenRoute({ ...bare, path: "/agent/search-customer", screen: screen("customerSearch") }),
  screenRoute({ ...bare, path: "/agent/merchant-bind", screen: screen("customerBinding") }),
  screenRoute({ ...page, path: "/agent/divide", screen: screen("money") }),
  screenRoute({ ...bare, path: "/agent/open", screen: screen("activation") }),
  screenRoute({ ...bare, path: "/agent/open-success", screen: screen("activated") }),
  screenRoute({ ...bare, path: "/agent/add-promoter", screen: screen("team") }),
  screenRoute({ ...page, path: "/agent/orders", screen: screen("orders") }),
  screenRoute({ ...page, path: "/agent/system-set", screen: screen("settings") }),
];
