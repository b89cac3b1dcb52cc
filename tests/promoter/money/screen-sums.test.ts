import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { userTable } from "../../../mocks/business/users";
import { balanceOf } from "../../../mocks/promoter/rules/balance";
import {
  describeBalance,
  describeShare,
  describeWithdrawal,
} from "../../../mocks/promoter/rules/describe-money";
import { holdEnd, reversalOf, type ShareRow, shareAmount } from "../../../mocks/promoter/rules/shares";
import { bankTable } from "../../../mocks/promoter/state/bank";
import { sharesOf, shareTable } from "../../../mocks/promoter/state/shares";
import {
  balanceIn,
  settleWithdrawal,
  withdraw,
  withdrawalsOf,
  withdrawalTable,
} from "../../../mocks/promoter/state/withdrawals";
import type { World } from "../../../mocks/world/world";
import { durations, withdrawal as limits } from "../../../src/rules/limits";
import { balanceParts, isBalanced, partsTotalFen } from "../../../src/screens/promoter/money/balance-lines";
import { taxMethods } from "../../../src/screens/promoter/money/calculator/calculation";
import { fenOf, sumFen } from "../../../src/screens/promoter/money/fen";
import { explainShare } from "../../../src/screens/promoter/money/records/share-receipt";
import { isStatementComplete, sumStatement } from "../../../src/screens/promoter/money/statement/statement";
import { readWithholding } from "../../../src/screens/promoter/money/withdrawal/tax-steps";
import { beginAs } from "./begin-as";

