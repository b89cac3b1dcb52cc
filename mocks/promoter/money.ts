import { type Control, ControlProblem, type RefusedField } from "../kernel/group";
import type { Reaction } from "../world/events";
import type { AnyTableDefinition } from "../world/types";
import { withdrawalStatus } from "./rules/withdrawals";
import { bankTable } from "./state/bank";
import { shareReactions, shareTable } from "./state/shares";
import { memberTable, teamReactions } from "./state/team";
import { settleWithdrawal, withdrawalTable } from "./state/withdrawals";

/** The tables of what partners earn. */
export const moneyTables: readonly AnyTableDefinition[] = [
  shareTable,
  withdrawalTable,
  bankTable,
  memberTable,
];

export const moneyReactions: readonly Reaction[] = [...shareReactions, ...teamReactions];

/** What happens at the bank. */
export const moneyControls: readonly Control[] = [
  {
    method: "POST",
    name: "withdrawal",
    sentence: "The bank pays a withdrawal out or sends it back: {withdrawalNo, status: withdrawn or failed}.",
    handle(world, input) {
      const { withdrawalNo, status } = Object(input);
      if (status !== "withdrawn" && status !== "failed")
        throw new ControlProblem('"status" must be withdrawn or failed.');
      const row = world.table(withdrawalTable).by("number", String(withdrawalNo))[0];
      if (!row) throw new ControlProblem(`There is no withdrawal ${withdrawalNo}.`);
      const now = world.clock.now();
      const before = withdrawalStatus(row, now);
      if (before !== "withdrawing") throw new ControlProblem(`The withdrawal is ${before} already.`);
      settleWithdrawal(world, row, status, now);
      return { withdrawalNo, status };
    },
  },
];

/** The message key of a refused field of the money operations, where one fits. */
export function moneyMessageKey({ operationId, field, isMissing }: RefusedField): string | undefined {
  switch (operationId) {
    case "getWithdrawalInfo":
    case "addWithdrawal":
      return field === "amount" ? (isMissing ? "amount.empty" : "amount.invalid") : undefined;
    case "updatePromoterNickname":
      return isMissing ? "nickname.empty" : undefined;
    case "addPromoter":
      return field === "phone" ? "phone.correct" : undefined;
    case "addBankAccount":
      if (field === "smsCode") return "code.error";
      return isMissing ? "bank.incomplete" : undefined;
    default:
      return undefined;
  }
}
