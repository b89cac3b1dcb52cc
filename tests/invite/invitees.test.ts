import { describe, expect, test } from "vitest";
import { bindInviter } from "../../mocks/business/bindings";
import { sampleUserIds as ids } from "../../mocks/business/data/users";
import { registerUser } from "../../mocks/business/registrations";
import { userTable } from "../../mocks/business/users";
import { inviteeTable } from "../../mocks/invite/state/invitees";
import { signInPersistent } from "../../mocks/kernel/session";
import { inviteClient } from "../../src/api/invite/client";
import { durations } from "../../src/rules/limits";
import { isPhone } from "../../src/rules/phone";
import { dataOf, errorOf } from "../support/begin";
import {
  beginAs,
  errcodeOf,
  fen,
  getTotals,
  listAwards,
  listRegistrations,
  payOrder,
  receive,
  refundOrder,
} from "./begin-as";

const bind = (recode: string, channel?: "chat" | "poster") =>
  inviteClient.POST("/ommall/srvmall/recommend/invite/bind2", {
    body: { recode, ...(channel && { channel }) },
  });
const info = (recode?: string) =>
  inviteClient.GET("/ommall/srvmall/recommend/info", {
    params: { query: recode === undefined ? {} : { recode } },
  });
const merchant = (programme: "zhj" | "xh" = "zhj") =>
  dataOf(inviteClient.GET("/ommall/srvmall/recommend/merc/info", { params: { query: { programme } } }));

test("the sample invitees have names and phones as people have, the same in every world of one seed", () => {
  const sample = (seed: number) =>
    beginAs(null, { seed })
      .kernel.world.table(inviteeTable)
      .all()
      .filter(({ userId }) => userId === null);
  for (const { name, phone } of sample(7)) {
    expect(name).toMatch(/^\p{Script=Han}{2,3}$/u);
    expect(phone).toSatisfy(isPhone);
  }
  expect(sample(7)).toEqual(sample(7));
  expect(sample(8).map(({ name }) => name)).not.toEqual(sample(7).map(({ name }) => name));
});

describe("somebody invited", () => {
  test("is bound for good, and a fresh registration earns its award at once", async () => {
    const { kernel } = beginAs(ids.newcomer);
    expect(await dataOf(bind("yx9027", "chat"))).toEqual({
      recode: "YX9027",
      programme: "zhj",
      inviterName: "永兴",
      boundAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await errcodeOf(bind("YX9027"))).toBe(30_011);
    signInPersistent(kernel.world, ids.wholesaler);
    const [award] = (await listAwards()).list;
    expect(award).toMatchObject({ kind: "registration", state: "claimable", gross: "20.00", net: "16.00" });
    const [invitee] = (await listRegistrations()).list;
    expect(invitee).toMatchObject({ channel: "chat", stage: "trial", awardCount: 1, earnedGross: "20.00" });
  });

  test("long after registering earns nothing for the registration, but for the first payment", async () => {
    const { kernel } = beginAs(ids.notPurchased);
    await dataOf(bind("YX9027"));
    signInPersistent(kernel.world, ids.wholesaler);
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.notPurchased);
    const after = await listAwards();
    expect(after.total).toBe(before.total + 1);
    expect(after.list[0]).toMatchObject({
      kind: "payment",
      state: "pending",
      gross: "50.00",
      dueAt: "2026-11-28T10:32:00+08:00",
      expiresAt: "2026-12-28T10:32:00+08:00",
    });
  });

  test("is refused the own code, one nobody has, and an eleventh try", async () => {
    beginAs(ids.wholesaler);
    expect(await errcodeOf(bind("YX9027"))).toBe(30_012);
    for (let tries = 0; tries < 9; tries++) expect(await errcodeOf(bind("NOBODY1"))).toBe(30_013);
    expect(await errcodeOf(bind("NOBODY1"))).toBe(42_900);
  });

  test("must be logged in, and type a code", async () => {
    const { kernel } = beginAs(null);
    expect(await errorOf(bind("YX9027"))).toMatchObject({ kind: "signed-out" });
    expect(await errorOf(bind("x"))).toMatchObject({ fields: [{ field: "recode" }] });
    kernel.clearLog();
  });
});

