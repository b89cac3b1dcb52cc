import { type QueryCache, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestBackend } from "../../mocks/node";
import { userInfoQuery } from "../../src/api/account/queries";
import { orderContactsQuery, ordersQuery, serviceQuery } from "../../src/api/mall/queries";
import { promoterQuery } from "../../src/api/promoter/queries";
import { reportTokenQuery } from "../../src/api/report/report-token-query";
import { findDestination } from "../../src/app/route-table";
import { setSharedQueryClient, sharedQueryClient } from "../../src/client/query-client";
import { clearDrafts } from "../../src/platform/draft-owner";
import { clearUser, storeUser } from "../../src/platform/signed-in";
import { customerListQuery } from "../../src/screens/promoter/customers/customer-list-query";
import { begin } from "../support/begin";

let backend: ReturnType<typeof createTestBackend>;

beforeEach(() => {
  backend = createTestBackend({ mock: "persona:wholesaler" });
  setSharedQueryClient(null);
});

afterEach(() => {
  clearUser();
  clearDrafts();
  setSharedQueryClient(null);
  backend.close();
});

async function startReads(path: string, query = "") {
  const destination = findDestination(path);
  if (destination.kind !== "screen") throw new Error(`${path} has no screen.`);
  await destination.route.startReads(path, new URLSearchParams(query));
  return sharedQueryClient().getQueryCache();
}

/** What was asked for, by operation. */
function operationsOf(reads: QueryCache): unknown[] {
  return reads.getAll().map(({ queryKey }) => queryKey[0]);
}

test("the order list's reads are under way before its screen is rendered", async () => {
  storeUser({ kdUid: "1" });
  const reads = await startReads("/user-center/orders");
  for (const { queryKey } of [userInfoQuery(), ordersQuery()])
    expect(reads.find({ queryKey }), String(queryKey[0])).toBeDefined();
});

test("pages for those who are signed in begin to read where this device has no user stored as well", async () => {
  expect((await startReads("/user-center/orders")).find({ queryKey: ordersQuery().queryKey })).toBeDefined();
  expect(
    (await startReads("/mall/checkout")).find({ queryKey: orderContactsQuery().queryKey }),
  ).toBeDefined();
});

test("where nobody is stored, a page for everybody reads nothing that belongs to a user", async () => {
  const reads = await startReads("/mall/detail", "serviceNumber=KDZHJ01");
  expect(reads.find({ queryKey: userInfoQuery().queryKey })).toBeUndefined();
  setSharedQueryClient(null);
  expect(operationsOf(await startReads("/invite"))).toEqual(["getInviteVisual", "listLatestAwards"]);
});

test.each([
  ["/user-center/mine", "", ["listOrders"]],
  ["/user-center/invoices", "page=2", ["listOrders"]],
  ["/user-center/invoices", "tab=titles", ["listSkuPrices"]],
  ["/user-center/licences", "", ["listLicenceDaysRemaining", "listOrderContacts"]],
  ["/user-center/coupons", "", ["listUserCoupons", "listDisplayedServices"]],
  ["/invite", "", ["getInviteMerchant", "getInviteShare", "listInviteAwards", "getInviterTotals"]],
  ["/invite/detail", "state=received", ["listInviteAwards", "getInviterTotals", "getAwardNotice"]],
])("%s?%s begins with all it shows: %j", async (path, query, operations) => {
  storeUser({ kdUid: "1" });
  expect(operationsOf(await startReads(path, query))).toEqual(expect.arrayContaining(operations));
});

test("a read that is under way goes on when the page that loads gives way to the one with the content", async () => {
  backend.close();
  backend = begin({ mock: "persona:wholesaler" });
  const reads = await startReads("/user-center/contacts");
  const { queryKey } = orderContactsQuery();
  const ofLoadingPage = new QueryObserver(sharedQueryClient(), { queryKey, enabled: false });
  ofLoadingPage.subscribe(() => undefined)();
  await expect.poll(() => reads.find({ queryKey })?.state.status).toBe("success");
});

test("the report begins with the user and the token of the account a link names", async () => {
  backend.close();
  backend = begin({ mock: "persona:wholesaler" });
  const reads = await startReads("/report/weekly", "kdUid=100027");
  await expect.poll(() => reads.find({ queryKey: reportTokenQuery("100027").queryKey })).toBeDefined();
});

