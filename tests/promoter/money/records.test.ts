import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { userTable } from "../../../mocks/business/users";
import { promoterClient } from "../../../src/api/promoter/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginAs, fen, payOrder, refundOrder } from "./begin-as";

type Query = Readonly<Record<string, string | number>>;

const list = (type: "rebate" | "cashapply", query: Query = {}) =>
  dataOf(promoterClient.GET("/ommall/srvmall/promoter/{type}/list", { params: { path: { type }, query } }));
const info = () => dataOf(promoterClient.GET("/ommall/srvmall/promoter/cashapply/info"));
const summary = () => dataOf(promoterClient.GET("/ommall/srvmall/promoter/rebate/info"));

async function shares(query: Query = {}) {
  const page = await list("rebate", query);
  if (page.type !== "rebate") throw new Error("These are no shares.");
  return page;
}

async function allShares(query: Query = {}) {
  const first = await shares({ ...query, pageSize: 100 });
  const pages = Math.ceil(first.total / 100);
  const all = [...first.list];
  for (let page = 2; page <= pages; page++)
    all.push(...(await shares({ ...query, pageSize: 100, currentPage: page })).list);
  return { ...first, list: all };
}

test("the pages of the shares do not overlap, and their sum is told with each", async () => {
  beginAs();
  const all = await allShares();
  expect(new Set(all.list.map(({ id }) => id)).size).toBe(all.total);
  expect(all.list.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(all.amount));
  const times = all.list.map(({ earnedAt }) => earnedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect((await shares({ currentPage: 999 })).list).toEqual([]);
});

test("there are shares of each of the last 26 weeks, with order numbers of their own", async () => {
  const { kernel } = beginAs();
  const { list: lines } = await allShares();
  const earned = lines.filter(({ kind }) => kind === "share");
  expect(new Set(earned.map(({ orderNo }) => orderNo)).size).toBe(earned.length);
  const weekOf = ({ earnedAt }: { earnedAt: string }) =>
    Math.floor((kernel.world.startedAt - Date.parse(earnedAt)) / (7 * durations.day));
  const weeks = new Set(earned.map(weekOf));
  expect([...Array(26).keys()].filter((week) => !weeks.has(week))).toEqual([]);
});

test("an amount is its base by its rate, half up, and a reversal takes back a share of the same order", async () => {
  beginAs();
  const { list: lines } = await allShares();
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const line of lines) {
    const amount = Math.floor((fen(line.baseAmount) * line.ratePercent + 50) / 100);
    expect(fen(line.amount)).toBe(line.kind === "share" ? amount : -amount);
    const reversed = line.reversedId === null ? undefined : byId.get(line.reversedId);
    if (line.kind === "reversal")
      expect(reversed).toMatchObject({ kind: "share", orderNo: line.orderNo, kdUid: line.kdUid });
  }
  const reversals = lines.filter(({ kind }) => kind === "reversal");
  expect(reversals.length).toBeGreaterThan(3);
  expect(reversals.every(({ state, holdUntil }) => state === "reversed" && holdUntil === null)).toBe(true);
});

test("the month filter makes the statement of a month", async () => {
  beginAs();
  const month = await allShares({ month: "2026-09" });
  expect(month.list.length).toBeGreaterThan(5);
  expect(month.list.every(({ earnedAt }) => earnedAt.startsWith("2026-09"))).toBe(true);
  expect(month.list.filter(({ kind }) => kind === "reversal").length).toBeGreaterThanOrEqual(2);
  const { thisMonth, lastMonth } = await summary();
  expect((await shares({ month: thisMonth.month })).amount).toBe(thisMonth.amount);
  expect((await shares({ month: lastMonth.month })).amount).toBe(lastMonth.amount);
  expect((await list("cashapply", { month: "2026-10" })).total).toBe(2);
});

test("the filters of state and status keep what fits, and those of the other type leave nothing", async () => {
  beginAs();
  for (const state of ["onHold", "released", "reversed"] as const) {
    const found = await allShares({ state });
    expect(found.total).toBeGreaterThan(0);
    expect(found.list.every((line) => line.state === state)).toBe(true);
  }
  for (const status of ["withdrawing", "withdrawn", "failed"] as const) {
    const found = await list("cashapply", { status });
    expect(found.total).toBeGreaterThan(0);
    expect(found.list.every((row) => "status" in row && row.status === status)).toBe(true);
  }
  expect(await list("cashapply", { state: "onHold" })).toMatchObject({ total: 0, list: [], amount: "0.00" });
  expect(await list("rebate", { status: "failed" })).toMatchObject({ total: 0, list: [], amount: "0.00" });
});

