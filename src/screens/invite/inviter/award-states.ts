import type { components } from "../../../generated/invite";
import type { StateShape, StateTone } from "../../../ui/state";

export type InviteAward = components["schemas"]["InviteAward"];
export type AwardState = components["schemas"]["AwardState"];

/** Every state in the order of an award's life, with its mark. */
export const awardStates: Readonly<
  Record<AwardState, { readonly shape: StateShape; readonly tone: StateTone }>
> = {
  pending: { shape: "half", tone: "ink2" },
  claimable: { shape: "disc", tone: "amber" },
  sending: { shape: "half", tone: "amber" },
  received: { shape: "disc", tone: "green" },
  expired: { shape: "square", tone: "ink2" },
  cancelled: { shape: "dash", tone: "ink2" },
};

export const awardStateNames: readonly AwardState[] = [
  "claimable",
  "pending",
  "sending",
  "received",
  "expired",
  "cancelled",
];

/** The state an address asks for; undefined for all of them. */
export function readAwardState(text: string | null): AwardState | undefined {
  return awardStateNames.find((state) => state === text);
}

export type InviteeStage = components["schemas"]["InviteeStage"];

export const inviteeStages: Readonly<
  Record<InviteeStage, { readonly shape: StateShape; readonly tone: StateTone }>
> = {
  registered: { shape: "ring", tone: "ink2" },
  trial: { shape: "half", tone: "ink2" },
  trialEnded: { shape: "dash", tone: "ink2" },
  paid: { shape: "disc", tone: "green" },
};

export const inviteeStageNames: readonly InviteeStage[] = ["registered", "trial", "trialEnded", "paid"];

/** The stage an address asks for; undefined for all of them. */
export function readInviteeStage(text: string | null): InviteeStage | undefined {
  return inviteeStageNames.find((stage) => stage === text);
}
