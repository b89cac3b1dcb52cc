import type { Programme } from "../../rules/invite-invitation";
import { type ScreenDefinition, screenRoute } from "../../shared/routing/screen-route";
import { familyAddresses, inviteAddresses } from "./invite-addresses";

const page = { layout: "browser", widget: "browser" } as const;
/** For visitors: prerendered whole; who invited them is read from the query after hydration. */
const publicPage = { ...page, audience: "everyone" } as const;
type Screens = typeof import("./screens");
const screen = (choose: (screens: Screens) => ScreenDefinition<string>) => () =>
  import("./screens").then(choose);

/** The invite programmes: the pages both families have, and those they share. */
export const inviteRoutes = [
  ...familyRoutes("zhj"),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.invitation,
    screen: screen((screens) => screens.invitationScreen({ focus: "register" })),
  }),
  screenRoute({
    ...publicPage,
    path: familyAddresses.zhj.product,
    screen: screen((screens) => screens.invitationScreen({ focus: "product" })),
  }),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.register,
    screen: screen((screens) => screens.commonScreens.register),
  }),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.introduction,
    screen: screen((screens) => screens.commonScreens.introduction),
  }),
  screenRoute({
    ...page,
    path: inviteAddresses.middle,
    screen: screen((screens) => screens.commonScreens.middle),
  }),
  ...familyRoutes("xh"),
  screenRoute({
    ...publicPage,
    path: familyAddresses.xh.product,
    screen: screen((screens) => screens.invitationScreen({ focus: "product", programme: "xh" })),
  }),
  screenRoute({
    ...page,
    path: familyAddresses.xh.download,
    screen: screen((screens) => screens.familyScreen("download", "xh")),
  }),
];

/** The pages each family has at addresses of its own. */
function familyRoutes(programme: Programme) {
  const { home, rewards, rules, registered } = familyAddresses[programme];
  const own = (name: Parameters<Screens["familyScreen"]>[0]) =>
    screen((screens) => screens.familyScreen(name, programme));
  return [
    screenRoute({ ...page, path: home, screen: own("home") }),
    screenRoute({ ...page, path: rewards, screen: own("rewards") }),
    screenRoute({ ...publicPage, path: rules, screen: own("rules") }),
    screenRoute({ ...page, path: registered, screen: own("registered") }),
  ];
}
