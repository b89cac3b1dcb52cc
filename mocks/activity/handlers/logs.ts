import type { operations } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { hasTriedTooOften, recordAttempt } from "../../business/attempts";
import { tooOften } from "../../business/refusals";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import type { LogRow } from "../rows";
import { logTable } from "../state";

type Logs = "logActivityChannelClicks" | "logActivitySmsVisits" | "logActivityEvents" | "logWebsiteRecords";

/** What pages report of their visitors, in batches. */
export const logHandlers: Pick<Handlers<operations>, Logs> = {
  logActivityChannelClicks: ({ body, now, locale, world }) =>
    logBatch(world, "logActivityChannelClicks", "channelClick", body.records, now, locale),

  logActivitySmsVisits: ({ body, now, locale, world }) =>
    logBatch(world, "logActivitySmsVisits", "smsVisit", body.records, now, locale),

  logActivityEvents: ({ body, now, locale, world }) =>
    logBatch(world, "logActivityEvents", "event", body.records, now, locale),

  logWebsiteRecords: ({ query, body, now, locale, world }) =>
    logBatch(world, "logWebsiteRecords", query.logtype, body.records, now, locale),
};

/** Batches of one device within three minutes, for each operation. */
const batchesAllowed = 60;

/**
 * Stores records with a new `eventId`, each once. A batch may contain several devices: it counts for each, and is
 * refused when one of them has exceeded its limit.
 */
function logBatch(
  world: World,
  operation: Logs,
  log: LogRow["log"],
  records: readonly { readonly eventId: string; readonly deviceId: string }[],
  now: number,
  locale: Locale,
) {
  const senders = [...new Set(records.map(({ deviceId }) => `${operation} of ${deviceId}`))];
  if (senders.some((sender) => hasTriedTooOften(world, sender, batchesAllowed)))
    return refuse(tooOften(locale));
  for (const sender of senders) recordAttempt(world, sender, batchesAllowed);
  const rows = world.table(logTable);
  const receipt = { accepted: 0, repeated: 0 };
  for (const record of records) {
    const { eventId, deviceId } = record;
    if (rows.get(eventId)) receipt.repeated += 1;
    else {
      rows.insert({ eventId, log, deviceId, at: now, record });
      receipt.accepted += 1;
    }
  }
  return ok(receipt);
}
