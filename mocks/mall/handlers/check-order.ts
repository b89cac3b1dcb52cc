import type { components, operations } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { unpaidOrder } from "../../../src/rules/business-limits";
import { durations } from "../../../src/rules/limits";
import { bestCoupon, couponReasonFor } from "../../business/best-coupon";
import { currencyOf, skuSoldIn } from "../../business/catalogue";
import { withCoupon } from "../../business/pricing";
import { notFound } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { type Buyer, buyerOf, priceFor } from "../rules/buyer";
import { couponName, describeUsedCoupon } from "../rules/describe-coupon";
import { describeQuote } from "../rules/describe-quote";
import { purchaseObstacle, roleObstacle } from "../rules/eligibility";
import { renewalProblem } from "../rules/licence-refusals";
import { couponTexts } from "../rules/order-details";
import { licenceOf } from "../rules/order-selection";
import { purchaseOf, renewalOf, type Selection, selectionRefusal } from "../rules/selection";
import { isOnSale } from "../state/goods";
import { serviceUnknown } from "../texts/business-refusal";
import { obstacleNote, problemNotes } from "../texts/eligibility";
import { licenceTexts } from "../texts/licences";

type Problem = components["schemas"]["OrderProblem"];

/** Prices a selection and lists every reason why it cannot be ordered. */
export const checkOrderHandlers: Pick<Handlers<operations>, "checkOrderSelection"> = {
  checkOrderSelection: (request) =>
    withUser(request, (user) => {
      const { query, now, locale, world } = request;
      const { quantity = 1, years = 1, users = 0, stores = 0, srvId, couponId } = query;
      const sku = skuSoldIn(world.variant, query.productNo);
      if (!sku) return refuse(serviceUnknown(locale));
      const licence = srvId === undefined ? null : licenceOf(world, user.userId, srvId);
      if (licence === undefined) return refuse(notFound(locale, licenceTexts.noLicence));
      // A renewal is of the stores and users its licence has, whatever else was chosen.
      const choice = { sku, quantity, years, users, stores };
      const invalid = licence ? null : selectionRefusal(choice, locale);
      if (invalid) return refuse(invalid);
      const selection = licence ? renewalOf(sku, licence, years, now) : purchaseOf(choice, now);
      const buyer = { ...buyerOf(world, user), user };
      const priced = priceFor(world, buyer, selection.choice, selection.action, now);
      const purpose = { serviceNumber: sku.serviceNumber, action: selection.action };
      const chosen =
        couponId === undefined
          ? bestCoupon(buyer.coupons, priced, purpose, now)
          : buyer.coupons.find((coupon) => coupon.couponId === couponId);
      if (couponId !== undefined && couponId !== 0 && !chosen)
        return refuse(notFound(locale, couponTexts.none));
      const isUnusable = chosen !== undefined && couponReasonFor(chosen, priced, purpose, now) !== null;
      const coupon = isUnusable ? undefined : chosen;
      const quote = coupon ? withCoupon(priced, coupon) : priced;
      const unpaid = buyer.orders.find(
        ({ productNo, state }) => productNo === sku.productNo && state === "unpaid",
      );
      const problems = [
        ...obstaclesOf(world, buyer, selection, locale),
        ...(isUnusable ? [blocking("couponUnusable", problemNotes.couponUnusable[locale])] : []),
        ...(unpaid ? [warningOf(locale)] : []),
      ];
      const name = coupon && couponName(world, coupon.couponId, locale);
      return ok({
        canOrder: !problems.some(({ isBlocking }) => isBlocking),
        problems,
        currency: currencyOf(world.variant),
        quote: describeQuote(world, quote, now, locale, name),
        coupon: describeUsedCoupon(world, coupon?.couponId ?? null, quote.couponFen, locale),
        startsOn: selection.period.startsOn,
        expiresOn: selection.period.expiresOn,
        unpaidOrderNo: unpaid?.orderNo ?? null,
        unpaidMinutes: unpaidOrder.milliseconds / durations.minute,
        serverTime: rfc3339(now),
      });
    }),
};

function obstaclesOf(
  world: World,
  buyer: Buyer & { readonly user: UserRow },
  { action, choice, licence }: Selection,
  locale: Locale,
): Problem[] {
  const { sku, quantity } = choice;
  const problems: Problem[] = [];
  if (!isOnSale(world, sku))
    problems.push(blocking("offSale", problemNotes.offSale[locale], "service.unknown"));
  for (const obstacle of [roleObstacle(buyer.user, action), purchaseObstacle(sku, quantity, action, buyer)])
    if (obstacle) problems.push(blocking(obstacle.reason, obstacleNote(obstacle, locale), "pay.notEligible"));
  if (licence && renewalProblem(licence))
    problems.push(blocking("licenceRefused", problemNotes.boughtForGood[locale]));
  else if (licence && licence.productNo !== sku.productNo)
    problems.push(blocking("licenceRefused", problemNotes.otherProduct[locale]));
  return problems;
}

function blocking(reason: Problem["reason"], note: string, key: Problem["key"] = null): Problem {
  return { reason, isBlocking: true, key, note };
}

function warningOf(locale: Locale): Problem {
  const note = obstacleNote({ reason: "unpaidOrder" }, locale);
  return { reason: "unpaidOrder", isBlocking: false, key: null, note };
}