test("goods are read for the service of the address, and for none without one", async () => {
  const { queryKey } = serviceQuery("KDZHJ01");
  expect((await startReads("/mall/detail", "serviceNumber=no-number")).getAll()).toEqual([]);
  expect((await startReads("/mall/detail", "serviceNumber=KDZHJ01")).find({ queryKey })).toBeDefined();
});

test("the checkout begins with the user and their contacts", async () => {
  storeUser({ kdUid: "1" });
  const reads = await startReads("/mall/checkout");
  expect(reads.find({ queryKey: userInfoQuery().queryKey })).toBeDefined();
  expect(reads.find({ queryKey: orderContactsQuery().queryKey })).toBeDefined();
});

describe("the partner area", () => {
  /** With hosts, which calls without a page need. */
  const beginAs = (persona: string) => {
    backend.close();
    backend = begin({ mock: `persona:${persona}` });
  };
  const queryOf = (role?: "promoter" | "agentChina") => promoterQuery(role).queryKey;

  test("asks for account and role at once, and with the role for what depends on it", async () => {
    beginAs("promoter");
    storeUser({ kdUid: "1" });
    const reads = await startReads("/agent/merchant");
    for (const queryKey of [userInfoQuery().queryKey, queryOf()])
      expect(reads.find({ queryKey })).toBeDefined();
    const { queryKey } = customerListQuery();
    expect(reads.find({ queryKey })).toBeUndefined();
    await expect.poll(() => reads.find({ queryKey: queryOf("promoter") })).toBeDefined();
    await expect.poll(() => reads.find({ queryKey })).toBeDefined();
  });

  test("whoever held a role before is not waited for again", async () => {
    beginAs("promoter");
    storeUser({ kdUid: "1" });
    await expect.poll(async () => operationsOf(await startReads("/agent/orders"))).toContain("sumSerials");
    setSharedQueryClient(null);
    const reads = await startReads("/agent/merchant");
    for (const queryKey of [queryOf(), queryOf("promoter"), customerListQuery().queryKey])
      expect(reads.find({ queryKey })).toBeDefined();
  });

  test("a role that was lost, and one that was held by somebody else, start nothing for long", async () => {
    beginAs("promoter");
    storeUser({ kdUid: "1" });
    await expect.poll(async () => operationsOf(await startReads("/agent/orders"))).toContain("sumSerials");
    beginAs("wholesaler");
    setSharedQueryClient(null);
    const reads = await startReads("/agent/orders");
    await expect.poll(() => reads.find({ queryKey: queryOf() })?.state.status).toBe("success");
    setSharedQueryClient(null);
    expect(operationsOf(await startReads("/agent/orders"))).not.toContain("sumSerials");
  });

  test.each([
    ["/agent/home", "", ["listCustomers", "getServiceAward", "getReferralCode", "getPromoterAchievement"]],
    ["/agent/merchant-info", "kdUid=100200", ["getCustomer", "listFollowUps"]],
    ["/agent/merchant-bind", "kdUid=100200", ["getCustomer"]],
    ["/agent/merchant/edit-clues", "", ["listIndustries", "listLabelNames", "listLabelChoices"]],
    ["/agent/open", "", ["listSerials", "listCustomerServices"]],
    ["/agent/add-promoter", "page=2", ["listTeamMembers"]],
    ["/agent/orders", "", ["sumSerials", "listOrders"]],
    ["/agent/system-set", "", ["getReferralCode", "getAwardNotice", "getBankAccount"]],
  ])("%s?%s begins with all it shows: %j", async (path, query, operations) => {
    beginAs("agent-china");
    const reads = await startReads(path, query);
    await expect.poll(() => operationsOf(reads)).toEqual(expect.arrayContaining(operations));
  });

  test("the services to activate wait for the customer whose phone the address has", async () => {
    beginAs("agent-china");
    const reads = await startReads("/agent/open", "phone=13900001234");
    await expect.poll(() => operationsOf(reads)).toContain("listSerials");
    expect(operationsOf(reads)).not.toContain("listCustomerServices");
  });

  test("asks for no customers where no role is held", async () => {
    beginAs("wholesaler");
    storeUser({ kdUid: "1" });
    const reads = await startReads("/agent/merchant");
    await expect.poll(() => reads.find({ queryKey: queryOf() })?.state.status).toBe("success");
    expect(reads.getAll().map(({ queryKey }) => queryKey[0])).not.toContain("listCustomers");
  });
});

test("a screen without such reads starts none", async () => {
  expect((await startReads("/faq")).getAll()).toEqual([]);
});
