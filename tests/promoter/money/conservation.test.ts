import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attemptTable } from "../../../mocks/business/attempts";
import { addMonths, monthOf } from "../../../mocks/business/calendar";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { orderTable } from "../../../mocks/business/orders";
import { signInPersistent } from "../../../mocks/kernel/session";
import { moneyControls } from "../../../mocks/promoter/money";
import { sharesOf, shareTable } from "../../../mocks/promoter/state/shares";
import { withdrawalsOf, withdrawalTable } from "../../../mocks/promoter/state/withdrawals";
import type { World } from "../../../mocks/world/world";
import { promoterClient } from "../../../src/api/promoter/client";
import { monthRecordsQuery } from "../../../src/api/promoter/statement-query";
import type { components } from "../../../src/generated/promoter";
import { durations, withdrawal as limits } from "../../../src/rules/limits";
import { balanceParts, isBalanced, partsTotalFen } from "../../../src/screens/promoter/money/balance-lines";
import { sumFen, yuanOf } from "../../../src/screens/promoter/money/fen";
import { isStatementComplete, sumStatement } from "../../../src/screens/promoter/money/statement/statement";
import { dataOf } from "../../support/begin";
import { isThorough } from "../../support/thoroughness";
import { beginAs, errcodeOf, fen, payOrder, refundOrder } from "./begin-as";

const { promoter } = sampleUserIds;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("order" as const), fen: fc.integer({ min: 1, max: 900_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      place: fc.nat(9),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("withdraw" as const),
      percent: fc.integer({ min: 1, max: 100 }),
      isSentTwice: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("overdraw" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("bank" as const),
      status: fc.constantFrom("withdrawn" as const, "failed" as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

const seen = { refunds: 0, withdrawals: 0, failures: 0, owed: 0 };
let lastOrderId = 95_000;
let lastKey = 10_000_000;

const readInfo = () =>
  dataOf(promoterClient.GET("/ommall/srvmall/promoter/cashapply/info", { params: { query: {} } }));
const readRecords = (type: components["schemas"]["MoneyRecordType"]) =>
  dataOf(
    promoterClient.GET("/ommall/srvmall/promoter/{type}/list", {
      params: { path: { type }, query: { pageSize: 100 } },
    }),
  );
const send = (amount: string, key: string) =>
  promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", {
    params: { header: { "Idempotency-Key": key } },
    body: { amount },
  });

test("whatever is ordered, refunded, withdrawn and sent back, the answers account for every fen", {
  timeout: 3_600_000,
}, async () => {
  const { world } = beginAs().kernel;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14, size: "max" }), async (steps) => {
      begin(world);
      let sentFen = 0;
      for (const event of steps) sentFen += await take(world, event);
      await expectEveryFen(world, sentFen);
    }),
    { numRuns: isThorough ? 10_000 : 60 },
  );
  // The sequences reach what they are about.
  for (const count of [seen.refunds, seen.withdrawals, seen.failures]) expect(count).toBeGreaterThan(0);
  if (isThorough) expect(seen.owed).toBeGreaterThan(0);
});

/** A partner who has earned one share and can withdraw it; it can still be refunded. */
function begin(world: World): void {
  world.clock.set({ mode: "frozen", at: world.startedAt });
  // Those of an earlier sequence would lie in the future.
  for (const { key } of world.table(attemptTable).all()) world.table(attemptTable).remove(key);
  for (const { shareId } of sharesOf(world, promoter)) world.table(shareTable).remove(shareId);
  for (const { withdrawalId } of withdrawalsOf(world, promoter))
    world.table(withdrawalTable).remove(withdrawalId);
  for (const { orderId } of world.table(orderTable).by("user", sampleUserIds.payingStandard))
    world.table(orderTable).remove(orderId);
  payNew(world, 900_000);
  wait(world, 31);
}

function payNew(world: World, finalFen: number): void {
  lastOrderId += 1;
  payOrder(world, lastOrderId, { finalFen });
}

/** Time passes; the session is renewed, as it would have ended. */
function wait(world: World, days: number): void {
  world.clock.advance(days * durations.day);
  signInPersistent(world, promoter);
}

