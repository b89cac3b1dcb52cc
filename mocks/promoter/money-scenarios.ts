import { durations } from "../../src/rules/limits";
import { monthOf } from "../business/calendar";
import { sampleUserIds } from "../business/data/users";
import { userTable } from "../business/users";
import type { Preparation } from "../kernel/group";
import type { World } from "../world/world";
import { reversalOf, shareState } from "./rules/shares";
import { bankTable } from "./state/bank";
import { sharesOf, shareTable } from "./state/shares";
import { balanceIn, settleWithdrawal, withdrawalsOf, withdrawalTable, withholdBy } from "./state/withdrawals";

const { promoter } = sampleUserIds;

/** States of the promoter's money and role worth looking at. */
export const moneyScenarios: Readonly<Record<string, Preparation>> = {
  "nothing-earned": {
    sentence: "The promoter has earned nothing yet and has no bank card.",
    prepare(world) {
      for (const { shareId } of sharesOf(world, promoter)) world.table(shareTable).remove(shareId);
      removeWithdrawals(world, () => true);
      world.table(bankTable).remove(promoter);
    },
  },
  "all-on-hold": {
    sentence: "Everything the promoter has earned is still on hold: nothing can be withdrawn.",
    prepare(world) {
      const shares = sharesOf(world, promoter);
      for (const share of shares)
        if (shareState(share, world.startedAt) !== "onHold") world.table(shareTable).remove(share.shareId);
      removeWithdrawals(world, () => true);
    },
  },
  withdrawable: {
    sentence: "The promoter can withdraw money, and has not done so yet this month.",
    prepare(world) {
      const month = monthOf(world.startedAt);
      removeWithdrawals(world, (requestedAt) => monthOf(requestedAt) === month);
    },
  },
  "withdrawal-failed": {
    sentence: "The promoter's last withdrawal came back from the bank an hour ago.",
    prepare(world) {
      const last = withdrawalsOf(world, promoter)[0];
      if (last) settleWithdrawal(world, last, "failed", world.startedAt - durations.hour);
    },
  },
  owed: {
    sentence: "Customers were refunded more than the promoter had left: the rest is owed.",
    prepare(world) {
      reverseUntilOwed(world);
    },
  },
  "no-bank-card": {
    sentence: "The promoter has money to withdraw, and no bank card to pay it to.",
    prepare(world) {
      world.table(bankTable).remove(promoter);
    },
  },
  "role-changed": {
    sentence: "The agent above the promoter took another role: the promoter's must be confirmed anew.",
    prepare(world) {
      world.table(userTable).update(promoter, { hasParentChanged: true });
    },
  },
  "promoter-left": {
    sentence: "The promoter gave the role up: the code ZF8820 counts for nobody any more.",
    prepare(world) {
      world.table(userTable).update(promoter, { role: "none" });
    },
  },
  "tax-cumulative": {
    sentence: "The promoter's tax is withheld cumulated over the year, as platforms do.",
    prepare: (world) => withholdBy(world, promoter, "cumulative"),
  },
  "tax-none": {
    sentence: "Nothing is withheld from the promoter's withdrawals: a company with invoices.",
    prepare: (world) => withholdBy(world, promoter, "none"),
  },
};

function removeWithdrawals(world: World, isRemoved: (requestedAt: number) => boolean): void {
  for (const { withdrawalId, requestedAt } of withdrawalsOf(world, promoter))
    if (isRemoved(requestedAt)) world.table(withdrawalTable).remove(withdrawalId);
}

/** Refunds released shares this morning, the newest first, until more than 100 yuan is owed. */
function reverseUntilOwed(world: World): void {
  const shares = sharesOf(world, promoter);
  const known = new Set(shares.map(({ reversedId }) => reversedId));
  const at = world.startedAt - durations.hour;
  for (const [index, share] of shares.entries()) {
    if (balanceIn(world, promoter, world.startedAt).owedFen > 10_000) return;
    const isReleased = shareState(share, world.startedAt) === "released";
    const reversal =
      isReleased && !known.has(share.shareId) ? reversalOf(share, share.baseFen, 0) : undefined;
    if (!reversal) continue;
    world.table(shareTable).insert({
      ...share,
      ...reversal,
      shareId: 95_000 + index,
      kind: "reversal",
      earnedAt: at,
      holdUntil: null,
      reversedId: share.shareId,
    });
  }
}
