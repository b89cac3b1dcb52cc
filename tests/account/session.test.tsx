// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deviceLogTable } from "../../mocks/account/state";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { userInfoQuery } from "../../src/api/account/queries";
import { AppTranslations } from "../../src/app/app-translations";
import { sharedQueryClient } from "../../src/client/query-client";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { clearUser, signedInStore } from "../../src/platform/signed-in";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import { DataProvider } from "../../src/shared/data-provider";
import { SignInRequired } from "../../src/shared/session/sign-in-required";
import { useUser } from "../../src/shared/session/signed-in-user";
import { useKnownUser } from "../../src/shared/session/use-session";
import { useSignOut } from "../../src/shared/session/use-sign-out";

let backend: TestBackend;

beforeEach(async () => {
  setClock(() => Date.parse("2026-11-21T10:32:00+08:00"));
  for (const key of ["userInfo", "orderInfo", "drafts", "visitDrafts"] as const) removeStored(key);
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["rules"]);
  const store = sharedQueryClient();
  store.clear();
  store.setDefaultOptions({ ...store.getDefaultOptions(), queries: { networkMode: "always", retry: false } });
});

afterEach(() => {
  setClock(null);
  backend.close();
});

function PrivatePage() {
  const user = useUser();
  const { signOut } = useSignOut();
  return (
    <>
      <p>{`hello ${user.phone}`}</p>
      <button type="button" onClick={() => void signOut()}>
        log out
      </button>
    </>
  );
}

function Public() {
  return <p>{useKnownUser()?.phone ?? "nobody known"}</p>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, mock?: string) {
  backend = createTestBackend(mock === undefined ? {} : { mock });
  render(
    <AppTranslations>
      <MemoryRouter initialEntries={[address]}>
        <DataProvider>
          <Routes>
            <Route
              path="/mine"
              element={
                <SignInRequired>
                  <PrivatePage />
                </SignInRequired>
              }
            />
            <Route path="*" element={<Public />} />
          </Routes>
        </DataProvider>
        <Address />
      </MemoryRouter>
    </AppTranslations>,
  );
  return userEvent.setup();
}

/** Opens the page again in the same tab, after the session ended and a user signed in. */
function reloadAfterTheEnd(mock: string) {
  cleanup();
  backend.close();
  sharedQueryClient().clear();
  clearUser();
  open("/mine", mock);
}

test("a screen that belongs to a user shows itself to the user and remembers neither token nor whole number", async () => {
  open("/mine", "persona:wholesaler");
  expect(screen.getByRole("status", { name: "正在取" })).toBeDefined();
  expect(await screen.findByText("hello 135****9027")).toBeDefined();
  const stored = JSON.stringify(readStored("userInfo"));
  expect(stored).toContain("135****9027");
  expect(stored).not.toContain("13500009027");
  expect(stored).not.toMatch(/token/i);
  // Of the rest, such as an address or an e-mail, the header needs nothing.
  const names = ["isXHBuyout", "isZHJBuyout", "kdUid", "nickname", "phone", "userType"];
  expect(Object.keys(readStored("userInfo") ?? {}).sort()).toEqual(names);
  // The visit is logged once, however many components ask for the user.
  await waitFor(() =>
    expect(
      backend.kernel.world
        .table(deviceLogTable)
        .all()
        .map(({ log, total }) => [log, total]),
    ).toEqual([["usage", 1]]),
  );
});

test("a signed-out visitor is redirected to the sign-in page with the address and its query", async () => {
  writeStored("userInfo", { kdUid: "1" });
  writeStored("orderInfo", { orderNo: "1" });
  open("/mine?tab=unpaid#two");
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("/login?next=%2Fmine%3Ftab%3Dunpaid%23two"),
  );
  expect(readStored("userInfo")).toBeNull();
  expect(readStored("orderInfo")).toBeNull();
});

test("a session that ended elsewhere counts as none", async () => {
  open("/mine", "persona:wholesaler,scenario:session-expired");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/login?next=%2Fmine"));
});

test("whoever is found to be signed out by the question who is signed in is not asked about again", async () => {
  open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  let asked = 0;
  backend.server.events.on("request:start", ({ request }) => {
    if (request.url.endsWith("/webzhj/info")) asked += 1;
  });
  await sharedQueryClient().refetchQueries({ queryKey: userInfoQuery().queryKey });
  expect(await screen.findByText("登录已经结束", {}, { timeout: 15_000 })).toBeDefined();
  expect(asked).toBe(1);
});

