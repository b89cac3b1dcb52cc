import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBackend } from "../../mocks/node";
import { userInfoQuery } from "../../src/api/account/queries";
import { orderContactsQuery, ordersQuery, serviceQuery } from "../../src/api/mall/queries";
import { findDestination } from "../../src/app/route-table";
import { setSharedQueryClient, sharedQueryClient } from "../../src/client/query-client";
import { clearUser, storeUser } from "../../src/platform/signed-in";

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

test("a screen without such reads starts none", async () => {
  expect((await startReads("/faq")).getAll()).toEqual([]);
});
