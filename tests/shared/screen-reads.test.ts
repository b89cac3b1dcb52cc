import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestBackend } from "../../mocks/node";
import { userInfoQuery } from "../../src/api/account/queries";
import { orderContactsQuery, ordersQuery, serviceQuery } from "../../src/api/mall/queries";
import { promoterQuery } from "../../src/api/promoter/queries";
import { findDestination } from "../../src/app/route-table";
import { setSharedQueryClient, sharedQueryClient } from "../../src/client/query-client";
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
  setSharedQueryClient(null);
  backend.close();
});

async function startReads(path: string, query = "") {
  const destination = findDestination(path);
  if (destination.kind !== "screen") throw new Error(`${path} has no screen.`);
  await destination.route.startReads(path, new URLSearchParams(query));
  return sharedQueryClient().getQueryCache();
}

test("the order list's reads are under way before its screen is rendered", async () => {
  storeUser({ kdUid: "1" });
  const reads = await startReads("/user-center/orders");
  for (const { queryKey } of [userInfoQuery(), ordersQuery()])
    expect(reads.find({ queryKey }), String(queryKey[0])).toBeDefined();
});

test("where nobody is remembered, nothing is read that belongs to a user", async () => {
  expect((await startReads("/user-center/orders")).getAll()).toEqual([]);
  expect((await startReads("/mall/checkout")).getAll()).toEqual([]);
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
