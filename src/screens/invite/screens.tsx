import type { ComponentType } from "react";
import type { Namespace } from "../../i18n/set-up";
import type { Programme } from "../../rules/invite-invitation";
import type { ScreenDefinition, StartReads } from "../../shared/routing/screen-route";
import { type InviteFamily, inviteFamilies } from "./families";

const inviteeTexts: readonly Namespace[] = ["invite"];
const inviterTexts: readonly Namespace[] = ["invite", "invite-inviter", "rules"];

interface FamilyScreen {
  readonly reads?: (programme: Programme) => Promise<StartReads>;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<{ family: InviteFamily }>>;
}

const familyScreens = {
  home: {
    reads: (programme) => import("./first-reads").then((module) => module.homeReads(programme)),
    namespaces: inviterTexts,
    load: () => import("./invite-home-screen").then((module) => module.InviteHomeScreen),
  },
  rewards: {
    reads: (programme) => import("./first-reads").then((module) => module.rewardReads(programme)),
    namespaces: inviterTexts,
    load: () => import("./invite-rewards-screen").then((module) => module.InviteRewardsScreen),
  },
  rules: {
    namespaces: inviteeTexts,
    load: () => import("./invite-rules-screen").then((module) => module.InviteRulesScreen),
  },
  registered: {
    namespaces: inviteeTexts,
    load: () => import("./invite-registered-screen").then((module) => module.InviteRegisteredScreen),
  },
  download: {
    namespaces: inviteeTexts,
    load: () => import("./invite-download-screen").then((module) => module.InviteDownloadScreen),
  },
} as const satisfies Record<string, FamilyScreen>;

/** A screen that both families have, as one of them shows it. */
export function familyScreen(
  name: keyof typeof familyScreens,
  programme: Programme,
): ScreenDefinition<string> {
  const { reads, namespaces, load }: FamilyScreen = familyScreens[name];
  return {
    ...(reads && { reads: () => reads(programme) }),
    namespaces,
    load: async () => {
      const Screen = await load();
      return () => <Screen family={inviteFamilies[programme]} />;
    },
  };
}

/** What shared links lead to. */
export function invitationScreen(props: {
  readonly focus: "register" | "product";
  readonly programme?: Programme;
}): ScreenDefinition<string> {
  return {
    namespaces: inviteeTexts,
    load: async () => {
      const { InvitationScreen } = await import("./invitation-screen");
      return () => <InvitationScreen {...props} />;
    },
  };
}

/** Screens that belong to no family. */
export const commonScreens = {
  register: {
    namespaces: inviteeTexts,
    load: () => import("./invite-register-screen").then((module) => module.InviteRegisterScreen),
  },
  introduction: {
    namespaces: inviteeTexts,
    load: () => import("./invite-introduction-screen").then((module) => module.InviteIntroductionScreen),
  },
  middle: {
    namespaces: [...inviteeTexts, "rules"],
    load: () => import("./invite-middle-screen").then((module) => module.InviteMiddleScreen),
  },
} as const satisfies Record<string, ScreenDefinition<string>>;
