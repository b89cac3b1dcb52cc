import type { Namespace } from "../../i18n/set-up";
import type { Programme } from "../../rules/invite-invitation";
import { screenRoute } from "../../shared/routing/screen-route";
import { familyRoute } from "./family-route";
import { invitationRoute } from "./invitation-route";
import { familyAddresses, inviteAddresses } from "./invite-addresses";
import { publicPage } from "./public-page";

const page = { layout: "browser", widget: "browser" } as const;
const inviteeTexts: readonly Namespace[] = ["invite"];
const inviterTexts: readonly Namespace[] = ["invite", "invite-inviter", "rules"];

/** The invite programmes: the pages both families have, and those they share. */
export const inviteRoutes = [
  ...familyRoutes("zhj"),
  invitationRoute(inviteAddresses.invitation, { focus: "register" }),
  invitationRoute(familyAddresses.zhj.product, { focus: "product" }),
  screenRoute({
    path: inviteAddresses.register,
    ...page,
    ...publicPage,
    namespaces: inviteeTexts,
    load: () => import("./invite-register-screen").then((module) => module.InviteRegisterScreen),
  }),
  screenRoute({
    path: inviteAddresses.introduction,
    ...page,
    ...publicPage,
    namespaces: inviteeTexts,
    load: () => import("./invite-introduction-screen").then((module) => module.InviteIntroductionScreen),
  }),
  screenRoute({
    path: inviteAddresses.middle,
    ...page,
    namespaces: [...inviteeTexts, "rules"],
    load: () => import("./invite-middle-screen").then((module) => module.InviteMiddleScreen),
  }),
  ...familyRoutes("xh"),
  invitationRoute(familyAddresses.xh.product, { focus: "product", programme: "xh" }),
  familyRoute({
    path: familyAddresses.xh.download,
    programme: "xh",
    namespaces: inviteeTexts,
    load: () => import("./invite-download-screen").then((module) => module.InviteDownloadScreen),
  }),
];

/** The pages each family has at addresses of its own. */
function familyRoutes(programme: Programme) {
  const { home, rewards, rules, registered } = familyAddresses[programme];
  return [
    familyRoute({
      path: home,
      programme,
      namespaces: inviterTexts,
      load: () => import("./invite-home-screen").then((module) => module.InviteHomeScreen),
    }),
    familyRoute({
      path: rewards,
      programme,
      namespaces: inviterTexts,
      load: () => import("./invite-rewards-screen").then((module) => module.InviteRewardsScreen),
    }),
    familyRoute({
      path: rules,
      programme,
      namespaces: inviteeTexts,
      isPublic: true,
      load: () => import("./invite-rules-screen").then((module) => module.InviteRulesScreen),
    }),
    familyRoute({
      path: registered,
      programme,
      namespaces: inviteeTexts,
      load: () => import("./invite-registered-screen").then((module) => module.InviteRegisteredScreen),
    }),
  ];
}
