import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../../mocks/business/data/sample-order";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { messageTable } from "../../../mocks/business/messages";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import type { OrderState } from "../../../mocks/business/rows/orders";
import { invoiceTimes } from "../../../mocks/mall/rules/invoices";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import type { components } from "../../../src/generated/mall";
import { durations } from "../../../src/rules/limits";
import { dataOf, errcodeOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";

import { beginSignedIn } from "../licences/signed-in";

type InvoiceRequest = components["schemas"]["InvoiceRequest"];

const { wholesaler } = sampleUserIds;
/** Activated orders, without and with an invoice. */
const orders = { free: 90_390, invoiced: 90_400, refunded: 90_402, cancelled: 90_403 } as const;
const electronic: InvoiceRequest = { titleId: 11, mediaType: 1, invoicetype: 1 };

const request = (orderId: number, body: InvoiceRequest = electronic, key?: string) =>
  mallClient.POST("/ommall/srvmall/order/addinvoice/{orderId}", {
    params: { path: { orderId }, ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
    body,
  });
const takeBack = (invoiceId: number) =>
  mallClient.DELETE("/ommall/srvmall/order/reinvoice/{invoiceId}", { params: { path: { invoiceId } } });
const book = (query: { mediaType?: 1 | 2; invoicetype?: 1 | 2 } = {}, productNo = "KDZHJ01-STD") =>
  mallClient.GET("/ommall/srvmall/order/invoice/{userId}/{productNo}", {
    params: { path: { userId: wholesaler, productNo }, query },
  });
const invoices = async (productNo = "KDZHJ01-STD") => (await dataOf(book({}, productNo))).invoices;

/** Refunds the order of an invoice. */
function refund({ kernel: { world } }: TestBackend, orderId: number): void {
  for (const state of ["refunding", "refunded"] as const)
    expect(moveOrder(world, orderId, state, world.clock.now())?.state).toBe(state);
}

describe("requesting an invoice", () => {
  test("an electronic one is made five minutes later, with a number, a file and an e-mail", async () => {
    const { kernel } = beginSignedIn();
    const email = "yongxing@shop.example";
    const requested = await dataOf(request(orders.free, { ...electronic, email }));
    expect(requested).toMatchObject({
      invoiceId: 7019,
      orderId: orders.free,
      state: "requested",
      title: "永兴日杂批发",
      taxNumber: "92330702MA2A1B2C3D",
      amount: "598.00",
      email,
      number: null,
      requestedAt: "2026-11-21T10:32:00+08:00",
      issuedAt: null,
      fileUrl: null,
      failReason: null,
    });
    await kernel.advance(invoiceTimes[1] - durations.second);
    expect(await invoices()).toEqual([requested]);
    await kernel.advance(durations.second);
    const [issued] = await invoices();
    expect(issued).toMatchObject({ state: "issued", issuedAt: "2026-11-21T10:37:00+08:00" });
    expect(issued?.number).toMatch(/^26332\d{15}$/);
    expect(issued?.fileUrl).toContain(issued?.number ?? "no number");
    const [letter] = kernel.world.table(messageTable).by("to", email);
    expect(letter?.text).toContain(requested.orderNo);
  });

  test("a paper one takes a day and has neither file nor e-mail", async () => {
    const { kernel } = beginSignedIn();
    const email = "yongxing@shop.example";
    await dataOf(request(orders.free, { titleId: 11, mediaType: 2, invoicetype: 2, email }));
    await kernel.advance(durations.day - durations.second);
    expect(await invoices()).toMatchObject([{ state: "requested" }]);
    await kernel.advance(durations.second);
    const [issued] = await invoices();
    expect(issued).toMatchObject({ state: "issued", fileUrl: null, invoicetype: 2 });
    expect(issued?.number).toMatch(/^\d{8}$/);
    expect(kernel.world.table(messageTable).by("to", email)).toEqual([]);
  });

  test("is refused for an order that is not paid, is invoiced already, or has nothing to invoice", async () => {
    const { kernel } = beginSignedIn();
    expect(await errcodeOf(request(orders.cancelled))).toBe(60050);
    expect(await errcodeOf(request(orders.invoiced))).toBe(60051);
    expect(await errcodeOf(request(orders.refunded))).toBe(60052);
    const facts = { userId: wholesaler, productNo: "KDZHJ01-STD", at: kernel.world.clock.now() };
    const table = kernel.world.table(orderTable);
    table.insert(sampleOrder({ ...facts, orderId: 95_001, state: "paid" }, { finalFen: 0 }));
    table.insert(sampleOrder({ ...facts, orderId: 95_002, state: "unpaid" }));
    expect(await errcodeOf(request(95_001))).toBe(60052);
    expect(await errcodeOf(request(95_002))).toBe(60050);
  });

  test("is refused to a person who wants a special one", async () => {
    beginSignedIn();
    expect(await errcodeOf(request(orders.free, { ...electronic, titleId: 12, invoicetype: 2 }))).toBe(60053);
    expect(await dataOf(request(orders.free, { ...electronic, titleId: 12 }))).toMatchObject({
      holder: "person",
      taxNumber: null,
    });
  });

  test("is refused for an unknown order or title, and for another user's", async () => {
    const backend = beginSignedIn();
    expect(await refusalOf(request(99_999))).toBe(404);
    expect(await refusalOf(request(90_416))).toBe(404);
    expect(await refusalOf(request(orders.free, { ...electronic, titleId: 999 }))).toBe(404);
    expect(await refusalOf(request(orders.free, { ...electronic, titleId: 13 }))).toBe(404);
    expect(await invalidFieldsOf(backend, request(orders.free, { ...electronic, email: "nobody" }))).toEqual({
      email: "email.invalid",
    });
  });

  test("with the same key makes one invoice, and another body with it is refused with 409", async () => {
    const { kernel } = beginSignedIn();
    const first = await dataOf(request(orders.free, electronic, "key-of-one-wish"));
    expect(await dataOf(request(orders.free, electronic, "key-of-one-wish"))).toEqual(first);
    expect(await refusalOf(request(orders.free, { ...electronic, mediaType: 2 }, "key-of-one-wish"))).toBe(
      409,
    );
    expect(await refusalOf(request(orders.invoiced, electronic, "key-of-one-wish"))).toBe(409);
    expect(await errcodeOf(request(orders.free, electronic, "key-of-another"))).toBe(60051);
    await kernel.advance(durations.day);
    expect(await errcodeOf(request(orders.free, electronic, "key-of-one-wish"))).toBe(60051);
  });

  test("with the key of an invoice that was taken back makes nothing new", async () => {
    beginSignedIn();
    const { invoiceId } = await dataOf(request(orders.free, electronic, "key-of-one-wish"));
    await dataOf(takeBack(invoiceId));
    expect(await refusalOf(request(orders.free, electronic, "key-of-one-wish"))).toBe(404);
    expect(await invoices()).toEqual([]);
  });

  test("is failed in the scenario invoice-failed, is withdrawn and requested again", async () => {
    const { kernel } = beginSignedIn(wholesaler, "scenario:invoice-failed");
    const { invoiceId } = await dataOf(request(orders.free));
    await kernel.advance(invoiceTimes[1]);
    expect(await invoices()).toMatchObject([
      { state: "failed", number: null, failReason: "税务系统查不到这个纳税人识别号，请核对后重新申请" },
    ]);
    expect(await errcodeOf(request(orders.free))).toBe(60051);
    expect(await dataOf(takeBack(invoiceId))).toEqual({ invoiceId, orderId: orders.free, invoice: null });
    expect((await dataOf(request(orders.free))).invoiceId).toBeGreaterThan(invoiceId);
  });
});

describe("taking an invoice back", () => {
  test("a requested one is removed, never issued, and can be requested again", async () => {
    const { kernel } = beginSignedIn(wholesaler, "scenario:invoice-requested");
    const [requested] = await invoices();
    if (!requested) throw new Error("There is no invoice.");
    expect(await dataOf(takeBack(requested.invoiceId))).toMatchObject({ invoice: null });
    expect(await refusalOf(takeBack(requested.invoiceId))).toBe(404);
    await kernel.advance(durations.day);
    expect(await invoices()).toEqual([]);
    await dataOf(request(orders.free));
  });

  test("an issued one is voided, takes new details and is reissued once", async () => {
    const { kernel } = beginSignedIn();
    const voided = await dataOf(takeBack(7001));
    expect(voided).toMatchObject({
      invoiceId: 7001,
      orderId: orders.invoiced,
      invoice: { state: "reissuing" },
    });
    expect(await errcodeOf(takeBack(7001))).toBe(60054);
    await kernel.advance(durations.day);
    expect(await invoices("KDZHJ01-PRO"), "nothing happens without new details").toMatchObject([
      { state: "reissuing", number: voided.invoice?.number },
    ]);
    expect(await dataOf(request(orders.invoiced, { ...electronic, titleId: 12 }))).toMatchObject({
      invoiceId: 7001,
      state: "reissuing",
      title: "周芳",
      number: null,
    });
    await dataOf(request(orders.invoiced, { titleId: 11, mediaType: 1, invoicetype: 2 }));
    await kernel.advance(invoiceTimes[1]);
    const [reissued] = await invoices("KDZHJ01-PRO");
    expect(reissued).toMatchObject({
      invoiceId: 7001,
      state: "reissued",
      title: "永兴日杂批发",
      invoicetype: 2,
    });
    expect(reissued?.number).not.toBe(voided.invoice?.number);
    expect(await errcodeOf(takeBack(7001))).toBe(60054);
    expect(await errcodeOf(request(orders.invoiced))).toBe(60051);
  });

  test("is refused for an unknown and for another user's", async () => {
    const backend = beginSignedIn();
    expect(await refusalOf(takeBack(9999))).toBe(404);
    expect(await refusalOf(takeBack(7002))).toBe(404);
    expect(Object.keys(await invalidFieldsOf(backend, takeBack(0)))).toEqual(["invoiceId"]);
  });
});

describe("a refund", () => {
  test("removes an invoice that was only requested", async () => {
    const backend = beginSignedIn(wholesaler, "scenario:invoice-requested");
    refund(backend, orders.free);
    expect(await invoices()).toEqual([]);
    await backend.kernel.advance(durations.day);
    expect(await invoices()).toEqual([]);
  });

  test("voids one that was issued and reports it", async () => {
    const backend = beginSignedIn(wholesaler, "scenario:invoice-issued");
    refund(backend, orders.free);
    expect(await invoices()).toMatchObject([{ state: "failed", failReason: "订单已退款，发票已作废" }]);
    expect(await errcodeOf(request(orders.free))).toBe(60052);
  });

  test("voids one that is being reissued, whose new one is not issued", async () => {
    const backend = beginSignedIn();
    await dataOf(takeBack(7001));
    await dataOf(request(orders.invoiced));
    refund(backend, orders.invoiced);
    await backend.kernel.advance(durations.day);
    expect(await invoices("KDZHJ01-PRO")).toMatchObject([{ state: "failed" }]);
  });

  test("that is only asked for keeps an invoice from being requested, until it is turned down", async () => {
    const { kernel } = beginSignedIn();
    const move = (state: OrderState) => moveOrder(kernel.world, orders.free, state, kernel.world.clock.now());
    move("refunding");
    expect(await errcodeOf(request(orders.free))).toBe(60052);
    move("activated");
    await dataOf(request(orders.free));
  });
});

test("the invoices of a product come newest first, of the medium and type asked for", async () => {
  const { kernel } = beginSignedIn();
  const at = kernel.world.clock.now();
  const facts = { userId: wholesaler, productNo: "KDZHJ01-STD", at, state: "activated" } as const;
  kernel.world.table(orderTable).insert(sampleOrder({ ...facts, orderId: 95_001 }));
  await dataOf(request(orders.free));
  await kernel.advance(durations.second);
  await dataOf(request(95_001, { titleId: 11, mediaType: 2, invoicetype: 2 }));
  expect((await invoices()).map(({ orderId }) => orderId)).toEqual([95_001, orders.free]);
  expect((await dataOf(book({ mediaType: 1 }))).invoices.map(({ orderId }) => orderId)).toEqual([
    orders.free,
  ]);
  expect((await dataOf(book({ invoicetype: 2 }))).invoices.map(({ orderId }) => orderId)).toEqual([95_001]);
  expect(await invoices("KDZHJ01-PRO")).toMatchObject([{ invoiceId: 7001 }]);
});

test("requesting or withdrawing an invoice needs a session", async () => {
  beginSignedIn(null);
  for (const call of [request(orders.free), takeBack(7001), book()])
    expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
});
