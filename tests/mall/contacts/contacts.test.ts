import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { mallClient } from "../../../src/api/mall/client";
import type { components } from "../../../src/generated/mall";
import { dataOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";

import { beginSignedIn } from "../licences/signed-in";

type Input = components["schemas"]["OrderContactInput"];

const list = () => mallClient.GET("/ommall/srvmall/order/contactor/list");
const add = (body: Input, key?: string) =>
  mallClient.POST("/ommall/srvmall/order/contactor/add", {
    params: { ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
    body,
  });
const update = (body: Input & { contactId: number }) =>
  mallClient.POST("/ommall/srvmall/order/contactor/update", { body });

const newContact = { name: "周芳", phone: "13900008820" };
const lin = { name: "林店长", phone: "13900001111" };

describe("the book of contact persons", () => {
  test("begins with the default, then the newest", async () => {
    beginSignedIn();
    const first = await dataOf(add(lin));
    const second = await dataOf(add({ ...lin, phone: "13900002222" }));
    expect((await dataOf(list())).map(({ contactId }) => contactId)).toEqual([
      21,
      second.contactId,
      first.contactId,
      22,
    ]);
  });

  test("keeps one sent again under its key once, and the key is good for no other", async () => {
    beginSignedIn(sampleUserIds.newcomer);
    const added = await dataOf(add(lin, "contact-0001"));
    expect(await dataOf(add(lin, "contact-0001"))).toEqual(added);
    expect(await dataOf(list())).toEqual([added]);
    expect(await refusalOf(add(newContact, "contact-0001"))).toBe(409);
  });

  test("is each account's own", async () => {
    beginSignedIn(sampleUserIds.newcomer);
    expect(await dataOf(list())).toEqual([]);
    await dataOf(add(newContact));
    expect(await dataOf(list())).toMatchObject([newContact]);
  });

  test("needs a log-in", async () => {
    beginSignedIn(null);
    for (const call of [list(), add(newContact), update({ contactId: 21, ...newContact })])
      expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
  });
});

describe("adding a contact person", () => {
  test("the first one becomes the default, the next does not", async () => {
    beginSignedIn(sampleUserIds.newcomer);
    expect(await dataOf(add(newContact))).toEqual({
      contactId: 41,
      ...newContact,
      email: null,
      address: null,
      isDefault: true,
      updatedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await dataOf(add(lin))).toMatchObject({ contactId: 42, isDefault: false });
  });

  test("as the default takes that from the one before", async () => {
    beginSignedIn();
    const { contactId } = await dataOf(add({ ...lin, isDefault: true }));
    const defaults = (await dataOf(list())).filter(({ isDefault }) => isDefault);
    expect(defaults.map((contact) => contact.contactId)).toEqual([contactId]);
  });

  test("is refused when one has this name and phone, but not when only one of them is alike", async () => {
    beginSignedIn();
    expect(await refusalOf(add(newContact))).toBe(409);
    await dataOf(add({ ...newContact, name: "周小芳" }));
    await dataOf(add({ ...newContact, phone: "13900008821" }));
    expect(await dataOf(list())).toHaveLength(4);
  });

  test("past fifty is refused with 60060, while one of them can still be changed", async () => {
    beginSignedIn(sampleUserIds.wholesaler, "scenario:contacts-full");
    expect(await dataOf(list())).toHaveLength(50);
    expect(await errorOf(add(lin))).toMatchObject({
      errcode: 60060,
      serverMessage: "联系人已满50个",
    });
    await dataOf(update({ contactId: 22, ...lin }));
  });

  test("with a wrong phone or e-mail is invalid with the messages of those fields", async () => {
    const backend = beginSignedIn();
    const wrong = add({ name: "林店长", phone: "12345", email: "lin@" });
    expect(await invalidFieldsOf(backend, wrong)).toEqual({
      phone: "phone.correct",
      email: "email.invalid",
    });
  });
});

describe("changing a contact person", () => {
  test("replaces everything: what is left out becomes empty", async () => {
    const { kernel } = beginSignedIn();
    await kernel.advance(60_000);
    expect(await dataOf(update({ contactId: 22, name: "吴永兴", phone: "13500009027" }))).toEqual({
      contactId: 22,
      name: "吴永兴",
      phone: "13500009027",
      email: null,
      address: null,
      isDefault: false,
      updatedAt: "2026-11-21T10:33:00+08:00",
    });
    expect(await dataOf(update({ contactId: 21, ...newContact }))).toMatchObject({ isDefault: false });
  });

  test("to the default takes that from the one before", async () => {
    beginSignedIn();
    await dataOf(update({ contactId: 22, ...lin, isDefault: true }));
    expect((await dataOf(list())).map(({ contactId, isDefault }) => [contactId, isDefault])).toEqual([
      [22, true],
      [21, false],
    ]);
  });

  test("is refused for an unknown or another user's, and for another one's name and phone", async () => {
    beginSignedIn();
    expect(await refusalOf(update({ contactId: 999, ...lin }))).toBe(404);
    expect(await refusalOf(update({ contactId: 23, ...lin }))).toBe(404);
    expect(await refusalOf(update({ contactId: 22, ...newContact }))).toBe(409);
    await dataOf(update({ contactId: 21, ...newContact }));
  });

  test("is invalid with an empty name", async () => {
    const backend = beginSignedIn();
    const empty = update({ contactId: 21, name: "", phone: "13900008820" });
    expect(Object.keys(await invalidFieldsOf(backend, empty))).toEqual(["name"]);
  });
});
