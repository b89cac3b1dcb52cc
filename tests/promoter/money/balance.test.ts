import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import { balanceOf, releasesOf } from "../../../mocks/promoter/rules/balance";
import { holdEnd, reversalOf, type ShareRow, shareAmount } from "../../../mocks/promoter/rules/shares";
import {
  bankTimes,
  taxInputs,
  type WithdrawalRow,
  workingDayAfter,
} from "../../../mocks/promoter/rules/withdrawals";
import { balanceIn, settleWithdrawal, withdrawalsOf } from "../../../mocks/promoter/state/withdrawals";
import { promoterClient } from "../../../src/api/promoter/client";
import { durations } from "../../../src/rules/limits";
import { beginAs, payOrder, refundOrder } from "./begin-as";

const start = Date.parse("2026-11-21T10:32:00+08:00");

const share = (facts: Partial<ShareRow>): ShareRow => ({
  shareId: 1,
  partnerId: "100050",
  kind: "share",
  orderNo: "20261118153012206",
  customerId: "100455",
  customerName: "福满楼",
  orderKind: "purchase",
  productNo: "KDZHJ01-STD",
  count: 1,
  baseFen: 59_800,
  ratePercent: 20,
  amountFen: 11_960,
  earnedAt: start,
  holdUntil: holdEnd(start, 30),
  reversedId: null,
  ...facts,
});

const withdrawal = (facts: Partial<WithdrawalRow>): WithdrawalRow => ({
  withdrawalId: 1,
  withdrawalNo: "W20261121104102",
  partnerId: "100050",
  amountFen: 10_000,
  taxFen: 0,
  requestedAt: start,
  ...bankTimes(start),
  outcome: "withdrawn",
  failReason: null,
  bankName: "示例银行",
  bankCardNumber: "6217********6217",
  breakdown: null,
  ...facts,
});

describe("the balance", () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000 });
  const days = fc.integer({ min: 0, max: 90 });
  const earned = fc
    .array(fc.record({ baseFen: amounts, daysAgo: days, refundPercent: fc.integer({ min: 0, max: 150 }) }))
    .map((orders) =>
      orders.flatMap(({ baseFen, daysAgo, refundPercent }, index) => {
        const earnedAt = start - daysAgo * durations.day;
        const amountFen = shareAmount(baseFen, 20);
        const line = share({
          shareId: index + 1,
          baseFen,
          amountFen,
          earnedAt,
          holdUntil: holdEnd(earnedAt, 30),
        });
        const back = reversalOf(line, Math.floor((baseFen * refundPercent) / 100), 0);
        if (!back) return [line];
        const reversal: ShareRow = {
          ...line,
          ...back,
          kind: "reversal",
          holdUntil: null,
          shareId: 1000 + index,
          reversedId: line.shareId,
        };
        return [line, reversal];
      }),
    );
  const paidOut = fc.array(
    fc
      .record({ amountFen: amounts, daysAgo: days, outcome: fc.constantFrom("withdrawn", "failed") })
      .map(({ daysAgo, ...facts }) => {
        const requestedAt = start - daysAgo * durations.day;
        return withdrawal({ ...facts, requestedAt, ...bankTimes(requestedAt) });
      }),
  );

  test("is always what was earned, and never both withdrawable and owed", () => {
    fc.assert(
      fc.property(earned, paidOut, days, (shares, withdrawals, later) => {
        const now = start + later * durations.day;
        const balance = balanceOf(shares, withdrawals, now);
        const { earnedFen, onHoldFen, withdrawableFen, withdrawingFen, withdrawnFen, owedFen } = balance;
        expect(earnedFen).toBe(onHoldFen + withdrawableFen + withdrawingFen + withdrawnFen - owedFen);
        expect(Math.min(withdrawableFen, owedFen)).toBe(0);
        expect(Math.min(...Object.values(balance))).toBeGreaterThanOrEqual(0);
        const releases = releasesOf(shares, now);
        expect(releases.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(onHoldFen);
        expect(releases.every(({ at, amountFen }) => at > now && amountFen > 0)).toBe(true);
      }),
    );
  });
});

test("an order can be taken back no more than once over, and by halves as by whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.nat(10_000_000), (baseFen, first) => {
      const line = share({ baseFen, amountFen: shareAmount(baseFen, 20) });
      const partial = reversalOf(line, first, 0);
      const rest = reversalOf(line, baseFen, partial?.baseFen ?? 0);
      expect((partial?.baseFen ?? 0) + (rest?.baseFen ?? 0)).toBe(baseFen);
      expect(reversalOf(line, baseFen, 0)?.amountFen).toBe(-line.amountFen);
    }),
  );
});

