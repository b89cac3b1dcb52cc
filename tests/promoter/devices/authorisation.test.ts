import { describe, expect, test } from "vitest";
import { ControlProblem } from "../../../mocks/kernel/group";
import { promoterClient } from "../../../src/api/promoter/client";
import { durations } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginAs, codesOf, customer, devices, enter } from "../customers/calls";

const mch = "/ommall/srvmall/promoter/mch";
const notYet = "100412";

const code = (kdUid: string) =>
  dataOf(promoterClient.GET(`${mch}/authqrcode`, { params: { query: { kdUid } } }));
const link = (kdUid: string) =>
  dataOf(promoterClient.GET(`${mch}/authurl`, { params: { query: { kdUid } } }));

describe("the code a customer scans", () => {
  test("stays the same for ten minutes, then there is a new one", async () => {
    const { kernel } = beginAs("promoter");
    const first = await code(notYet);
    expect(first).toMatchObject({
      isAuthorised: false,
      authorisedAt: null,
      expiresAt: "2026-11-21T10:42:00+08:00",
      serverTime: "2026-11-21T10:32:00+08:00",
    });
    await kernel.advance(9 * durations.minute);
    expect(await code(notYet)).toEqual({ ...first, serverTime: "2026-11-21T10:41:00+08:00" });
    await kernel.advance(durations.minute);
    const second = await code(notYet);
    expect(second.content).not.toBe(first.content);
    expect(second.expiresAt).toBe("2026-11-21T10:52:00+08:00");
  });

  test("is another than the link, which holds for a day", async () => {
    beginAs("promoter");
    const { url, expiresAt } = await link(notYet);
    expect(expiresAt).toBe("2026-11-22T10:32:00+08:00");
    expect(url).not.toBe((await code(notYet)).content);
  });

  test("once scanned lets the promoter help", async () => {
    const { kernel } = beginAs("promoter");
    expect(await codesOf({ path: `${mch}/device?kdUid=${notYet}` })).toEqual([403, 40300]);
    await code(notYet);
    await kernel.control("POST authorisation", { kdUid: notYet });
    expect(await code(notYet)).toMatchObject({
      isAuthorised: true,
      authorisedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await devices(notYet)).toEqual([]);
    expect((await customer(notYet)).isAuthorised).toBe(true);
  });

  test("cannot be scanned when there is none or it has expired", async () => {
    const { kernel } = beginAs("promoter");
    const scan = () => kernel.control("POST authorisation", { kdUid: notYet });
    await expect(scan()).rejects.toThrow(ControlProblem);
    await code(notYet);
    await kernel.advance(10 * durations.minute);
    await expect(scan()).rejects.toThrow(ControlProblem);
    expect((await customer(notYet)).isAuthorised).toBe(false);
  });
});

test("who takes a customer over has to ask for the customer's agreement anew", async () => {
  beginAs("promoter", "scenario:given-up-for-good");
  const { kdUid } = await enter("13908718820");
  expect(await codesOf({ path: `${mch}/device?kdUid=${kdUid}` })).toEqual([403, 40300]);
});

describe("links for customers", () => {
  const apply = (query: Parameters<typeof request>[0]) => request(query);
  const request = (query: {
    purpose: "register" | "buy" | "renew";
    kdUid?: string;
    channel?: "chat" | "poster";
  }) => dataOf(promoterClient.GET(`${mch}/applyurl`, { params: { query } }));

  test("to renew carry the customer, the code and the channel, and expire", async () => {
    beginAs("promoter");
    expect(await apply({ purpose: "renew", kdUid: "100388", channel: "chat" })).toEqual({
      purpose: "renew",
      kdUid: "100388",
      channel: "chat",
      url: "https://www.stockbook.example/mall/detail?renew=100388&recode=ZF8820&channel=chat",
      expiresAt: "2027-02-19T23:59:59+08:00",
    });
  });

  test("to register or buy carry the code and do not expire", async () => {
    beginAs("promoter");
    const register = await apply({ purpose: "register", channel: "poster" });
    expect(register).toMatchObject({ kdUid: null, expiresAt: null });
    expect(register.url).toBe("https://www.stockbook.example/invite/register?recode=ZF8820&channel=poster");
    expect((await apply({ purpose: "buy" })).url).toBe("https://www.stockbook.example/mall?recode=ZF8820");
  });
});
