import { nextNumber } from "../business/numbers";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { handoverTimes } from "./limits";

export type HandoverKind = keyof typeof handoverTimes;

/** A one-time token that identifies a user. */
export interface HandoverRow {
  readonly id: string;
  readonly kind: HandoverKind;
  /** The account it opens; for a bind ticket the openid it is about. */
  readonly subject: string;
  readonly givenAt: number;
  readonly isUsed: boolean;
}

export const handoverTable = defineTable("account.handovers", { id: (row: HandoverRow) => row.id });

const prefixes: Readonly<Record<HandoverKind, string>> = {
  engineSession: "sid",
  scanToken: "lt",
  linkToken: "lt",
  bindTicket: "bt",
  authCode: "ac",
};

/** Creates one and returns its text; each call creates another one. `id` names it where it must be known before. */
export function giveHandover(
  world: World,
  kind: HandoverKind,
  subject: string,
  at: number,
  id = newHandoverId(world, kind, subject),
): string {
  world.table(handoverTable).insert({ id, kind, subject, givenAt: at, isUsed: false });
  return id;
}

/** Whom one of these kinds is about; undefined when it is unknown, used or over. Uses nothing up. */
export function readHandover(
  world: World,
  kinds: readonly HandoverKind[],
  id: string,
  now: number,
): string | undefined {
  const row = world.table(handoverTable).get(id);
  if (!row || row.isUsed || !kinds.includes(row.kind)) return undefined;
  return now - row.givenAt < handoverTimes[row.kind] ? row.subject : undefined;
}

/** The same, and uses it up. */
export function takeHandover(
  world: World,
  kinds: readonly HandoverKind[],
  id: string,
  now: number,
): string | undefined {
  const subject = readHandover(world, kinds, id, now);
  if (subject !== undefined) world.table(handoverTable).update(id, { isUsed: true });
  return subject;
}

function newHandoverId(world: World, kind: HandoverKind, subject: string): string {
  const count = nextNumber(world, `${kind} ${subject}`, 1);
  return `${prefixes[kind]}-${world.random(`${kind} ${subject} ${count}`).token(24)}`;
}
