import { describe, expect, test } from "vitest";
import { logTable } from "../../../mocks/activity/state";
import { suggestionTable } from "../../../mocks/business/suggestions";
import { activityClient } from "../../../src/api/activity/client";
import { durations, rateLock } from "../../../src/rules/limits";
import { dataOf, refusalOf } from "../../support/begin";
import { beginSignedIn, errcodeOf, invalidFieldsOf } from "../signed-in";

const device = "5f1c0b7e94d2a83611ce07fa20b9d4e8";
const seen = { occurredAt: "2026-11-21T10:31:58+08:00", alias: "year-end-2026", isMobile: true } as const;

const clicks = (eventIds: readonly string[], deviceId = device) =>
  activityClient.POST("/ommall/srvmall/activity/channel/click/log", {
    body: {
      origin: 6,
      records: eventIds.map((eventId) => ({
        ...seen,
        eventId,
        deviceId,
        channelNumber: "bd",
        webSiteUrl: "/auto-activity/year-end-2026/bd",
      })),
    },
  });
const visits = (eventIds: readonly string[], deviceId = device) =>
  activityClient.POST("/ommall/srvmall/activity/sms/log", {
    body: {
      origin: 6,
      records: eventIds.map((eventId) => ({
        ...seen,
        eventId,
        deviceId,
        messageNumber: "sms-1",
        step: "opened" as const,
      })),
    },
  });
const events = (eventIds: readonly string[], deviceId = device) =>
  activityClient.POST("/ommall/srvmall/activity/log", {
    body: {
      origin: 6,
      records: eventIds.map((eventId) => ({ ...seen, eventId, deviceId, action: "view" as const })),
    },
  });
const records = (eventIds: readonly string[], deviceId = device) =>
  activityClient.POST("/ommall/srvmall/api/log/batchinsert", {
    params: { query: { logtype: "navigation" } },
    body: {
      origin: 6,
      productId: 20,
      records: eventIds.map((eventId) => ({
        eventId,
        deviceId,
        occurredAt: seen.occurredAt,
        webSiteName: "stockbook",
        operName: "价格",
        isMobile: false,
        webSiteUrl: "/price.html",
      })),
    },
  });

describe.each([
  ["channelClick", clicks],
  ["smsVisit", visits],
  ["event", events],
  ["navigation", records],
] as const)("the log of %s", (log, send) => {
  test("keeps every record once, however often it comes", async () => {
    const { kernel } = beginSignedIn(null);
    expect(await dataOf(send(["event-one", "event-two"]))).toEqual({ accepted: 2, repeated: 0 });
    expect(await dataOf(send(["event-two", "event-three", "event-three"]))).toEqual({
      accepted: 1,
      repeated: 2,
    });
    const stored = kernel.world.table(logTable).by("log", log);
    expect(stored.map(({ eventId }) => eventId).toSorted()).toEqual([
      "event-one",
      "event-three",
      "event-two",
    ]);
  });

  test("takes sixty batches of a device within three minutes", async () => {
    const { kernel } = beginSignedIn(null);
    for (let batch = 0; batch < 60; batch++) await dataOf(send([`event-no-${batch}`]));
    expect(await refusalOf(send(["event-no-60"]))).toBe(429);
    const otherDevice = device.replaceAll("5", "6");
    expect(await dataOf(send(["event-no-61"], otherDevice))).toMatchObject({ accepted: 1 });
    await kernel.advance(rateLock.milliseconds);
    expect(await dataOf(send(["event-no-60"]))).toEqual({ accepted: 1, repeated: 0 });
  });

  test("refuses a batch without records", async () => {
    const backend = beginSignedIn(null);
    expect(await invalidFieldsOf(backend, send([]))).toHaveProperty("records");
  });
});

describe("a suggestion", () => {
  const suggest = (kind = "feature", content = "希望调拨单能按店铺批量打印", phone?: string) =>
    activityClient.POST("/ommall/srvmall/api/suggestion", {
      body: { kind, content, ...(phone !== undefined && { phone }) },
    });

  test("is kept with its sender, three within a day", async () => {
    const { kernel } = beginSignedIn();
    expect(await dataOf(suggest("feature", "希望调拨单能按店铺批量打印", "13900008820"))).toEqual({
      id: 7104,
      createdAt: "2026-11-21T10:32:00+08:00",
      remainingToday: 2,
    });
    await dataOf(suggest());
    expect(await dataOf(suggest())).toMatchObject({ remainingToday: 0 });
    expect(await errcodeOf(suggest())).toBe(50401);
    expect(kernel.world.table(suggestionTable).by("sender", "100027")).toHaveLength(3);
    await kernel.advance(durations.day);
    await dataOf(suggest());
  });

  test("of a visitor is taken too", async () => {
    beginSignedIn(null);
    expect(await dataOf(suggest("other"))).toMatchObject({ remainingToday: 2 });
  });

  test("is refused in the scenario suggestions-used-up", async () => {
    beginSignedIn(null, "scenario:suggestions-used-up");
    expect(await errcodeOf(suggest())).toBe(50401);
  });

  test("of an unknown kind is refused", async () => {
    beginSignedIn();
    expect(await errcodeOf(suggest("weather"))).toBe(50402);
  });

  test("too short or with a wrong phone is invalid", async () => {
    const backend = beginSignedIn();
    expect(await invalidFieldsOf(backend, suggest("other", "短"))).toHaveProperty("content");
    expect(await invalidFieldsOf(backend, suggest("other", "希望能批量打印", "12345"))).toEqual({
      phone: "phone.invalid",
    });
  });
});