const { promoter } = sampleUserIds;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("order" as const),
      fen: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 100_000, max: 900_000 })),
      ratePercent: fc.constantFrom(10, 15, 20),
      holdDays: fc.constantFrom(15, 30),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      place: fc.nat(9),
      percent: fc.integer({ min: 1, max: 120 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 45 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("withdraw" as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** What the sequence should leave, counted apart from the books. */
interface Expected {
  earnedFen: number;
  arrivedOrPendingFen: number;
}

/** Runs one sequence on the tables of the mock back end, whose rows of this promoter are removed before. */
function play(world: World, steps: readonly Step[]): { now: number; expected: Expected } {
  const shares = world.table(shareTable);
  const withdrawals = world.table(withdrawalTable);
  for (const { shareId } of sharesOf(world, promoter)) shares.remove(shareId);
  for (const { withdrawalId } of withdrawalsOf(world, promoter)) withdrawals.remove(withdrawalId);
  const partner = world.table(userTable).get(promoter);
  const card = world.table(bankTable).get(promoter);
  if (!partner || !card) throw new Error("The promoter has no account or no card.");

  let now = world.startedAt;
  let nextId = 1;
  const expected = { earnedFen: 0, arrivedOrPendingFen: 0 };
  const refundedFen = new Map<number, number>();
  for (const event of steps) {
    if (event.kind === "order") {
      const amountFen = shareAmount(event.fen, event.ratePercent);
      const row: ShareRow = {
        shareId: nextId++,
        partnerId: promoter,
        kind: "share",
        orderNo: `202611181530122${String(nextId).padStart(2, "0")}`,
        customerId: "100455",
        customerName: "福满楼",
        orderKind: "purchase",
        productNo: "KDZHJ01-STD",
        count: 1,
        baseFen: event.fen,
        ratePercent: event.ratePercent,
        amountFen,
        earnedAt: now,
        holdUntil: holdEnd(now, event.holdDays),
        reversedId: null,
      };
      shares.insert(row);
      expected.earnedFen += amountFen;
    } else if (event.kind === "refund") {
      const candidates = sharesOf(world, promoter).filter(({ kind }) => kind === "share");
      const share = candidates[event.place % Math.max(1, candidates.length)];
      if (!share) continue;
      const earlier = refundedFen.get(share.shareId) ?? 0;
      const back = reversalOf(share, Math.floor((share.baseFen * event.percent) / 100), earlier);
      if (!back) continue;
      refundedFen.set(share.shareId, earlier + back.baseFen);
      shares.insert({
        ...share,
        ...back,
        shareId: nextId++,
        kind: "reversal",
        earnedAt: now,
        holdUntil: null,
        reversedId: share.shareId,
      });
      expected.earnedFen += back.amountFen;
    } else if (event.kind === "wait") {
      now += event.days * durations.day;
    } else if (event.kind === "withdraw") {
      const { withdrawableFen } = balanceIn(world, promoter, now);
      const amountFen = Math.floor((withdrawableFen * event.percent) / 100);
      if (amountFen < limits.minimumFen) continue;
      withdraw(
        world,
        { ...partner, taxMethod: taxMethods[nextId % taxMethods.length] ?? "none" },
        card,
        amountFen,
        now,
      );
      expected.arrivedOrPendingFen += amountFen;
    } else {
      const under = withdrawalsOf(world, promoter).find(({ finishesAt }) => finishesAt > now);
      if (!under) continue;
      settleWithdrawal(world, under, "failed", now);
      expected.arrivedOrPendingFen -= under.amountFen;
    }
  }
  return { now, expected };
}

describe("ten thousand sequences of orders, refunds, waits, withdrawals and failures", () => {
  test("no fen is made or lost, and the screen's sums are the back end's", { timeout: 300_000 }, () => {
    const { world } = beginAs().kernel;
    const seen = { refunds: 0, withdrawals: 0, failures: 0, owed: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 16, size: "max" }), (steps) => {
        const { now, expected } = play(world, steps);
        const shareRows = sharesOf(world, promoter);
        const withdrawalRows = withdrawalsOf(world, promoter);
        const books = balanceOf(shareRows, withdrawalRows, now);
        expect(books.earnedFen).toBe(expected.earnedFen);
        expect(books.withdrawingFen + books.withdrawnFen).toBe(expected.arrivedOrPendingFen);

        seen.refunds += shareRows.filter(({ kind }) => kind === "reversal").length;
        seen.withdrawals += withdrawalRows.length;
        if (books.failedFen > 0) seen.failures += 1;
        if (books.owedFen > 0) seen.owed += 1;

        const balance = describeBalance(books);
        expect(isBalanced(balance)).toBe(true);
        const parts = balanceParts(balance);
        expect(parts.reduce((sum, part) => sum + part.fen, 0)).toBe(partsTotalFen(balance));

        const shares = shareRows.map((row) => describeShare(row, now, "zh-CN"));
        const withdrawals = withdrawalRows.map((row) => describeWithdrawal(row, "china", now, "zh-CN"));
        expect(sumFen(shares.map(({ amount }) => amount))).toBe(books.earnedFen);
        const explained = shares
          .filter(({ kind }) => kind === "share")
          .map((share) => explainShare(share, shares));
        expect(explained.reduce((sum, { leftFen }) => sum + leftFen, 0)).toBe(books.earnedFen);

        const records = {
          shares,
          withdrawals,
          shareAmount: balance.earned,
          withdrawalAmount: fenText(withdrawalRows.reduce((sum, { amountFen }) => sum + amountFen, 0)),
          currency: "CNY" as const,
        };
        expect(isStatementComplete(records)).toBe(true);
        const sums = sumStatement(records);
        expect(sums.sharesFen).toBe(books.earnedFen);
        expect(sums.grossFen).toBe(books.withdrawingFen + books.withdrawnFen);
        expect(sums.failedFen).toBe(books.failedFen);
        expect(sums.taxFen + sums.netFen).toBe(sums.grossFen);

        for (const { breakdown, amount, tax, net } of withdrawals) {
          if (breakdown === null) throw new Error("A withdrawal of today has its steps.");
          const steps = readWithholding(breakdown);
          expect([steps.grossFen, steps.taxFen, steps.netFen]).toEqual([
            fenOf(amount),
            fenOf(tax),
            fenOf(net),
          ]);
          expect(steps.taxFen + steps.netFen).toBe(steps.grossFen);
        }
      }),
      { numRuns: 10_000 },
    );
    // The sequences reach what they are about.
    expect(seen.refunds).toBeGreaterThan(1000);
    expect(seen.withdrawals).toBeGreaterThan(1000);
    expect(seen.failures).toBeGreaterThan(100);
    expect(seen.owed).toBeGreaterThan(0);
  });
});

function fenText(fen: number): string {
  return (fen / 100).toFixed(2);
}
