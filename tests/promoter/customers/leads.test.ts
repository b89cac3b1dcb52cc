import { describe, expect, test } from "vitest";
import { knownCustomerIds, knownPhones } from "../../../mocks/business/data/customers/known";
import { scenarioPhones } from "../../../mocks/promoter/customer-scenarios";
import { promoterClient } from "../../../src/api/promoter/client";
import { durations } from "../../../src/rules/limits";
import { errorOf } from "../../support/begin";
import {
  beginAs,
  codesOf,
  customer,
  enter,
  followUp,
  giveUp,
  history,
  lead,
  list,
  searchByPhone,
  send,
  undo,
  wait,
} from "./calls";

const freePhone = "13700004417";
const input = "/ommall/srvmall/promoter/mch/input";
const giveUpPath = "/ommall/srvmall/promoter/mch/giveup";

describe("the passport of a phone number", () => {
  test("says free for nobody's", async () => {
    beginAs("promoter");
    expect(await searchByPhone(freePhone)).toEqual({
      passport: { phone: freePhone, state: "free", canEnter: true, protectedUntil: null, protectionDays: 90 },
      currency: "CNY",
      customer: null,
    });
  });

  test("says yours, and comes with the customer", async () => {
    beginAs("promoter");
    const { passport, customer: found } = await searchByPhone("13908718820");
    expect(passport).toMatchObject({ state: "yours", canEnter: false });
    expect(found).toMatchObject({ kdUid: "100388", protectedUntil: passport.protectedUntil });
  });

  test("says until when another promoter's lead is protected, and free from the day after", async () => {
    const { kernel } = beginAs("promoter");
    const until = "2026-12-20T23:59:59+08:00";
    const before = await searchByPhone(knownPhones.protected);
    expect(before).toMatchObject({ passport: { state: "protected", protectedUntil: until }, customer: null });
    kernel.world.clock.set({ mode: "frozen", at: Date.parse(until) });
    expect((await searchByPhone(knownPhones.protected)).passport.state).toBe("protected");
    await kernel.advance(durations.second);
    expect((await searchByPhone(knownPhones.protected)).passport).toMatchObject({
      state: "free",
      canEnter: true,
    });
  });

  test("says existing for a customer who came without a promoter and for every other account", async () => {
    beginAs("promoter");
    for (const phone of [knownPhones.existing, "13800131246", "13900008820"])
      expect((await searchByPhone(phone)).passport).toMatchObject({ state: "existing", canEnter: false });
  });

  test("says existing, not free, for another's customer whose protection is over", async () => {
    const backend = beginAs("role-conflict");
    await wait(backend, 200);
    expect((await searchByPhone("13908718820")).passport.state).toBe("existing");
  });

  test("is asked for at most 30 numbers in three minutes", async () => {
    const { kernel } = beginAs("promoter");
    const path = "/ommall/srvmall/promoter/mch/info";
    for (let index = 0; index < 30; index++) await searchByPhone(`137000044${10 + index}`);
    expect(await codesOf({ path, body: { phone: freePhone } })).toEqual([429, 42900]);
    await kernel.advance(3 * durations.minute);
    expect((await searchByPhone(freePhone)).passport.state).toBe("free");
  });
});

describe("entering a lead", () => {
  test("puts it into the book, protected for 90 days, with what was said", async () => {
    beginAs("promoter");
    const receipt = await enter(freePhone, {
      contactName: "段师傅",
      industry: "catering",
      labels: ["爱打电话"],
    });
    expect(receipt).toMatchObject({
      phone: freePhone,
      enteredAt: "2026-11-21T10:32:00+08:00",
      protectedUntil: "2027-02-19T23:59:59+08:00",
    });
    const { customer: row, protection } = await customer(receipt.kdUid);
    expect(row).toMatchObject({
      contactName: "段师傅",
      relation: "lead",
      serviceState: "notPurchased",
      registrationTime: null,
      registrationChannel: "visit",
      followUpNote: "想看演示",
      labels: ["爱打电话"],
      renewalAmount: null,
    });
    expect(protection).toMatchObject({ reason: "entered", days: 90, until: receipt.protectedUntil });
    expect((await history(receipt.kdUid)).list).toMatchObject([{ kind: "entered", text: "想看演示" }]);
    expect((await searchByPhone(freePhone)).passport.state).toBe("yours");
    expect((await list()).total).toBe(401);
  });

  test("is refused for one's own, with another's while it is protected, and with a customer's", async () => {
    beginAs("promoter", "scenario:lead-protected", "scenario:lead-yours");
    expect(await codesOf({ path: input, body: lead(scenarioPhones.yours) })).toEqual([409, 40900]);
    expect(await codesOf({ path: input, body: lead(knownPhones.existing) })).toEqual([422, 45011]);
    expect(await send({ path: input, body: lead(scenarioPhones.protected) })).toMatchObject({
      errcode: 45010,
      key: "",
      msg: "这个号码已有人跟进，保护到2026-11-24",
    });
  });

  test("takes over another promoter's lead whose protection is over, without what was said there", async () => {
    beginAs("promoter");
    const { kdUid } = await enter(knownPhones.freeAgain, { followUpNote: "第一次来" });
    expect((await customer(kdUid)).customer).toMatchObject({ relation: "lead", name: "", labels: [] });
    expect((await history(kdUid)).list).toHaveLength(1);
  });

  test("answers the same key with the lead made before, and refuses it for another number", async () => {
    beginAs("promoter");
    const headers = { "idempotency-key": "wish-0001" };
    const first = await send({ path: input, body: lead(freePhone), headers });
    expect(await send({ path: input, body: lead(freePhone, { followUpNote: "再来" }), headers })).toEqual(
      first,
    );
    expect(await codesOf({ path: input, body: lead("13700004418"), headers })).toEqual([409, 40900]);
    expect((await list()).total).toBe(401);
  });

  test("needs an industry of the list, or none", async () => {
    const backend = beginAs("promoter");
    const wrong = await send({ path: input, body: lead(freePhone, { industry: "space-travel" }) });
    expect(wrong).toMatchObject({ code: 400, fields: [{ field: "industry", key: "" }] });
    expect(backend.kernel.violations).toEqual([]);
    expect((await enter(freePhone, { industry: "" })).phone).toBe(freePhone);
  });
});

