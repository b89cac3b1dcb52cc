import { describe, expect, test } from "vitest";
import { bindInviter } from "../../mocks/business/bindings";
import { sampleUserIds as ids } from "../../mocks/business/data/users";
import { messageTable } from "../../mocks/business/messages";
import { registerUser } from "../../mocks/business/registrations";
import { userTable } from "../../mocks/business/users";
import { signInStanding } from "../../mocks/kernel/session";
import { inviteClient } from "../../src/api/invite/client";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { durations } from "../../src/rules/limits";
import { dataOf, errorOf } from "../support/begin";
import {
  beginAs,
  errcodeOf,
  fen,
  getTotals,
  listAwards,
  listRegistrations,
  payOrder,
  receive,
  refundOrder,
} from "./begin-as";

const bind = (recode: string, channel?: "chat" | "poster") =>
  inviteClient.POST("/ommall/srvmall/recommend/invite/bind2", {
    body: { recode, ...(channel && { channel }) },
  });
const info = (recode?: string) =>
  inviteClient.GET("/ommall/srvmall/recommend/info", {
    params: { query: recode === undefined ? {} : { recode } },
  });
const merchant = (programme: "zhj" | "xh" = "zhj") =>
  dataOf(inviteClient.GET("/ommall/srvmall/recommend/merc/info", { params: { query: { programme } } }));

describe("somebody invited", () => {
  test("is bound for good, and a fresh registration earns its award at once", async () => {
    const { kernel } = beginAs(ids.newcomer);
    expect(await dataOf(bind("yx9027", "chat"))).toEqual({
      recode: "YX9027",
      programme: "zhj",
      inviterName: "永兴",
      boundAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await errcodeOf(bind("YX9027"))).toBe(30_011);
    signInStanding(kernel.world, ids.wholesaler);
    const [award] = (await listAwards()).list;
    expect(award).toMatchObject({ kind: "registration", state: "claimable", gross: "20.00", net: "16.00" });
    const [invitee] = (await listRegistrations()).list;
    expect(invitee).toMatchObject({ channel: "chat", stage: "trial", awardCount: 1, earnedGross: "20.00" });
  });

  test("long after registering earns nothing for the registration, but for the first payment", async () => {
    const { kernel } = beginAs(ids.notPurchased);
    await dataOf(bind("YX9027"));
    signInStanding(kernel.world, ids.wholesaler);
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.notPurchased);
    const after = await listAwards();
    expect(after.total).toBe(before.total + 1);
    expect(after.list[0]).toMatchObject({
      kind: "payment",
      state: "pending",
      gross: "50.00",
      dueAt: "2026-11-28T10:32:00+08:00",
      expiresAt: "2026-12-28T10:32:00+08:00",
    });
  });

  test("is refused the own code, one nobody has, and an eleventh try", async () => {
    beginAs(ids.wholesaler);
    expect(await errcodeOf(bind("YX9027"))).toBe(30_012);
    for (let tries = 0; tries < 9; tries++) expect(await errcodeOf(bind("NOBODY1"))).toBe(30_013);
    expect(await errcodeOf(bind("NOBODY1"))).toBe(42_900);
  });

  test("must be logged in, and type a code", async () => {
    const { kernel } = beginAs(null);
    expect(await errorOf(bind("YX9027"))).toMatchObject({ kind: "signed-out" });
    expect(await errorOf(bind("x"))).toMatchObject({ fields: [{ field: "recode" }] });
    kernel.clearLog();
  });
});

