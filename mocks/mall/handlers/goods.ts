import type { operations } from "../../../src/generated/mall";
import { bestCoupon } from "../../business/best-coupon";
import { currencyOf, serviceOf, services, skuSoldIn } from "../../business/catalogue";
import { withCoupon } from "../../business/pricing";
import { notFound } from "../../business/refusals";
import { currentUser } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { buyerOf, priceFor } from "../rules/buyer";
import { couponName, describeUsedCoupon } from "../rules/describe-coupon";
import {
  describeCard,
  describeIntroduction,
  describeService,
  describeSkus,
  yearDiscounts,
} from "../rules/describe-goods";
import { describeQuote } from "../rules/describe-quote";
import { hasSettlementPrice } from "../rules/eligibility";
import { purchaseOf, selectionRefusal } from "../rules/selection";
import { displayTable } from "../state/goods";
import { serviceUnknown } from "../texts/business-refusal";
import { goodsTexts } from "../texts/goods";

type Goods = "listDisplayedServices" | "getService" | "getServiceIntroduction" | "listSkuPrices";

/** Goods of the mall, with the caller's prices. */
export const goodsHandlers: Pick<Handlers<operations>, Goods> = {
  listDisplayedServices({ path, locale, world }) {
    const display = world.table(displayTable).get(path.displayNo);
    if (!display) return refuse(notFound(locale, goodsTexts.noDisplay));
    const { displayNo, name, serviceNumbers } = display;
    const selected = serviceNumbers.flatMap((number) =>
      services.filter((one) => one.serviceNumber === number),
    );
    const list = selected.map((service) => describeCard(world, service, locale));
    return ok({ displayNo, name: name[locale], list });
  },

  getService({ path, locale, world, session }) {
    const service = serviceOf(path.serviceNumber);
    if (!service) return refuse(notFound(locale, goodsTexts.noService));
    const isAgent = hasSettlementPrice(currentUser(world, session));
    return ok(describeService(world, service, locale, isAgent));
  },

  getServiceIntroduction({ query, locale, world }) {
    const introduction = describeIntroduction(world, query.serviceNumber, locale);
    return introduction ? ok(introduction) : refuse(notFound(locale, goodsTexts.noIntroduction));
  },

  listSkuPrices({ path, query, now, locale, world, session }) {
    const { serviceNumber } = path;
    if (!serviceOf(serviceNumber)) return refuse(notFound(locale, goodsTexts.noService));
    const user = currentUser(world, session);
    const prices = {
      serviceNumber,
      currency: currencyOf(world.variant),
      skus: describeSkus(world, serviceNumber, locale, hasSettlementPrice(user)),
      yearDiscounts: yearDiscounts(),
      serverTime: rfc3339(now),
    };
    if (query.productNo === undefined)
      return ok({ ...prices, quote: null, bestCoupon: null, expiresOn: null });
    const sku = skuSoldIn(world.variant, query.productNo);
    if (sku?.serviceNumber !== serviceNumber) return refuse(serviceUnknown(locale));
    const { quantity = 1, years = 1, users = 0, stores = 0 } = query;
    const choice = { sku, quantity, years, users, stores };
    const invalid = selectionRefusal(choice, locale);
    if (invalid) return refuse(invalid);
    const buyer = buyerOf(world, user);
    const priced = priceFor(world, buyer, choice, "buy", now);
    const best = bestCoupon(buyer.coupons, priced, { serviceNumber: sku.serviceNumber, action: "buy" }, now);
    const quote = best ? withCoupon(priced, best) : priced;
    const name = best && couponName(world, best.couponId, locale);
    return ok({
      ...prices,
      quote: describeQuote(world, quote, now, locale, name),
      bestCoupon: describeUsedCoupon(world, best?.couponId ?? null, quote.couponFen, locale),
      expiresOn: purchaseOf(choice, now).period.expiresOn,
    });
  },
};
