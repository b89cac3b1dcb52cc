import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { mallClient } from "../../../src/api/mall/client";
import type { components } from "../../../src/generated/mall";
import { dataOf, errcodeOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";

import { beginSignedIn } from "../licences/signed-in";

type Title = components["schemas"]["InvoiceTitleRequest"];

const { wholesaler, payingStandard } = sampleUserIds;

const save = (body: Title, userId: string = wholesaler, key?: string) =>
  mallClient.POST("/ommall/srvmall/order/invoice/{userId}/save", {
    params: { path: { userId }, ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
    body,
  });
const book = (userId: string = wholesaler, invoicetype?: 1 | 2, productNo = "KDZHJ01-PRO") =>
  mallClient.GET("/ommall/srvmall/order/invoice/{userId}/{productNo}", {
    params: { path: { userId, productNo }, query: { ...(invoicetype !== undefined && { invoicetype }) } },
  });
const titles = async (invoicetype?: 1 | 2) => (await dataOf(book(wholesaler, invoicetype))).titles;

const person: Title = { holder: "person", title: "林店长" };
const company: Title = { holder: "company", title: "永兴门市", taxNumber: "92330702MA2ZZZZZ9X" };

describe("the title book", () => {
  test("begins with the default, then the newest, and leaves persons out for special invoices", async () => {
    beginSignedIn();
    const { titleId } = await dataOf(save(company));
    expect((await titles()).map((title) => title.titleId)).toEqual([11, titleId, 12]);
    expect((await titles(2)).map((title) => title.titleId)).toEqual([11, titleId]);
    expect(await titles(1)).toEqual(await titles());
  });

  test("is refused to another user, and for an unknown product", async () => {
    const backend = beginSignedIn();
    expect(await refusalOf(book(payingStandard))).toBe(403);
    expect(await errorOf(book(wholesaler, undefined, "NO-SUCH"))).toMatchObject({
      errcode: 60002,
      message: { key: "service.unknown" },
    });
    // The call is typed by the contract, so an unknown enum value is set separately.
    const wrong = await fetch(
      `https://site.test/ommall/srvmall/order/invoice/${wholesaler}/KDZHJ01-PRO?mediaType=3`,
    );
    expect(await wrong.json()).toMatchObject({ code: 400, fields: [{ field: "mediaType" }] });
    backend.kernel.clearLog();
  });
});

describe("saving a title", () => {
  test("again under its key adds it once, and the key is good for no other", async () => {
    beginSignedIn();
    const before = (await titles()).length;
    const saved = await dataOf(save(company, wholesaler, "title-0001"));
    expect(await dataOf(save(company, wholesaler, "title-0001"))).toEqual(saved);
    expect(await titles()).toHaveLength(before + 1);
    expect(await refusalOf(save(person, wholesaler, "title-0001"))).toBe(409);
  });

  test("adds it, and as the default takes that from the one before", async () => {
    beginSignedIn();
    expect(await dataOf(save({ ...company, email: "men@shop.example", isDefault: true }))).toEqual({
      titleId: 31,
      ...company,
      email: "men@shop.example",
      isDefault: true,
      updatedAt: "2026-11-21T10:32:00+08:00",
    });
    const defaults = (await titles()).filter(({ isDefault }) => isDefault);
    expect(defaults.map(({ titleId }) => titleId)).toEqual([31]);
  });

  test("replaces the one whose number is given, a company by a person too", async () => {
    beginSignedIn();
    expect(await dataOf(save({ ...person, titleId: 11 }))).toMatchObject({
      titleId: 11,
      ...person,
      taxNumber: null,
      email: null,
    });
    expect(await titles()).toHaveLength(2);
  });

  test("leaves the invoices requested before as they are", async () => {
    beginSignedIn();
    await dataOf(save({ ...company, titleId: 11 }));
    expect((await dataOf(book())).invoices).toMatchObject([{ invoiceId: 7001, title: "永兴日杂批发" }]);
  });

  test("is refused with 409 when the book has this title and tax number already", async () => {
    beginSignedIn();
    const known: Title = { holder: "company", title: "永兴日杂批发", taxNumber: "92330702MA2A1B2C3D" };
    expect(await refusalOf(save(known))).toBe(409);
    expect(await refusalOf(save({ ...known, titleId: 12 }))).toBe(409);
    expect(await refusalOf(save({ holder: "person", title: "周芳" }))).toBe(409);
    await dataOf(save({ ...known, titleId: 11 }));
    await dataOf(save({ ...known, taxNumber: "92330702MA2ZZZZZ9X" }));
  });

  test("needs a log-in", async () => {
    beginSignedIn(null);
    expect(await errorOf(save(person))).toMatchObject({ kind: "signed-out" });
  });

  test("is refused for another user's list and for an unknown or another user's title", async () => {
    beginSignedIn();
    expect(await refusalOf(save(person, payingStandard))).toBe(403);
    expect(await refusalOf(save({ ...person, titleId: 999 }))).toBe(404);
    expect(await refusalOf(save({ ...person, titleId: 13 }))).toBe(404);
  });

  test("past fifty is refused with 60061, while one of them can still be replaced", async () => {
    beginSignedIn(wholesaler, "scenario:invoice-titles-full");
    expect(await titles()).toHaveLength(50);
    expect(await errcodeOf(save(person))).toBe(60061);
    await dataOf(save({ ...person, titleId: 12 }));
  });

  test("with a wrong tax number is invalid with the message of that field", async () => {
    const backend = beginSignedIn();
    expect(await invalidFieldsOf(backend, save({ ...company, taxNumber: "9233" }))).toEqual({
      taxNumber: "field.taxNumber",
    });
  });
});