describe("the first payment of an invitee", () => {
  test("earns once, whatever is paid after", async () => {
    const { kernel } = beginAs();
    const before = await listAwards({ rows: 100 });
    payOrder(kernel.world, 95_001, ids.invitee);
    payOrder(kernel.world, 95_002, ids.invitee);
    const after = await listAwards({ rows: 100 });
    expect(after.total).toBe(before.total + 1);
    expect(after.list[0]).toMatchObject({ title: "小*首次付费", state: "pending" });
    const invitee = (await listRegistrations()).list.find(({ maskedName }) => maskedName === "小*");
    expect(invitee).toMatchObject({ stage: "paid", stageUntil: null, nextAward: null, earnedGross: "70.00" });
  });

  test("that is refunded earns nothing, and the invitee's trial is over", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(3 * durations.day);
    refundOrder(kernel.world, 95_001);
    const [award] = (await listAwards()).list;
    expect(award).toMatchObject({ kind: "payment", state: "cancelled", stateReason: "好友退款，奖励取消" });
    const invitee = (await listRegistrations()).list.find(({ maskedName }) => maskedName === "小*");
    expect(invitee).toMatchObject({
      stage: "trialEnded",
      earnedGross: "20.00",
      nextAward: { gross: "50.00" },
    });
    payOrder(kernel.world, 95_002, ids.invitee);
    expect((await listAwards()).list[0]).toMatchObject({ kind: "payment", state: "pending" });
  });

  test("refunded after it was received changes nothing any more", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(8 * durations.day);
    const [award] = (await listAwards()).list;
    await dataOf(receive(award?.id ?? 0));
    kernel.world.clock.advance(durations.minute);
    refundOrder(kernel.world, 95_001);
    expect((await listAwards()).list[0]).toMatchObject({ id: award?.id, state: "received" });
  });

  test("refunded while it is on its way is cancelled only when it comes back", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:packets-unopened" });
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(8 * durations.day);
    const [award] = (await listAwards()).list;
    await dataOf(receive(award?.id ?? 0));
    kernel.world.clock.advance(durations.hour);
    refundOrder(kernel.world, 95_001);
    expect((await listAwards()).list[0]).toMatchObject({ state: "sending" });
    kernel.world.clock.advance(durations.day);
    expect((await listAwards()).list[0]).toMatchObject({ state: "cancelled" });
  });

  test("earns a promoter's share, not an award, when the inviter holds a role", async () => {
    const { kernel } = beginAs();
    kernel.world.table(userTable).update(ids.wholesaler, { role: "promoter" });
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.invitee);
    expect((await listAwards()).total).toBe(before.total);
  });

  test("earns nothing once the programme is closed", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:programme-closed" });
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.invitee);
    expect((await listAwards()).total).toBe(before.total);
    expect((await listRegistrations({ stage: "trialEnded" })).list[0]?.nextAward).toBeNull();
  });
});

test("the fifth paying invitee earns a bonus, and a refund takes it back", async () => {
  const { kernel } = beginAs(ids.retailer);
  const { world } = kernel;
  const inviter = world.table(userTable).update(ids.retailer, { recode: "XL1250" });
  for (let place = 0; place < 5; place++) {
    const phone = `1500000000${place}`;
    const facts = { phone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
    const user = registerUser(world, facts, world.clock.now());
    bindInviter(world, user, inviter, { programme: "zhj", channel: null }, world.clock.now());
    await getTotals();
    payOrder(world, 96_001 + place, user.userId);
  }
  const bonus = async () => (await listAwards()).list.find(({ kind }) => kind === "bonus");
  expect(await bonus()).toMatchObject({
    title: "满5位好友付费",
    gross: "100.00",
    state: "pending",
    invitee: null,
  });
  expect(await getTotals()).toMatchObject({ registrationCount: 5, paidCount: 5 });
  refundOrder(world, 96_003);
  expect(await bonus()).toMatchObject({ state: "cancelled", stateReason: "有好友退款，付费人数不够" });
});

describe("the invitees of an inviter", () => {
  test("are about forty, newest first, at every stage", async () => {
    beginAs();
    const all = await listRegistrations({ rows: 100 });
    expect(all.total).toBe(40);
    const times = all.list.map(({ registeredAt }) => registeredAt);
    expect(times).toEqual(times.toSorted().reverse());
    for (const stage of ["registered", "trial", "trialEnded", "paid"] as const) {
      const found = await listRegistrations({ stage, rows: 100 });
      expect(found.total).toBeGreaterThan(0);
      expect(found.list).toEqual(all.list.filter((row) => row.stage === stage));
    }
    const pages = [...(await listRegistrations({ rows: 25 })).list];
    pages.push(...(await listRegistrations({ rows: 25, page: 2 })).list);
    expect(pages).toEqual(all.list);
  });

  test("have earned what their awards say", async () => {
    beginAs();
    const invitees = await listRegistrations({ rows: 100 });
    const { list } = await listAwards({ rows: 100 });
    const lost = ["expired", "cancelled"];
    const earned = list.filter(({ state, kind }) => kind !== "bonus" && !lost.includes(state));
    const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + fen(amount), 0);
    expect(sum(invitees.list.map(({ earnedGross }) => earnedGross))).toBe(
      sum(earned.map(({ gross }) => gross)),
    );
    expect((await getTotals()).paidCount).toBe(invitees.list.filter(({ stage }) => stage === "paid").length);
  });
});

