import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { validity } from "../../../mocks/business/verification";
import { promoterClient } from "../../../src/api/promoter/client";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, errcodeOf, sentCode } from "./begin-as";

const entry = {
  holderName: "周芳",
  identityNumber: "530102199003070016",
  bankCardNumber: "6217000000000006217",
  bankName: "示例银行昆明分行",
};
const add = (facts: Partial<typeof entry & { smsCode: string }> = {}, key?: string) =>
  promoterClient.POST("/ommall/srvmall/promoter/bank/add", {
    params: { ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
    body: { ...entry, ...facts },
  });
const get = () => dataOf(promoterClient.GET("/ommall/srvmall/promoter/bank/get"));
const bankOf = (bankCardNumber: string) =>
  promoterClient.POST("/ommall/srvmall/promoter/bankname/get", { body: { bankCardNumber } });

test("a card is kept masked, and a new one replaces it", async () => {
  const { kernel } = beginAs(ids.parentChanged);
  expect(await get()).toBeNull();
  const added = await dataOf(add());
  expect(added).toEqual({
    bankCardNumber: "6217***********6217",
    bankName: "示例银行昆明分行",
    identityNumber: "530***********0016",
    holderName: "周*",
    cardKind: "debit",
    addedAt: "2026-11-21T10:32:00+08:00",
  });
  expect(await get()).toEqual(added);
  const smsCode = sentCode(kernel.world, "13700003040");
  const next = await dataOf(add({ bankCardNumber: "6250000000000004", bankName: "远山信用社", smsCode }));
  expect(next).toMatchObject({ bankCardNumber: "6250********0004", cardKind: "other" });
  expect(await get()).toEqual(next);
});

test("a replacement sent again under its key needs no second code, and the key is good for no other card", async () => {
  const { kernel } = beginAs();
  const smsCode = sentCode(kernel.world, "13900008820");
  const card = { bankCardNumber: "6250000000000004", bankName: "远山信用社", smsCode };
  const added = await dataOf(add(card, "bank-card-0001"));
  expect(await dataOf(add(card, "bank-card-0001"))).toEqual(added);
  const other = add({ ...card, bankName: "别的信用社" }, "bank-card-0001");
  expect(await errorOf(other)).toMatchObject({ code: 409 });
});

describe("refused is", () => {
  test.each([
    ["bankCardNumber", { bankCardNumber: "6217000000000006218" }],
    ["identityNumber", { identityNumber: "530102199003070017" }],
    ["bankCardNumber", { bankCardNumber: "62170000" }],
    ["identityNumber", { identityNumber: "530102" }],
  ])("a wrong %s", async (field, facts) => {
    const { kernel } = beginAs();
    const before = await get();
    expect(await errorOf(add(facts))).toMatchObject({ kind: "invalid", fields: [{ field }] });
    expect(await get()).toEqual(before);
    kernel.clearLog();
  });

  test.each(Object.keys(entry))("a missing %s", async (field) => {
    const { kernel } = beginAs();
    const response = await fetch("https://site.test/ommall/srvmall/promoter/bank/add", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...entry, [field]: undefined }),
    });
    expect(await response.json()).toMatchObject({ code: 400, fields: [{ field, key: "bank.incomplete" }] });
    kernel.clearLog();
  });

  test("the sixth change within three minutes", async () => {
    const { kernel } = beginAs();
    for (let tries = 0; tries < 5; tries++) await errorOf(add());
    expect(await errcodeOf(add())).toBe(42_900);
    kernel.clearLog();
  });

  test("a replacement without a code, with a wrong one, an old one or a used one", async () => {
    const { kernel } = beginAs();
    const before = await get();
    expect(await errorOf(add())).toMatchObject({
      kind: "invalid",
      fields: [{ field: "smsCode", message: { key: "sms.missing" } }],
    });
    const smsCode = sentCode(kernel.world, "13900008820");
    const wrong = smsCode === "000000" ? "000001" : "000000";
    expect(await errcodeOf(add({ smsCode: wrong }))).toBe(45_106);
    kernel.world.clock.advance(validity.smsCode);
    expect(await errcodeOf(add({ smsCode }))).toBe(45_107);
    expect(await get()).toEqual(before);
    const next = sentCode(kernel.world, "13900008820");
    await dataOf(add({ smsCode: next }));
    expect(await errcodeOf(add({ smsCode: next }))).toBe(45_107);
    kernel.clearLog();
  });
});

describe("the bank behind a number", () => {
  test("is proposed, and nothing is kept", async () => {
    beginAs(ids.parentChanged);
    expect(await dataOf(bankOf("6217000000000006217"))).toEqual({ bankName: "示例银行", cardKind: "debit" });
    expect(await get()).toBeNull();
  });

  test("may be unknown, the number wrong, or asked for too often", async () => {
    const { kernel } = beginAs();
    expect(await errcodeOf(bankOf("6250000000000004"))).toBe(40_400);
    expect(await errorOf(bankOf("6250000000000008"))).toMatchObject({
      fields: [{ field: "bankCardNumber" }],
    });
    expect(await errorOf(bankOf("12"))).toMatchObject({ fields: [{ field: "bankCardNumber" }] });
    for (let tries = 0; tries < 8; tries++) await dataOf(bankOf("6217000000000006217"));
    expect(await errcodeOf(bankOf("6217000000000006217"))).toBe(42_900);
    kernel.clearLog();
  });
});
