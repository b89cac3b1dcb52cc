import { describe, expect, test } from "vitest";
import { bindInviter, bindingTable } from "../../../mocks/business/bindings";
import { accountByPhone, hasAccount } from "../../../mocks/business/customer-accounts";
import { allHeldBy, heldBy } from "../../../mocks/business/customer-services";
import { customerById, customerTable } from "../../../mocks/business/customers";
import { sampleOrder } from "../../../mocks/business/data/orders";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import { registerUser } from "../../../mocks/business/registrations";
import type { UserRow } from "../../../mocks/business/rows/users";
import { userTable } from "../../../mocks/business/users";
import type { World } from "../../../mocks/world/world";
import { promoterClient } from "../../../src/api/promoter/client";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginAs, customer, enter, history, list, searchByPhone } from "./calls";

const phone = "13700004417";

function register(world: World, number: string): UserRow {
  const facts = { phone: number, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
  return registerUser(world, facts, world.clock.now());
}

function userOf(world: World, userId: string): UserRow {
  const user = world.table(userTable).get(userId);
  if (!user) throw new Error(`There is no account ${userId}.`);
  return user;
}

describe("a lead who registers", () => {
  test("becomes a customer in its trial and is bound to whoever entered it", async () => {
    const { kernel } = beginAs("promoter");
    const { kdUid } = await enter(phone);
    const user = register(kernel.world, phone);
    expect((await customer(kdUid)).customer).toMatchObject({
      relation: "customer",
      serviceState: "trial",
      remainingDays: 15,
      registrationTime: "2026-11-21T10:32:00+08:00",
    });
    const binding = kernel.world.table(bindingTable).get(user.userId);
    expect(binding?.inviterId).toBe(sampleUserIds.promoter);
    expect((await customer(user.userId)).customer.kdUid).toBe(kdUid);
  });

  test.each([
    ["the contact person", "林娟", "林娟"],
    ["the masked phone where no name is known", "", "137****4417"],
  ])("and pays earns a share that leads to the customer and names %s", async (_, contactName, name) => {
    const { kernel } = beginAs("promoter");
    const { world } = kernel;
    const { kdUid } = await enter(phone, { contactName });
    const { userId } = register(world, phone);
    const at = world.clock.now();
    const order = sampleOrder({ orderId: 99_001, userId, productNo: "KDZHJ01-STD", at, state: "unpaid" });
    world.table(orderTable).insert(order);
    moveOrder(world, 99_001, "paid", at);
    const shares = await dataOf(
      promoterClient.GET("/ommall/srvmall/promoter/{type}/list", { params: { path: { type: "rebate" } } }),
    );
    expect(shares.list[0]).toMatchObject({ orderNo: order.orderNo, kdUid, customerName: name });
  });

  test("with another promoter's code is that promoter's customer", async () => {
    const { kernel } = beginAs("promoter");
    const { kdUid } = await enter(phone);
    const { world } = kernel;
    const other = userOf(world, sampleUserIds.parentChanged);
    const facts = { programme: "zhj", channel: "qr" } as const;
    bindInviter(world, register(world, phone), other, facts, world.clock.now());
    expect((await searchByPhone(phone)).passport.state).toBe("protected");
    expect((await list()).list.some((row) => row.kdUid === kdUid)).toBe(false);
  });

  test("after it was given up for good came without a promoter", async () => {
    const { kernel } = beginAs("promoter");
    register(kernel.world, "18600004504");
    expect((await searchByPhone("18600004504")).passport.state).toBe("existing");
  });
});

test("an account bound to the promoter's code appears among the customers, with its channel", async () => {
  const { kernel } = beginAs("promoter");
  const { world } = kernel;
  const facts = { programme: "zhj", channel: "poster" } as const;
  const user = register(world, phone);
  bindInviter(world, user, userOf(world, sampleUserIds.promoter), facts, world.clock.now());
  expect((await list()).list.find(({ kdUid }) => kdUid === user.userId)).toMatchObject({
    phone,
    registrationChannel: "poster",
    relation: "customer",
    serviceState: "trial",
  });
});

test("an account bound to a customer's code is nobody's customer", async () => {
  const { kernel } = beginAs("promoter");
  const { world } = kernel;
  const facts = { programme: "zhj", channel: null } as const;
  bindInviter(
    world,
    register(world, phone),
    userOf(world, sampleUserIds.wholesaler),
    facts,
    world.clock.now(),
  );
  expect((await searchByPhone(phone)).passport.state).toBe("existing");
});

test("an order renews the protection and stands in the history", async () => {
  const { kernel } = beginAs("promoter");
  const { world } = kernel;
  const at = world.clock.now();
  const userId = sampleUserIds.payingStandard;
  world
    .table(orderTable)
    .insert(sampleOrder({ orderId: 99_001, userId, productNo: "KDZHJ01-STD", at, state: "unpaid" }));
  moveOrder(world, 99_001, "paid", at);
  expect((await customer(userId)).protection).toMatchObject({
    reason: "order",
    until: "2027-02-19T23:59:59+08:00",
  });
  expect((await history(userId)).list[0]).toMatchObject({ kind: "order", at: "2026-11-21T10:32:00+08:00" });
});

describe("the account of a sample customer", () => {
  test("is made when it is asked for, and holds what the customer's row said", () => {
    const { kernel } = beginAs("promoter");
    const { world } = kernel;
    for (const before of world.table(customerTable).by("book", "book-zhoufang")) {
      const account = accountByPhone(world, before.phone);
      if (before.relation === "lead") expect(account).toBeUndefined();
      else if (before.accountId === null) {
        const after = customerById(world, before.customerId);
        if (!after) throw new Error(`There is no customer ${before.customerId}.`);
        const { licenceId: _, ...held } = heldBy(world, after);
        const { licenceId: __, ...heldBefore } = before.held;
        expect(held).toEqual(heldBefore);
        expect(allHeldBy(world, after).length).toBe(before.held.code === null ? 0 : 1);
        expect(account?.userId).toBe(before.customerId);
      }
    }
  });

  test("is bound to whose customer it is, and the list stays as it was", async () => {
    const { kernel } = beginAs("promoter");
    const before = await list();
    const account = accountByPhone(kernel.world, "13908718820");
    expect(account).toMatchObject({ userId: "100388", companyName: "和顺小吃店" });
    expect(kernel.world.table(bindingTable).get("100388")).toMatchObject({ recode: "ZF8820" });
    expect(await list()).toEqual(before);
    const customerNow = await customer("100388");
    expect(customerNow.usage).toEqual({ storesUsed: 2, storeLimit: 2, usersUsed: 4, userLimit: 5 });
  });

  test("is known of before it is made", async () => {
    const { kernel } = beginAs("promoter");
    const { world } = kernel;
    expect(hasAccount(world, "13908718820")).toBe(true);
    expect(hasAccount(world, "18600004501")).toBe(false);
    expect(world.table(userTable).get("100388")).toBeUndefined();
    await kernel.advance(durations.day);
    expect(world.table(userTable).get("100388")).toBeUndefined();
  });
});
