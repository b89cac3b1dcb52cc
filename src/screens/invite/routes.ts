import type { Namespace } from "../../i18n/set-up";
import type { Programme } from "../../rules/invite-invitation";
import { screenRoute } from "../../shared/routing/screen-route";
import { inviteAddresses, inviteFamilies } from "./families";
import { familyRoute } from "./family-route";
import { invitationRoute } from "./invitation-route";

const page = { layout: "browser", widget: "browser" } as const;
const inviteeTexts: readonly Namespace[] = ["invite"];
const inviterTexts: readonly Namespace[] = ["invite", "invite-inviter", "rules"];

/** The invite programmes: the pages both families have, and those they share. */
export const inviteRoutes = [
  ...familyRoutes("zhj"),
  invitationRoute(inviteAddresses.invitation, { focus: "register" }),
  invitationRoute(inviteFamilies.zhj.addresses.product, { focus: "product" }),
  screenRoute({
    path: inviteAddresses.register,
    ...page,
    namespaces: inviteeTexts,
    load: async () => (await import("./invite-register-screen")).InviteRegisterScreen,
  }),
  screenRoute({
    path: inviteAddresses.introduction,
    ...page,
    namespaces: inviteeTexts,
    load: async () => (await import("./invite-introduction-screen")).InviteIntroductionScreen,
  }),
  screenRoute({
    path: inviteAddresses.middle,
    ...page,
    namespaces: [...inviteeTexts, "rules"],
    load: async () => (await import("./invite-middle-screen")).InviteMiddleScreen,
  }),
  ...familyRoutes("xh"),
  invitationRoute(inviteFamilies.xh.addresses.product, { focus: "product", programme: "xh" }),
  familyRoute({
    path: inviteFamilies.xh.addresses.download,
    programme: "xh",
    namespaces: inviteeTexts,
    load: async () => (await import("./invite-download-screen")).InviteDownloadScreen,
  }),
];

/** The pages each family has at addresses of its own. */
function familyRoutes(programme: Programme) {
  const { home, rewards, rules, registered } = inviteFamilies[programme].addresses;
  return [
    familyRoute({
      path: home,
      programme,
      namespaces: inviterTexts,
      load: async () => (await import("./invite-home-screen")).InviteHomeScreen,
    }),
    familyRoute({
      path: rewards,
      programme,
      namespaces: inviterTexts,
      load: async () => (await import("./invite-rewards-screen")).InviteRewardsScreen,
    }),
    familyRoute({
      path: rules,
      programme,
      namespaces: inviteeTexts,
      load: async () => (await import("./invite-rules-screen")).InviteRulesScreen,
    }),
    familyRoute({
      path: registered,
      programme,
      namespaces: inviteeTexts,
      load: async () => (await import("./invite-registered-screen")).InviteRegisteredScreen,
    }),
  ];
}
