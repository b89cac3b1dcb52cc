import { describe, expect, test } from "vitest";
import { activityTable, drawTable, grantTable, prizeTable } from "../../../mocks/activity/state";
import { couponTable } from "../../../mocks/business/coupons";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { orderPaid } from "../../../mocks/business/orders";
import { registerUser } from "../../../mocks/business/registrations";
import { userTable } from "../../../mocks/business/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { activityClient } from "../../../src/api/activity/client";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf, refusalOf } from "../../support/begin";
import { beginSignedIn, errcodeOf, invalidFieldsOf } from "../signed-in";

const alias = "year-end-2026";

const lottery = (of = alias) =>
  activityClient.GET("/ommall/srvmall/activity/lottery/info", { params: { query: { alias: of } } });
const draw = (of = alias, key?: string) =>
  activityClient.POST("/ommall/srvmall/activity/lottery/result", {
    ...(key !== undefined && { params: { header: { "Idempotency-Key": key } } }),
    body: { alias: of },
  });
const share = (of = alias) =>
  activityClient.POST("/ommall/srvmall/activity/lottery/share-add-chance", {
    body: { alias: of, sharedTo: "chat" },
  });
const records = (query: { currentPage?: number; pageSize?: number } = {}, of = alias) =>
  activityClient.GET("/ommall/srvmall/activity/lottery/record", {
    params: { query: { alias: of, ...query } },
  });

/** Makes every draw win one prize. */
function winOnly({ kernel: { world } }: TestBackend, prizeId: number): void {
  const prizes = world.table(prizeTable);
  for (const { id } of prizes.by("alias", alias))
    prizes.update(id, { millionths: id === prizeId ? 1_000_000 : 0 });
}

describe("a lottery", () => {
  test("shows its prizes with odds that add up to exactly one", async () => {
    beginSignedIn(null);
    const { prizes, chances, period, rules } = await dataOf(lottery());
    expect(prizes.map(({ place: index, odds, stockLeft }) => [index, odds, stockLeft])).toEqual([
      [1, "0.700000", null],
      [2, "0.200000", 412],
      [3, "0.090000", null],
      [4, "0.009000", 36],
      [5, "0.001000", 2],
    ]);
    expect(chances, "a visitor has none to speak of").toBeNull();
    expect(period).toEqual({
      phase: "running",
      startsAt: "2026-11-20T00:00:00+08:00",
      endsAt: "2026-12-31T23:59:59+08:00",
      serverTime: "2026-11-21T10:32:00+08:00",
    });
    expect(rules).toContain("2026年11月20日到2026年12月31日");
  });

  test("gives the odds of a prize that ran out to nothing", async () => {
    beginSignedIn(null, "scenario:lottery-sold-out");
    const { prizes } = await dataOf(lottery());
    expect(prizes.map(({ odds }) => odds)).toEqual([
      "1.000000",
      "0.000000",
      "0.000000",
      "0.000000",
      "0.000000",
    ]);
    expect(prizes.slice(1).every(({ stockLeft }) => stockLeft === 0)).toBe(true);
  });

  test("is answered before and after its period, and refused for an alias without one", async () => {
    const backend = beginSignedIn();
    expect(await dataOf(lottery("new-year"))).toMatchObject({
      period: { phase: "upcoming" },
      chances: { left: 0, canShare: false, nextAt: "2027-01-01T00:00:00+08:00" },
    });
    expect(await dataOf(lottery("spring"))).toMatchObject({
      period: { phase: "ended" },
      chances: { left: 0, nextAt: null },
    });
    for (const unknown of ["no-such", "year-end", "constructor"])
      expect(await refusalOf(lottery(unknown))).toBe(404);
    expect(await invalidFieldsOf(backend, lottery("No Alias"))).toHaveProperty("alias");
  });
});

