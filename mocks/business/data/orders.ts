import { durations } from "../../../src/rules/limits";
import type { SeedContext } from "../../world/types";
import { productIn, skuOf } from "../catalogue";
import { priceAddedUsers } from "../pricing";
import type { OrderRow, OrderState } from "../rows/orders";
import { agentOrders } from "./agent-orders";
import { sampleOrder } from "./sample-order";
import { sampleUserIds as ids } from "./users";

export { sampleOrder };

/**
 * Orders of the sample accounts, one in every state, dated from the world's start. Their licences are in the sample
 * licences. Numbers are below `firstOrderId`.
 */
export function sampleOrders({ startedAt, random, variant }: SeedContext): OrderRow[] {
  const order = (
    orderId: number,
    userId: string,
    product: string,
    daysAgo: number,
    state: OrderState,
    facts: Parameters<typeof sampleOrder>[1] = {},
  ): OrderRow =>
    sampleOrder(
      {
        orderId,
        userId,
        productNo: productIn(variant, product),
        at: startedAt - daysAgo * durations.day,
        state,
      },
      facts,
    );
  const professional = order(90_400, ids.wholesaler, "KDZHJ01-PRO", 143, "activated", {
    licenceIds: [8801],
    stores: 1,
  });
  return [
    order(90_390, ids.wholesaler, "KDZHJ01-STD", 359, "activated", { licenceIds: [8802] }),
    professional,
    order(90_402, ids.wholesaler, "WXHYK-CARD", 12, "refunded"),
    order(90_403, ids.wholesaler, "KDZHJ01-PRO", 40, "cancelled"),
    order(90_404, ids.wholesaler, "KDZHJ01-STD", 33, "expired"),
    order(90_410, ids.payingStandard, "KDZHJ01-STD", 126, "activated", { licenceIds: [8811] }),
    order(90_411, ids.payingProfessional, "KDZHJ01-PRO", 66, "activated", { licenceIds: [8812] }),
    order(90_412, ids.payingProfessional, "WXHYK-CARD", 9, "refunding", { licenceIds: [8813] }),
    order(90_413, ids.dueNextMonth, "KDZHJ01-PRO", 330, "activated", { licenceIds: [8814] }),
    order(90_414, ids.dueThisMonth, "KDZHJ01-STD", 356, "activated", { licenceIds: [8815] }),
    order(90_415, ids.expired, "KDZHJ01-STD", 377, "activated", { licenceIds: [8816] }),
    order(90_416, ids.retailer, "ZHJXH-RET", 290, "activated", { licenceIds: [8826] }),
    addedUser(startedAt - 12 * durations.day, professional),
    ...agentOrders(startedAt, random, variant),
  ];
}

/** One more user for the wholesaler's professional licence, which had 233 days left. */
function addedUser(at: number, { licence, productNo }: OrderRow): OrderRow {
  const users = 1;
  const userYearFen = skuOf(productNo)?.userYearFen ?? 0;
  const order = sampleOrder(
    { orderId: 90_480, userId: ids.wholesaler, productNo, at, state: "activated" },
    { licenceIds: [8801], users, quote: priceAddedUsers({ userYearFen, users, days: 233 }) },
  );
  return {
    ...order,
    kind: "addUsers",
    srvId: 8801,
    years: null,
    userTotal: 4,
    storeTotal: 2,
    licence: licence ? { ...licence, users: 4 } : null,
    addition: { days: 0, users, stores: 0, productBefore: null },
  };
}
