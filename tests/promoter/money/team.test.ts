import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { messageTable } from "../../../mocks/business/messages";
import { registerUser } from "../../../mocks/business/registrations";
import { userTable } from "../../../mocks/business/users";
import { promoterClient } from "../../../src/api/promoter/client";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, errcodeOf, fen } from "./begin-as";

const add = (phone: string, name = "陈小燕", key?: string) =>
  promoterClient.POST("/ommall/srvmall/promoter/add", {
    params: { ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
    body: { name, phone },
  });
const team = (query: { currentPage?: number; pageSize?: number } = {}) =>
  dataOf(promoterClient.GET("/ommall/srvmall/promoter/team/list", { params: { query } }));

describe("somebody added to the team", () => {
  test("joins at once with an account, and is a promoter with a code from then on", async () => {
    const { kernel } = beginAs(ids.agentChina);
    const { total } = await team();
    const member = await dataOf(add("13800131237", "顺发"));
    expect(member).toMatchObject({
      name: "顺发",
      phone: "138****1237",
      state: "active",
      joinedAt: "2026-11-21T10:32:00+08:00",
    });
    expect(kernel.world.table(userTable).get(ids.payingStandard)).toMatchObject({
      role: "promoter",
      parentId: ids.agentChina,
      recode: member.recode,
    });
    expect(await team()).toMatchObject({ total: total + 1, list: [member, {}, {}, {}, {}, {}, {}, {}] });
  });

  test("under a key sent again is added and invited once, and the key is good for nobody else", async () => {
    const { kernel } = beginAs();
    const { total } = await team();
    const member = await dataOf(add("13600006603", "陈小燕", "promoter-0001"));
    expect(await dataOf(add("13600006603", "陈小燕", "promoter-0001"))).toEqual(member);
    expect((await team()).total).toBe(total + 1);
    expect(kernel.world.table(messageTable).by("to", "13600006603")).toHaveLength(1);
    expect(await errorOf(add("13600006604", "陈小燕", "promoter-0001"))).toMatchObject({ code: 409 });
  });

  test("is invited by a text message without one, and joins by registering", async () => {
    const { kernel } = beginAs();
    expect(await dataOf(add("13600006603"))).toMatchObject({
      state: "invited",
      recode: null,
      joinedAt: null,
    });
    const [message] = kernel.world.table(messageTable).by("to", "13600006603");
    expect(message?.text).toContain("https://www.stockbook.example/invite/register?recode=ZF8820");
    const facts = {
      phone: "13600006603",
      password: null,
      origin: 6,
      packOrigin: "ZF8820",
      utmTerm: null,
    } as const;
    registerUser(kernel.world, facts, kernel.world.clock.now());
    expect((await team()).list[0]).toMatchObject({ name: "陈小燕", state: "active" });
  });

  test("is refused when there already, in another role or team, or no member of the product", async () => {
    const { kernel } = beginAs();
    expect(await errcodeOf(add("13900003371"))).toBe(40_900);
    expect(await errcodeOf(add("13700002020"))).toBe(45_001);
    expect(await errcodeOf(add("13700003040"))).toBe(45_001);
    expect(await errcodeOf(add("13800131234"))).toBe(45_003);
    expect(await errorOf(add("12345"))).toMatchObject({
      fields: [{ field: "phone", message: { key: "phone.correct" } }],
    });
    await dataOf(add("13700009119"));
    expect(await errcodeOf(add("13600006604"))).toBe(42_900);
    kernel.clearLog();
  });
});

test("the team is paged, the newest first, with what each brought in", async () => {
  beginAs(ids.agentChina);
  const all = await team({ pageSize: 100 });
  const idsOf = (page: typeof all) => page.list.map(({ memberId }) => memberId);
  expect(idsOf(all)).toEqual(idsOf(all).toSorted((left, right) => right - left));
  const pages = [await team({ pageSize: 4 }), await team({ pageSize: 4, currentPage: 2 })];
  expect(pages.flatMap(idsOf)).toEqual(idsOf(all));
  expect(new Set(all.list.map(({ state }) => state))).toEqual(new Set(["invited", "active", "left"]));
  const promoter = all.list.find(({ name }) => name === "周芳");
  expect(promoter?.customerCount).toBeGreaterThan(300);
  expect(fen(promoter?.shareAmount ?? "0")).toBeGreaterThan(0);
});

test("a page of the team below 1 is refused", async () => {
  const { kernel } = beginAs();
  const call = promoterClient.GET("/ommall/srvmall/promoter/team/list", {
    params: { query: { currentPage: 0 } },
  });
  expect(await errorOf(call)).toMatchObject({ kind: "invalid", fields: [{ field: "currentPage" }] });
  kernel.clearLog();
});
