import type { Programme } from "../../rules/invite-invitation";
import { screenRoute } from "../../shared/routing/screen-route";
import { familyAddresses, inviteAddresses } from "./invite-addresses";

const page = { layout: "browser", widget: "browser" } as const;
/** For visitors: prerendered whole; who invited them is read from the query after hydration. */
const publicPage = { ...page, audience: "everyone" } as const;
const screens = () => import("./screens");

/** The invite programmes: the pages both families have, and those they share. */
export const inviteRoutes = [
  ...familyRoutes("zhj"),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.invitation,
    screen: async () => (await screens()).invitationScreen({ focus: "register" }),
  }),
  screenRoute({
    ...publicPage,
    path: familyAddresses.zhj.product,
    screen: async () => (await screens()).invitationScreen({ focus: "product" }),
  }),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.register,
    screen: async () => (await screens()).commonScreens.register,
  }),
  screenRoute({
    ...publicPage,
    path: inviteAddresses.introduction,
    screen: async () => (await screens()).commonScreens.introduction,
  }),
  screenRoute({
    ...page,
    path: inviteAddresses.middle,
    screen: async () => (await screens()).commonScreens.middle,
  }),
  ...familyRoutes("xh"),
  screenRoute({
    ...publicPage,
    path: familyAddresses.xh.product,
    screen: async () => (await screens()).invitationScreen({ focus: "product", programme: "xh" }),
  }),
  screenRoute({
    ...page,
    path: familyAddresses.xh.download,
    screen: async () => (await screens()).familyScreen("download", "xh"),
  }),
];

/** The pages each family has at addresses of its own. */
function familyRoutes(programme: Programme) {
  const { home, rewards, rules, registered } = familyAddresses[programme];
  const screen = (name: Parameters<typeof import("./screens")["familyScreen"]>[0]) => async () =>
    (await screens()).familyScreen(name, programme);
  return [
    screenRoute({ ...page, path: home, screen: screen("home") }),
    screenRoute({ ...page, path: rewards, screen: screen("rewards") }),
    screenRoute({ ...publicPage, path: rules, screen: screen("rules") }),
    screenRoute({ ...page, path: registered, screen: screen("registered") }),
  ];
}
