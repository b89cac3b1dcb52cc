import { logUsageBatch, logWebsiteAction } from "../../api/account/visit-logs";
import { logClicks } from "../../api/activity/click-log";
import { reportConversion } from "../../api/content/conversion";
import type { ClientError, Result } from "../../client/client-error";
import { origins } from "../../rules/limits";
import type { Entry } from "./entries";
import { logOrigin } from "./records";

/** A request that outlives its page may hold 64 kB; this many records stay far below it. */
const maximumBatchSize = 50;

/** Entries that go in one request, and the request. */
export interface Parcel {
  readonly entries: readonly Entry[];
  readonly send: () => Promise<Result<unknown>>;
}

/** Packs entries into as few requests as their logs allow. */
export function pack(entries: readonly Entry[]): readonly Parcel[] {
  const usage = entries.filter((entry) => entry.log === "usage");
  const clicks = entries.filter((entry) => entry.log === "click");
  return [
    ...batches(usage).map((batch) => ({
      entries: batch,
      send: () => logUsageBatch(batch.map(({ record }) => record)),
    })),
    ...batches(clicks).map((batch) => ({
      entries: batch,
      send: () =>
        logClicks({
          origin: logOrigin(),
          productId: origins.usageProduct,
          records: batch.map(({ record }) => record),
        }),
    })),
    // The other two logs take one record at a time.
    ...entries.flatMap((entry): Parcel[] => {
      if (entry.log === "website") return [{ entries: [entry], send: () => logWebsiteAction(entry.record) }];
      if (entry.log === "conversion")
        return [{ entries: [entry], send: () => reportConversion(entry.record) }];
      return [];
    }),
  ];
}

/**
 * Whether entries are worth another try: no answer was reached, or the server was busy. After a time-out the server
 * may have taken them, so only those it counts once go again. What it refuses is given up.
 */
export function mayResend(error: ClientError, { log }: Entry): boolean {
  if (error.kind === "offline") return true;
  if (error.kind === "timeout") return log === "click" || log === "conversion";
  if (error.kind === "refused") return error.code === 429;
  return error.kind === "http" && error.canRetry;
}

function batches<T>(records: readonly T[]): readonly T[][] {
  const count = Math.ceil(records.length / maximumBatchSize);
  return Array.from({ length: count }, (_, index) =>
    records.slice(index * maximumBatchSize, (index + 1) * maximumBatchSize),
  );
}