describe("a protection", () => {
  test("is renewed by a follow-up", async () => {
    const backend = beginAs("promoter");
    const { kdUid } = await enter(freePhone);
    await wait(backend, 30);
    await followUp(kdUid);
    expect((await customer(kdUid)).protection).toMatchObject({
      reason: "followUp",
      startedAt: "2026-12-21T10:32:00+08:00",
      until: "2027-03-21T23:59:59+08:00",
    });
  });

  test("that is over leaves the lead with its promoter until somebody else enters it", async () => {
    const backend = beginAs("promoter");
    const { kdUid } = await enter(freePhone);
    await wait(backend, 91);
    expect((await searchByPhone(freePhone)).passport.state).toBe("yours");
    expect(await codesOf({ path: input, body: lead(freePhone) })).toEqual([409, 40900]);
    expect((await customer(kdUid)).customer.relation).toBe("lead");
  });
});

describe("giving up", () => {
  test("keeps the customer in the list for seven days, protected as long", async () => {
    const { kernel } = beginAs("promoter");
    const receipt = await giveUp("100388");
    expect(receipt).toEqual({
      kdUid: "100388",
      relation: "givenUp",
      givenUpAt: "2026-11-21T10:32:00+08:00",
      reason: "closed",
      undoUntil: "2026-11-28T10:32:00+08:00",
      protectedUntil: "2026-11-28T10:32:00+08:00",
    });
    const { customer: row, giveUp: giveUpNow } = await customer("100388");
    expect(row).toMatchObject({ relation: "givenUp", undoUntil: receipt.undoUntil });
    expect(giveUpNow).toEqual(receipt);
    await kernel.advance(7 * durations.day);
    expect((await list()).list.some(({ kdUid }) => kdUid === "100388")).toBe(true);
    await kernel.advance(durations.second);
    expect((await list()).list.some(({ kdUid }) => kdUid === "100388")).toBe(false);
    expect((await searchByPhone("13908718820")).passport).toMatchObject({ state: "free", canEnter: true });
  });

  test("can be taken back within seven days, and the customer is what it was", async () => {
    beginAs("promoter", "scenario:given-up-undoable");
    const { protection } = await customer("100388");
    expect(await undo("100388")).toMatchObject({
      relation: "customer",
      givenUpAt: null,
      undoUntil: null,
      protectedUntil: protection?.until,
    });
    const kinds = (await history("100388")).list.slice(0, 1).map(({ kind, text }) => [kind, text]);
    expect(kinds).toEqual([["undone", "撤回放弃"]]);
  });

  test("cannot be taken back after seven days, nor where nothing was given up", async () => {
    beginAs("promoter", "scenario:given-up-for-good");
    expect(await codesOf({ path: giveUpPath, body: { kdUid: "100388", isUndo: true } })).toEqual([
      422, 45012,
    ]);
    expect(await codesOf({ path: giveUpPath, body: { kdUid: "100412", isUndo: true } })).toEqual([
      404, 40400,
    ]);
    expect(await codesOf({ path: giveUpPath, body: { kdUid: "104001", isUndo: true } })).toEqual([
      403, 40300,
    ]);
    expect(await codesOf({ path: giveUpPath, body: { kdUid: "100388", reason: "closed" } })).toEqual([
      404, 40400,
    ]);
  });

  test("needs a reason of the list, and a note where the reason asks for one", async () => {
    beginAs("promoter");
    const ofReason = (reason: string, note?: string) =>
      send({ path: giveUpPath, body: { kdUid: "100388", reason, ...(note !== undefined && { note }) } });
    expect(await ofReason("bored")).toMatchObject({
      fields: [{ field: "reason", key: "lead.reasonMissing" }],
    });
    expect(await ofReason("other")).toMatchObject({ code: 400, fields: [{ field: "note" }] });
    expect(await ofReason("other", "搬走了")).toMatchObject({ data: { reason: "other" } });
    expect((await history("100388")).list[0]).toMatchObject({
      kind: "givenUp",
      text: "其他",
      detail: "搬走了",
    });
  });

  test("for good frees the number: a lead and a customer can be entered anew", async () => {
    beginAs("promoter", "scenario:given-up-for-good");
    const again = await enter("13908718820", { contactName: "周慧芳" });
    expect((await customer(again.kdUid)).customer).toMatchObject({
      relation: "customer",
      serviceState: "dueThisMonth",
    });
    expect((await customer(again.kdUid)).isAuthorised).toBe(false);
    const lost = await enter("18600004504");
    expect(lost.kdUid).toBe(knownCustomerIds.gone);
    expect((await customer(lost.kdUid)).customer).toMatchObject({ relation: "lead", name: "" });
  });
});

test.each([
  ["", "customer.mobileEmpty"],
  ["12", "phone.correct"],
])("a phone number typed as %j is refused with %s", async (phone, key) => {
  const { kernel } = beginAs("promoter");
  const refused = await errorOf(
    promoterClient.POST("/ommall/srvmall/promoter/mch/info", { body: { phone } }),
  );
  // Breaking the limits was the point.
  kernel.clearLog();
  expect(refused).toMatchObject({ fields: [{ field: "phone", message: { key } }] });
});
