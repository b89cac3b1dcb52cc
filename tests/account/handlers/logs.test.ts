import { describe, expect, test } from "vitest";
import { deviceLogTable } from "../../../mocks/account/state";
import { recordAttempt } from "../../../mocks/business/attempts";
import { accountClient } from "../../../src/api/account/client";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, invalidFieldsOf, refusalOf } from "../../support/begin";

const device = "5f1c0b7e94d2a83611ce07fa20b9d4e8";
const otherDevice = "c27e4a90b1d5f3368e0a7d4419bf6c52";
const knownSink = "9c41d07be2a85f36";

const usage = (deviceId: string) => ({
  origin: 6 as const,
  productId: 20 as const,
  operName: "header.price",
  kdUid: null,
  deviceId,
  page: "/price.html",
  occurredAt: "2026-11-21T10:31:58+08:00",
  durationMs: 1500,
});
const sendUsage = (...devices: string[]) =>
  accountClient.POST("/log/log/zhjlog/batchinsert", { body: { logs: devices.map(usage) } });
const sendAction = (deviceId: string) =>
  accountClient.POST("/ommall/srvmall/channel/website/log", {
    body: {
      webSiteName: "货簿云",
      channelNumber: "bd",
      kdUid: "100027",
      deviceId,
      operName: "download.windows",
      osVersion: "Windows 11",
      isMobile: false,
      grade: 2,
      operNameParent: "download",
      webSiteUrl: "https://www.stockbook.example/download.html",
    },
  });
const sendToSink = (hash: string, deviceId: string) =>
  accountClient.POST("/log/{hash}", {
    params: { path: { hash } },
    body: {
      records: [
        {
          name: "download.hover",
          deviceId,
          page: "/download.html",
          occurredAt: "2026-11-21T10:31:58+08:00",
          values: { system: "windows" },
        },
      ],
    },
  });

describe("logs", () => {
  test("report the number of stored records, and are stored by device", async () => {
    const { kernel } = begin();
    expect(await dataOf(sendUsage(device, device, otherDevice))).toEqual({ accepted: 3 });
    expect(await dataOf(sendAction(device))).toEqual({ accepted: 1 });
    expect(await dataOf(sendToSink(knownSink, device))).toEqual({ accepted: 1 });
    const rows = kernel.world.table(deviceLogTable).by("device", device);
    expect(rows.map(({ log, total }) => ({ log, total }))).toEqual([
      { log: "sink behaviour", total: 1 },
      { log: "usage", total: 2 },
      { log: "website", total: 1 },
    ]);
  });

  test("keep the newest fifty of a device and count all", async () => {
    const { kernel } = begin();
    for (let count = 0; count < 3; count++)
      await dataOf(sendUsage(...Array.from({ length: 30 }, () => device)));
    const row = kernel.world.table(deviceLogTable).get(`usage ${device}`);
    expect([row?.total, row?.newest.length]).toEqual([90, 50]);
  });

  test("are taken whole or not at all", async () => {
    const backend = begin();
    expect(Object.keys(await invalidFieldsOf(backend, sendUsage(device, "no device")))).toEqual([
      "logs/1/deviceId",
    ]);
    expect(backend.kernel.world.table(deviceLogTable).size).toBe(0);
    expect(await invalidFieldsOf(backend, sendUsage())).toHaveProperty("logs");
  });

  test("of an unknown sink are refused", async () => {
    begin();
    expect(await refusalOf(sendToSink("00000000", device))).toBe(404);
  });

  test.each([
    ["usage", 100, sendUsage],
    ["website", 600, sendAction],
    ["sink", 100, (of: string) => sendToSink(knownSink, of)],
  ] as const)(
    "of %s are refused to a device after %i calls within three minutes",
    async (log, limit, send) => {
      const { kernel } = begin();
      for (let calls = 1; calls < limit; calls++) recordAttempt(kernel.world, `${log} log ${device}`, limit);
      await dataOf(send(device));
      expect(await refusalOf(send(device))).toBe(429);
      await dataOf(send(otherDevice));
      await kernel.advance(3 * durations.minute);
      await dataOf(send(device));
    },
  );
});