describe("who is behind a code", () => {
  test("is told to invitees as far as the owner shows it", async () => {
    const { kernel } = beginAs(null);
    expect(await dataOf(info("yx9027"))).toEqual({
      recode: "YX9027",
      nickname: "永兴",
      showFullName: true,
      displayName: "永兴",
      avatar: null,
    });
    kernel.world.table(userTable).update(ids.wholesaler, { showFullName: false });
    expect(await dataOf(info("YX9027"))).toMatchObject({ nickname: null, displayName: "永*" });
  });

  test("is told to the owner in full, with a code made at the first call", async () => {
    beginAs(ids.payingStandard);
    const own = await dataOf(info());
    expect(own).toMatchObject({ nickname: "顺发", displayName: "顺*" });
    expect((await dataOf(info())).recode).toBe(own.recode);
    expect(await dataOf(info(own.recode))).toEqual(own);
  });

  test("is refused when nobody has it, and after twenty unknown codes altogether", async () => {
    const { kernel } = beginAs(null);
    for (let tries = 0; tries < 20; tries++) expect(await errcodeOf(info("NOBODY1"))).toBe(40_400);
    expect(await errcodeOf(info("YX9027"))).toBe(42_900);
    kernel.world.clock.advance(3 * durations.minute);
    await dataOf(info("YX9027"));
  });
});

describe("the merchant as an inviter", () => {
  test("may invite where a licence of the product is held", async () => {
    beginAs();
    expect(await merchant()).toMatchObject({
      recode: "YX9027",
      merchantName: "永兴日杂批发",
      maskedPhone: "135****9027",
      status: "open",
      hasMessengerAccount: true,
    });
    const registrations = await listRegistrations({ rows: 100 });
    expect((await merchant()).inviterSince).toBe(registrations.list.at(-1)?.registeredAt);
  });

  test("is no member yet without one, and has brought nobody", async () => {
    beginAs(ids.payingStandard);
    expect(await merchant("xh")).toMatchObject({ status: "notMember", inviterSince: null });
  });

  test("finds the programme closed once it is over", async () => {
    beginAs(undefined, { mock: "scenario:programme-closed" });
    expect((await merchant()).status).toBe("closed");
  });

  test("is not wholly logged in without a phone", async () => {
    beginAs(ids.messengerOnly);
    const call = inviteClient.GET("/ommall/srvmall/recommend/merc/info", { params: { query: {} } });
    expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
  });

  test("shares one link a channel, each with the code as recode", async () => {
    beginAs();
    for (const target of ["register", "product"] as const) {
      const { links, recode, title } = await dataOf(
        inviteClient.GET("/ommall/srvmall/recommend/merc/share", { params: { query: { target } } }),
      );
      expect(title).toBe("永兴请你用货簿云");
      expect(new Set(links.map(({ channel }) => channel)).size).toBe(links.length);
      for (const { link, channel } of links) {
        const address = new URL(link);
        expect(address.pathname).toBe(target === "register" ? "/invite/register" : "/invite/share-product");
        expect(address.searchParams.get("recode")).toBe(recode);
        expect(address.searchParams.get("channel")).toBe(channel);
        expect(address.searchParams.has("code")).toBe(false);
      }
    }
  });
});

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
    signInStanding(kernel.world, ids.wholesaler);
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
    const many = Array.from({ length: 51 }, (_, place) => ({
      id: `activity-${place}`,
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
