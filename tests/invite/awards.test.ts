import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../mocks/business/data/users";
import { userTable } from "../../mocks/business/users";
import { inviteControls } from "../../mocks/invite/controls";
import { awardStates } from "../../mocks/invite/rules/award-lifecycle";
import { ControlProblem } from "../../mocks/kernel/group";
import type { TestBackend } from "../../mocks/node";
import { inviteClient } from "../../src/api/invite/client";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { durations } from "../../src/rules/limits";
import { dataOf, errorOf } from "../support/begin";
import { beginAs, errcodeOf, fen, getAward, getTotals, listAwards, oneAward, receive } from "./begin-as";

function control({ kernel }: TestBackend, awardId: number, action: string): unknown {
  return inviteControls.find(({ name }) => name === "red-packet")?.handle(kernel.world, { awardId, action });
}

const lately = (days?: number) =>
  dataOf(
    inviteClient.GET("/ommall/srvmall/recommend/award/lately", {
      params: { query: days === undefined ? {} : { days } },
    }),
  );

describe("the awards of an inviter", () => {
  test("stand in every state, and each says what is withheld: a fifth", async () => {
    beginAs();
    const { list, total } = await listAwards({ rows: 100 });
    expect(list).toHaveLength(total);
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(awardStates));
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(["registration", "payment", "bonus"]));
    for (const { gross, tax, net, kind, invitee } of list) {
      expect(fen(gross)).toBe(fen(tax) + fen(net));
      expect(fen(tax)).toBe(fen(gross) / 5);
      expect(invitee === null).toBe(kind === "bonus");
    }
  });

  test("say why they wait, are on their way or are lost", async () => {
    beginAs();
    for (const { state, stateReason } of (await listAwards({ rows: 100 })).list)
      if (state === "received") expect(stateReason).toBeNull();
      else if (state !== "claimable") expect(stateReason, state).toMatch(/^\S{8,}$/);
    expect((await oneAward("pending")).stateReason).toBe("满7天没有退款才能领");
  });

  test("come newest first, in pages that do not overlap", async () => {
    beginAs();
    const all = await listAwards({ rows: 100 });
    const times = all.list.map(({ earnedAt }) => earnedAt);
    expect(times).toEqual(times.toSorted().reverse());
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.total / 7); page++)
      pages.push(...(await listAwards({ rows: 7, page })).list);
    expect(pages).toEqual(all.list);
    expect((await listAwards({ page: 999 })).list).toEqual([]);
  });

  test("are filtered by state and programme", async () => {
    beginAs();
    for (const programme of ["zhj", "xh"] as const) {
      const all = await listAwards({ programme, rows: 100 });
      expect(all.total).toBeGreaterThan(5);
      for (const state of awardStates) {
        const found = await listAwards({ programme, state, rows: 100 });
        expect(found.list).toEqual(all.list.filter((award) => award.state === state));
      }
    }
  });

  test("add up by state, and what is lost counts for nothing", async () => {
    beginAs();
    const { list } = await listAwards({ rows: 100 });
    const { byState, earned, nextDue, nextExpiry } = await getTotals();
    expect(byState.map(({ state }) => state)).toEqual(awardStates);
    for (const { state, count, gross, tax, net } of byState) {
      const awards = list.filter((award) => award.state === state);
      expect(count).toBe(awards.length);
      expect(fen(gross)).toBe(awards.reduce((sum, award) => sum + fen(award.gross), 0));
      expect(fen(gross)).toBe(fen(tax) + fen(net));
    }
    const remaining = byState.filter(({ state }) => state !== "expired" && state !== "cancelled");
    expect(fen(earned.gross)).toBe(remaining.reduce((sum, { gross }) => sum + fen(gross), 0));
    const first = (state: string, dateName: "dueAt" | "expiresAt") =>
      list
        .filter((award) => award.state === state)
        .map((award) => award[dateName])
        .toSorted()[0];
    expect(nextDue?.at).toBe(first("pending", "dueAt"));
    expect(nextExpiry?.at).toBe(first("claimable", "expiresAt"));
  });

  test("end where their timeline does", async () => {
    beginAs();
    for (const state of awardStates) {
      const { award, timeline, source, taxLines } = await dataOf(getAward((await oneAward(state)).id));
      expect(timeline.at(-1)?.state).toBe(state);
      const times = timeline.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(source.holdDays).toBe(award.kind === "registration" ? 0 : 7);
      expect(taxLines).toMatchObject({ gross: award.gross, tax: award.tax, base: award.gross });
    }
  });

  test("are somebody's own: another's is refused, as is one there is not", async () => {
    beginAs(ids.payingStandard);
    expect(await errcodeOf(getAward(5_001))).toBe(40_300);
    expect(await errcodeOf(getAward(4_999))).toBe(40_400);
    expect(await errcodeOf(receive(5_001))).toBe(40_300);
    expect(await errcodeOf(receive(4_999))).toBe(40_400);
    expect((await listAwards()).total).toBe(0);
  });

  test("are told in the language of the request", async () => {
    beginAs();
    const texts: string[] = [];
    const { id } = (await listAwards({ rows: 100 })).list.find(({ kind }) => kind === "bonus") ?? { id: 0 };
    for (const locale of ["zh-CN", "zh-TW", "en-US"] as const) {
      setCurrentLocale(locale);
      const { award, source } = await dataOf(getAward(id));
      texts.push(`${award.title}|${source.ruleName}`);
    }
    expect(texts).toEqual([
      "满10位好友付费|达标奖励",
      "滿10位好友付費|達標獎勵",
      "10 friends have paid|Bonus",
    ]);
  });
});

