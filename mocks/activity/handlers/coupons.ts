import type { components, operations } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { maskPhone } from "../../../src/rules/phone";
import { hasTriedTooOften, recordAttempt, removeAttempts } from "../../business/attempts";
import { couponTable } from "../../business/coupons";
import { findKey, storeKey } from "../../business/idempotency";
import { notFound, tooOften } from "../../business/refusals";
import type { CouponRow } from "../../business/rows/coupons";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import { currentUser, userByPhone } from "../../business/users";
import { smsRefusals, takeSmsCode, wrongCodesAllowed } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { OfferRow } from "../rows";
import { couponsOf, couponsWaiting, customerOf, phoneCustomer } from "../rules/customers";
import { describeCoupon, describeTerms } from "../rules/describe-coupon";
import { giveCoupon, offerStock, periodOf } from "../rules/give-coupon";
import { customerReason, nextRelease, offerReason } from "../rules/offers";
import { describePeriod } from "../rules/period";
import { activityTable, codeTable, offerTable } from "../state";
import { receiveText } from "../texts/coupons";
import { closedRefusal, customerRefusal } from "../texts/receive-refusals";
import { codeTexts, missing, refusal } from "../texts/refusals";

type Coupons =
  | "getCouponActivityTime"
  | "receiveCoupon"
  | "listCouponOffers"
  | "addCouponForUser"
  | "addCouponByConfig";
type Schemas = components["schemas"];

/** Coupons of activities, received by accounts, phones or codes. */
export const couponHandlers: Pick<Handlers<operations>, Coupons> = {
  getCouponActivityTime({ query, now, locale, world }) {
    const activity = world.table(activityTable).get(query.alias);
    if (!activity) return refuse(notFound(locale, missing.activity));
    const releases = world
      .table(offerTable)
      .by("alias", query.alias)
      .map((offer) => nextRelease(offer, activity, now))
      .filter((at) => at !== null);
    return ok({
      alias: query.alias,
      period: describePeriod(activity, now),
      nextReleaseAt: releases.length === 0 ? null : rfc3339(Math.min(...releases)),
    });
  },

  listCouponOffers({ query, now, locale, world, session }) {
    if (!world.table(activityTable).get(query.alias)) return refuse(notFound(locale, missing.activity));
    const user = currentUser(world, session);
    return ok(
      world
        .table(offerTable)
        .by("alias", query.alias)
        .filter(({ id }) => query.configId === undefined || id === query.configId)
        .map((offer) => describeOffer(world, offer, user, now, locale)),
    );
  },

  receiveCoupon({ body, headers, now, locale, world }) {
    const { alias, configId, phone, smsCode } = body;
    const scope = `receiveCoupon ${phone}`;
    const created = createdCoupon(world, scope, headers["Idempotency-Key"]);
    if (created) return ok(receiptOf(world, created, now, locale));
    const offer = world.table(offerTable).get(configId);
    if (offer?.alias !== alias) return refuse(notFound(locale, missing.coupon));
    const closed = offerReason(periodOf(world, alias), offerStock(world, offer, now), now);
    if (closed) return refuse(closedRefusal(closed, offer, locale));
    const judgement = takeSmsCode(world, phone, ["1", "2"], smsCode, now);
    if (judgement === "tooOften") return refuse(tooOften(locale));
    if (judgement !== "right") return refuse(smsRefusal(judgement, locale));
    const user = userByPhone(world, phone);
    const customer = user ? customerOf(world, user, offer, now) : phoneCustomer(world, phone, offer);
    const reason = customerReason(offer, customer);
    if (reason) return refuse(customerRefusal(reason, offer, locale));
    const coupon = giveCoupon(world, offer, { userId: user?.userId ?? null, phone }, now);
    storeKey(world, scope, headers["Idempotency-Key"], null, coupon.couponId);
    return ok(receiptOf(world, coupon, now, locale));
  },

  addCouponForUser: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const scope = `addCouponForUser ${user.userId}`;
      const created = createdCoupon(world, scope, headers["Idempotency-Key"]);
      if (created) return ok(receiptOf(world, created, now, locale));
      const attempts = `wrong coupon code ${user.userId}`;
      if (hasTriedTooOften(world, attempts, wrongCodesAllowed)) return refuse(tooOften(locale));
      if (world.table(couponTable).by("code", body.code).length > 0)
        return refuse(refusal(50206, locale, codeTexts[50206]));
      const code = world.table(codeTable).get(body.code);
      const offer = code && world.table(offerTable).get(code.configId);
      if (!offer) {
        recordAttempt(world, attempts, wrongCodesAllowed);
        return refuse(refusal(50205, locale, codeTexts[50205]));
      }
      if (now > code.validUntil) return refuse(refusal(50207, locale, codeTexts[50207]));
      const reason = customerReason(offer, customerOf(world, user, offer, now));
      if (reason) return refuse(customerRefusal(reason, offer, locale));
      removeAttempts(world, attempts);
      const coupon = giveCoupon(world, offer, { userId: user.userId, phone: null }, now, code.code);
      storeKey(world, scope, headers["Idempotency-Key"], null, coupon.couponId);
      return ok(receiptOf(world, coupon, now, locale));
    }),

  addCouponByConfig: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const scope = `addCouponByConfig ${user.userId}`;
      const created = createdCoupon(world, scope, headers["Idempotency-Key"]);
      if (created) return ok(receiptOf(world, created, now, locale));
      const offer = world.table(offerTable).get(body.configId);
      if (offer?.alias !== body.alias) return refuse(notFound(locale, missing.coupon));
      const closed = offerReason(periodOf(world, offer.alias), offerStock(world, offer, now), now);
      if (closed) return refuse(closedRefusal(closed, offer, locale));
      const reason = customerReason(offer, customerOf(world, user, offer, now));
      if (reason) return refuse(customerRefusal(reason, offer, locale));
      const coupon = giveCoupon(world, offer, { userId: user.userId, phone: null }, now);
      storeKey(world, scope, headers["Idempotency-Key"], null, coupon.couponId);
      return ok(receiptOf(world, coupon, now, locale));
    }),
};