describe("an order of a bound customer", () => {
  test("earns its share when it is paid, on hold for 30 days until ten o'clock", async () => {
    const { kernel } = beginAs();
    const before = await info();
    const orderNo = payOrder(kernel.world, 95_001);
    const after = await info();
    expect(after.recent[0]).toMatchObject({
      orderNo,
      title: "新购标准版1年",
      baseAmount: "598.00",
      ratePercent: 20,
      amount: "119.60",
      state: "onHold",
      holdUntil: "2026-12-21T10:00:00+08:00",
      periodEnd: "2026-11-30",
      customerName: "顺发五金",
    });
    expect(fen(after.balance.onHold) - fen(before.balance.onHold)).toBe(11_960);
    kernel.world.clock.set({ mode: "frozen", at: Date.parse("2026-12-21T09:59:59+08:00") });
    expect((await shares({ state: "onHold" })).list.map((line) => line.orderNo)).toContain(orderNo);
    kernel.world.clock.advance(durations.second);
    expect((await shares({ state: "onHold" })).list.map((line) => line.orderNo)).not.toContain(orderNo);
  });

  test("is taken back in proportion when part of it is refunded", async () => {
    const { kernel } = beginAs();
    const orderNo = payOrder(kernel.world, 95_001);
    const before = await info();
    refundOrder(kernel.world, 95_001, 29_900);
    const after = await info();
    expect(after.recent[0]).toMatchObject({
      kind: "reversal",
      orderNo,
      title: "退款",
      baseAmount: "299.00",
      amount: "-59.80",
      note: "客户退款，冲回299.00×20%",
    });
    expect(fen(before.balance.onHold) - fen(after.balance.onHold)).toBe(5980);
    expect(after.balance.withdrawable).toBe(before.balance.withdrawable);
  });

  test("earns what its kind and service do: less for a renewed online shop, held shorter", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001, { kind: "renew", serviceNumber: "ZHWD", productNo: "ZHWD-H5" });
    expect((await info()).recent[0]).toMatchObject({
      ratePercent: 10,
      title: "续费微店H5 1年",
      holdUntil: "2026-12-06T10:00:00+08:00",
    });
  });

  test("bought at a settlement price earns nothing, nor does one of an account bound to nobody", async () => {
    const { kernel } = beginAs();
    const { total } = await shares();
    payOrder(kernel.world, 95_001, { lines: [{ kind: "settlement", amountFen: -11_960 }] });
    payOrder(kernel.world, 95_002, { userId: sampleUserIds.payingProfessional });
    payOrder(kernel.world, 95_003, { userId: sampleUserIds.invitee });
    expect((await shares()).total).toBe(total);
  });

  test("earns nothing once the promoter's role is over, and is still taken back", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001);
    const { total } = await shares();
    kernel.world.table(userTable).update(sampleUserIds.promoter, { role: "none" });
    payOrder(kernel.world, 95_002);
    refundOrder(kernel.world, 95_001, 59_800);
    await promoterClient.GET("/ommall/srvmall/promoter/verify");
    kernel.world.table(userTable).update(sampleUserIds.promoter, { role: "promoter" });
    const after = await shares();
    expect([after.total, after.list[0]?.kind]).toEqual([total + 1, "reversal"]);
  });
});

test("words come in the language of the request", async () => {
  const { kernel } = beginAs();
  payOrder(kernel.world, 95_001, { kind: "addUsers", years: null, users: 3, finalFen: 45_000 });
  const titles: (string | undefined)[] = [];
  for (const locale of ["zh-CN", "zh-TW", "en-US"] as const) {
    setCurrentLocale(locale);
    titles.push((await shares()).list[0]?.title);
  }
  expect(titles).toEqual(["加3个用户", "加3個使用者", "3 more users"]);
});

test("what is on hold is told with the days it becomes free, and the sums agree", async () => {
  beginAs();
  const { balance, releases } = await info();
  expect(releases.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(balance.onHold));
  const times = releases.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect((await summary()).nextRelease).toEqual(releases[0]);
});

test("an agent has shares and withdrawals too, and nothing is withheld", async () => {
  beginAs(sampleUserIds.agentChina);
  const found = await info();
  expect(fen(found.balance.earned)).toBeGreaterThan(0);
  expect(found.tax).toMatchObject({ taxMethod: "none", deduction: null, brackets: [] });
  expect((await list("cashapply")).total).toBeGreaterThan(3);
});
