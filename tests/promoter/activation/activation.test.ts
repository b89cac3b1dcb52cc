import { describe, expect, test } from "vitest";
import { bindingTable } from "../../../mocks/business/bindings";
import { customerTable } from "../../../mocks/business/customers";
import { sampleBookIds } from "../../../mocks/business/data/customers/all";
import { licenceTable } from "../../../mocks/business/licences";
import { orderTable } from "../../../mocks/business/orders";
import { promoterClient } from "../../../src/api/promoter/client";
import { dataOf } from "../../support/begin";
import {
  activate,
  beginAs,
  codesOf,
  customer,
  history,
  send,
  services,
  verifyActivation,
} from "../customers/calls";

const phone = "13908718820";
const professional = "KDZHJ01-PRO";
const promotion = "/ommall/ppromotion/promoter";

const days = (kdUid: string) =>
  dataOf(promoterClient.GET(`${promotion}/customer/day/remaining`, { params: { query: { kdUid } } }));
const serials = (state: "unused" | "used") =>
  dataOf(
    promoterClient.GET(`${promotion}/seriallist`, { params: { query: { state, productNo: professional } } }),
  );

describe("activating with a serial", () => {
  test("runs from the day after the present end, and does what the preview said", async () => {
    beginAs("promoter");
    const preview = await verifyActivation(phone, [professional]);
    expect(preview.lines).toEqual([
      {
        productNo: professional,
        name: "货簿云专业版1年",
        paidBy: "serial",
        serialNo: (await serials("unused")).list[0]?.serialNo,
        settlementPrice: "0.00",
        startsAt: "2026-12-01T00:00:00+08:00",
        endsAt: "2027-11-30T23:59:59+08:00",
      },
    ]);
    const receipt = await activate(phone, [professional]);
    expect(receipt).toMatchObject({ ...preview, activatedAt: "2026-11-21T10:32:00+08:00" });
    expect((await customer("100388")).customer).toMatchObject({
      serviceExpiry: "2027-11-30T23:59:59+08:00",
      remainingDays: 374,
      storeCount: 2,
      userCount: 5,
    });
    expect((await days("100388")).services).toMatchObject([{ code: "KDZHJ01", remainingDays: 374 }]);
  });

  test("uses the serial up, renews the protection and stands in the history", async () => {
    beginAs("promoter");
    const before = await serials("used");
    const { lines } = await activate(phone, [professional]);
    expect((await serials("unused")).total).toBe(2);
    const used = await serials("used");
    expect(used.total).toBe(before.total + 1);
    expect(used.list.find(({ serialNo }) => serialNo === lines[0]?.serialNo)).toMatchObject({
      usedForKdUid: "100388",
      usedForName: "和顺小吃店",
    });
    expect((await customer("100388")).protection).toMatchObject({ reason: "order" });
    expect((await history("100388")).list[0]).toMatchObject({ kind: "order", text: "货簿云专业版1年" });
  });

  test("of a service the customer does not have begins today", async () => {
    beginAs("promoter");
    const [line] = (await activate(phone, ["KDZHJ01-STD"])).lines;
    expect(line).toMatchObject({
      startsAt: "2026-11-21T00:00:00+08:00",
      endsAt: "2027-11-20T23:59:59+08:00",
    });
  });

  test("twice runs two years on", async () => {
    beginAs("promoter");
    await activate(phone, [professional]);
    const [line] = (await activate(phone, [professional])).lines;
    expect(line).toMatchObject({
      startsAt: "2027-12-01T00:00:00+08:00",
      endsAt: "2028-11-30T23:59:59+08:00",
    });
  });

  test("makes no order, since nothing is paid", async () => {
    const { kernel } = beginAs("promoter");
    await activate(phone, [professional]);
    expect(kernel.world.table(orderTable).by("user", "100388")).toEqual([]);
    expect(kernel.world.table(bindingTable).get("100388")?.inviterId).toBe("100050");
  });
});

describe("all of them or none", () => {
  test("one without a serial leaves everything as it was", async () => {
    const { kernel } = beginAs("promoter");
    const path = `${promotion}/active?customerMobile=${phone}&services=${professional}&services=ZHJXH-RET&terms=true`;
    expect(await codesOf({ path })).toEqual([422, 45302]);
    expect((await serials("unused")).total).toBe(3);
    expect(kernel.world.table(licenceTable).by("user", "100388")).toEqual([]);
  });

  test("a service that does not exist is told before a missing serial", async () => {
    beginAs("promoter", "scenario:no-serials");
    const path = (product: string) =>
      `${promotion}/active/verify?customerMobile=${phone}&services=${product}`;
    expect(await codesOf({ path: path(professional) })).toEqual([422, 45302]);
    expect(await codesOf({ path: path("KDZHJ01-MAX") })).toEqual([422, 45301]);
    expect(await codesOf({ path: path("HYGF-MED") })).toEqual([422, 45301]);
  });

  test("the same key answers what was activated before, for other services it is refused", async () => {
    beginAs("promoter");
    const first = await activate(phone, [professional], "wish-0001");
    expect(await activate(phone, [professional], "wish-0001")).toEqual(first);
    expect((await serials("unused")).total).toBe(2);
    const path = `${promotion}/active?customerMobile=${phone}&services=KDZHJ01-STD&terms=true`;
    expect(await codesOf({ path, headers: { "idempotency-key": "wish-0001" } })).toEqual([409, 40900]);
  });
});