test("a session that ended is over still when the network goes away while somebody signs in again", async () => {
  const user = open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  await sharedQueryClient().refetchQueries({ queryKey: userInfoQuery().queryKey });
  const dialog = within(await screen.findByRole("dialog", { name: "登录" }, { timeout: 15_000 }));
  const phone = dialog.getByRole("textbox", { name: "手机号" });
  await user.type(phone, "13500009027");
  await user.type(dialog.getByLabelText("密码", { selector: "input" }), "stockbook8");
  await user.click(dialog.getByRole("checkbox"));
  await backend.kernel.adopt("fault:loginAccount=offline,fault:getUserInfo=offline");
  await user.click(dialog.getByRole("button", { name: "登录" }));
  expect(await dialog.findByRole("alert")).toBeDefined();
  await waitFor(() =>
    expect(sharedQueryClient().getQueryState(userInfoQuery().queryKey)?.error?.kind).toBe("offline"),
  );
  expect(phone).toHaveProperty("value", "13500009027");
  expect(phone.isConnected).toBe(true);
  await backend.kernel.adopt("fault:listNews=offline");
  await user.click(dialog.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(screen.queryByText("登录已经结束")).toBeNull());
  expect(screen.getByText("hello 135****9027")).toBeDefined();
});

test("a missing response is no sign-out: it is reported with where to ask, and can be retried", async () => {
  writeStored("userInfo", { kdUid: "1" });
  const user = open("/mine", "persona:wholesaler,fault:getUserInfo=http500");
  const problem = within(await screen.findByRole("alert"));
  expect(problem.getByRole("link", { name: /怎么办/ })).toBeDefined();
  expect(problem.getByRole("link", { name: "联系客服" })).toBeDefined();
  expect(readStored("userInfo")).not.toBeNull();
  await backend.kernel.adopt("persona:wholesaler,seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  expect(await screen.findByText("hello 135****9027")).toBeDefined();
});

test("a public screen requests no user where the device has none stored", async () => {
  open("/price", "persona:wholesaler");
  expect(screen.getByText("nobody known")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText("nobody known")).toBeDefined();
});

test("a public screen knows the user stored on the device", async () => {
  writeStored("userInfo", { kdUid: "100027" });
  open("/price", "persona:wholesaler");
  expect(await screen.findByText("135****9027")).toBeDefined();
});

test("signing out leads home and removes all user data from the device", async () => {
  const user = open("/mine", "persona:wholesaler");
  const button = await screen.findByRole("button", { name: "log out" });
  writeStored("drafts", { "promoter.followUp.1": { followUpNote: "Friday" } });
  writeStored("visitDrafts", { "promoter.lead": { phone: "13800001234" } });
  writeStored("orderInfo", { orderNo: "1" });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/"));
  expect(readStored("drafts")).toBeNull();
  expect(readStored("visitDrafts")?.["promoter.lead"]).toBeUndefined();
  expect(readStored("orderInfo")).toBeNull();
  expect(signedInStore.getSnapshot()).toBe(false);
  expect(await screen.findByText("nobody known")).toBeDefined();
});

test("drafts of an ended session wait for their user, and for nobody else", async () => {
  writeStored("drafts", { "mall.contact": { name: "周芳" } });
  open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  writeStored("visitDrafts", { ...readStored("visitDrafts"), "promoter.lead": { name: "周芳" } });
  const areDraftsHere = () => [
    readStored("drafts")?.["mall.contact"] !== undefined,
    readStored("visitDrafts")?.["promoter.lead"] !== undefined,
  ];
  reloadAfterTheEnd("persona:wholesaler");
  await screen.findByText("hello 135****9027");
  expect(areDraftsHere()).toEqual([true, true]);
  reloadAfterTheEnd("persona:newcomer");
  await screen.findByText("hello 138****1246");
  expect(areDraftsHere()).toEqual([false, false]);
});

test("a change of the session in another tab is detected", async () => {
  open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  removeStored("userInfo");
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: null }));
  expect(await screen.findByText("登录已经结束", {}, { timeout: 15_000 })).toBeDefined();
  // The content of the page stays mounted behind the sign-in dialog.
  expect(screen.getByText("hello 135****9027")).toBeDefined();
});

test("a sign-in of the same user in another tab ends the sign-in dialog here", async () => {
  open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  removeStored("userInfo");
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: null }));
  await screen.findByText("登录已经结束", {}, { timeout: 15_000 });
  await backend.kernel.adopt("persona:wholesaler");
  const user = { kdUid: "100027" };
  writeStored("userInfo", user);
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: JSON.stringify(user) }));
  await waitFor(() => expect(screen.queryByText("登录已经结束")).toBeNull());
  expect(screen.getByText("hello 135****9027")).toBeDefined();
});

test("another user who signed in in another tab finds nothing of what the former one typed in this one", async () => {
  open("/mine", "persona:wholesaler");
  await screen.findByText("hello 135****9027");
  writeStored("visitDrafts", { ...readStored("visitDrafts"), "promoter.lead": { phone: "13800001234" } });
  await backend.kernel.adopt("persona:newcomer");
  const user = { kdUid: "100099" };
  writeStored("userInfo", user);
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: JSON.stringify(user) }));
  expect(await screen.findByText("hello 138****1246")).toBeDefined();
  expect(readStored("visitDrafts")?.["promoter.lead"]).toBeUndefined();
});
