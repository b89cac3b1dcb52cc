import { durations } from "../../../src/rules/limits";
import { shareChannels } from "../../business/channels";
import { userTable } from "../../business/users";
import type { SeedContext } from "../../world/types";
import type { ClickRow } from "../rows/clicks";
import type { InviteeRow } from "../rows/invitees";

/** The most that anybody opens an invitation before registering, in the sample world. */
const mostOpened = 12;

/**
 * How the invitees of the sample world came to register: some open the link once, others come back in the hours before,
 * at times by another way.
 */
export function sampleClicks(context: SeedContext, invitees: readonly InviteeRow[]): ClickRow[] {
  const codes = new Map(context.rowsOf(userTable).map(({ userId, recode }) => [userId, recode]));
  return invitees.flatMap((invitee) => {
    const { inviteeId, inviterId, programme, channel, registeredAt } = invitee;
    const recode = codes.get(inviterId) ?? null;
    if (recode === null) return [];
    const draw = context.random(`clicks ${inviteeId}`);
    return Array.from({ length: draw.integer(1, mostOpened) }, (_, index) => ({
      id: `sample-${inviteeId}-${index}`,
      inviterId,
      recode,
      programme,
      channel: index % 4 === 2 ? draw.pick(shareChannels) : channel,
      event: "open" as const,
      page: programme === "xh" ? "/invite/xh-share/shared" : "/invite/register",
      deviceId: null,
      at: registeredAt - (index * index + 1) * draw.integer(2, 9) * durations.minute,
    }));
  });
}
