import { expect, test } from "vitest";
import { accountGroup } from "../../mocks/account/group";
import { accountPersonas } from "../../mocks/account/personas";
import { accountScenarios } from "../../mocks/account/scenarios";
import { samplePassword } from "../../mocks/business/data/users";
import { begin, dataOf } from "../support/begin";
import { account, transformed } from "./support/account";

test.each(Object.keys(accountPersonas))(
  "the persona %s is signed in, and by password too where there is one",
  async (persona) => {
    begin({ mock: `persona:${persona}` });
    const { kdUid, loginPhone: phone, hasPassword } = await dataOf(account.user());
    await dataOf(account.licences());
    await dataOf(account.logout());
    expect(hasPassword).toBe(phone !== null);
    if (phone === null) return;
    const login = account.login({ method: "password", phone, password: transformed(samplePassword, phone) });
    expect((await dataOf(login)).user.kdUid).toBe(kdUid);
  },
);

test("every persona, scenario and control is documented in one sentence", () => {
  const sentences = [
    ...Object.values(accountPersonas),
    ...Object.values(accountScenarios),
    ...(accountGroup.controls ?? []),
  ].map(({ sentence }) => sentence);
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.{20,}\.$/);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("the same world answers the same calls with the same bytes", async () => {
  const { kernel } = begin({ mock: "persona:wholesaler,seed:7" });
  const run = async (): Promise<string> => {
    const user = await dataOf(account.user());
    const captcha = await dataOf(account.captcha("13500009027"));
    return JSON.stringify([user, captcha, await dataOf(account.qrCode())]);
  };
  const first = await run();
  await kernel.reset();
  expect(await run()).toBe(first);
});
