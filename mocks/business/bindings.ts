import { durations } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import { defineEvent } from "../world/events";
import type { World } from "../world/world";
import { sampleUserIds } from "./data/users";
import type { UserRow } from "./rows/users";

export type Programme = "zhj" | "xh";

/** The inviter of an account. An account has one, permanently. */
export interface BindingRow {
  /** The account that was brought. */
  readonly userId: string;
  /** The account of the code: an inviter, promoter or agent. */
  readonly inviterId: string;
  readonly recode: string;
  readonly programme: Programme;
  /** The channel of the link; null when unknown. */
  readonly channel: string | null;
  readonly boundAt: number;
}

export const bindingTable = defineTable("business.bindings", {
  id: (row: BindingRow) => row.userId,
  indexes: { inviter: { key: (row) => row.inviterId, order: (left, right) => right.boundAt - left.boundAt } },
  seed: ({ startedAt }): BindingRow[] => [
    {
      userId: sampleUserIds.invitee,
      inviterId: sampleUserIds.wholesaler,
      recode: "YX9027",
      programme: "zhj",
      channel: "poster",
      boundAt: startedAt - 4 * durations.day - 3 * durations.hour,
    },
    {
      userId: sampleUserIds.payingStandard,
      inviterId: sampleUserIds.promoter,
      recode: "ZF8820",
      programme: "zhj",
      channel: "store",
      boundAt: startedAt - 300 * durations.day,
    },
  ],
});

/** An account was bound to its inviter. */
export const inviterBound = defineEvent<{ readonly userId: string }>("inviter.bound");

/**
 * Binds an account to an inviter and publishes the event; undefined when it has one already or would be its own.
 */
export function bindInviter(
  world: World,
  user: UserRow,
  inviter: UserRow,
  facts: Pick<BindingRow, "programme" | "channel">,
  at: number,
): BindingRow | undefined {
  const bindings = world.table(bindingTable);
  if (bindings.get(user.userId) || user.userId === inviter.userId || inviter.recode === null)
    return undefined;
  const { userId } = user;
  const binding = { userId, inviterId: inviter.userId, recode: inviter.recode, ...facts, boundAt: at };
  bindings.insert(binding);
  inviterBound.schedule(world, at, { userId });
  return binding;
}
