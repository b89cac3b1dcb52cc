import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../../mocks/business/data/sample-order";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { messageTable } from "../../../mocks/business/messages";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import type { OrderState } from "../../../mocks/business/rows/orders";
import { captchaTable } from "../../../mocks/business/verification";
import { transferReference } from "../../../mocks/mall/rules/bank-transfer";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import { durations, rateLock } from "../../../src/rules/limits";
import { dataOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";

import { beginSignedIn } from "../licences/signed-in";

const phone = "13900008820";

/** An unpaid order of 永兴's. */
function orderIn({ kernel }: TestBackend, state: OrderState = "unpaid", orderId = 95_001): string {
  const at = kernel.world.clock.now();
  const facts = { orderId, userId: sampleUserIds.wholesaler, productNo: "KDZHJ01-PRO", at, state };
  return kernel.world.table(orderTable).insert(sampleOrder(facts)).orderNo;
}

/** Requests a picture for a phone; its characters are "7KQ4". */
function showPicture({ kernel }: TestBackend, captchaId: string, answer = "7KQ4", to = phone): void {
  const { world } = kernel;
  const picture = { captchaId, phone: to, kind: "picture" as const, answer, isUsed: false };
  world.table(captchaTable).insert({ ...picture, createdAt: world.clock.now() });
}

const send = (orderNo: string, captcha = "7KQ4", to = phone) =>
  mallClient.POST("/ommall/srvmall/order/bankacct/zhj/sendmsg", { body: { phone: to, captcha, orderNo } });

describe("the account for a bank transfer", () => {
  test("comes by SMS with the amount and the reference, and the answer hides the phone", async () => {
    const backend = beginSignedIn();
    const orderNo = orderIn(backend);
    showPicture(backend, "one");
    expect(await dataOf(send(orderNo, "7kq4"))).toEqual({
      phone: "139****8820",
      sentAt: "2026-11-21T10:32:00+08:00",
      resendAt: "2026-11-21T10:33:00+08:00",
      reference: transferReference(orderNo),
    });
    const [message] = backend.kernel.world.table(messageTable).by("to", phone);
    expect(message).toMatchObject({ kind: "sms", code: null });
    for (const text of ["1198.00", transferReference(orderNo), "6200000012346688", "示例银行义乌支行"])
      expect(message?.text).toContain(text);
  });

  test("the reference is H and the last eight digits of the order", () => {
    expect(transferReference("20261121104102387")).toBe("H04102387");
  });

  test("a picture serves one try, right or wrong", async () => {
    const backend = beginSignedIn();
    const orderNo = orderIn(backend);
    showPicture(backend, "one");
    const wrong = await errorOf(send(orderNo, "AAAA"));
    expect(wrong).toMatchObject({ code: 422, errcode: 60030, message: { key: "code.error" } });
    expect(await errorOf(send(orderNo))).toMatchObject({ errcode: 60030 });
    showPicture(backend, "two");
    await dataOf(send(orderNo));
    expect(await errorOf(send(orderNo))).toMatchObject({ errcode: 60030 });
  });

  test("the newest picture of that phone counts, and no other phone's", async () => {
    const backend = beginSignedIn();
    const orderNo = orderIn(backend);
    showPicture(backend, "old", "AAAA");
    await backend.kernel.advance(durations.second);
    showPicture(backend, "new");
    expect(await errorOf(send(orderNo, "7KQ4", "13900001111"))).toMatchObject({ errcode: 60030 });
    await dataOf(send(orderNo));
  });

  test("an empty captcha is invalid with its message", async () => {
    const backend = beginSignedIn();
    expect(await invalidFieldsOf(backend, send(orderIn(backend), ""))).toEqual({ captcha: "captcha.empty" });
  });

  test("three messages within three minutes are sent, the fourth only after them", async () => {
    const backend = beginSignedIn();
    const orderNo = orderIn(backend);
    for (const name of ["one", "two"]) {
      showPicture(backend, name);
      await dataOf(send(orderNo));
    }
    showPicture(backend, "three");
    expect(await dataOf(send(orderNo))).toMatchObject({ resendAt: "2026-11-21T10:35:00+08:00" });
    await backend.kernel.advance(rateLock.milliseconds - durations.second);
    showPicture(backend, "four");
    expect(await refusalOf(send(orderNo))).toBe(429);
    await backend.kernel.advance(durations.second);
    await dataOf(send(orderNo));
  });

  test("a message that cannot be sent is refused with 60031", async () => {
    const backend = beginSignedIn(sampleUserIds.wholesaler, "scenario:transfer-sms-fails");
    const orderNo = orderIn(backend);
    showPicture(backend, "one");
    expect(await errorOf(send(orderNo))).toMatchObject({ errcode: 60031, message: { key: "sms.failed" } });
    expect(backend.kernel.world.table(messageTable).size).toBe(0);
  });

  test("an order that can no longer be paid is refused by what became of it", async () => {
    const backend = beginSignedIn();
    const closed = { paid: 60010, activated: 60010, cancelled: 60011, expired: 60012 } as const;
    const later = { refunding: 60013, refunded: 60013 } as const;
    let orderId = 95_100;
    for (const [state, errcode] of Object.entries({ ...closed, ...later })) {
      orderId += 1;
      const orderNo = orderIn(backend, "unpaid", orderId);
      for (const step of pathsTo[state] ?? [])
        moveOrder(backend.kernel.world, orderId, step, backend.kernel.world.clock.now());
      showPicture(backend, state);
      expect(await errorOf(send(orderNo)), state).toMatchObject({ errcode });
    }
  });

  test("an unknown order and another user's are refused with 404", async () => {
    const backend = beginSignedIn(sampleUserIds.payingStandard);
    const orderNo = orderIn(backend);
    showPicture(backend, "one");
    expect(await refusalOf(send(orderNo))).toBe(404);
    expect(await refusalOf(send("20260101000000001"))).toBe(404);
  });

  test("needs a log-in", async () => {
    const backend = beginSignedIn(null);
    const orderNo = orderIn(backend);
    expect(await errorOf(send(orderNo))).toMatchObject({ kind: "signed-out" });
  });
});

const pathsTo: Readonly<Record<string, readonly OrderState[]>> = {
  paid: ["paid"],
  activated: ["paid", "activated"],
  cancelled: ["cancelled"],
  expired: ["expired"],
  refunding: ["paid", "refunding"],
  refunded: ["paid", "refunding", "refunded"],
};
