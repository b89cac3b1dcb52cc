import { businessDate, lastDay } from "../../../src/rules/dates";
import { businessClockOffset, durations } from "../../../src/rules/limits";
import { dayNumber } from "../../business/customer-services";
import { shareOf } from "../../business/money";
import type { ShareOrderKind } from "./share-rates";

export type ShareState = "onHold" | "released" | "reversed";

/** A share of one order, or what is taken back of it. Money in fen, times in milliseconds. */
export interface ShareRow {
  readonly shareId: number;
  readonly partnerId: string;
  readonly kind: "share" | "reversal";
  readonly orderNo: string;
  /** Account of the customer, and its name when it paid. */
  readonly customerId: string;
  readonly customerName: string;
  readonly orderKind: ShareOrderKind;
  readonly productNo: string;
  /** Years of a purchase or renewal, users of an addition; null for an upgrade. */
  readonly count: number | null;
  readonly baseFen: number;
  readonly ratePercent: number;
  /** Negative for a reversal. */
  readonly amountFen: number;
  readonly earnedAt: number;
  /** Null for a reversal. */
  readonly holdUntil: number | null;
  /** The share that a reversal cancels. */
  readonly reversedId: number | null;
}

/** State of a line at a time. */
export function shareState({ holdUntil }: Pick<ShareRow, "holdUntil">, now: number): ShareState {
  if (holdUntil === null) return "reversed";
  return now < holdUntil ? "onHold" : "released";
}

/** Shares are released in the forenoon, at 10:00 (UTC+8), so many days after they were earned. */
export function holdEnd(earnedAt: number, holdDays: number): number {
  return (dayNumber(earnedAt) + holdDays) * durations.day - businessClockOffset + 10 * durations.hour;
}

/** The last day of the month a line belongs to. */
export function periodEnd({ earnedAt }: Pick<ShareRow, "earnedAt">): string {
  return lastDay(businessDate(earnedAt).slice(0, 7));
}

/** What a base earns: base × rate ÷ 100, half up to a fen. */
export function shareAmount(baseFen: number, ratePercent: number): number {
  return shareOf(baseFen, ratePercent, 100);
}

/**
 * What is taken back when so much of an order was refunded: in proportion, and never more than is left of it after
 * what was taken back before. Undefined when nothing is.
 */
export function reversalOf(
  share: Pick<ShareRow, "baseFen" | "ratePercent">,
  refundedFen: number,
  earlierBaseFen: number,
): Pick<ShareRow, "baseFen" | "amountFen"> | undefined {
  const baseFen = Math.min(refundedFen, share.baseFen - earlierBaseFen);
  return baseFen > 0 ? { baseFen, amountFen: -shareAmount(baseFen, share.ratePercent) } : undefined;
}
