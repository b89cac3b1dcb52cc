import type { operations } from "../../../src/generated/mall";
import { skuSoldIn } from "../../business/catalogue";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { buyerOf } from "../rules/buyer";
import {
  hasSettlementPrice,
  oneMonthShopObstacle,
  orderRole,
  purchaseAllowance,
  roleObstacle,
} from "../rules/eligibility";
import { serviceUnknown } from "../texts/business-refusal";
import { describeEligibility } from "../texts/eligibility";

type Eligibility = "checkOneMonthShopPurchase" | "verifyPurchaseLimit" | "verifyOrderRole";

/** Who may buy what. Not being allowed is an answer with the reason. */
export const eligibilityHandlers: Pick<Handlers<operations>, Eligibility> = {
  checkOneMonthShopPurchase: (request) =>
    withUser(request, (user) =>
      ok(describeEligibility(oneMonthShopObstacle(buyerOf(request.world, user)), request.locale)),
    ),

  verifyPurchaseLimit: (request) =>
    withUser(request, (user) => {
      const { query, locale, world } = request;
      const sku = skuSoldIn(world.variant, query.productNo);
      if (!sku) return refuse(serviceUnknown(locale));
      const { limit, bought, remaining } = purchaseAllowance(sku, buyerOf(world, user).orders);
      const isFull = limit !== null && remaining !== null && (query.quantity ?? 1) > remaining;
      const obstacle = isFull ? { reason: "limitReached" as const, limit } : null;
      return ok({ limit, bought, remaining, eligibility: describeEligibility(obstacle, locale) });
    }),

  verifyOrderRole: (request) =>
    withUser(request, (user) => {
      const { query, locale, world } = request;
      const sku = skuSoldIn(world.variant, query.productNo);
      if (!sku) return refuse(serviceUnknown(locale));
      return ok({
        role: orderRole(user),
        hasSettlementPrice: hasSettlementPrice(user),
        eligibility: describeEligibility(roleObstacle(user, "buy"), locale),
      });
    }),
};