describe("chances", () => {
  test("come once a day, once for sharing, and go when drawn", async () => {
    const { kernel } = beginSignedIn();
    expect((await dataOf(lottery())).chances).toEqual({
      left: 1,
      usedToday: 0,
      nextAt: "2026-11-22T00:00:00+08:00",
      canShare: true,
      sources: [
        { source: "daily", given: 1, limit: 1 },
        { source: "share", given: 0, limit: 1 },
        { source: "order", given: 0, limit: 5 },
        { source: "register", given: 0, limit: 1 },
      ],
    });
    expect(await dataOf(share())).toMatchObject({ left: 2, canShare: false });
    expect(await refusalOf(share())).toBe(409);
    expect((await dataOf(draw())).chances).toMatchObject({ left: 1, usedToday: 1 });
    expect((await dataOf(draw())).chances).toMatchObject({ left: 0, usedToday: 2 });
    expect(await errcodeOf(draw())).toBe(50103);
    expect(kernel.world.table(drawTable).size).toBe(2);
    await kernel.advance(durations.day);
    expect((await dataOf(lottery())).chances).toMatchObject({ left: 1, usedToday: 0, canShare: true });
  });

  test("of the day are gone the next day, and those given for something are kept", async () => {
    const { kernel } = beginSignedIn();
    await dataOf(share());
    await kernel.advance(durations.day);
    expect((await dataOf(lottery())).chances).toMatchObject({ left: 2 });
    await kernel.advance(durations.day);
    expect((await dataOf(lottery())).chances).toMatchObject({ left: 2 });
  });

  test("come with paid orders, five a day at most", async () => {
    const { kernel } = beginSignedIn();
    for (let count = 0; count < 6; count++)
      orderPaid.schedule(kernel.world, kernel.world.clock.now(), { orderId: 90_390 });
    const { chances } = await dataOf(lottery());
    expect(chances).toMatchObject({ left: 6 });
    expect(chances?.sources).toContainEqual({ source: "order", given: 5, limit: 5 });
  });

  test("come with a registration while the activity runs", async () => {
    const { kernel } = beginSignedIn(null);
    const { world } = kernel;
    const facts = {
      phone: "13900007777",
      password: null,
      origin: 6,
      packOrigin: "site",
      utmTerm: null,
    } as const;
    const { userId } = registerUser(world, facts, world.clock.now());
    signInPersistent(world, userId);
    const { chances } = await dataOf(lottery());
    expect(chances).toMatchObject({ left: 2 });
    expect(world.table(grantTable).all()).toMatchObject([{ alias, userId, source: "register" }]);
  });

  test("are used up in the scenario no-chances-left, until sharing gives one", async () => {
    beginSignedIn(ids.wholesaler, "scenario:no-chances-left");
    expect(await errcodeOf(draw())).toBe(50103);
    await dataOf(share());
    await dataOf(draw());
  });

  test("do not come outside the period", async () => {
    beginSignedIn();
    expect(await errcodeOf(share("new-year"))).toBe(50101);
    expect(await errcodeOf(share("spring"))).toBe(50102);
    expect(await errcodeOf(draw("new-year"))).toBe(50101);
    expect(await errcodeOf(draw("spring"))).toBe(50102);
    expect(await refusalOf(share("no-such"))).toBe(404);
    expect(await refusalOf(draw("no-such"))).toBe(404);
  });

  test.each([
    ["activity-upcoming", 50101],
    ["activity-ended", 50102],
  ])("are refused in the scenario %s", async (scenario, errcode) => {
    beginSignedIn(ids.wholesaler, `scenario:${scenario}`);
    expect(await errcodeOf(draw())).toBe(errcode);
    expect(await errcodeOf(share())).toBe(errcode);
  });
});

