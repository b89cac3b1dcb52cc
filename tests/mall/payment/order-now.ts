import { sampleUserIds } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import { dataOf } from "../../support/begin";

let orders = 0;

/** Orders professional for a year for the wholesaler, who is signed in; returns the order number. */
export async function orderNow({ kernel }: TestBackend): Promise<string> {
  orders += 1;
  signInPersistent(kernel.world, sampleUserIds.wholesaler);
  const [contact] = await dataOf(mallClient.GET("/ommall/srvmall/order/contactor/list", {}));
  const order = await dataOf(
    mallClient.POST("/ommall/srvmall/order", {
      params: { header: { "Idempotency-Key": `key-of-order-${orders}` } },
      body: {
        kind: "buy",
        serviceNumber: "KDZHJ01",
        productNo: "KDZHJ01-PRO",
        quantity: 1,
        years: 1,
        users: 0,
        stores: 0,
        contactId: contact?.contactId ?? 0,
        hasAcceptedTerms: true,
      },
    }),
  );
  return order.orderNo;
}
