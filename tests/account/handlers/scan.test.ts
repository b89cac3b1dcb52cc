import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { boundOpenid, unboundOpenid } from "../../../mocks/business/messenger";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errcodeOf, errorOf, refusalOf } from "../../support/begin";
import { account, codeFor, control, signedIn } from "../support/account";

/** An account with a phone and without a messenger. */
const newOpenid = "13800131237";

describe("a QR code", () => {
  test("waits for its scan, carries no token before it is confirmed, and then one for a minute", async () => {
    const backend = begin();
    const { sceneId, content, expiresAt, pollSeconds } = await dataOf(account.qrCode());
    expect({ expiresAt, pollSeconds }).toEqual({ expiresAt: "2026-11-21T10:34:00+08:00", pollSeconds: 2 });
    expect(content).toContain(sceneId);
    expect(await dataOf(account.poll(sceneId))).toMatchObject({ state: "waiting", nickname: null });
    expect(await control(backend, "POST scan", { sceneId, action: "scan" })).toEqual({
      sceneId,
      state: "scanned",
    });
    expect(await dataOf(account.poll(sceneId))).toMatchObject({
      state: "scanned",
      nickname: "永兴",
      isSubscribed: true,
      token: null,
      bindTicket: null,
    });
    await control(backend, "POST scan", { action: "confirm" });
    const confirmed = await dataOf(account.poll(sceneId));
    expect(confirmed).toMatchObject({ state: "confirmed", bindTicket: null });
    expect(await dataOf(account.poll(sceneId))).toEqual(confirmed);
    expect((await dataOf(account.byToken(confirmed.token ?? ""))).user.kdUid).toBe(ids.wholesaler);
    expect(await dataOf(account.poll(sceneId))).toEqual(confirmed);
  });

  test("returns a token that expires after a minute", async () => {
    const backend = begin();
    const { sceneId } = await dataOf(account.qrCode());
    for (const action of ["scan", "confirm"]) await control(backend, "POST scan", { action });
    await backend.kernel.advance(durations.minute);
    const { state, token } = await dataOf(account.poll(sceneId));
    expect(state).toBe("confirmed");
    expect(await errcodeOf(account.byToken(token ?? ""))).toBe(20041);
  });

  test("confirmed by a user without an account returns a ticket instead", async () => {
    const backend = begin();
    const { sceneId } = await dataOf(account.qrCode("login"));
    for (const action of ["scan", "confirm"])
      await control(backend, "POST scan", { action, openid: unboundOpenid });
    const { token, bindTicket } = await dataOf(account.poll(sceneId));
    expect(token).toBeNull();
    await dataOf(account.bindMessenger(bindTicket ?? "", newOpenid, await codeFor(backend, newOpenid, "5")));
  });

  test("can be declined on the phone, which stays so", async () => {
    const backend = begin();
    const { sceneId } = await dataOf(account.qrCode());
    await expect(control(backend, "POST scan", { action: "confirm" })).rejects.toThrow("waiting");
    for (const action of ["scan", "cancel"]) await control(backend, "POST scan", { action });
    await expect(control(backend, "POST scan", { action: "confirm" })).rejects.toThrow("cancelled");
    await backend.kernel.advance(durations.hour);
    expect(await dataOf(account.poll(sceneId))).toMatchObject({ state: "cancelled", token: null });
  });

  test("expires after two minutes, scanned or not, beside newer ones", async () => {
    const backend = begin();
    const [first, second] = [await dataOf(account.qrCode()), await dataOf(account.qrCode())];
    await control(backend, "POST scan", { sceneId: first.sceneId, action: "scan" });
    await backend.kernel.advance(2 * durations.minute - durations.second);
    expect((await dataOf(account.poll(second.sceneId))).state).toBe("waiting");
    await backend.kernel.advance(durations.second);
    expect((await dataOf(account.poll(first.sceneId))).state).toBe("expired");
    expect((await dataOf(account.poll(second.sceneId))).state).toBe("expired");
    await expect(
      control(backend, "POST scan", { sceneId: first.sceneId, action: "confirm" }),
    ).rejects.toThrow("expired");
  });

  test("that was never opened is unknown", async () => {
    begin();
    expect(await refusalOf(account.poll("sc-unknown"))).toBe(404);
  });

  test("to tie a messenger needs a session, and ties it when confirmed", async () => {
    const backend = begin();
    expect(await errorOf(account.qrCode("bind"))).toMatchObject({ kind: "signed-out" });
    signedIn(backend, ids.payingStandard);
    const { sceneId } = await dataOf(account.qrCode("bind"));
    await control(backend, "POST scan", { action: "scan", openid: unboundOpenid });
    await control(backend, "POST scan", { action: "confirm" });
    expect(await dataOf(account.poll(sceneId))).toMatchObject({
      state: "confirmed",
      token: null,
      bindTicket: null,
    });
    expect((await dataOf(account.user())).isMessengerBound).toBe(true);
  });

  test("does not tie a messenger account that is another user's", async () => {
    const backend = begin({ mock: "persona:paying-standard" });
    await dataOf(account.qrCode("bind"));
    await control(backend, "POST scan", { action: "scan", openid: boundOpenid });
    await expect(control(backend, "POST scan", { action: "confirm" })).rejects.toThrow("another user");
    expect((await dataOf(account.user())).isMessengerBound).toBe(false);
  });

  test("is refused the thirty-first time within three minutes", async () => {
    const { kernel } = begin();
    for (let count = 0; count < 30; count++) await dataOf(account.qrCode());
    expect(await refusalOf(account.qrCode())).toBe(429);
    await kernel.advance(3 * durations.minute);
    await dataOf(account.qrCode());
  });

  test.each([
    ["scan-confirmed", "confirmed", "token"],
    ["scan-unbound", "confirmed", "bindTicket"],
    ["scan-cancelled", "cancelled", null],
  ] as const)(
    "is scanned and answered by a simulated phone in the scenario %s",
    async (scenario, state, given) => {
      const { kernel } = begin({ mock: `scenario:${scenario}` });
      const { sceneId } = await dataOf(account.qrCode());
      expect((await dataOf(account.poll(sceneId))).state).toBe("waiting");
      await kernel.advance(3 * durations.second);
      expect((await dataOf(account.poll(sceneId))).state).toBe("scanned");
      await kernel.advance(3 * durations.second);
      const { state: now, token, bindTicket } = await dataOf(account.poll(sceneId));
      expect(now).toBe(state);
      expect({ token: token !== null, bindTicket: bindTicket !== null }).toEqual({
        token: given === "token",
        bindTicket: given === "bindTicket",
      });
    },
  );
});

describe("a control", () => {
  test.each([
    ["POST scan", { action: "wave" }, "scan, confirm or cancel"],
    ["POST scan", { action: "scan" }, "No QR code"],
    ["POST scan", { action: "scan", sceneId: "sc-unknown" }, "no scene"],
    ["POST messenger", { openid: "x" }, "openid"],
    ["POST messenger", { openid: 5 }, "must be a text"],
    ["POST messenger", "text", "must be an object"],
    ["POST engine-session", { userId: "nobody" }, "no user"],
  ])("%s with %j reports the mistake", async (name, input, message) => {
    await expect(control(begin(), name, input)).rejects.toThrow(message);
  });
});
