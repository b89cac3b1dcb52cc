import type { Json } from "../lib/json";

const over = /^(validTo|validUntil|expiresAt|expiresOn|expiryDate|expires|endsAt|endsOn|endDate|until)$/i;
const ahead = /^(validFrom|startsAt|startsOn|startDate|availableFrom)$/i;

/** Whether an item says that it is in use: not switched off, not archived, and valid at this time. */
export function isUsable(item: Json, now = Date.now()): boolean {
  if (isInactive(item)) return false;
  // A date without a time lasts as long as its day, wherever that is.
  const day = 24 * 60 * 60 * 1000;
  return Object.entries(item).every(([name, value]) => {
    const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
    return (
      Number.isNaN(time) || ((!over.test(name) || time >= now - day) && (!ahead.test(name) || time <= now))
    );
  });
}

/** Whether an item says that it is switched off, or put away. */
export const isInactive = (item: Json): boolean =>
  item["active"] === false ||
  item["isActive"] === false ||
  item["enabled"] === false ||
  /^(inactive|disabled|archived|retired|closed)$/i.test(String(item["status"] ?? item["state"] ?? ""));