/** Takes one step; answers by how much what is at the bank or arrived has grown. */
async function take(world: World, event: Step): Promise<number> {
  if (event.kind === "order") payNew(world, event.fen);
  else if (event.kind === "refund") {
    const paid = world.table(orderTable).by("user", sampleUserIds.payingStandard);
    const order = paid.filter(({ state }) => state === "paid")[event.place];
    if (order) {
      refundOrder(world, order.orderId, Math.ceil((order.finalFen * event.percent) / 100));
      seen.refunds += 1;
    }
  } else if (event.kind === "wait") wait(world, event.days);
  else if (event.kind === "withdraw") return withdraw(world, event.percent, event.isSentTwice);
  else if (event.kind === "overdraw") {
    const { balance } = await readInfo();
    expect(await errcodeOf(sendNew(world, yuanOf(fen(balance.withdrawable) + 1)))).not.toBeNull();
  } else return settle(world, event.status);
  return 0;
}

/** What is sent twice under one key is one withdrawal. */
async function withdraw(world: World, percent: number, isSentTwice: boolean): Promise<number> {
  const { balance } = await readInfo();
  const amountFen = Math.floor((fen(balance.withdrawable) * percent) / 100);
  if (amountFen < limits.minimumFen) return 0;
  const { withdrawalNo } = await dataOf(sendNew(world, yuanOf(amountFen)));
  if (isSentTwice)
    expect((await dataOf(send(yuanOf(amountFen), String(lastKey)))).withdrawalNo).toBe(withdrawalNo);
  seen.withdrawals += 1;
  return amountFen;
}

function sendNew(world: World, amount: string) {
  // Longer than the lock that follows several tries.
  world.clock.advance(4 * durations.minute);
  lastKey += 1;
  return send(amount, String(lastKey));
}

/** The bank's word on the oldest withdrawal under way. */
async function settle(world: World, status: "withdrawn" | "failed"): Promise<number> {
  const records = await readRecords("cashapply");
  const row = records.list.findLast(
    (record) => record.type === "cashapply" && record.status === "withdrawing",
  );
  if (row?.type !== "cashapply") return 0;
  moneyControls.find(({ name }) => name === "withdrawal")?.handle(world, { ...row, status });
  if (status === "withdrawn") return 0;
  seen.failures += 1;
  return -fen(row.amount);
}

/** Sums of the answers and of the screens, against each other and against what was done. */
async function expectEveryFen(world: World, sentFen: number): Promise<void> {
  const { balance } = await readInfo();
  expect(isBalanced(balance)).toBe(true);
  expect(balanceParts(balance).reduce((sum, part) => sum + part.fen, 0)).toBe(partsTotalFen(balance));
  expect(sumFen([balance.withdrawing, balance.withdrawn])).toBe(sentFen);
  if (fen(balance.owed) > 0) seen.owed += 1;

  const shares = await readRecords("rebate");
  expect(sumFen(shares.list.map(({ amount }) => amount))).toBe(fen(balance.earned));
  expect(fen(shares.amount)).toBe(fen(balance.earned));
  for (const record of shares.list)
    if (record.type === "rebate" && record.kind === "share")
      expect(fen(record.amount)).toBe(Math.round((fen(record.baseAmount) * record.ratePercent) / 100));

  const withdrawals = await readRecords("cashapply");
  for (const record of withdrawals.list)
    if (record.type === "cashapply") expect(sumFen([record.tax, record.net])).toBe(fen(record.amount));

  let [earnedFen, withdrawnFen] = [0, 0];
  for (const month of monthsOf(world)) {
    const records = await new QueryClient().fetchQuery(monthRecordsQuery(month));
    expect(isStatementComplete(records)).toBe(true);
    const sums = sumStatement(records);
    expect(sums.taxFen + sums.netFen).toBe(sums.grossFen);
    earnedFen += sums.sharesFen;
    withdrawnFen += sums.grossFen;
  }
  expect(earnedFen).toBe(fen(balance.earned));
  expect(withdrawnFen).toBe(sentFen);
}

/** From the world's first month to the month it has come to. */
function monthsOf(world: World): readonly string[] {
  const months = [monthOf(world.startedAt)];
  const last = monthOf(world.clock.now());
  for (let month = months[0] ?? last; month < last; months.push(month)) month = addMonths(month, 1);
  return months;
}
