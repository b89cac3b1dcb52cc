import { randomInt, randomUUID } from "node:crypto";
import type { Values } from "./contract";
import type { Habits } from "./habits";

/** A time as a server's habits have it. */
export function toldTime(text: unknown, habits: Habits): unknown {
  if (typeof text !== "string") return text;
  const at = new Date(text.replace(/:60(?=\.|[Zz+-])/, ":59"));
  const shifted = (minutes: number): string => new Date(at.getTime() + minutes * 60_000).toISOString();
  if (habits.wholeSeconds) return text.replace(/\.\d+/, "");
  if (habits.chinaTime) return shifted(480).replace("Z", "+08:00");
  if (habits.indianTime) return shifted(330).replace("Z", "456+05:30");
  return habits.smallTimes ? shifted(0).toLowerCase() : text;
}

/** What a server may add of its own where a contract leaves room. */
export const counted = (shown: Values, habits: Habits): Values =>
  habits.counts ? { ...shown, views: randomInt(1_000_000), shownAt: new Date().toISOString() } : shown;

export const traced = (envelope: Values, habits: Habits): Values =>
  habits.traces ? { ...envelope, trace: randomUUID() } : envelope;

export function shuffled<T>(items: readonly T[], habits: Habits): T[] {
  if (!habits.shuffles) return [...items];
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** An id of a form, its letters as the habits have them. */
export function madeId(id: string, habits: Habits): string {
  if (habits.lettersOnly) return id.replaceAll(/\d/g, (digit) => "abcdef"[Number(digit) % 6] ?? "");
  return habits.digitsOnly ? id.replaceAll(/[a-f]/g, (letter) => String(letter.charCodeAt(0) % 10)) : id;
}
