import type { LocalizedText } from "../business/refusals";
import type { CouponTerms } from "../business/rows/coupons";

/** The time in which an activity runs; the same for its lottery and its coupons. */
export interface ActivityRow {
  readonly alias: string;
  readonly startsAt: number;
  /** Last instant. */
  readonly endsAt: number;
  /** Channels that have a page of their own, besides the site. */
  readonly channels: readonly string[];
}

export type PrizeKind = "coupon" | "redPacket" | "serviceDays" | "goods" | "nothing";

/** One place on the wheel of an activity's lottery. */
export interface PrizeRow {
  readonly id: number;
  readonly alias: string;
  readonly place: number;
  readonly name: LocalizedText;
  readonly kind: PrizeKind;
  readonly image: string | null;
  readonly worthFen: number | null;
  readonly serviceDays: number | null;
  /** The coupon that is won; its stock is the offer's. */
  readonly configId: number | null;
  /** Odds in millionths while there is stock; those of a lottery add up to a million. */
  readonly millionths: number;
  /** Null without a limit and for coupons. */
  readonly stockLeft: number | null;
}

export type ChanceSource = "daily" | "share" | "order" | "register";

/** A chance that was given for something; the daily one needs no row. */
export interface GrantRow {
  readonly id: number;
  readonly alias: string;
  readonly userId: string;
  readonly source: Exclude<ChanceSource, "daily">;
  readonly at: number;
}

/** One draw and what it drew. */
export interface DrawRow {
  readonly id: number;
  readonly alias: string;
  readonly userId: string;
  readonly at: number;
  /** Which chance it took: the one of its day, or one that was given. */
  readonly took: "daily" | "given";
  readonly prizeId: number;
  readonly delivery: "delivered" | "toClaim" | "none";
  readonly couponId: number | null;
  readonly amountFen: number | null;
  readonly claimBefore: number | null;
}

export type Audience = "everyone" | "firstPurchase" | "payingUsers";

/** A coupon an activity gives out. */
export interface OfferRow extends Omit<CouponTerms, "validFrom" | "validUntil"> {
  readonly id: number;
  readonly alias: string;
  /** Begin and last instant of the time in which it can be used, or days of 24 hours from receiving. */
  readonly validity: { readonly from: number; readonly until: number } | { readonly days: number };
  /** How many are given out in all; null without a limit. */
  readonly stock: number | null;
  /** Given out before the sample world begins. */
  readonly claimedBefore: number;
  /** How many are added each day at an hour (UTC+8); null when all are available from the start. */
  readonly release: { readonly pieces: number; readonly hour: number } | null;
  readonly perUserLimit: number;
  readonly audience: Audience;
}

/** A printed or sent code that gives one coupon of an offer to the first who enters it. */
export interface CodeRow {
  readonly code: string;
  readonly configId: number;
  /** Last instant in which it can be typed. */
  readonly validUntil: number;
}

/** A record of one of the logs; `record` is as it was sent. */
export interface LogRow {
  readonly eventId: string;
  readonly log: "channelClick" | "smsVisit" | "event" | "navigation" | "download" | "click";
  readonly deviceId: string;
  readonly at: number;
  readonly record: object;
}
