// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useRef, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { AppTranslations } from "../../src/app/app-translations";
import type { ClientError } from "../../src/client/client-error";
import { sharedQueryClient } from "../../src/client/query-client";
import { loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { clearUser } from "../../src/platform/signed-in";
import { removeStored } from "../../src/platform/storage";
import { message } from "../../src/rules/messages";
import { DataProvider } from "../../src/shared/data-provider";
import { SignInPanel } from "../../src/shared/sign-in/sign-in-panel";
import { useSignInDialog } from "../../src/shared/sign-in/use-sign-in-dialog";
import { toaster } from "../../src/ui/toaster";

let backend: TestBackend;

beforeEach(async () => {
  setClock(() => Date.parse("2026-11-21T10:32:00+08:00"));
  for (const key of ["userInfo", "visitDrafts", "rateLocks"] as const) removeStored(key);
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["rules"]);
  await loadNamespaces("zh-CN", ["account-log-in", "verification"]);
  const store = sharedQueryClient();
  store.clear();
  store.setDefaultOptions({ ...store.getDefaultOptions(), queries: { networkMode: "always", retry: false } });
});

afterEach(() => {
  for (const { id } of toaster.messages()) toaster.dismiss(id);
  setClock(null);
  backend.close();
});

/** A shop that is so many times told, as the client tells it, that the session has ended. */
function Shop({ endedSessions = 0 }: { endedSessions?: number }) {
  const left = useRef(endedSessions);
  const [count, setCount] = useState(0);
  const signIn = useSignInDialog("你选的专业版还留着");
  const buy = async (): Promise<ClientError | null> => {
    if (left.current > 0) {
      left.current -= 1;
      clearUser();
      return { kind: "signed-out", message: message("session.expired"), canRetry: false };
    }
    setCount((before) => before + 1);
    return null;
  };
  return (
    <>
      <p>{`bought ${count}`}</p>
      <input aria-label="note" />
      <button type="button" onClick={() => void signIn.requireSignIn(buy)}>
        buy
      </button>
      {signIn.dialog}
    </>
  );
}

function show(screenHere: ReactNode, mock = "") {
  backend = createTestBackend({ mock });
  render(
    <AppTranslations>
      <MemoryRouter>
        <DataProvider>{screenHere}</DataProvider>
      </MemoryRouter>
    </AppTranslations>,
  );
  return userEvent.setup();
}

async function logIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText("手机号", {}, { timeout: 15_000 }), "13500009027");
  await person.type(screen.getByLabelText("密码", { selector: "input" }), "stockbook8");
  await person.click(screen.getByRole("checkbox"));
  await person.click(screen.getByRole("button", { name: "登录" }));
}

test("an action that needs a user opens the sign-in dialog over the page and continues by itself, once", async () => {
  const person = show(<Shop />);
  await person.type(screen.getByLabelText("note"), "half a sentence");
  await person.click(screen.getByRole("button", { name: "buy" }));
  await logIn(person);
  expect(await screen.findByText("bought 1")).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText("手机号")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("note").value).toBe("half a sentence");
});

test("a closed sign-in dialog cancels the action, also when the user signs in later", async () => {
  const person = show(<Shop />);
  await person.click(screen.getByRole("button", { name: "buy" }));
  await screen.findByLabelText("手机号", {}, { timeout: 15_000 });
  expect(screen.getByText("你选的专业版还留着")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "关闭" }));
  expect(screen.queryByLabelText("手机号")).toBeNull();
  expect(screen.getByText("bought 0")).toBeDefined();
});

test("a session that the device has not stored is detected before the dialog opens", async () => {
  const person = show(<Shop />, "persona:wholesaler");
  await person.click(screen.getByRole("button", { name: "buy" }));
  expect(await screen.findByText("bought 1")).toBeDefined();
});

test("an action that learns that the session has ended is run again once somebody has signed in", async () => {
  const person = show(<Shop endedSessions={1} />, "persona:wholesaler");
  await person.click(screen.getByRole("button", { name: "buy" }));
  await logIn(person);
  expect(await screen.findByText("bought 1")).toBeDefined();
  expect(toaster.messages()).toHaveLength(0);
});

test("an action that is refused a session again says so, and is not repeated for ever", async () => {
  const person = show(<Shop endedSessions={2} />, "persona:wholesaler");
  await person.click(screen.getByRole("button", { name: "buy" }));
  await logIn(person);
  await waitFor(() => expect(toaster.messages()).toHaveLength(1));
  expect(screen.getByText("bought 0")).toBeDefined();
});

test("an account of the other kind of agent is refused with what to do", async () => {
  const person = show(<SignInPanel mode="password" onMode={() => undefined} agentVersion="international" />);
  await person.type(screen.getByLabelText("手机号"), "13700002020");
  await person.type(screen.getByLabelText("密码", { selector: "input" }), "stockbook8");
  await person.click(screen.getByRole("checkbox"));
  await person.click(screen.getByRole("button", { name: "登录" }));
  expect(await screen.findByText(/同一个账号只能做一种代理/)).toBeDefined();
  expect(screen.getByText(/国内版代理，不能登录国际版/)).toBeDefined();
});

test("where nobody can say whether there is a session, the failure is named instead of a log-in that would not help", async () => {
  const user = show(<Shop />, "persona:wholesaler,fault:getUserInfo=http500");
  await user.click(screen.getByRole("button", { name: "buy" }));
  await waitFor(() => expect(toaster.messages()).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("bought 0")).toBeDefined();
});
