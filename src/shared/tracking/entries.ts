import type { UsageLog, WebsiteLog } from "../../api/account/visit-logs";
import type { ClickRecord } from "../../api/activity/click-log";
import type { Conversion } from "../../api/content/conversion";

/** A log entry with the log it belongs to. */
export type Entry =
  | { readonly log: "usage"; readonly record: UsageLog }
  | { readonly log: "website"; readonly record: WebsiteLog }
  | { readonly log: "click"; readonly record: ClickRecord }
  | { readonly log: "conversion"; readonly record: Conversion };

/** What every record of a log must have to be one; the server judges the rest. */
const marks: Readonly<Record<Entry["log"], readonly string[]>> = {
  usage: ["operName", "deviceId", "page", "occurredAt"],
  website: ["operName", "deviceId", "webSiteName", "webSiteUrl"],
  click: ["operName", "deviceId", "eventId", "occurredAt"],
  conversion: ["url", "token"],
};

/** Whether a stored value is an entry: a visitor or an older version may have stored anything. */
export function isEntry(candidate: unknown): candidate is Entry {
  if (!isRecord(candidate) || !isRecord(candidate["record"])) return false;
  const { log, record } = candidate;
  if (log !== "usage" && log !== "website" && log !== "click" && log !== "conversion") return false;
  return marks[log].every((name) => typeof record[name] === "string");
}

function isRecord(candidate: unknown): candidate is Record<string, unknown> {
  return typeof candidate === "object" && candidate !== null && !Array.isArray(candidate);
}