describe("whose account it is", () => {
  const path = (number: string) =>
    `${promotion}/active/verify?customerMobile=${number}&services=${professional}`;

  test.each([
    ["a number without an account", "13700004417", 404],
    ["a lead, who has none yet", "18600004501", 404],
    ["a customer who came without a promoter", "13100004408", 403],
    ["the promoter's own", "13900008820", 403],
    ["a customer who has not agreed", "18600007731", 403],
  ])("%s", async (_, number, code) => {
    beginAs("promoter");
    expect((await send({ path: path(number) }))["code"]).toBe(code);
  });

  test("another promoter's customer", async () => {
    const { kernel } = beginAs("agent-china");
    const customer = kernel.world
      .table(customerTable)
      .all()
      .find(({ bookId, relation }) => bookId === sampleBookIds.promoter && relation === "customer");
    expect((await send({ path: path(customer?.phone ?? "") }))["code"]).toBe(403);
  });
});

describe("the services of a customer", () => {
  test("tell how each stands and what blocks it", async () => {
    beginAs("promoter");
    const blocked = async (kdUid: string) =>
      new Map((await services(kdUid)).map(({ productNo, blockedBy }) => [productNo, blockedBy]));
    expect(await blocked("100388")).toEqual(
      new Map([
        ["KDZHJ01-STD", null],
        [professional, null],
        ["ZHJXH-RET", "notEligible"],
        ["ZHWD-H5", "notEligible"],
        ["WXHYK-CARD", "notEligible"],
      ]),
    );
    expect((await blocked("100503")).get(professional)).toBe("buyout");
    expect((await blocked("100412")).get(professional)).toBe("notAuthorised");
    expect((await blocked("100501")).get(professional)).toBe("notAuthorised");
  });

  test("without a customer tell what can be sold", async () => {
    beginAs("promoter");
    const [standard] = await services();
    expect(standard).toMatchObject({
      productNo: "KDZHJ01-STD",
      listPrice: "598.00",
      settlementPrice: null,
      serialsLeft: 4,
      canActivate: true,
      current: null,
    });
  });

  test("bought for good take nothing more", async () => {
    beginAs("promoter");
    const path = `${promotion}/active/verify?customerMobile=18600004503&services=${professional}`;
    expect(await codesOf({ path })).toEqual([422, 45302]);
    expect((await days("100503")).services).toMatchObject([
      { serviceState: "inService", serviceExpiry: null, remainingDays: null },
    ]);
  });
});

describe("where ordering is permitted", () => {
  test("an order of a service without users counts none in the history", async () => {
    beginAs("promoter", "scenario:ordering-permitted");
    await activate(phone, ["ZHWD-H5"]);
    expect((await history("100388")).list[0]?.detail).toMatch(/253\.30，1店$/);
  });

  test("a service without a serial is ordered for the customer at the settlement price and paid", async () => {
    const { kernel } = beginAs("promoter", "scenario:ordering-permitted");
    const receipt = await activate(phone, [professional]);
    expect(receipt).toMatchObject({
      settlementAmount: "958.40",
      lines: [{ paidBy: "settlement", serialNo: null, settlementPrice: "958.40" }],
    });
    const [order] = kernel.world.table(orderTable).by("user", "100388");
    expect(order).toMatchObject({
      orderNo: receipt.orderNo,
      kind: "renew",
      productNo: professional,
      finalFen: 95_840,
      originalFen: 119_800,
    });
    expect(order?.paidAt).toBe(kernel.world.clock.now());
    expect(order?.lines.map(({ kind }) => kind)).toEqual(["version", "settlement"]);
    expect((await customer("100388")).protection).toMatchObject({ reason: "order" });
  });

  test("the paid order gives the customer the year that was promised", async () => {
    beginAs("promoter", "scenario:ordering-permitted");
    const { lines } = await activate(phone, [professional]);
    expect((await customer("100388")).customer.serviceExpiry).toBe(lines[0]?.endsAt);
    expect((await days("100388")).services).toHaveLength(1);
    expect((await history("100388")).list[0]).toMatchObject({ kind: "order", text: "续费1年" });
  });

  test("prices are told, and the agent activates with serials first", async () => {
    beginAs("agent-china");
    const [standard] = await services();
    expect(standard).toMatchObject({ settlementPrice: "478.40", canActivate: true });
  });
});
