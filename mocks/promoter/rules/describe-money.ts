import type { components } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { rfc3339 } from "../../world/clock";
import type { BankRow } from "../state/bank";
import { failureTexts } from "../texts/money";
import { shareNote, shareTitle } from "../texts/shares";
import type { Balance, Release } from "./balance";
import { maskedCardNumber, maskedIdentityNumber, maskedName } from "./banks";
import { describeTax } from "./describe-tax";
import { periodEnd, type ShareRow, shareState } from "./shares";
import { type WithdrawalRow, withdrawalStatus } from "./withdrawals";

type Schemas = components["schemas"];

export function describeBalance(balance: Balance): Schemas["MoneyBalance"] {
  return {
    earned: yuan(balance.earnedFen),
    onHold: yuan(balance.onHoldFen),
    withdrawable: yuan(balance.withdrawableFen),
    withdrawing: yuan(balance.withdrawingFen),
    withdrawn: yuan(balance.withdrawnFen),
    owed: yuan(balance.owedFen),
    failed: yuan(balance.failedFen),
  };
}

export function describeRelease({ at, amountFen, shareCount }: Release): Schemas["HoldRelease"] {
  return { at: rfc3339(at), amount: yuan(amountFen), shareCount };
}

/** A card as its owner sees it, masked. */
export function describeCard(card: BankRow): Schemas["BankAccount"] {
  return {
    bankCardNumber: maskedCardNumber(card.bankCardNumber),
    bankName: card.bankName,
    identityNumber: maskedIdentityNumber(card.identityNumber),
    holderName: maskedName(card.holderName),
    cardKind: card.cardKind,
    addedAt: rfc3339(card.addedAt),
  };
}

export function describeShare(share: ShareRow, now: number, locale: Locale): Schemas["ShareRecord"] {
  return {
    type: "rebate",
    id: share.shareId,
    kind: share.kind,
    state: shareState(share, now),
    orderNo: share.orderNo,
    kdUid: share.customerId,
    customerName: share.customerName,
    title: shareTitle(share, locale),
    baseAmount: yuan(share.baseFen),
    ratePercent: share.ratePercent,
    amount: yuan(share.amountFen),
    earnedAt: rfc3339(share.earnedAt),
    holdUntil: share.holdUntil === null ? null : rfc3339(share.holdUntil),
    periodEnd: periodEnd(share),
    reversedId: share.reversedId,
    note: shareNote(share, locale),
  };
}

export function describeWithdrawal(
  row: WithdrawalRow,
  variant: Variant,
  now: number,
  locale: Locale,
): Schemas["WithdrawalRecord"] {
  const status = withdrawalStatus(row, now);
  const reason = status === "failed" ? row.failReason : null;
  return {
    type: "cashapply",
    id: row.withdrawalId,
    withdrawalNo: row.withdrawalNo,
    currency: currencyOf(variant),
    amount: yuan(row.amountFen),
    date: rfc3339(row.requestedAt),
    status,
    tax: yuan(row.taxFen),
    net: yuan(row.amountFen - row.taxFen),
    bankName: row.bankName,
    bankCardNumber: row.bankCardNumber,
    expectedBy: row.expectedBy,
    finishedAt: status === "withdrawing" ? null : rfc3339(row.finishesAt),
    failReason: reason && failureTexts[reason][locale],
    breakdown: row.breakdown && describeTax(row.breakdown.steps, row.breakdown.ordinalInMonth, locale),
  };
}
