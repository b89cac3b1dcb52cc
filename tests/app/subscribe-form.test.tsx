// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { SubscribeForm } from "../../src/app/layout/subscribe-form";
import { createQueryClient } from "../../src/client/query-client";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";
import type { Locale } from "../../src/platform/locale";
import { readStored, removeStored } from "../../src/platform/storage";
import { Toasts } from "../../src/ui/toast";

const subscribeCall = "*/ommall/srvmall/servicebook/merchant/overseas/add";
let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  removeStored("visitDrafts");
});
afterEach(() => backend.close());

async function showForm(locale: Locale = "zh-CN") {
  setCurrentLocale(locale);
  await setUpTranslations(locale, ["rules"]);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <SubscribeForm />
      <Toasts />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), unmount };
}

const box = () => screen.getByRole<HTMLInputElement>("textbox");
const button = () => screen.getByRole("button", { name: /订阅|訂閱|Subscribe/ });

test("an empty box is refused", async () => {
  const { user } = await showForm();
  await user.click(button());
  expect(await screen.findByText("邮箱不能为空")).toBeDefined();
  expect(box().getAttribute("aria-invalid")).toBe("true");
});

test("what is no e-mail address is refused, and the error goes as soon as it is one", async () => {
  const { user } = await showForm();
  await user.type(box(), "reader@shop");
  expect(screen.queryByText("邮箱格式不正确")).toBeNull();
  await user.click(button());
  expect(await screen.findByText("邮箱格式不正确")).toBeDefined();
  await user.type(box(), ".example");
  await waitFor(() => expect(screen.queryByText("邮箱格式不正确")).toBeNull());
});

test("an accepted address is confirmed, clears the box and leaves no draft", async () => {
  const { user } = await showForm();
  await user.type(box(), "reader@shop.example");
  await user.click(button());
  expect(await screen.findByText("提交成功")).toBeDefined();
  await waitFor(() => expect(box().value).toBe(""));
  expect(screen.queryByText("邮箱不能为空")).toBeNull();
  expect(JSON.stringify(readStored("visitDrafts"))).not.toContain("reader");
});

test("a refusal shows the server's own message at the box and keeps the address", async () => {
  backend.server.use(
    http.post(subscribeCall, () =>
      HttpResponse.json({ code: 429, errcode: 42900, success: false, msg: "今天的名额满了", data: null }),
    ),
  );
  const { user } = await showForm();
  await user.type(box(), "reader@shop.example");
  await user.click(button());
  const message = await screen.findByText("今天的名额满了");
  const describedBy = box().getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(describedBy)?.contains(message)).toBe(true);
  expect(box().value).toBe("reader@shop.example");
  await user.type(box(), "s");
  await waitFor(() => expect(screen.queryByText("今天的名额满了")).toBeNull());
});

test("a failure without a message of the server gets one from the message table", async () => {
  backend.server.use(http.post(subscribeCall, () => HttpResponse.error()));
  const { user } = await showForm();
  await user.type(box(), "reader@shop.example");
  await user.click(button());
  expect(await screen.findByText("网络状况不佳")).toBeDefined();
});

test("pressing twice sends once", async () => {
  let calls = 0;
  backend.server.use(
    http.post(subscribeCall, () => {
      calls += 1;
    }),
  );
  const { user } = await showForm();
  await user.type(box(), "reader@shop.example");
  await user.dblClick(button());
  await screen.findByText("提交成功");
  expect(calls).toBe(1);
});

test("a language switch keeps the address and translates its error", async () => {
  const before = await showForm("zh-CN");
  await before.user.type(box(), "reader@");
  await before.user.click(button());
  await screen.findByText("邮箱格式不正确");
  before.unmount();

  const { user } = await showForm("en-US");
  expect(await screen.findByText("The email format is incorrect")).toBeDefined();
  expect(box().value).toBe("reader@");
  expect(document.activeElement).not.toBe(box());
  await user.type(box(), "shop.example");
  await waitFor(() => expect(screen.queryByText("The email format is incorrect")).toBeNull());
});

test("an empty box that was refused is still refused in the new language", async () => {
  const before = await showForm("zh-CN");
  await before.user.click(button());
  await screen.findByText("邮箱不能为空");
  before.unmount();

  await showForm("zh-TW");
  expect(await screen.findByText("信箱不能為空")).toBeDefined();
});

test("an address that was typed but not sent is kept without an error", async () => {
  const before = await showForm("zh-CN");
  await before.user.type(box(), "reader@");
  before.unmount();

  await showForm("en-US");
  await waitFor(() => expect(box().value).toBe("reader@"));
  expect(box().getAttribute("aria-invalid")).toBeNull();
});

test("a later visit in the same language starts without the old error", async () => {
  const before = await showForm("zh-CN");
  await before.user.type(box(), "reader@");
  await before.user.click(button());
  await screen.findByText("邮箱格式不正确");
  before.unmount();

  await showForm("zh-CN");
  await waitFor(() => expect(box().value).toBe("reader@"));
  expect(screen.queryByText("邮箱格式不正确")).toBeNull();
});
