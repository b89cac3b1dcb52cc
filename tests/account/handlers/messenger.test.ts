import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { boundOpenid, unboundOpenid } from "../../../mocks/business/messenger";
import { userTable } from "../../../mocks/business/users";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf, refusalOf } from "../../support/begin";
import { account, codeFor, control, textOf, wrongCode } from "../support/account";

/** A sign-in of a messenger that passes its openid and nothing else. */
const openidWithoutName = "oX7yQ5-sample-openid-0003";
/** An account with a phone and without a messenger. */
const newOpenid = "13800131237";

describe("the messenger's code", () => {
  test("signs in the account tied to it, once", async () => {
    const backend = begin();
    const code = await textOf(backend, "POST messenger", "code", { openid: boundOpenid });
    const { state, login, bindTicket } = await dataOf(account.byMessenger(code));
    expect({ state, bindTicket, kdUid: login?.user.kdUid }).toEqual({
      state: "signedIn",
      bindTicket: null,
      kdUid: ids.wholesaler,
    });
    expect((await dataOf(account.user())).kdUid).toBe(ids.wholesaler);
    expect(await errcodeOf(account.byMessenger(code))).toBe(20041);
  });

  test("of a messenger without an account returns a ticket and signs nobody in", async () => {
    const backend = begin();
    const code = await textOf(backend, "POST messenger", "code");
    const response = await dataOf(account.byMessenger(code));
    expect(response).toMatchObject({ state: "unbound", openid: unboundOpenid, login: null });
    expect(response.bindTicket).not.toBeNull();
    expect(await errorOf(account.user())).toMatchObject({ kind: "signed-out" });
  });

  test("is refused when unknown or expired", async () => {
    const backend = begin();
    expect(await errcodeOf(account.byMessenger("011unknown"))).toBe(20041);
    const code = await textOf(backend, "POST messenger", "code");
    await backend.kernel.advance(5 * durations.minute);
    expect(await errcodeOf(account.byMessenger(code))).toBe(20041);
  });
});

describe("tying a messenger to a phone", () => {
  async function ticket(backend: ReturnType<typeof begin>): Promise<string> {
    const code = await textOf(backend, "POST messenger", "code");
    return (await dataOf(account.byMessenger(code))).bindTicket ?? "";
  }

  test("logs in, and from then on the messenger opens that account", async () => {
    const backend = begin();
    const { user } = await dataOf(
      account.bindMessenger(await ticket(backend), newOpenid, await codeFor(backend, newOpenid, "5")),
    );
    expect(user).toMatchObject({ kdUid: ids.payingStandard, isMessengerBound: true });
    const code = await textOf(backend, "POST messenger", "code");
    expect(await dataOf(account.byMessenger(code))).toMatchObject({ state: "signedIn" });
  });

  test("uses the ticket up, and a ticket of a messenger tied meanwhile is expired", async () => {
    const backend = begin();
    const [first, second] = [await ticket(backend), await ticket(backend)];
    await dataOf(account.bindMessenger(first, newOpenid, await codeFor(backend, newOpenid, "5")));
    expect(await errcodeOf(account.bindMessenger(first, newOpenid, "123456"))).toBe(20041);
    expect(await errcodeOf(account.bindMessenger(second, newOpenid, "123456"))).toBe(20041);
  });

  test("is refused for an unknown or old ticket, and for a phone without an account", async () => {
    const backend = begin();
    expect(await errcodeOf(account.bindMessenger("bt-unknown", newOpenid, "123456"))).toBe(20041);
    const bindTicket = await ticket(backend);
    expect(await errcodeOf(account.bindMessenger(bindTicket, "13899990001", "123456"))).toBe(20001);
    await backend.kernel.advance(10 * durations.minute);
    expect(await errcodeOf(account.bindMessenger(bindTicket, newOpenid, "123456"))).toBe(20041);
  });

  test("is refused for a wrong code, an old one, and the sixth wrong one", async () => {
    const backend = begin();
    const code = await codeFor(backend, newOpenid, "5");
    await backend.kernel.advance(5 * durations.minute);
    const bindTicket = await ticket(backend);
    const bind = (smsCode: string) => account.bindMessenger(bindTicket, newOpenid, smsCode);
    expect(await errcodeOf(bind(wrongCode(code)))).toBe(20021);
    await backend.kernel.advance(5 * durations.minute);
    expect(await errcodeOf(bind(code))).toBe(20022);
    for (let tries = 0; tries < 5; tries++) await errcodeOf(bind(wrongCode(code)));
    expect(await refusalOf(bind(code))).toBe(429);
  });

  test("is refused for a phone tied to another messenger account", async () => {
    const backend = begin();
    const phone = "13500009027";
    const code = await codeFor(backend, phone, "5");
    expect(await refusalOf(account.bindMessenger(await ticket(backend), phone, code))).toBe(409);
  });
});

describe("the user behind a messenger account", () => {
  test("is answered whole where both know them", async () => {
    begin();
    expect(await dataOf(account.messengerUser(boundOpenid))).toEqual({
      openid: boundOpenid,
      nickname: "永兴",
      avatar: null,
      isSubscribed: true,
      kdUid: ids.wholesaler,
      phone: "135****9027",
    });
    expect(await dataOf(account.messengerUser("oX7yQ5-sample-openid-0349"))).toMatchObject({ phone: null });
  });

  test("is answered in part, as a failure that carries data, where one of them does not", async () => {
    const { kernel } = begin();
    const partialUser = { openid: unboundOpenid, nickname: "路过的人", avatar: null, isSubscribed: false };
    expect(await errorOf(account.messengerUser(unboundOpenid))).toMatchObject({
      kind: "refused",
      code: 40001,
      data: partialUser,
    });
    kernel.world.table(userTable).update(ids.payingStandard, { openid: openidWithoutName });
    expect(await refusalOf(account.messengerUser(openidWithoutName))).toBe(40001);
  });

  test("is unknown where the messenger never saw them, until they agree to an authorisation", async () => {
    const backend = begin();
    expect(await refusalOf(account.messengerUser("oX7yQ5-newcomer"))).toBe(404);
    await control(backend, "POST messenger", { openid: "oX7yQ5-newcomer" });
    expect(await refusalOf(account.messengerUser("oX7yQ5-newcomer"))).toBe(40001);
  });
});
