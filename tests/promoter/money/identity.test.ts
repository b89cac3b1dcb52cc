import { describe, expect, test } from "vitest";
import { shareChannels } from "../../../mocks/business/channels";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { userTable } from "../../../mocks/business/users";
import { promoterClient } from "../../../src/api/promoter/client";
import { durations } from "../../../src/rules/limits";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, errcodeOf, fen } from "./begin-as";

type Role = "promoter" | "agentChina" | "agentInternational";

const verify = (role?: Role) =>
  promoterClient.GET("/ommall/srvmall/promoter/verify", { params: { query: role ? { role } : {} } });
const byCode = (recode: string) =>
  promoterClient.GET("/ommall/srvmall/promoter/info/bycode", { params: { query: { recode } } });
const card = () => dataOf(promoterClient.GET("/ommall/srvmall/promoter/recode"));

describe("the role held", () => {
  test("is told with the agent above", async () => {
    beginAs();
    expect(await dataOf(verify())).toEqual({
      kdUid: "100050",
      role: "promoter",
      roleSince: "2025-02-19T10:32:00+08:00",
      parent: { nickname: "滇中渠道", recode: "DZ2020", since: "2025-02-19T10:32:00+08:00" },
      applicationState: "approved",
      canApply: false,
      canOrder: false,
    });
    expect((await dataOf(verify("promoter"))).role).toBe("promoter");
  });

  test.each([
    [ids.payingStandard, "none", true],
    [ids.applicantSubmitted, "submitted", false],
    [ids.applicantReviewing, "reviewing", false],
    [ids.applicantRejected, "rejected", true],
    [ids.trialDayThree, "none", false],
  ])("of %s is none, the application is %s", async (userId, applicationState, canApply) => {
    beginAs(userId);
    expect(await dataOf(verify())).toMatchObject({ role: "none", applicationState, canApply });
  });

  test("is refused to the other agent role, after a change above, and to non-members", async () => {
    const { kernel } = beginAs(ids.agentInternational);
    expect(await errorOf(verify("agentChina"))).toMatchObject({ errcode: 45_001 });
    kernel.world.table(userTable).update(ids.agentInternational, { hasParentChanged: true });
    expect(await errcodeOf(verify("agentChina"))).toBe(45_001);
    expect(await errcodeOf(verify("agentInternational"))).toBe(45_002);
    expect((await dataOf(verify())).role).toBe("agentInternational");
  });

  test("of nobody yet is no reason to refuse, but not being a member is", async () => {
    beginAs(ids.payingStandard);
    expect((await dataOf(verify("agentChina"))).role).toBe("none");
  });

  test("45003 comes to an account without any licence", async () => {
    beginAs(ids.trialDayThree);
    expect(await errcodeOf(verify("promoter"))).toBe(45_003);
  });

  test("must be confirmed anew where the scenario says so", async () => {
    beginAs(undefined, { mock: "scenario:role-changed" });
    expect(await errcodeOf(verify("promoter"))).toBe(45_002);
  });
});

describe("whoever enters a code", () => {
  test("sees the nickname where its owner shows it, without a session and however it is typed", async () => {
    beginAs(null);
    const expected = { recode: "ZF8820", nickname: "小燕帮你开店", isActive: true };
    expect(await dataOf(byCode("zf8820"))).toEqual(expected);
    expect(await dataOf(byCode("AJ3040"))).toEqual({ recode: "AJ3040", nickname: null, isActive: true });
    expect(await dataOf(byCode("YX9027"))).toMatchObject({ isActive: true });
  });

  test("is told that nobody has it, and waits after ten tries", async () => {
    const { kernel } = beginAs(null);
    for (let tries = 0; tries < 10; tries++) expect(await errcodeOf(byCode("NOBODY"))).toBe(40_400);
    expect(await errcodeOf(byCode("ZF8820"))).toBe(42_900);
    kernel.world.clock.advance(3 * durations.minute);
    await dataOf(byCode("ZF8820"));
  });

  test("is told when its owner is no promoter any more", async () => {
    beginAs(null, { mock: "scenario:promoter-left" });
    expect(await dataOf(byCode("ZF8820"))).toMatchObject({ isActive: false });
  });
});

test("links carry the code as recode, and each count of a channel is at most the one before it", async () => {
  beginAs();
  const { recode, registerUrl, channels } = await card();
  expect(registerUrl).toBe(`https://www.stockbook.example/invite/register?recode=${recode}`);
  expect(channels.map(({ channel }) => channel).toSorted()).toEqual(shareChannels.toSorted());
  for (const { channel, url, clicked, registered, tried, paid, orderAmount } of channels) {
    expect(url).toBe(`${registerUrl}&channel=${channel}`);
    const counts = [clicked, registered, tried, paid];
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    expect(paid === 0).toBe(fen(orderAmount) === 0);
  }
});

test("a partner without a code gets one, the same ever after", async () => {
  const { kernel } = beginAs();
  kernel.world.table(userTable).update(ids.promoter, { recode: null });
  const { recode } = await card();
  expect(recode).toMatch(/^[A-Z]{2}\d{4}$/);
  expect((await card()).recode).toBe(recode);
});

test("the nickname and whether it is shown are set, and seen by whoever enters the code", async () => {
  beginAs();
  const change = (nickname: string) =>
    promoterClient.POST("/ommall/srvmall/promoter/nickname", { body: { nickname } });
  const show = (showFullName: boolean) =>
    promoterClient.POST("/ommall/srvmall/promoter/showfullname", { body: { showFullName } });
  expect(await dataOf(change("芳姐"))).toEqual({ nickname: "芳姐", showFullName: true });
  expect((await dataOf(byCode("ZF8820"))).nickname).toBe("芳姐");
  expect(await dataOf(show(false))).toEqual({ nickname: "芳姐", showFullName: false });
  expect(await dataOf(show(false))).toEqual({ nickname: "芳姐", showFullName: false });
  expect((await dataOf(byCode("ZF8820"))).nickname).toBeNull();
  for (let tries = 0; tries < 4; tries++) await dataOf(change("芳姐"));
  expect(await errcodeOf(change("芳姐"))).toBe(42_900);
});

test.each([
  ["nickname", { nickname: "" }, "nickname.empty"],
  ["showfullname", {}, ""],
] as const)("%s needs its value", async (path, body, key) => {
  const { kernel } = beginAs();
  const response = await fetch(`https://site.test/ommall/srvmall/promoter/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ code: 400, fields: [{ key }] });
  kernel.clearLog();
});
