import type { InviteActivity, InviteClick } from "../../api/invite/visit-logs";
import { currentPath } from "../../platform/address";
import { now } from "../../platform/clock";
import { deviceCode } from "../../platform/device-code";
import { randomCode } from "../../platform/random-code";
import type { Invitation, Programme } from "../../rules/invite-invitation";
import { trackEntry } from "../../shared/tracking/track";

/** Logs what a visitor did with an invitation; nothing without consent. */
export function logInviteClick(
  { recode, programme, channel }: Invitation,
  event: InviteClick["event"],
): void {
  trackEntry(() => ({
    log: "inviteClick",
    record: { ...visitFacts(), recode, programme, ...(channel !== null && { channel }), event },
  }));
}

/** Logs what an inviter did on the pages of a programme; nothing without consent. */
export function logInviteActivity(
  programme: Programme,
  event: InviteActivity["event"],
  facts: Pick<InviteActivity, "channel" | "awardId"> = {},
): void {
  trackEntry(() => ({ log: "inviteActivity", record: { ...visitFacts(), programme, event, ...facts } }));
}

function visitFacts() {
  return {
    id: randomCode(),
    page: currentPath(),
    deviceId: deviceCode(),
    at: new Date(now()).toISOString(),
  };
}
