import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { nextNumber } from "./numbers";

/** A message to a user's phone. Read at `/__mock/inbox`. */
export interface MessageRow {
  readonly id: number;
  readonly kind: "sms" | "email" | "messenger";
  /** Phone, address or openid. */
  readonly to: string;
  readonly text: string;
  /** The code in it, where it carries one. */
  readonly code: string | null;
  readonly at: number;
}

export const messageTable = defineTable("business.messages", {
  id: (row: MessageRow) => row.id,
  order: (left, right) => right.id - left.id,
  indexes: { to: { key: (row) => row.to } },
});

/** Sends a message; `at` in milliseconds since 1970. */
export function sendMessage(world: World, message: Omit<MessageRow, "id">): MessageRow {
  return world.table(messageTable).insert({ id: nextNumber(world, "message", 1), ...message });
}
