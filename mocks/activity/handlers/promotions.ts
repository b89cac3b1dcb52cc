import type { components, operations } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf, serviceOf, skuOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { orderTable } from "../../business/orders";
import { priceChoice } from "../../business/pricing";
import { type PromotionRow, promotionTable } from "../../business/promotions";
import { promotionCount } from "../../business/purchases";
import { notFound } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { currentUser } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { pages } from "../data/pages";
import { describePage } from "../rules/describe-page";
import { describePeriod } from "../rules/period";
import { bestPromotion } from "../rules/promotions";
import { promotionsOf, salePeriod } from "../rules/sales";
import { activityTable } from "../state";
import { itemName, lineLabel } from "../texts/promotions";
import { missing, serviceUnknown } from "../texts/refusals";

type Promotions = "getPromotionInfo" | "getServicePromotion" | "getActivityTemplate";
type Item = components["schemas"]["PromotionItem"];

/** The pages of activities and what they sell at a lower price. */
export const promotionHandlers: Pick<Handlers<operations>, Promotions> = {
  getActivityTemplate({ query, now, locale, world }) {
    const activity = world.table(activityTable).get(query.alias);
    const page = pages.get(query.alias);
    if (!activity || !page) return refuse(notFound(locale, missing.activity));
    return ok(describePage(page, activity, query.channel, now, world.variant, locale));
  },

  getPromotionInfo({ query, now, locale, world, session }) {
    const { alias } = query;
    const activity = world.table(activityTable).get(alias);
    const page = pages.get(alias);
    if (!activity || !page) return refuse(notFound(locale, missing.activity));
    const user = currentUser(world, session);
    const promotions = promotionsOf(world, alias);
    return ok({
      alias,
      name: page.share.title[locale],
      lang: locale,
      period: describePeriod(salePeriod(promotions, activity), now),
      items: promotions.map((promotion) => describeItem(world, promotion, user, locale)),
    });
  },

  getServicePromotion({ query, now, locale, world, session }) {
    const { serviceNumber, productNo, action = "buy" } = query;
    if (!serviceOf(serviceNumber)) return refuse(serviceUnknown(locale));
    const candidates = world
      .table(promotionTable)
      .all()
      .filter((row) => skuOf(row.productNo)?.serviceNumber === serviceNumber)
      .filter((row) => productNo === undefined || row.productNo === productNo)
      .filter(({ alias }) => pages.has(alias));
    const promotion = bestPromotion(candidates, action, now);
    if (!promotion) return ok(null);
    return ok({
      alias: promotion.alias,
      name: pages.get(promotion.alias)?.share.title[locale] ?? promotion.alias,
      lang: locale,
      period: describePeriod(promotion, now),
      item: describeItem(world, promotion, currentUser(world, session), locale),
    });
  },
};

/** As many of one promotion as an answer can count. */
const maximumPurchases = 99;

function describeItem(
  world: World,
  promotion: PromotionRow,
  user: UserRow | undefined,
  locale: Locale,
): Item {
  const { productNo, years, action, stockLeft, perUserLimit, canUseCoupons } = promotion;
  const sku = skuOf(productNo);
  if (!sku) throw new Error(`Promotion ${promotion.id} is of no product.`);
  const price = priceChoice({ sku, quantity: 1, years, users: 0, stores: 0 }, { promotion });
  const orders = user && world.table(orderTable).by("user", user.userId);
  return {
    serviceNumber: sku.serviceNumber,
    productNo,
    level: sku.level,
    name: itemName(sku, years, locale),
    action,
    years,
    currency: currencyOf(world.variant),
    originalPrice: yuan(price.originalFen),
    price: yuan(price.finalFen),
    saving: yuan(price.originalFen - price.finalFen),
    explanation: price.lines.map((line) => ({
      label: lineLabel(line, locale),
      amount: yuan(line.amountFen),
    })),
    stockLeft,
    perUserLimit,
    boughtByYou: orders ? Math.min(promotionCount(orders, promotion), maximumPurchases) : null,
    canUseCoupons,
  };
}
