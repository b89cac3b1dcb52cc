import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { userTable } from "../../../mocks/business/users";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, errorOf, invalidFieldsOf, refusalOf } from "../../support/begin";
import { account } from "../support/account";

describe("the licences", () => {
  test("of the contract's example are the wholesaler's, the soonest expiry first", async () => {
    begin({ mock: "persona:wholesaler" });
    const { licences, trial, serverTime } = await dataOf(account.licences());
    expect(serverTime).toBe("2026-11-21T10:32:00+08:00");
    expect(trial?.state).toBe("converted");
    const seen = licences.map(({ licenceId, name, state, expired, daysLeft, actions }) => ({
      licenceId,
      name,
      state,
      expired,
      daysLeft,
      actions,
    }));
    expect(seen).toEqual([
      { licenceId: 8803, name: "零售版", state: "expired", expired: true, daysLeft: -42, actions: ["renew"] },
      {
        licenceId: 8802,
        name: "标准版",
        state: "dueThisMonth",
        expired: false,
        daysLeft: 5,
        actions: ["renew", "upgrade", "addUsers"],
      },
      {
        licenceId: 8801,
        name: "专业版",
        state: "inService",
        expired: false,
        daysLeft: 221,
        actions: ["renew", "addUsers", "addStores"],
      },
    ]);
    expect(licences[2]).toMatchObject({ stores: { used: 2, included: 2 }, users: { used: 4, included: 4 } });
    expect(licences[1]?.expiresAt).toBe("2026-11-26T23:59:59+08:00");
  });

  test("can be requested by service and by the user's own phone alone", async () => {
    const backend = begin({ mock: "persona:wholesaler" });
    const retail = await dataOf(account.licences({ serviceCode: "ZHJXH", userName: "13500009027" }));
    expect(retail.licences.map(({ typeCode }) => typeCode)).toEqual(["ZHJXH"]);
    expect(retail.trial?.state).toBe("converted");
    expect((await dataOf(account.licences({ serviceCode: "HYGF" }))).licences).toEqual([]);
    expect(await refusalOf(account.licences({ userName: "13800131237" }))).toBe(403);
    expect(await invalidFieldsOf(backend, account.licences({ userName: "1" }))).toHaveProperty("userName");
  });

  test("are named in the language of the request", async () => {
    begin({ mock: "persona:paying-professional" });
    const names = async () => (await dataOf(account.licences())).licences.map(({ name }) => name);
    expect(await names()).toEqual(["会员卡", "专业版"]);
    setCurrentLocale("en-US");
    expect(await names()).toEqual(["Membership card", "Professional"]);
  });

  test("bought outright come last, without an end and without anything to renew", async () => {
    const { kernel } = begin({ mock: "persona:buyout" });
    const licences = kernel.world.table(licenceTable);
    const model = licences.get(8811);
    if (!model) throw new Error("There is no licence 8811.");
    licences.insert({ ...model, licenceId: 8999, userId: ids.buyout });
    const [first, last] = (await dataOf(account.licences())).licences;
    expect(first?.licenceId).toBe(8999);
    expect(last).toMatchObject({
      expiresAt: null,
      daysLeft: null,
      subscribeType: 2,
      actions: [],
      expired: false,
    });
  });

  test("recorded and never paid are neither running nor renewable", async () => {
    begin({ mock: "persona:not-purchased" });
    const { licences, trial } = await dataOf(account.licences());
    expect(licences).toMatchObject([{ state: "notPurchased", expired: true, actions: [], expiresAt: null }]);
    expect(trial).toBeNull();
  });

  test("are refused without a session", async () => {
    begin();
    expect(await errorOf(account.licences())).toMatchObject({ kind: "signed-out" });
  });
});

describe("the trial", () => {
  test.each([
    ["trial-day-three", "running"],
    ["trial-ended", "ended"],
    ["trial-erased", "erased"],
    ["paying-standard", "converted"],
    ["expired", "converted"],
  ])("of %s is %s", async (persona, state) => {
    begin({ mock: `persona:${persona}` });
    expect((await dataOf(account.licences())).trial?.state).toBe(state);
  });

  test("ends and is erased by time, and counts from a prolonged end", async () => {
    const { kernel } = begin({ mock: "persona:newcomer" });
    const state = async () => (await dataOf(account.licences())).trial?.state;
    await kernel.advance(15 * durations.day);
    expect(await state()).toBe("ended");
    const endsAt = kernel.world.clock.now() + 5 * durations.day;
    const user = kernel.world.table(userTable).get(ids.newcomer);
    const startedAt = user?.trial?.startedAt ?? 0;
    kernel.world.table(userTable).update(ids.newcomer, { trial: { startedAt, endsAt } });
    expect(await state()).toBe("running");
    await kernel.advance(5 * durations.day);
    expect(await state()).toBe("ended");
  });
});

describe("newcomer guides", () => {
  const mark = (code: string, step: number, isFinished = false) => ({ code, step, isFinished });

  test("begin when they are named, keep how far one came, and stay finished", async () => {
    const { kernel } = begin({ mock: "persona:newcomer" });
    expect(await dataOf(account.guides([]))).toEqual({ guides: [] });
    await dataOf(account.guides([mark("first-day", 3), mark("printing", 5, true)]));
    await kernel.advance(durations.minute);
    const { guides } = await dataOf(account.guides([mark("printing", 1)]));
    expect(guides).toEqual([
      { ...mark("first-day", 3), updatedAt: "2026-11-21T10:32:00+08:00" },
      { ...mark("printing", 1, true), updatedAt: "2026-11-21T10:33:00+08:00" },
    ]);
    expect(await dataOf(account.guides([]))).toEqual({ guides });
  });

  test("are each user's own", async () => {
    const { kernel } = begin({ mock: "persona:newcomer" });
    await dataOf(account.guides([mark("first-day", 3)]));
    await kernel.apply("persona:retailer");
    expect(await dataOf(account.guides([]))).toEqual({ guides: [] });
  });

  test("are refused past a hundred, by their limits, and without a session", async () => {
    const backend = begin({ mock: "persona:newcomer" });
    const twenty = (from: number) =>
      Array.from({ length: 20 }, (_, index) => mark(`guide-${from + index}`, 0));
    for (let from = 0; from < 100; from += 20) await dataOf(account.guides(twenty(from)));
    expect(await invalidFieldsOf(backend, account.guides([mark("one-more", 0)]))).toHaveProperty("guides");
    expect((await dataOf(account.guides([mark("guide-5", 2)]))).guides).toHaveLength(100);
    expect(await invalidFieldsOf(backend, account.guides([mark("NOT A CODE", 0)]))).toEqual({
      "guides/0/code": "field.invalid",
    });
    await dataOf(account.logout());
    expect(await errorOf(account.guides([]))).toMatchObject({ kind: "signed-out" });
  });
});
