import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { textIn } from "../../business/data/global-texts";
import { sampleAgent, sampleUserIds } from "../../business/data/users";
import { defineTable } from "../../world/define-table";
import type { CardKind } from "../rules/banks";

/** The card an account's withdrawals go to; an account has one. */
export interface BankRow {
  readonly userId: string;
  readonly holderName: string;
  readonly identityNumber: string;
  readonly bankCardNumber: string;
  readonly bankName: string;
  readonly cardKind: CardKind;
  readonly addedAt: number;
}

export const bankTable = defineTable("promoter.bank-cards", {
  id: (row: BankRow) => row.userId,
  seed: ({ startedAt, variant }) => sampleCards(startedAt, variant),
});

/** Cards of the sample partners. Numbers have valid check digits and belong to no real card. */
export function sampleCards(startedAt: number, variant: Variant): BankRow[] {
  return [
    {
      userId: sampleUserIds.promoter,
      holderName: textIn(variant, "周芳"),
      identityNumber: "530102199003070016",
      bankCardNumber: "6217000000000006217",
      bankName: textIn(variant, "示例银行昆明分行"),
      cardKind: "debit",
      addedAt: startedAt - 620 * durations.day,
    },
    {
      userId: sampleAgent(variant).userId,
      holderName: textIn(variant, "高云峰"),
      identityNumber: "530102198511020037",
      bankCardNumber: "6222020000000020206",
      bankName: textIn(variant, "春城银行昆明分行"),
      cardKind: "debit",
      addedAt: startedAt - 1300 * durations.day,
    },
  ];
}
