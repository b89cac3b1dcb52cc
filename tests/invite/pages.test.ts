import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../mocks/business/data/users";
import { messageTable } from "../../mocks/business/messages";
import { signInPersistent } from "../../mocks/kernel/session";
import { inviteClient } from "../../src/api/invite/client";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { durations } from "../../src/rules/limits";
import { dataOf, errorOf } from "../support/begin";
import { projectRoot } from "../support/project-copy";
import { beginAs, errcodeOf, getTotals, payOrder } from "./begin-as";

describe("what an invitee can buy", () => {
  const offers = (query: { recode?: string; programme?: "zhj" | "xh" } = {}) =>
    dataOf(inviteClient.GET("/ommall/srvmall/recommend/payindex", { params: { query } }));

  test("costs less through a code somebody has", async () => {
    beginAs(null);
    const { recode, offers: list } = await offers({ recode: "yx9027" });
    expect(recode).toBe("YX9027");
    expect(
      list.map(({ name, originalPrice, saving, price }) => [name, originalPrice, saving, price]),
    ).toEqual([
      ["标准版1年", "598.00", "30.00", "568.00"],
      ["专业版1年", "1198.00", "60.00", "1138.00"],
    ]);
    expect(list[0]?.inviterAward).toMatchObject({ kind: "payment", gross: "50.00", net: "40.00" });
  });

  test("costs what it always does without one, with one nobody has, and when the programme is over", async () => {
    const { kernel } = beginAs(null);
    for (const query of [{}, { recode: "NOBODY1" }]) {
      const { recode, offers: list } = await offers(query);
      expect(recode).toBeNull();
      expect(
        list.every(({ saving, price, originalPrice }) => saving === "0.00" && price === originalPrice),
      ).toBe(true);
    }
    expect((await offers({ recode: "YX9027", programme: "xh" })).offers[0]?.validUntil).toBe(
      "2026-12-31T23:59:59+08:00",
    );
    kernel.world.clock.advance(60 * durations.day);
    expect((await offers({ recode: "YX9027", programme: "xh" })).offers[0]?.saving).toBe("0.00");
  });
});

