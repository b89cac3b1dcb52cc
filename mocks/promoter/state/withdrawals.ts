import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { withhold } from "../../../src/rules/tax";
import type { TaxMethod } from "../../../src/rules/tax-rules";
import { addDays } from "../../business/calendar";
import { sampleAgent, sampleUserIds } from "../../business/data/users";
import { datedNumber, dateTimeDigits, nextNumber } from "../../business/numbers";
import type { UserRow } from "../../business/rows/users";
import { usualTaxMethod } from "../../business/tax-method";
import { userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { SeedContext } from "../../world/types";
import type { World } from "../../world/world";
import { type Balance, balanceOf } from "../rules/balance";
import { maskedCardNumber } from "../rules/banks";
import type { ShareRow } from "../rules/shares";
import { bankTimes, taxInputs, type WithdrawalRow } from "../rules/withdrawals";
import { type BankRow, bankTable, sampleCards } from "./bank";
import { sharesOf, shareTable } from "./shares";

export const withdrawalTable = defineTable("promoter.withdrawals", {
  id: (row: WithdrawalRow) => row.withdrawalId,
  indexes: {
    partner: {
      key: (row) => row.partnerId,
      order: (left, right) => right.requestedAt - left.requestedAt || right.withdrawalId - left.withdrawalId,
    },
    number: { key: (row) => row.withdrawalNo },
  },
  seed: (context) => {
    const shares = context.rowsOf(shareTable);
    return [
      ...sampleWithdrawals(shares, context, sampleUserIds.promoter, usualTaxMethod(context.variant), 60_100),
      ...sampleWithdrawals(shares, context, sampleAgent(context.variant).userId, "none", 60_150),
    ];
  },
});

/** Above every withdrawal of the sample world. */
const firstWithdrawalId = 60_218;

/** A partner's withdrawals, newest first. */
export function withdrawalsOf(world: World, partnerId: string): readonly WithdrawalRow[] {
  return world.table(withdrawalTable).by("partner", partnerId);
}

/** Where a partner's money is at an instant. */
export function balanceIn(world: World, partnerId: string, now: number): Balance {
  return balanceOf(sharesOf(world, partnerId), withdrawalsOf(world, partnerId), now);
}

/** Sends gross money on its way to the account's card. The amount must have been judged. */
export function withdraw(
  world: World,
  partner: UserRow,
  card: BankRow,
  amountFen: number,
  now: number,
): WithdrawalRow {
  const row = {
    withdrawalId: nextNumber(world, "withdrawal", firstWithdrawalId),
    withdrawalNo: `W${datedNumber(world, "withdrawal number", now)}`,
    ...withdrawalFacts(withdrawalsOf(world, partner.userId), partner, card, amountFen, now),
  };
  return world.table(withdrawalTable).insert(row);
}

/** The bank's word on a withdrawal that is under way: it came through, or the money comes back. */
export function settleWithdrawal(
  world: World,
  { withdrawalId }: WithdrawalRow,
  outcome: WithdrawalRow["outcome"],
  at: number,
): void {
  const failReason = outcome === "failed" ? "nameDiffers" : null;
  world.table(withdrawalTable).update(withdrawalId, { outcome, finishesAt: at, failReason });
}

/** Recreates a partner's sample withdrawals, with tax withheld by another method from the start. */
export function withholdBy(world: World, partnerId: string, taxMethod: TaxMethod): void {
  world.table(userTable).update(partnerId, { taxMethod });
  const withdrawals = world.table(withdrawalTable);
  const shares = sharesOf(world, partnerId);
  const firstId = Math.min(...withdrawalsOf(world, partnerId).map((row) => row.withdrawalId));
  for (const row of withdrawalsOf(world, partnerId)) withdrawals.remove(row.withdrawalId);
  for (const row of sampleWithdrawals(shares, world, partnerId, taxMethod, firstId)) withdrawals.insert(row);
}

/** The card a partner's money goes to, undefined while there is none. */
export function cardOf(world: World, partnerId: string): BankRow | undefined {
  return world.table(bankTable).get(partnerId);
}

function withdrawalFacts(
  earlier: readonly WithdrawalRow[],
  { userId, taxMethod }: Pick<UserRow, "userId" | "taxMethod">,
  { bankName, bankCardNumber }: BankRow,
  amountFen: number,
  requestedAt: number,
): Omit<WithdrawalRow, "withdrawalId" | "withdrawalNo"> {
  const inputs = taxInputs(earlier, requestedAt);
  const steps = withhold(taxMethod, amountFen, inputs);
  return {
    partnerId: userId,
    amountFen,
    taxFen: steps.taxFen,
    requestedAt,
    ...bankTimes(requestedAt),
    outcome: "withdrawn",
    failReason: null,
    bankName,
    bankCardNumber: maskedCardNumber(bankCardNumber),
    breakdown: { steps, ordinalInMonth: inputs.monthCount + 1 },
  };
}

/** Days before the world's beginning on which money was withdrawn, and which part of what was there. */
const sampleDays = [
  { daysAgo: 455, percent: 85 },
  { daysAgo: 371, percent: 85 },
  { daysAgo: 302, percent: 85 },
  { daysAgo: 247, percent: 85 },
  { daysAgo: 209, percent: 85 },
  { daysAgo: 172, percent: 85 },
  { daysAgo: 138, percent: 80 },
  { daysAgo: 103, percent: 75 },
  { daysAgo: 75, percent: 60, failure: "cardRefused" },
  { daysAgo: 70, percent: 60 },
  { daysAgo: 41, percent: 70 },
  { daysAgo: 38, percent: 30 },
  { daysAgo: 1, percent: 15 },
] as const;

/**
 * Withdrawals of the last months in every status: one that failed and was made again, and one
 * under way. Amounts are whole hundreds of yuan and never more than was there.
 */
function sampleWithdrawals(
  allShares: readonly ShareRow[],
  { startedAt, variant }: Pick<SeedContext, "startedAt" | "variant">,
  partnerId: string,
  taxMethod: TaxMethod,
  firstId: number,
): WithdrawalRow[] {
  const card = sampleCards(startedAt, variant).find(({ userId }) => userId === partnerId);
  if (!card) return [];
  const rows: WithdrawalRow[] = [];
  const shares = allShares.filter((share) => share.partnerId === partnerId);
  for (const [index, day] of sampleDays.entries()) {
    const forenoon =
      9 * durations.hour + (30 + index) * durations.minute + (11 + 3 * index) * durations.second;
    const at = startOfBusinessDate(addDays(businessDate(startedAt), -day.daysAgo)) + forenoon;
    const known = shares.filter(({ earnedAt }) => earnedAt <= at);
    const { withdrawableFen } = balanceOf(known, rows, at);
    const amountFen = Math.floor((withdrawableFen * day.percent) / 100 / 10_000) * 10_000;
    if (amountFen === 0) continue;
    const facts = withdrawalFacts(rows, { userId: partnerId, taxMethod }, card, amountFen, at);
    rows.push({
      withdrawalId: firstId + index,
      withdrawalNo: `W${dateTimeDigits(at)}`,
      ...facts,
      ...("failure" in day && { outcome: "failed", failReason: day.failure }),
      // The steps were not stored before.
      ...(day.daysAgo > 170 && { breakdown: null }),
    });
  }
  return rows;
}