describe("the first payment of an invitee", () => {
  test("earns once, whatever is paid after", async () => {
    const { kernel } = beginAs();
    const before = await listAwards({ rows: 100 });
    payOrder(kernel.world, 95_001, ids.invitee);
    payOrder(kernel.world, 95_002, ids.invitee);
    const after = await listAwards({ rows: 100 });
    expect(after.total).toBe(before.total + 1);
    expect(after.list[0]).toMatchObject({ title: "小*首次付费", state: "pending" });
    const invitee = (await listRegistrations()).list.find(({ maskedName }) => maskedName === "小*");
    expect(invitee).toMatchObject({ stage: "paid", stageUntil: null, nextAward: null, earnedGross: "70.00" });
  });

  test("that is refunded earns nothing, and the invitee's trial is over", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(3 * durations.day);
    refundOrder(kernel.world, 95_001);
    const [award] = (await listAwards()).list;
    expect(award).toMatchObject({ kind: "payment", state: "cancelled", stateReason: "好友退款，奖励取消" });
    const invitee = (await listRegistrations()).list.find(({ maskedName }) => maskedName === "小*");
    expect(invitee).toMatchObject({
      stage: "trialEnded",
      earnedGross: "20.00",
      nextAward: { gross: "50.00" },
    });
    payOrder(kernel.world, 95_002, ids.invitee);
    expect((await listAwards()).list[0]).toMatchObject({ kind: "payment", state: "pending" });
  });

  test("refunded after it was received changes nothing any more", async () => {
    const { kernel } = beginAs();
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(8 * durations.day);
    const [award] = (await listAwards()).list;
    await dataOf(receive(award?.id ?? 0));
    kernel.world.clock.advance(durations.minute);
    refundOrder(kernel.world, 95_001);
    expect((await listAwards()).list[0]).toMatchObject({ id: award?.id, state: "received" });
  });

  test("refunded while it is on its way is cancelled only when it comes back", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:packets-unopened" });
    payOrder(kernel.world, 95_001, ids.invitee);
    kernel.world.clock.advance(8 * durations.day);
    const [award] = (await listAwards()).list;
    await dataOf(receive(award?.id ?? 0));
    kernel.world.clock.advance(durations.hour);
    refundOrder(kernel.world, 95_001);
    expect((await listAwards()).list[0]).toMatchObject({ state: "sending" });
    kernel.world.clock.advance(durations.day);
    expect((await listAwards()).list[0]).toMatchObject({ state: "cancelled" });
  });

  test("earns a promoter's share, not an award, when the inviter holds a role", async () => {
    const { kernel } = beginAs();
    kernel.world.table(userTable).update(ids.wholesaler, { role: "promoter" });
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.invitee);
    expect((await listAwards()).total).toBe(before.total);
  });

  test("earns nothing once the programme is closed", async () => {
    const { kernel } = beginAs(undefined, { mock: "scenario:programme-closed" });
    const before = await listAwards();
    payOrder(kernel.world, 95_001, ids.invitee);
    expect((await listAwards()).total).toBe(before.total);
    expect((await listRegistrations({ stage: "trialEnded" })).list[0]?.nextAward).toBeNull();
  });
});

test("the fifth paying invitee earns a bonus, and a refund takes it back", async () => {
  const { kernel } = beginAs(ids.retailer);
  const { world } = kernel;
  const inviter = world.table(userTable).update(ids.retailer, { recode: "XL1250" });
  for (let index = 0; index < 5; index++) {
    const phone = `1500000000${index}`;
    const facts = { phone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
    const user = registerUser(world, facts, world.clock.now());
    bindInviter(world, user, inviter, { programme: "zhj", channel: null }, world.clock.now());
    await getTotals();
    payOrder(world, 96_001 + index, user.userId);
  }
  const bonus = async () => (await listAwards()).list.find(({ kind }) => kind === "bonus");
  expect(await bonus()).toMatchObject({
    title: "满5位好友付费",
    gross: "100.00",
    state: "pending",
    invitee: null,
  });
  expect(await getTotals()).toMatchObject({ registrationCount: 5, paidCount: 5 });
  refundOrder(world, 96_003);
  expect(await bonus()).toMatchObject({ state: "cancelled", stateReason: "有好友退款，付费人数不够" });
});

describe("the invitees of an inviter", () => {
  test("are about forty, newest first, at every stage", async () => {
    beginAs();
    const all = await listRegistrations({ rows: 100 });
    expect(all.total).toBe(40);
    const times = all.list.map(({ registeredAt }) => registeredAt);
    expect(times).toEqual(times.toSorted().reverse());
    for (const stage of ["registered", "trial", "trialEnded", "paid"] as const) {
      const found = await listRegistrations({ stage, rows: 100 });
      expect(found.total).toBeGreaterThan(0);
      expect(found.list).toEqual(all.list.filter((row) => row.stage === stage));
    }
    const pages = [...(await listRegistrations({ rows: 25 })).list];
    pages.push(...(await listRegistrations({ rows: 25, page: 2 })).list);
    expect(pages).toEqual(all.list);
  });

  test("have earned what their awards say", async () => {
    beginAs();
    const invitees = await listRegistrations({ rows: 100 });
    const { list } = await listAwards({ rows: 100 });
    const lost = ["expired", "cancelled"];
    const earned = list.filter(({ state, kind }) => kind !== "bonus" && !lost.includes(state));
    const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + fen(amount), 0);
    expect(sum(invitees.list.map(({ earnedGross }) => earnedGross))).toBe(
      sum(earned.map(({ gross }) => gross)),
    );
    expect((await getTotals()).paidCount).toBe(invitees.list.filter(({ stage }) => stage === "paid").length);
  });
});

