import type { operations } from "../../../src/generated/account";
import { hasTriedTooOften, recordAttempt } from "../../business/attempts";
import { notFound, tooOften } from "../../business/refusals";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { allowed, retained } from "../limits";
import { type DeviceLogRow, deviceLogTable, sinkTable } from "../state";
import { texts } from "../texts";

type Logs = "logUsageBatch" | "logWebsiteAction" | "logToSink";

/** Logs of the website about visitors who gave their consent. */
export const logHandlers: Pick<Handlers<operations>, Logs> = {
  logUsageBatch({ body: { logs }, locale, world }) {
    if (!mayLog(world, "usage", logs, allowed.usageCalls)) return refuse(tooOften(locale));
    return ok({ accepted: storeRecords(world, "usage", logs) });
  },

  logWebsiteAction({ body, locale, world }) {
    if (!mayLog(world, "website", [body], allowed.websiteRecords)) return refuse(tooOften(locale));
    return ok({ accepted: storeRecords(world, "website", [body]) });
  },

  logToSink({ path: { hash }, body: { records }, locale, world }) {
    const sink = world.table(sinkTable).get(hash);
    if (!sink) return refuse(notFound(locale, texts.noSink));
    if (!mayLog(world, "sink", records, allowed.sinkCalls)) return refuse(tooOften(locale));
    return ok({ accepted: storeRecords(world, `sink ${sink.name}`, records) });
  },
};

type LogRecord = DeviceLogRow["newest"][number];

/** Notes a call for every device that is in it; false, and none is noted, when one of them called too often. */
function mayLog(world: World, log: string, records: readonly LogRecord[], limit: number): boolean {
  const keys = [...new Set(records.map(({ deviceId }) => `${log} log ${deviceId}`))];
  if (keys.some((key) => hasTriedTooOften(world, key, limit))) return false;
  for (const key of keys) recordAttempt(world, key, limit);
  return true;
}

/** Stores the newest records of each device and returns how many were stored. */
function storeRecords(world: World, log: string, records: readonly LogRecord[]): number {
  const rows = world.table(deviceLogTable);
  for (const deviceId of new Set(records.map((record) => record.deviceId))) {
    const sent = records.filter((record) => record.deviceId === deviceId);
    const id = `${log} ${deviceId}`;
    const before = rows.get(id);
    const newest = [...(before?.newest ?? []), ...sent].slice(-retained.recordsOfDevice);
    const total = (before?.total ?? 0) + sent.length;
    if (before) rows.update(id, { total, newest });
    else rows.insert({ id, deviceId, log, total, newest });
  }
  return records.length;
}
