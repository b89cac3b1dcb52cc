import type { operations } from "../../../src/generated/mall";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { orderTable } from "../../business/orders";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { buyerOf } from "../rules/buyer";
import { describeOrder, titleOf } from "../rules/describe-order";
import { countOrders, findOrders, paidTotalFen } from "../rules/order-list";

type OrderLists = "getOrderCounts" | "listOrders";

/** The orders of an account, counted and listed. */
export const orderListHandlers: Pick<Handlers<operations>, OrderLists> = {
  getOrderCounts: (request) =>
    withUser(request, ({ userId }) => ok(countOrders(request.world.table(orderTable).by("user", userId)))),

  listOrders: (request) =>
    withUser(request, (user) => {
      const { query, now, locale, world } = request;
      const { page = 1, rows = 20 } = query;
      const buyer = { ...buyerOf(world, user), user };
      const found = findOrders(buyer.orders, query, (order) => titleOf(world, order, locale));
      const pageRows = found.slice((page - 1) * rows, page * rows);
      return ok({
        list: pageRows.map((order) => describeOrder(order, buyer, { world, now, locale })),
        total: found.length,
        currency: currencyOf(world.variant),
        paidTotal: yuan(paidTotalFen(found)),
        serverTime: rfc3339(now),
      });
    }),
};