describe("a red packet", () => {
  test("is on its way for a day, and received once it is opened", async () => {
    const { kernel } = beginAs();
    const { id, gross, tax, net } = await oneAward("claimable");
    expect(await dataOf(receive(id))).toEqual({
      awardId: id,
      state: "sending",
      taxMethod: "incidental",
      currency: "CNY",
      gross,
      tax,
      net,
      sentAt: "2026-11-21T10:32:00+08:00",
      openBy: "2026-11-22T10:32:00+08:00",
    });
    expect((await dataOf(getAward(id))).award.state).toBe("sending");
    kernel.world.clock.advance(durations.minute);
    expect((await dataOf(getAward(id))).award).toMatchObject({
      state: "received",
      receivedAt: "2026-11-21T10:33:00+08:00",
    });
  });

  test("is paid once however often it is asked for", async () => {
    const { kernel } = beginAs();
    const before = await getTotals();
    const { id } = await oneAward("claimable");
    await dataOf(receive(id));
    expect(await errcodeOf(receive(id))).toBe(30_001);
    kernel.world.clock.advance(durations.minute);
    expect(await errcodeOf(receive(id))).toBe(30_001);
    expect((await getTotals()).earned).toEqual(before.earned);
  });

  test("that nobody opens comes back after a day, says why, and can be received again", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:packets-unopened" });
    const { id } = await oneAward("claimable");
    await dataOf(receive(id));
    kernel.world.clock.advance(durations.day - 1);
    expect((await dataOf(getAward(id))).award.state).toBe("sending");
    kernel.world.clock.advance(1);
    expect((await dataOf(getAward(id))).award).toMatchObject({
      state: "claimable",
      stateReason: "24小时没有拆开，红包退回，可以再领",
    });
    await dataOf(receive(id));
  });

  test("is opened or sent back by hand", async () => {
    const backend = beginAs(undefined, { mock: "scenario:packets-unopened" });
    const { id } = await oneAward("claimable");
    expect(() => control(backend, id, "open")).toThrow(ControlProblem);
    await dataOf(receive(id));
    control(backend, id, "return");
    expect((await dataOf(getAward(id))).award.state).toBe("claimable");
    await dataOf(receive(id));
    control(backend, id, "open");
    expect((await dataOf(getAward(id))).award.state).toBe("received");
    expect(() => control(backend, id, "burn")).toThrow(ControlProblem);
    expect(() => control(backend, 1, "open")).toThrow(ControlProblem);
  });

  test.each([
    ["received", 30_001],
    ["sending", 30_001],
    ["pending", 30_002],
    ["expired", 30_003],
    ["cancelled", 30_003],
  ] as const)("that is %s is refused with %d", async (state, errcode) => {
    beginAs();
    expect(await errcodeOf(receive((await oneAward(state)).id))).toBe(errcode);
  });

  test("needs a messenger account, which is known from then on", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:no-messenger-account" });
    const { id } = await oneAward("claimable");
    expect(await errcodeOf(receive(id))).toBe(30_004);
    await dataOf(receive(id, "oSample6217"));
    expect(kernel.world.table(userTable).get(ids.wholesaler)?.openid).toBe("oSample6217");
  });

  test("asked for a sixth time within three minutes is too often", async () => {
    const { kernel } = beginAs();
    const { id } = await oneAward("expired");
    for (let tries = 0; tries < 5; tries++) expect(await errcodeOf(receive(id))).toBe(30_003);
    expect(await errcodeOf(receive(id))).toBe(42_900);
    kernel.world.clock.advance(3 * durations.minute);
    expect(await errcodeOf(receive(id))).toBe(30_003);
  });

  test("expires thirty days after it was due", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:award-expiring" });
    const { nextExpiry } = await getTotals();
    expect(nextExpiry?.at).toBe("2026-11-21T12:32:00+08:00");
    const id = nextExpiry?.awardId ?? 0;
    kernel.world.clock.advance(2 * durations.hour - 1);
    expect((await dataOf(getAward(id))).award.state).toBe("claimable");
    kernel.world.clock.advance(1);
    expect((await dataOf(getAward(id))).award.state).toBe("expired");
  });

  test("pending becomes claimable by itself seven days after the payment", async () => {
    const { kernel } = beginAs();
    const { id, dueAt } = await oneAward("pending");
    kernel.world.clock.set({ mode: "frozen", at: Date.parse(dueAt) - 1 });
    expect((await dataOf(getAward(id))).award.state).toBe("pending");
    kernel.world.clock.advance(1);
    expect((await dataOf(getAward(id))).award.state).toBe("claimable");
  });
});