describe("the reminder", () => {
  const notice = () => dataOf(inviteClient.GET("/ommall/srvmall/recommend/award/notice"));
  const set = (body: { isEnabled: boolean; channel?: "messenger" | "sms" }) =>
    inviteClient.POST("/ommall/srvmall/recommend/award/notice", { body });

  test("is off, by text message, for one who never set it", async () => {
    beginAs();
    const never = { isEnabled: false, channel: "sms", updatedAt: null, hasMessengerAccount: true };
    expect(await notice()).toMatchObject(never);
    const on = await dataOf(set({ isEnabled: true, channel: "messenger" }));
    expect(on).toMatchObject({
      isEnabled: true,
      channel: "messenger",
      updatedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await dataOf(set({ isEnabled: false }))).toMatchObject({ isEnabled: false, channel: "messenger" });
    expect(await notice()).toMatchObject({ isEnabled: false, channel: "messenger" });
  });

  test("cannot go to a messenger that is not known", async () => {
    beginAs(undefined, { mock: "scenario:no-messenger-account" });
    expect(await errcodeOf(set({ isEnabled: true, channel: "messenger" }))).toBe(30_004);
    expect(await notice()).toMatchObject({ updatedAt: null });
    await dataOf(set({ isEnabled: true, channel: "sms" }));
  });

  test("comes when an award can be received and three days before it expires", async () => {
    const { kernel } = beginAs();
    await dataOf(set({ isEnabled: true }));
    const messages = () => kernel.world.table(messageTable).by("to", "13500009027");
    payOrder(kernel.world, 95_001, ids.invitee);
    await notice();
    const before = messages().length;
    kernel.world.clock.advance(7 * durations.day);
    await notice();
    const due = messages().filter(({ text }) => text.includes("可以领了"));
    expect(due.length).toBeGreaterThan(0);
    kernel.world.clock.advance(27 * durations.day);
    signInPersistent(kernel.world, ids.wholesaler);
    await notice();
    expect(messages().filter(({ text }) => text.includes("还有3天过期")).length).toBeGreaterThan(before);
  });

  test("is not sent to one who turned it off", async () => {
    const { kernel } = beginAs();
    await dataOf(set({ isEnabled: true }));
    await dataOf(set({ isEnabled: false }));
    kernel.world.clock.advance(29 * durations.day);
    await notice();
    expect(kernel.world.table(messageTable).all()).toEqual([]);
  });

  test("is refused without saying whether, and to nobody in particular", async () => {
    const { kernel } = beginAs(null);
    expect(await errorOf(set({ isEnabled: true }))).toMatchObject({ kind: "signed-out" });
    const response = await fetch("https://site.test/ommall/srvmall/recommend/award/notice", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await response.json()).toMatchObject({ code: 400, fields: [{ field: "isEnabled" }] });
    kernel.clearLog();
  });
});

describe("the pages", () => {
  test("say in three languages what the rules pay", async () => {
    beginAs(null);
    for (const [locale, title] of [
      ["zh-CN", "请同行用货簿云，领红包"],
      ["zh-TW", "請同行用貨簿雲，領紅包"],
      ["en-US", "Invite others to Stockbook"],
    ] as const) {
      setCurrentLocale(locale);
      const visual = await dataOf(inviteClient.GET("/ommall/srvmall/recommend/visual"));
      expect(visual).toMatchObject({ lang: locale, title, isOpen: true, holdDays: 7, claimDays: 30 });
      expect(visual.awards.map(({ kind, gross }) => [kind, gross])).toEqual([
        ["registration", "20.00"],
        ["payment", "50.00"],
        ["bonus", "100.00"],
        ["bonus", "200.00"],
        ["bonus", "500.00"],
      ]);
      for (const { qrLeft, qrTop, qrSize, width, height } of visual.posters) {
        expect(qrLeft + qrSize).toBeLessThanOrEqual(width);
        expect(qrTop + qrSize).toBeLessThanOrEqual(height);
      }
    }
  });

  test.each(["zhj", "xh"] as const)("of %s name pictures there are", async (programme) => {
    beginAs();
    const params = { params: { query: { programme } } };
    const visual = await dataOf(inviteClient.GET("/ommall/srvmall/recommend/visual", params));
    const share = await dataOf(inviteClient.GET("/ommall/srvmall/recommend/merc/share", params));
    for (const image of [visual.image, share.image, ...visual.posters.map((poster) => poster.image)])
      expect(existsSync(join(projectRoot, "mocks", image)), image).toBe(true);
  });

  test("say when the programme is over", async () => {
    beginAs(null, { mock: "scenario:programme-closed" });
    expect(await dataOf(inviteClient.GET("/ommall/srvmall/recommend/visual"))).toMatchObject({
      isOpen: false,
    });
  });
});

describe("a batch of entries", () => {
  const at = "2026-11-21T10:30:10+08:00";
  const click = (id: string, recode = "YX9027", event: "open" | "register" = "open") =>
    ({ id, recode, programme: "zhj", channel: "chat", event, page: "/invite/register", at }) as const;
  const logClicks = (...list: ReturnType<typeof click>[]) =>
    inviteClient.POST("/ommall/srvmall/recommend/invite/click/log", { body: { list } });

  test("of clicks counts each once, and for the owner of the code", async () => {
    beginAs();
    const before = await getTotals();
    const batch = [
      click("click-0001"),
      click("click-0002"),
      click("click-0002"),
      click("click-0003", "NOBODY1"),
    ];
    expect(await dataOf(logClicks(...batch))).toEqual({ accepted: 3, repeated: 1 });
    expect(await dataOf(logClicks(click("click-0001")))).toEqual({ accepted: 0, repeated: 1 });
    await dataOf(logClicks(click("click-0004", "YX9027", "register")));
    expect((await getTotals()).clickCount).toBe(before.clickCount + 2);
    expect((await getTotals("xh")).clickCount).not.toBe(before.clickCount);
  });

  test("of clicks shows on its day and channel, which add up to no more than all clicks", async () => {
    beginAs();
    const sumOf = (clicks: readonly { count: number }[]) => clicks.reduce((sum, { count }) => sum + count, 0);
    const before = await getTotals();
    expect(sumOf(before.latestClicks)).toBeGreaterThan(0);
    expect(sumOf(before.latestClicks)).toBeLessThan(before.clickCount);
    await dataOf(logClicks(click("click-0011"), click("click-0012")));
    const { latestClicks } = await getTotals();
    const ofChat = ({ day, channel }: (typeof latestClicks)[number]) =>
      day === "2026-11-21" && channel === "chat";
    expect(latestClicks.find(ofChat)?.count).toBe((before.latestClicks.find(ofChat)?.count ?? 0) + 2);
    expect(sumOf(latestClicks)).toBe(sumOf(before.latestClicks) + 2);
  });

  test("of what inviters did counts each once, with a session or without", async () => {
    beginAs(null);
    const entry = {
      id: "9b7710de-41aa",
      programme: "zhj",
      event: "savePoster",
      page: "/invite",
      at,
    } as const;
    const log = () =>
      inviteClient.POST("/ommall/srvmall/recommend/activity/log", { body: { list: [entry] } });
    expect(await dataOf(log())).toEqual({ accepted: 1, repeated: 0 });
    expect(await dataOf(log())).toEqual({ accepted: 0, repeated: 1 });
  });

  test("is refused when it is empty, or holds more than fifty", async () => {
    const { kernel } = beginAs();
    expect(await errorOf(logClicks())).toMatchObject({ kind: "invalid", fields: [{ field: "list" }] });
    const many = Array.from({ length: 51 }, (_, index) => ({
      id: `activity-${index}`,
      programme: "zhj" as const,
      event: "view" as const,
      page: "/invite",
      at,
    }));
    const call = inviteClient.POST("/ommall/srvmall/recommend/activity/log", { body: { list: many } });
    expect(await errorOf(call)).toMatchObject({ kind: "invalid", fields: [{ field: "list" }] });
    kernel.clearLog();
  });
});
