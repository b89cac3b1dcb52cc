// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { samplePassword } from "../../mocks/business/data/users";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { useLoginAccount, useLogoutAccount } from "../../src/api/account/mutations";
import { userInfoQuery } from "../../src/api/account/queries";
import { sharedQueryClient } from "../../src/client/query-client";
import { readStored, writeStored } from "../../src/platform/storage";
import { watchSession } from "../../src/shared/session/watch-session";
import { dataOf } from "../support/begin";
import { account, transformed } from "./support/account";

const phone = "13500009027";
const { queryKey } = userInfoQuery();
const ordersKey = ["listOrders"];

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ mock: "persona:wholesaler" });
  sharedQueryClient().clear();
});

afterEach(() => backend.close());

const page = <Hook,>(useHook: () => Hook) =>
  renderHook(useHook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={sharedQueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;

/** What a page holds once its user has read their orders. */
async function readAs(kdUid?: string) {
  const store = watchSession(sharedQueryClient());
  const user = await dataOf(account.user());
  store.setQueryData(queryKey, { ...user, kdUid: kdUid ?? user.kdUid });
  store.setQueryData(ordersKey, ["an order"]);
  return store;
}

const logIn = () =>
  page(useLoginAccount).current.mutateAsync({
    method: "password",
    phone,
    password: transformed(samplePassword, phone),
  });

test("what a user read is not shown to another one who signs in on the same page", async () => {
  const store = await readAs("9999999");
  writeStored("visitDrafts", { ...readStored("visitDrafts"), "mall.contact": { name: "周芳" } });
  await logIn();
  expect(readStored("visitDrafts")?.["mall.contact"]).toBeUndefined();
  expect(store.getQueryData(ordersKey)).toBeUndefined();
  expect(store.getQueryData(queryKey)?.kdUid).not.toBe("9999999");
});

test("what a user read stays while it is read again when the same one signs in again", async () => {
  const store = await readAs();
  writeStored("visitDrafts", { ...readStored("visitDrafts"), "mall.contact": { name: "周芳" } });
  await logIn();
  expect(readStored("visitDrafts")?.["mall.contact"]).toBeDefined();
  expect(store.getQueryData(ordersKey)).toEqual(["an order"]);
  expect(store.getQueryState(ordersKey)?.isInvalidated).toBe(true);
});

test("an answer about the session before does not take the place of the one that began meanwhile", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  backend.server.use(
    http.get("*/webzhj/info", async ({ request }) => {
      const before = await backend.kernel.handle(request);
      await held;
      return before;
    }),
  );
  const store = sharedQueryClient();
  await dataOf(account.logout());
  const reading = store.fetchQuery({ ...userInfoQuery(), retry: false }).catch(() => null);
  await waitFor(() => expect(store.getQueryState(queryKey)?.fetchStatus).toBe("fetching"));
  await logIn();
  answer();
  await reading;
  expect(store.getQueryState(queryKey)).toMatchObject({ status: "success", fetchStatus: "idle" });
  expect(store.getQueryData(queryKey)?.kdUid).toBeDefined();
});

test("logging out of a session that has ended leaves nothing of what its user read", async () => {
  const store = await readAs();
  await dataOf(account.logout());
  await expect(page(useLogoutAccount).current.mutateAsync()).rejects.toMatchObject({ kind: "signed-out" });
  expect(store.getQueryData(ordersKey)).toBeUndefined();
});
