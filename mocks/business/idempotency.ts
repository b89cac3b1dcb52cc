import { idempotencyKeys } from "../../src/rules/business-limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

interface KeyRow {
  /** Operation, user and key. */
  readonly id: string;
  /** The body it came with, as JSON. */
  readonly body: string;
  /** What was made: the id of an order, a payment, a lead. */
  readonly created: string;
  readonly at: number;
}

export const idempotencyTable = defineTable("business.idempotency-keys", { id: (row: KeyRow) => row.id });

/** The state of an Idempotency-Key: used for this resource (`made` is its id), used for another, or unknown. */
export type KnownKey = { kind: "made"; created: string } | { kind: "other" } | { kind: "new" };

/** Looks a key up; keys count for one operation of one user, and for 24 hours. No key is new. */
export function findKey(world: World, scope: string, key: string | undefined, body: unknown): KnownKey {
  if (key === undefined) return { kind: "new" };
  const row = world.table(idempotencyTable).get(`${scope} ${key}`);
  if (!row || world.clock.now() - row.at >= idempotencyKeys.milliseconds) return { kind: "new" };
  return row.body === JSON.stringify(body) ? { kind: "made", created: row.created } : { kind: "other" };
}

/** Stores the result of a key; without a key nothing is stored. */
export function storeKey(
  world: World,
  scope: string,
  key: string | undefined,
  body: unknown,
  created: string | number,
): void {
  if (key === undefined) return;
  const rows = world.table(idempotencyTable);
  const id = `${scope} ${key}`;
  rows.remove(id);
  rows.insert({ id, body: JSON.stringify(body), created: String(created), at: world.clock.now() });
}