describe("what was earned lately", () => {
  test("covers the days asked for over both programmes, and says what waits", async () => {
    beginAs();
    const { list, claimableCount, since } = await lately(90);
    expect(since).toBe("2026-08-23T10:32:00+08:00");
    expect(list.every(({ earnedAt }) => Date.parse(earnedAt) >= Date.parse(since))).toBe(true);
    expect(new Set(list.map(({ programme }) => programme))).toEqual(new Set(["zhj", "xh"]));
    const waiting = [
      ...(await listAwards({ state: "claimable", rows: 100 })).list,
      ...(await listAwards({ programme: "xh", state: "claimable", rows: 100 })).list,
    ];
    expect(claimableCount).toBe(waiting.length);
    expect((await lately()).list.length).toBeLessThan(list.length);
  });

  test("names those that expire within three days", async () => {
    beginAs(undefined, { mock: "scenario:award-expiring" });
    expect((await lately()).expiringCount).toBe(1);
  });
});

describe("the moving line", () => {
  const latest = (query: { programme?: "zhj" | "xh"; limit?: number } = {}) =>
    dataOf(inviteClient.GET("/ommall/srvmall/recommend/award/latest", { params: { query } }));

  test("tells the newest of all inviters, masked, without a session", async () => {
    beginAs(null);
    const list = await latest();
    expect(list).toHaveLength(20);
    const times = list.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(list.map(({ maskedPhone }) => maskedPhone)).size).toBeGreaterThan(5);
    expect(await latest({ limit: 3 })).toEqual(list.slice(0, 3));
    expect(await latest({ programme: "xh", limit: 3 })).not.toEqual(list.slice(0, 3));
  });

  test("has names as readers of the page's language have them, the same whenever it is asked for", async () => {
    beginAs(null);
    for (const [locale, name] of [
      ["zh-CN", /^\p{Script=Han}\*{1,2}$/u],
      ["zh-TW", /^\p{Script=Han}\*{1,2}$/u],
      ["en-US", /^[A-Z]\*{3}$/],
    ] as const) {
      setCurrentLocale(locale);
      const list = await latest();
      for (const { maskedName } of list) expect(maskedName).toMatch(name);
      expect(await latest()).toEqual(list);
    }
  });

  test("shows what was just received", async () => {
    const { kernel } = beginAs();
    await dataOf(receive((await oneAward("claimable")).id));
    kernel.world.clock.advance(durations.minute);
    expect((await latest({ limit: 1 }))[0]).toMatchObject({
      maskedName: "永*",
      maskedPhone: "135****9027",
      receivedAt: "2026-11-21T10:33:00+08:00",
    });
  });
});

describe("a scenario", () => {
  test("award-claimable leaves one award to receive", async () => {
    beginAs(undefined, { mock: "scenario:award-claimable" });
    expect((await listAwards({ state: "claimable" })).total).toBe(1);
    expect((await lately()).claimableCount).toBe(1);
  });

  test("awards-many has pages and pages", async () => {
    beginAs(undefined, { mock: "scenario:awards-many" });
    expect((await listAwards()).total).toBe(260);
  });

  test("no-awards leaves nobody and nothing", async () => {
    beginAs(undefined, { mock: "scenario:no-awards" });
    expect((await listAwards()).total).toBe(0);
    expect(await getTotals()).toMatchObject({ registrationCount: 0, nextDue: null, nextExpiry: null });
  });
});

test.each([
  ["award?state=lost", "state"],
  ["award/detail", "id"],
  ["award/latest?limit=51", "limit"],
  ["award/lately?days=91", "days"],
  ["send/redpack", "id"],
  ["regist/detail?rows=101", "rows"],
  ["inviter/total?programme=ds", "programme"],
  ["payindex?recode=%20", "recode"],
  ["info?recode=no", "recode"],
  ["merc/info?programme=ds", "programme"],
  ["merc/share?target=moon", "target"],
  ["visual?programme=ds", "programme"],
])("%s breaks a limit", async (path, field) => {
  const { kernel } = beginAs();
  const response = await fetch(`https://site.test/ommall/srvmall/recommend/${path}`);
  expect(await response.json()).toMatchObject({ code: 400, fields: [{ field }] });
  kernel.clearLog();
});

test.each([
  "award",
  "award/detail?id=5001",
  "regist/detail",
  "send/redpack?id=5001",
  "inviter/total",
  "award/lately",
  "award/notice",
  "info",
  "merc/info",
  "merc/share",
])("%s needs somebody to be logged in", async (path) => {
  beginAs(null);
  const response = await fetch(`https://site.test/ommall/srvmall/recommend/${path}`);
  expect(await response.json()).toMatchObject({ code: 401, errcode: 40_100 });
});

test("an award in pages below 1 is refused by name", async () => {
  const { kernel } = beginAs();
  const call = inviteClient.GET("/ommall/srvmall/recommend/award", { params: { query: { page: 0 } } });
  expect(await errorOf(call)).toMatchObject({ kind: "invalid", fields: [{ field: "page" }] });
  kernel.clearLog();
});