describe("who is behind a code", () => {
  test("is told to invitees as far as the owner shows it", async () => {
    const { kernel } = beginAs(null);
    expect(await dataOf(info("yx9027"))).toEqual({
      recode: "YX9027",
      nickname: "永兴",
      showFullName: true,
      displayName: "永兴",
      avatar: null,
    });
    kernel.world.table(userTable).update(ids.wholesaler, { showFullName: false });
    expect(await dataOf(info("YX9027"))).toMatchObject({ nickname: null, displayName: "永*" });
  });

  test("is told to the owner in full, with a code made at the first call", async () => {
    beginAs(ids.payingStandard);
    const own = await dataOf(info());
    expect(own).toMatchObject({ nickname: "顺发", displayName: "顺*" });
    expect((await dataOf(info())).recode).toBe(own.recode);
    expect(await dataOf(info(own.recode))).toEqual(own);
  });

  test("is refused when nobody has it, and after twenty unknown codes altogether", async () => {
    const { kernel } = beginAs(null);
    for (let tries = 0; tries < 20; tries++) expect(await errcodeOf(info("NOBODY1"))).toBe(40_400);
    expect(await errcodeOf(info("YX9027"))).toBe(42_900);
    kernel.world.clock.advance(3 * durations.minute);
    await dataOf(info("YX9027"));
  });
});

describe("the merchant as an inviter", () => {
  test("may invite where a licence of the product is held", async () => {
    beginAs();
    expect(await merchant()).toMatchObject({
      recode: "YX9027",
      merchantName: "永兴日杂批发",
      maskedPhone: "135****9027",
      status: "open",
      hasMessengerAccount: true,
    });
    const registrations = await listRegistrations({ rows: 100 });
    expect((await merchant()).inviterSince).toBe(registrations.list.at(-1)?.registeredAt);
  });

  test("is no member yet without one, and has brought nobody", async () => {
    beginAs(ids.payingStandard);
    expect(await merchant("xh")).toMatchObject({ status: "notMember", inviterSince: null });
  });

  test("finds the programme closed once it is over", async () => {
    beginAs(undefined, { mock: "scenario:programme-closed" });
    expect((await merchant()).status).toBe("closed");
  });

  test("is not wholly logged in without a phone", async () => {
    beginAs(ids.messengerOnly);
    const call = inviteClient.GET("/ommall/srvmall/recommend/merc/info", { params: { query: {} } });
    expect(await errorOf(call)).toMatchObject({ kind: "signed-out" });
  });

  test("shares one link a channel, each with the code as recode", async () => {
    beginAs();
    for (const target of ["register", "product"] as const) {
      const { links, recode, title } = await dataOf(
        inviteClient.GET("/ommall/srvmall/recommend/merc/share", { params: { query: { target } } }),
      );
      expect(title).toBe("永兴请你用货簿云");
      expect(new Set(links.map(({ channel }) => channel)).size).toBe(links.length);
      for (const { link, channel } of links) {
        const address = new URL(link);
        expect(address.pathname).toBe(target === "register" ? "/invite/register" : "/invite/share-product");
        expect(address.searchParams.get("recode")).toBe(recode);
        expect(address.searchParams.get("channel")).toBe(channel);
        expect(address.searchParams.has("code")).toBe(false);
      }
    }
  });
});