describe("a draw", () => {
  test("with the same key takes one chance and answers the same", async () => {
    const { kernel } = beginSignedIn();
    const first = await dataOf(draw(alias, "key-of-one-draw"));
    expect(await dataOf(draw(alias, "key-of-one-draw"))).toEqual(first);
    expect(kernel.world.table(drawTable).size).toBe(1);
    kernel.world.table(activityTable).update(alias, { endsAt: kernel.world.clock.now() - 1 });
    expect(await dataOf(draw(alias, "key-of-one-draw"))).toMatchObject({ recordId: first.recordId });
  });

  test("of a coupon puts it among the coupons and takes it from stock", async () => {
    const { kernel } = beginSignedIn(ids.wholesaler, "scenario:lottery-certain-win");
    const won = await dataOf(draw());
    expect(won).toMatchObject({ prizeId: 2, kind: "coupon", delivery: "delivered", claimBefore: null });
    expect(kernel.world.table(couponTable).get(won.couponId ?? 0)).toMatchObject({
      userId: ids.wholesaler,
      configId: 81,
      usage: "unused",
      thresholdFen: 300_000,
    });
    expect((await dataOf(lottery())).prizes[1]).toMatchObject({ stockLeft: 411 });
  });

  test("of days prolongs the newest licence by them", async () => {
    const backend = beginSignedIn();
    winOnly(backend, 3);
    expect(await dataOf(draw())).toMatchObject({
      kind: "serviceDays",
      delivery: "delivered",
      couponId: null,
    });
    const licence = backend.kernel.world.table(licenceTable).get(8801);
    expect(licence?.expiresAt).toBe(Date.parse("2027-07-07T23:59:59+08:00"));
  });

  test("of days prolongs the trial of somebody without a licence", async () => {
    const backend = beginSignedIn(ids.trialDayThree);
    const { world } = backend.kernel;
    const before = world.table(userTable).get(ids.trialDayThree)?.trial?.endsAt ?? 0;
    winOnly(backend, 3);
    await dataOf(draw());
    const after = world.table(userTable).get(ids.trialDayThree)?.trial?.endsAt;
    expect(after).toBe(before + 7 * durations.day);
  });

  test("of days begins anew today where the licence has ended", async () => {
    const backend = beginSignedIn(ids.expired);
    winOnly(backend, 3);
    await dataOf(draw());
    const licence = backend.kernel.world.table(licenceTable).get(8816);
    expect(licence?.expiresAt).toBe(Date.parse("2026-11-27T23:59:59+08:00"));
  });

  test("of days is kept to be claimed where there is nothing to prolong", async () => {
    const backend = beginSignedIn(ids.buyout);
    const { world } = backend.kernel;
    world.table(userTable).update(ids.buyout, { trial: null });
    winOnly(backend, 3);
    expect(await dataOf(draw())).toMatchObject({
      delivery: "toClaim",
      claimBefore: "2026-12-21T10:32:00+08:00",
    });
  });

  test("of a red packet is to be claimed within seven days, then it lapses", async () => {
    const backend = beginSignedIn();
    winOnly(backend, 4);
    expect(await dataOf(draw())).toMatchObject({
      kind: "redPacket",
      amount: "8.80",
      delivery: "toClaim",
      claimBefore: "2026-11-28T10:32:00+08:00",
    });
    await backend.kernel.advance(7 * durations.day);
    expect((await dataOf(records())).list).toMatchObject([{ delivery: "toClaim" }]);
    await backend.kernel.advance(durations.second);
    expect((await dataOf(records())).list).toMatchObject([{ delivery: "lapsed" }]);
  });

  test("of the last printer leaves nothing to the next", async () => {
    beginSignedIn(ids.wholesaler, "scenario:lottery-last-printer");
    await dataOf(share());
    expect(await dataOf(draw())).toMatchObject({ kind: "goods", delivery: "toClaim", amount: null });
    expect((await dataOf(lottery())).prizes.map(({ odds }) => odds)[0]).toBe("1.000000");
    expect(await dataOf(draw())).toMatchObject({ kind: "nothing", delivery: "none" });
  });
});

describe("the record", () => {
  test("has every draw, the newest first, in pages", async () => {
    beginSignedIn(ids.wholesaler, "scenario:many-draws");
    const whole = await dataOf(records({ pageSize: 100 }));
    expect(whole.total).toBe(45);
    const times = whole.list.map(({ drawnAt }) => drawnAt);
    expect(times).toEqual(times.toSorted().reverse());
    const pages = await Promise.all([1, 2, 3].map((currentPage) => dataOf(records({ currentPage }))));
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);
    expect((await dataOf(records({ currentPage: 4 }))).list).toEqual([]);
    expect(whole.list.some(({ kind }) => kind === "nothing")).toBe(true);
  });

  test("is each account's and each lottery's own", async () => {
    const backend = beginSignedIn();
    await dataOf(draw());
    expect((await dataOf(records())).list).toMatchObject([{ alias }]);
    expect(await dataOf(records({}, "spring"))).toEqual({ total: 0, list: [] });
    expect(await refusalOf(records({}, "no-such"))).toBe(404);
    expect(await invalidFieldsOf(backend, records({ currentPage: 0 }))).toHaveProperty("currentPage");
    signInPersistent(backend.kernel.world, ids.promoter);
    expect((await dataOf(records())).total).toBe(0);
  });

  test("needs a log-in, as drawing and sharing do", async () => {
    beginSignedIn(null);
    for (const call of [records(), draw(), share()])
      expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
  });
});

test("a share to nowhere and a draw without an alias are invalid", async () => {
  const backend = beginSignedIn();
  for (const [path, body] of [
    ["share-add-chance", { alias, sharedTo: "everywhere" }],
    ["result", {}],
  ] as const) {
    const response = await fetch(`https://site.test/ommall/srvmall/activity/lottery/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({ code: 400, errcode: 40000 });
  }
  backend.kernel.clearLog();
});
