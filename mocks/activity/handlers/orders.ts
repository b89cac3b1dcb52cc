import type { components, operations } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { serviceOf, skusOf } from "../../business/catalogue";
import { licenceTable } from "../../business/licences";
import { orderTable } from "../../business/orders";
import { notFound } from "../../business/refusals";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { judgeCount, judgeFirst, judgeOnce, type OrderJudgement } from "../rules/order-check";
import { limitOf, saleOf } from "../rules/sales";
import { activityTable } from "../state";
import { orderExplanation } from "../texts/orders";
import { missing, serviceUnknown } from "../texts/refusals";

type Orders = "checkOrderOnce" | "verifyFirstOrder" | "countServiceOrders";

/** Whether a buyer may take part: once in an activity, for the first time, or often enough. */
export const orderHandlers: Pick<Handlers<operations>, Orders> = {
  checkOrderOnce: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const { alias, serviceNumber } = query;
      if (!serviceOf(serviceNumber)) return refuse(serviceUnknown(locale));
      if (!world.table(activityTable).get(alias)) return refuse(notFound(locale, missing.activity));
      const own = ordersOf(world, userId, serviceNumber).filter(
        ({ promotionAlias }) => promotionAlias === alias,
      );
      return ok(describe(serviceNumber, judgeOnce(own, saleOf(world, alias, serviceNumber), now), locale));
    }),

  verifyFirstOrder: (request) =>
    withUser(request, ({ userId }) => {
      const { query, locale, world } = request;
      const { serviceNumber } = query;
      if (!serviceOf(serviceNumber)) return refuse(serviceUnknown(locale));
      const hasLicence = world
        .table(licenceTable)
        .by("user", userId)
        .some((row) => row.typeCode === serviceNumber && row.startsAt !== null && row.orderId === null);
      const judgement = judgeFirst(ordersOf(world, userId, serviceNumber), hasLicence);
      return ok(describe(serviceNumber, judgement, locale));
    }),

  countServiceOrders: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const { alias, serviceNumber } = query;
      if (!serviceOf(serviceNumber)) return refuse(serviceUnknown(locale));
      if (alias !== undefined && !world.table(activityTable).get(alias))
        return refuse(notFound(locale, missing.activity));
      const all = ordersOf(world, userId, serviceNumber);
      const judgement =
        alias === undefined
          ? judgeCount(
              all,
              { limit: limitOf(skusOf(serviceNumber, world.variant).map((sku) => sku.purchaseLimit)) },
              now,
            )
          : judgeCount(
              all.filter(({ promotionAlias }) => promotionAlias === alias),
              { sale: saleOf(world, alias, serviceNumber) },
              now,
            );
      return ok(describe(serviceNumber, judgement, locale));
    }),
};

/** Somebody's orders of a service, the newest first. */
function ordersOf(world: World, userId: string, serviceNumber: string) {
  const orders = world.table(orderTable).by("user", userId);
  return orders.filter((order) => order.serviceNumber === serviceNumber);
}

function describe(
  serviceNumber: string,
  judgement: OrderJudgement,
  locale: Locale,
): components["schemas"]["OrderCheck"] {
  const { reason, orderCount, limit, blocking, availableAt } = judgement;
  return {
    serviceNumber,
    canBuy: reason === null,
    reason,
    explanation: orderExplanation(judgement, locale),
    orderCount,
    limit,
    blockingOrderNo: blocking?.orderNo ?? null,
    availableAt: availableAt === null ? null : rfc3339(availableAt),
  };
}