/** The coupon of an Idempotency-Key: one key is one request, whatever its body. */
function createdCoupon(world: World, scope: string, key: string | undefined): CouponRow | undefined {
  const known = findKey(world, scope, key, null);
  return known.kind === "made" ? world.table(couponTable).get(Number(known.created)) : undefined;
}

function smsRefusal(judgement: "wrong" | "expired", locale: Locale) {
  if (judgement === "wrong")
    return { code: 422, errcode: 50209, msg: smsRefusals.wrong[locale], key: "code.error" } as const;
  return { code: 422, errcode: 50210, msg: smsRefusals.expired[locale], key: "sms.expired" } as const;
}

/** As many of one coupon as an answer can count. */
const maximumListSize = 100;

function receiptOf(world: World, coupon: CouponRow, now: number, locale: Locale): Schemas["CouponReceipt"] {
  const offer = world.table(offerTable).get(coupon.configId);
  if (!offer) throw new Error(`Coupon ${coupon.couponId} came from no offer.`);
  const { userId, phone } = coupon;
  const received =
    userId === null ? couponsWaiting(world, phone ?? "", offer) : couponsOf(world, userId, offer);
  return {
    coupon: describeCoupon(world, coupon, now, locale),
    phone: phone === null ? null : maskPhone(phone),
    isPhoneRegistered: userId !== null,
    receivedByYou: Math.min(received.length, maximumListSize),
    stockLeft: offerStock(world, offer, now),
  };
}

function describeOffer(
  world: World,
  offer: OfferRow,
  user: UserRow | undefined,
  now: number,
  locale: Locale,
): Schemas["CouponOffer"] {
  const { id, alias, validity } = offer;
  const period = periodOf(world, alias);
  const left = offerStock(world, offer, now);
  const customer = user && customerOf(world, user, offer, now);
  const reason = offerReason(period, left, now) ?? (customer ? customerReason(offer, customer) : null);
  const isCounted = "days" in validity;
  return {
    id,
    alias,
    name: offer.name[locale],
    ...describeTerms(world, offer),
    validFrom: isCounted ? null : rfc3339(validity.from),
    validUntil: isCounted ? null : rfc3339(validity.until),
    validDays: isCounted ? validity.days : null,
    period: describePeriod(period, now),
    stock: offer.stock,
    stockLeft: left,
    perUserLimit: offer.perUserLimit,
    receivedByYou: customer ? Math.min(customer.received, maximumListSize) : null,
    audience: offer.audience,
    canReceive: reason === null,
    reason,
    explanation: reason === null ? "" : receiveText(reason, offer)[locale],
  };
}
