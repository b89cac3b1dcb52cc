import { logUsageBatch, logWebsiteAction } from "../../api/account/visit-logs";
import { logClicks } from "../../api/activity/click-log";
import { logActivityEvents, logChannelClicks, logSmsVisits } from "../../api/activity/visit-logs";
import { reportConversion } from "../../api/content/conversion";
import { logInviteActivities, logInviteClicks } from "../../api/invite/visit-logs";
import type { ClientError, Result } from "../../client/client-error";
import { origins } from "../../rules/limits";
import { logOrigin } from "../log-origin";
import type { Entry, Log, LogEntry, LogRecords } from "./entries";

/** A request that outlives its page may hold 64 kB; this many records stay far below it. */
const maximumBatchSize = 50;

/** Entries that go in one request, and the request. */
export interface Batch {
  readonly entries: readonly Entry[];
  readonly send: () => Promise<Result<unknown>>;
}

/** Packs entries into as few requests as their logs allow. */
export function batchEntries(entries: readonly Entry[]): readonly Batch[] {
  const origin = logOrigin();
  return [
    ...batchesOf(entries, "usage", logUsageBatch),
    ...batchesOf(entries, "click", (records) =>
      logClicks({ origin, productId: origins.usageProduct, records }),
    ),
    ...batchesOf(entries, "inviteClick", (list) => logInviteClicks({ list })),
    ...batchesOf(entries, "inviteActivity", (list) => logInviteActivities({ list })),
    ...batchesOf(entries, "activityEvent", (records) => logActivityEvents({ origin, records })),
    ...batchesOf(entries, "channelClick", (records) => logChannelClicks({ origin, records })),
    ...batchesOf(entries, "smsVisit", (records) => logSmsVisits({ origin, records })),
    // The other two logs take one record at a time.
    ...batchesOf(entries, "website", ([record]) => logWebsiteAction(record), 1),
    ...batchesOf(entries, "conversion", ([record]) => reportConversion(record), 1),
  ];
}

type Records<L extends Log> = [LogRecords[L], ...LogRecords[L][]];

/** The requests of one log. */
function batchesOf<L extends Log>(
  entries: readonly Entry[],
  log: L,
  send: (records: Records<L>) => Promise<Result<unknown>>,
  size = maximumBatchSize,
): Batch[] {
  const ofLog = entries.filter((entry): entry is Entry & LogEntry<L> => entry.log === log);
  return batches(ofLog, size).flatMap((batch) => {
    const [first, ...others] = batch.map(({ record }) => record);
    return first === undefined ? [] : [{ entries: batch, send: () => send([first, ...others]) }];
  });
}

/**
 * Whether entries are worth another try: no answer was reached, or the server was busy. After a time-out the server
 * may have taken them, so only those it counts once go again. What it refuses is given up.
 */
export function mayResend(error: ClientError, { log }: Pick<Entry, "log">): boolean {
  if (error.kind === "offline") return true;
  if (error.kind === "timeout") return log !== "usage" && log !== "website";
  if (error.kind === "refused") return error.code === 429;
  return error.kind === "http" && error.canRetry;
}

function batches<T>(records: readonly T[], size: number): readonly T[][] {
  return Array.from({ length: Math.ceil(records.length / size) }, (_, index) =>
    records.slice(index * size, (index + 1) * size),
  );
}
