import { describe, expect, test } from "vitest";
import { customerTable } from "../../../mocks/business/customers";
import { sampleUserIds } from "../../../mocks/business/data/users";
import type { CustomerRow } from "../../../mocks/business/rows/customers";
import { userTable } from "../../../mocks/business/users";
import { memberTable } from "../../../mocks/promoter/state/team";
import { createWorld, type World } from "../../../mocks/world/world";
import { expiryRadar } from "../../../src/rules/business-limits";
import { longEndedService } from "../../../src/rules/customer-urgency";
import { textLimits } from "../../../src/rules/text-limits";
import { areMostUrgentFirst } from "../../../src/screens/promoter/customers/sort-customers";
import { beginAs, list } from "./calls";

const worldOf = (seed: number): World =>
  createWorld({ seed, clock: { mode: "frozen", at: Date.parse("2026-11-21T10:32:00+08:00") } });

describe("the list of customers", () => {
  test("has the most urgent first, as the list shows them", async () => {
    beginAs("promoter");
    const { list: customers } = await list();
    expect(areMostUrgentFirst(customers)).toBe(true);
    const days = customers.map(({ remainingDays }) => remainingDays);
    expect(days[0]).toBeGreaterThanOrEqual(-longEndedService.days);
    expect(days.findLast((left) => left !== null)).toBe(Math.min(...days.map(Number)));
    expect(days.at(-1)).toBeNull();
  });

  test("comes in pages that do not overlap and together hold everybody", async () => {
    beginAs("promoter");
    const { total, list: allCustomers } = await list();
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(page, 90)));
    expect(pages.map((page) => page.total)).toEqual([total, total, total, total, total]);
    expect(pages.flatMap((page) => page.list)).toEqual(allCustomers);
    expect((await list(6, 90)).list).toEqual([]);
  });

  test.each([
    ["promoter", 400],
    ["agent-china", 10_000],
  ])("of %s holds %d customers and leads", async (persona, count) => {
    beginAs(persona);
    expect((await list(1, 1)).total).toBe(count);
  });

  test("tells when there are more than one call answers", { timeout: 30_000 }, async () => {
    beginAs("promoter", "scenario:many-customers");
    const { list: rows, total } = await list();
    expect([rows.length, total]).toEqual([10_000, 10_400]);
  });

  test.each([
    ["promoter", sampleUserIds.promoter, 2],
    ["agent-china", sampleUserIds.agentChina, 5],
  ])(
    "of %s names who of the team brought a customer, as often as the team's figures say",
    async (persona, id, members) => {
      const { kernel } = beginAs(persona);
      const team = kernel.world.table(memberTable).by("leader", id);
      const expected = team
        .filter(({ contribution }) => contribution.customerCount > 0)
        .map(({ name, contribution: { customerCount, payingCustomers } }) => [
          name,
          { customerCount, payingCustomers },
        ]);
      const brought = (await list()).list.filter(({ broughtBy }) => broughtBy !== null);
      const found = expected.map(([name]) => {
        const theirs = brought.filter(({ broughtBy }) => broughtBy === name);
        return [
          name,
          {
            customerCount: theirs.length,
            payingCustomers: theirs.filter(({ isPaid }) => isPaid).length,
          },
        ];
      });
      expect(expected).toHaveLength(members);
      expect(found).toEqual(expected);
      expect(new Set(brought.map(({ broughtBy }) => broughtBy)).size).toBe(members);
    },
  );

  test("names nobody of another partner's team where a book was taken over", {
    timeout: 30_000,
  }, async () => {
    beginAs("promoter", "scenario:many-customers");
    const names = new Set((await list()).list.map(({ broughtBy }) => broughtBy));
    expect(names).toEqual(new Set([null, "李建国", "何丽"]));
  });

  test("is empty for a promoter who has nobody", async () => {
    beginAs("promoter", "scenario:no-customers");
    expect(await list()).toMatchObject({ list: [], total: 0 });
  });

  test("counts the remaining days from the server's time", async () => {
    const { kernel } = beginAs("promoter");
    const before = (await list()).list.find(({ kdUid }) => kdUid === "100388");
    await kernel.advance(10 * 86_400_000);
    const { asOf, list: rows } = await list();
    const after = rows.find(({ kdUid }) => kdUid === "100388");
    expect(asOf).toBe("2026-12-01T10:32:00+08:00");
    expect([before?.remainingDays, before?.serviceState]).toEqual([9, "dueThisMonth"]);
    expect([after?.remainingDays, after?.serviceState]).toEqual([-1, "expired"]);
  });
});

describe("the sample customers", () => {
  test("stand in every state, the next 60 days among them", async () => {
    beginAs("promoter");
    const { list: rows } = await list();
    const states = new Map(rows.map(({ serviceState }) => [serviceState, 0]));
    for (const { serviceState } of rows) states.set(serviceState, (states.get(serviceState) ?? 0) + 1);
    expect([...states.keys()].sort()).toEqual(
      ["dueNextMonth", "dueThisMonth", "expired", "inService", "notPurchased", "trial"].sort(),
    );
    expect(Math.min(...states.values())).toBeGreaterThanOrEqual(8);
    const ending = rows.filter(
      ({ isPaid, remainingDays }) =>
        isPaid && remainingDays !== null && remainingDays >= 0 && remainingDays <= expiryRadar.days,
    );
    expect(ending.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ relation }) => relation))).toEqual(new Set(["lead", "customer", "givenUp"]));
  });

  test("have phones of their own, no sample account's among them", () => {
    const world = worldOf(1);
    const customers = world.table(customerTable).all();
    const phones = customers.map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.filter((phone) => !textLimits.phone.pattern.test(phone))).toEqual([]);
    const accounts = world.table(userTable).all();
    const owned = customers.filter(({ accountId }) => accountId === null).map(({ phone }) => phone);
    expect(accounts.filter(({ phone }) => phone !== null && owned.includes(phone))).toEqual([]);
  });

  test("are the same for the same seed and others for another", () => {
    const names = (seed: number) =>
      worldOf(seed)
        .table(customerTable)
        .all()
        .map(({ name }) => name);
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
  });

  test("came, were spoken to and paid in this order, before the world began", () => {
    const world = worldOf(3);
    const hasValidTimes = (row: CustomerRow): boolean => {
      const { since, lastFollowUpAt, nextFollowUpAt, giveUp, held, protection } = row;
      const past = [since, lastFollowUpAt ?? since, giveUp?.at ?? since, protection?.startedAt ?? since];
      return (
        past.every((instant) => instant >= since && instant <= world.startedAt) &&
        (held.startsAt ?? 0) <= world.startedAt &&
        (nextFollowUpAt === null || nextFollowUpAt > (lastFollowUpAt ?? 0))
      );
    };
    const customers = world.table(customerTable).all();
    expect(customers.filter((row) => !hasValidTimes(row))).toEqual([]);
  });

  test("never carry more labels than one customer may, and none twice", () => {
    const customers = worldOf(4).table(customerTable).all();
    const isTooMuch = (labels: readonly string[]) =>
      labels.length > 20 || new Set(labels).size < labels.length;
    expect(customers.filter(({ labels }) => isTooMuch(labels))).toEqual([]);
  });

  test("include the accounts bound to the promoter, with what their licences say", async () => {
    beginAs("promoter");
    const { list: rows } = await list();
    const bound = rows.find(({ kdUid }) => kdUid === sampleUserIds.payingStandard);
    expect(bound).toMatchObject({
      name: "顺发五金",
      serviceState: "inService",
      remainingDays: 240,
      isPaid: true,
    });
  });
});
