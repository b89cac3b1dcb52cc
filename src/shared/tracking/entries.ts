import type { UsageLog, WebsiteLog } from "../../api/account/visit-logs";
import type { ClickRecord } from "../../api/activity/click-log";
import type { ActivityEvent, ChannelClick, SmsVisit } from "../../api/activity/visit-logs";
import type { Conversion } from "../../api/content/conversion";
import type { InviteActivity, InviteClick } from "../../api/invite/visit-logs";

/** The logs, and what a record of each holds. */
export interface LogRecords {
  readonly usage: UsageLog;
  readonly website: WebsiteLog;
  readonly click: ClickRecord;
  readonly conversion: Conversion;
  readonly inviteClick: InviteClick;
  readonly inviteActivity: InviteActivity;
  readonly activityEvent: ActivityEvent;
  readonly channelClick: ChannelClick;
  readonly smsVisit: SmsVisit;
}

export type Log = keyof LogRecords;

/** A record of one log. */
export interface LogEntry<L extends Log> {
  readonly log: L;
  readonly record: LogRecords[L];
}

/** A record to be sent, with the log it belongs to. */
export type Entry = { readonly [L in Log]: LogEntry<L> }[Log];

/** What every record of a log must have to be one; the server judges the rest. */
const marks: Readonly<Record<Log, readonly string[]>> = {
  usage: ["operName", "deviceId", "page", "occurredAt"],
  website: ["operName", "deviceId", "webSiteName", "webSiteUrl"],
  click: ["operName", "deviceId", "eventId", "occurredAt"],
  conversion: ["url", "token"],
  inviteClick: ["id", "recode", "event", "at"],
  inviteActivity: ["id", "programme", "event", "at"],
  activityEvent: ["eventId", "alias", "action", "deviceId"],
  channelClick: ["eventId", "alias", "channelNumber", "deviceId"],
  smsVisit: ["eventId", "alias", "messageNumber", "deviceId"],
};

/** Whether a stored value is an entry: a visitor or an older version may have stored anything. */
export function isEntry(candidate: unknown): candidate is Entry {
  if (!isRecord(candidate) || !isRecord(candidate["record"])) return false;
  const { log, record } = candidate;
  return isLog(log) && marks[log].every((name) => typeof record[name] === "string");
}

function isLog(candidate: unknown): candidate is Log {
  return typeof candidate === "string" && Object.hasOwn(marks, candidate);
}

function isRecord(candidate: unknown): candidate is Record<string, unknown> {
  return typeof candidate === "object" && candidate !== null && !Array.isArray(candidate);
}
