import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import type { Audience, OfferRow } from "../rows";
import { type Period, phaseOf } from "./period";

/** When a coupon received at an instant can be used: its begin and last instant. */
export function validityOf(
  { validity }: Pick<OfferRow, "validity">,
  receivedAt: number,
): { readonly validFrom: number; readonly validUntil: number } {
  if ("days" in validity)
    return { validFrom: receivedAt, validUntil: receivedAt + validity.days * durations.day };
  return { validFrom: validity.from, validUntil: validity.until };
}

/**
 * How many of a coupon can be received at an instant; null without a limit. `received` are the instants in which it
 * was, since the sample world began. Where it is laid out in portions, only those of the last portion are there,
 * and never more than are left in all.
 */
export function stockLeft(
  offer: Pick<OfferRow, "stock" | "claimedBefore" | "release">,
  received: readonly number[],
  period: Period,
  now: number,
): number | null {
  const inAll =
    offer.stock === null ? null : Math.max(offer.stock - offer.claimedBefore - received.length, 0);
  if (!offer.release) return inAll;
  const since = lastRelease(offer.release.hour, period, now);
  const claimed = received.filter((at) => at >= since).length;
  const releasedLeft = Math.max(offer.release.pieces - claimed, 0);
  return inAll === null ? releasedLeft : Math.min(releasedLeft, inAll);
}

/** When a coupon is laid out next within its period; null when it is not. Begins with the period itself. */
export function nextRelease(
  { release }: Pick<OfferRow, "release">,
  period: Period,
  now: number,
): number | null {
  if (!release) return null;
  if (now < period.startsAt) return period.startsAt;
  const today = releaseOf(release.hour, now);
  const next = today > now ? today : today + durations.day;
  return next <= period.endsAt ? next : null;
}

/** Reasons why a coupon is not available at all, and why not to one customer. */
export type OfferReason = "notStarted" | "ended" | "soldOut";
export type CustomerReason = "limitReached" | "notForYou";
export type ReceiveReason = OfferReason | CustomerReason;

/** Why a coupon is not available now; null when it is. */
export function offerReason(period: Period, left: number | null, now: number): OfferReason | null {
  const phase = phaseOf(period, now);
  if (phase !== "running") return phase === "upcoming" ? "notStarted" : "ended";
  return left === 0 ? "soldOut" : null;
}

/** Facts about the customer who requests a coupon. */
export interface Customer {
  /** How many of it this customer has received, used ones included. */
  readonly received: number;
  readonly hasBought: boolean;
  readonly isPaying: boolean;
}

/** Why this customer cannot receive a coupon; null when it can. */
export function customerReason(
  { perUserLimit, audience }: Pick<OfferRow, "perUserLimit" | "audience">,
  customer: Customer,
): CustomerReason | null {
  if (customer.received >= perUserLimit) return "limitReached";
  return isFor(audience, customer) ? null : "notForYou";
}

function isFor(audience: Audience, { hasBought, isPaying }: Customer): boolean {
  if (audience === "everyone") return true;
  return audience === "firstPurchase" ? !hasBought : isPaying;
}

/** The last portion was laid out at the hour of this day or the day before, never before the period began. */
function lastRelease(hour: number, { startsAt }: Period, now: number): number {
  const today = releaseOf(hour, now);
  return Math.max(today <= now ? today : today - durations.day, startsAt);
}

function releaseOf(hour: number, now: number): number {
  return startOfBusinessDate(businessDate(now)) + hour * durations.hour;
}
