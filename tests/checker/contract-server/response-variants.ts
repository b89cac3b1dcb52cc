import { randomInt, randomUUID } from "node:crypto";
import type { Values } from "./contract";
import type { ServerVariant } from "./server-variant";

/** Formats a time as the variant demands. */
export function formatTime(text: unknown, variant: ServerVariant): unknown {
  if (typeof text !== "string") return text;
  const at = new Date(text.replace(/:60(?=\.|[Zz+-])/, ":59"));
  const shift = (minutes: number): string => new Date(at.getTime() + minutes * 60_000).toISOString();
  if (variant.wholeSeconds) return text.replace(/\.\d+/, "");
  if (variant.chinaTime) return shift(480).replace("Z", "+08:00");
  if (variant.indianTime) return shift(330).replace("Z", "456+05:30");
  return variant.lowercaseTimes ? shift(0).toLowerCase() : text;
}

/** Adds properties that differ in each response, where the contract allows them. */
export const withViewCount = (representation: Values, variant: ServerVariant): Values =>
  variant.countsViews
    ? { ...representation, views: randomInt(1_000_000), returnedAt: new Date().toISOString() }
    : representation;

export const withTrace = (envelope: Values, variant: ServerVariant): Values =>
  variant.traces ? { ...envelope, trace: randomUUID() } : envelope;

export function shuffle<T>(items: readonly T[], variant: ServerVariant): T[] {
  if (!variant.shuffles) return [...items];
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** An id with its letters or digits replaced as the variant demands. */
export function createId(id: string, variant: ServerVariant): string {
  if (variant.lettersOnly) return id.replaceAll(/\d/g, (digit) => "abcdef"[Number(digit) % 6] ?? "");
  return variant.digitsOnly ? id.replaceAll(/[a-f]/g, (letter) => String(letter.charCodeAt(0) % 10)) : id;
}
