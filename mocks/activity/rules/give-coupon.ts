import { couponTable, firstCouponId } from "../../business/coupons";
import { nextNumber } from "../../business/numbers";
import type { CouponRow } from "../../business/rows/coupons";
import type { World } from "../../world/world";
import type { OfferRow } from "../rows";
import { activityTable, codeTable } from "../state";
import { stockLeft, validityOf } from "./offers";
import type { Period } from "./period";

/** Who gets a coupon: an account, a phone that has none, or an account by its phone. */
export interface Receiver {
  readonly userId: string | null;
  readonly phone: string | null;
}

/**
 * Gives one coupon of an offer to a receiver. The caller decides whether it may be given. `code` is the
 * one it was typed by; without one it gets its own.
 */
export function giveCoupon(
  world: World,
  offer: OfferRow,
  { userId, phone }: Receiver,
  at: number,
  code?: string,
): CouponRow {
  const { id: configId, alias, name, face, thresholdFen, maximumReductionFen, serviceCodes, actions } = offer;
  const couponId = nextNumber(world, "coupon", firstCouponId);
  return world.table(couponTable).insert({
    couponId,
    userId,
    phone,
    configId,
    code: code ?? newCode(world, couponId, alias),
    activityAlias: alias,
    name,
    face,
    thresholdFen,
    maximumReductionFen,
    serviceCodes,
    actions,
    ...validityOf(offer, at),
    usage: "unused",
    receivedAt: at,
    usedAt: null,
    orderId: null,
  });
}

/** How many of an offer can be received now; null without a limit. */
export function offerStock(world: World, offer: OfferRow, now: number): number | null {
  const received = world.table(couponTable).by("config", offer.id);
  return stockLeft(
    offer,
    received.map(({ receivedAt }) => receivedAt),
    periodOf(world, offer.alias),
    now,
  );
}

/** The time of an activity. */
export function periodOf(world: World, alias: string): Period {
  const activity = world.table(activityTable).get(alias);
  if (!activity) throw new Error(`There is no activity ${alias}.`);
  return activity;
}

/** Letters and digits that are not taken for one another when read from paper. */
const characters = [..."23456789ABCDEFGHJKLMNPQRSTUVWXYZ"];

function newCode(world: World, couponId: number, alias: string): string {
  const random = world.random(`coupon code ${couponId}`);
  const block = (): string => Array.from({ length: 4 }, () => random.pick(characters)).join("");
  const prefix = alias
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 4)
    .toUpperCase();
  for (;;) {
    const code = `${prefix}-${block()}-${block()}`;
    const isUsed = world.table(couponTable).by("code", code).length > 0 || world.table(codeTable).get(code);
    if (!isUsed) return code;
  }
}