test.each([
  ["2026-11-21T10:41:00+08:00", "2026-11-24"],
  ["2026-11-20T23:59:59+08:00", "2026-11-24"],
  ["2026-11-16T00:00:00+08:00", "2026-11-18"],
  ["2026-12-31T09:00:00+08:00", "2027-01-04"],
])("two working days after %s is %s", (instant, day) => {
  expect(workingDayAfter(Date.parse(instant), 2)).toBe(day);
});

test("what counts for the tax are the withdrawals of the month and the year, without those that failed", () => {
  const at = (day: string) => {
    const requestedAt = Date.parse(`${day}T09:00:00+08:00`);
    return { requestedAt, ...bankTimes(requestedAt) };
  };
  const rows = [
    withdrawal({ ...at("2025-12-31"), amountFen: 1, taxFen: 1 }),
    withdrawal({ ...at("2026-02-03"), amountFen: 100_000, taxFen: 4_000 }),
    withdrawal({ ...at("2026-02-20"), amountFen: 50_000, taxFen: 2_000 }),
    withdrawal({ ...at("2026-11-02"), amountFen: 70_000, taxFen: 300 }),
    withdrawal({ ...at("2026-11-03"), amountFen: 90_000, taxFen: 700, outcome: "failed" }),
    withdrawal({ ...at("2026-11-20"), amountFen: 10_000, taxFen: 20, outcome: "failed" }),
  ];
  expect(taxInputs(rows, start)).toEqual({
    monthCount: 2,
    monthGrossFen: 80_000,
    monthWithheldFen: 320,
    yearMonths: 2,
    yearGrossFen: 230_000,
    yearOtherDeductionsFen: 0,
    yearWithheldFen: 6_320,
  });
});

describe("whatever happens in whatever order", () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("pay" as const), fen: fc.integer({ min: 100, max: 500_000 }) }),
      fc.record({ kind: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ kind: fc.constant("withdraw" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant("fail" as const) }),
    ),
    { minLength: 5, maxLength: 25 },
  );

  test("no money is made or lost", { timeout: 60_000 }, async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:nothing-earned" });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await kernel.reset();
        const { world } = kernel;
        signInPersistent(world, sampleUserIds.promoter);
        await promoterClient.POST("/ommall/srvmall/promoter/bank/add", { body: card });
        const paid: { orderId: number; fen: number }[] = [];
        let [expected, count] = [0, 0];
        for (const step of sequence) {
          const now = world.clock.now();
          if (step.kind === "pay") {
            const orderId = 95_001 + count++;
            payOrder(world, orderId, { finalFen: step.fen });
            paid.push({ orderId, fen: step.fen });
            expected += shareAmount(step.fen, 20);
          } else if (step.kind === "refund") {
            const order = paid.pop();
            if (!order) continue;
            const refunded = Math.max(1, Math.floor((order.fen * step.percent) / 100));
            refundOrder(world, order.orderId, refunded);
            expected -= shareAmount(refunded, 20);
          } else if (step.kind === "wait") {
            world.clock.advance(step.days * durations.day);
            signInPersistent(world, sampleUserIds.promoter);
          } else if (step.kind === "withdraw") {
            const { withdrawableFen } = balanceIn(world, "100050", now);
            const amount = ((withdrawableFen * step.percent) / 10_000).toFixed(2);
            await promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", { body: { amount } });
          } else {
            const last = withdrawalsOf(world, "100050")[0];
            if (last && last.finishesAt > now) settleWithdrawal(world, last, "failed", now);
          }
          // A call lets happen what is due.
          await promoterClient.GET("/ommall/srvmall/promoter/verify");
          const balance = balanceIn(world, "100050", world.clock.now());
          expect(balance.earnedFen).toBe(expected);
          const { onHoldFen, withdrawableFen, withdrawingFen, withdrawnFen, owedFen } = balance;
          expect(onHoldFen + withdrawableFen + withdrawingFen + withdrawnFen - owedFen).toBe(expected);
          for (const row of withdrawalsOf(world, "100050")) {
            const { steps: tax } = row.breakdown ?? {};
            expect((tax?.taxFen ?? 0) + (tax?.netFen ?? 0)).toBe(row.amountFen);
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

const card = {
  holderName: "周芳",
  identityNumber: "530102199003070016",
  bankCardNumber: "6217000000000006217",
  bankName: "示例银行",
};
