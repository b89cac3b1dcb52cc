// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Result } from "../../src/client/client-error";
import { changeLocale } from "../../src/i18n/set-up";
import { CodeOfflineError } from "../../src/platform/import-code";
import type { Locale } from "../../src/platform/locale";
import { countSignIn } from "../../src/platform/signed-in";
import { removeStored } from "../../src/platform/storage";
import { message } from "../../src/rules/messages";
import { toaster } from "../../src/ui/toaster";
import { failed, showSample, validValues } from "./sample-form";

beforeEach(() => {
  removeStored("drafts");
  removeStored("visitDrafts");
});

const send = () => screen.getByRole("button", { name: /Send|正在提交/ });
const field = (name: string) => screen.getByLabelText(name);
const described = (name: string) => {
  const id = field(name).getAttribute("aria-describedby");
  return id === null ? null : document.getElementById(id)?.textContent;
};

test.each<[Locale, string, string]>([
  ["zh-CN", "手机号不能为空", "请先阅读并同意服务条款"],
  ["zh-TW", "手機號碼不能為空", "請先閱讀並同意服務條款"],
  ["en-US", "Enter your phone number", "You must agree to the terms of service"],
])("in %s every empty field shows its own error, and nothing is sent", async (locale, phone, terms) => {
  const { user, onSubmit } = await showSample({}, locale);
  await user.click(send());
  await waitFor(() => expect(described("Phone")).toBe(phone));
  expect(described("I agree")).toBe(terms);
  expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the focus moves to the first field in error", async () => {
  const { user } = await showSample({ defaultValues: { ...validValues, email: "nobody", terms: false } });
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field("Email")));
});

test("the focus moves to the first choice of a segment where none is on", async () => {
  const { user } = await showSample({ defaultValues: { ...validValues, years: "", terms: false } });
  await user.click(send());
  const choice = (name: string) => screen.getByRole("radio", { name });
  await waitFor(() => expect(document.activeElement).toBe(choice("One year")));
  await user.click(choice("Two years"));
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field("I agree")));
});

test("an error goes as soon as what is typed is right", async () => {
  const { user } = await showSample({ defaultValues: { ...validValues, phone: "138" } });
  await user.click(send());
  await waitFor(() => expect(described("Phone")).toBe("手机号格式不正确"));
  await user.type(field("Phone"), "00001234");
  await waitFor(() => expect(described("Phone")).toBe("11 digits"));
});

test("a change of language translates the errors already on screen", async () => {
  const { user } = await showSample({ defaultValues: { ...validValues, password: "short" } });
  await user.click(send());
  await waitFor(() => expect(described("Password")).toBe("至少8个字"));
  await act(() => changeLocale("en-US"));
  expect(described("Password")).toBe("Use at least 8 characters");
  await act(() => changeLocale("zh-TW"));
  expect(described("Password")).toBe("至少8個字");
});

test("a submission whose code cannot be fetched says so, and what was typed can be sent again", async () => {
  const { user, onSubmit } = await showSample({ defaultValues: validValues });
  onSubmit.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  await user.click(send());
  expect(await screen.findByText("请求错误：页面出了错，再试还不行就重新打开")).toBeDefined();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onSubmit.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  await user.click(send());
  await waitFor(() => expect(screen.queryByText(/页面出了错/)).toBeNull());
  expect(screen.getByRole("alert").textContent).toContain("网络");
  expect(field("Phone")).toHaveProperty("value", validValues.phone);
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledTimes(3);
});

test("what is sent is what the schema made of it", async () => {
  const { user, onSubmit } = await showSample({ defaultValues: { ...validValues, phone: "" } });
  await user.type(field("Phone"), " 138 0000 1234 ");
  await user.type(field("Note"), "call at noon ");
  await user.selectOptions(field("Industry"), "food");
  await user.click(screen.getByRole("radio", { name: "Company" }));
  await user.click(screen.getByRole("radio", { name: "Two years" }));
  await user.click(screen.getByRole("button", { name: /^More/ }));
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    ...validValues,
    phone: "13800001234",
    note: "call at noon",
    industry: "food",
    kind: "company",
    years: "2",
    users: 4,
  });
});

test("however often the button is pressed, the form is sent once", async () => {
  let finish: (result: Result<string>) => void = () => undefined;
  const onSubmit = () =>
    new Promise<Result<string>>((resolve) => {
      finish = resolve;
    });
  const view = await showSample({ onSubmit, defaultValues: validValues });
  await view.user.dblClick(send());
  await view.user.type(field("Email"), "{Enter}");
  expect(view.onSubmit).toHaveBeenCalledTimes(1);
  expect(send().getAttribute("aria-busy")).toBe("true");
  expect(send().textContent).toContain("正在提交");

  await act(async () => finish(failed({ kind: "offline" })));
  await waitFor(() => expect(send().getAttribute("aria-busy")).toBeNull());
  await view.user.click(send());
  expect(view.onSubmit).toHaveBeenCalledTimes(2);
});

test("a form submitted twice at once, before its button shows that it is busy, is sent once", async () => {
  const { onSubmit } = await showSample({
    onSubmit: () => new Promise<never>(() => undefined),
    defaultValues: validValues,
  });
  const form = screen.getByRole("form", { name: "Sample" });
  act(() => {
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await act(async () => undefined);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a double click submits once, though the first click is refused before the second comes", async () => {
  const { user, onSubmit } = await showSample({
    onSubmit: async () => failed({ kind: "offline" }),
    defaultValues: validValues,
  });
  fireEvent.click(send(), { detail: 1 });
  await screen.findByRole("alert");
  fireEvent.click(send(), { detail: 2 });
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  send().focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test("a success is passed on with its data", async () => {
  const onSuccess = vi.fn();
  const { user } = await showSample({ onSuccess, defaultValues: validValues });
  await user.click(send());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith("done"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("when sending fails, every value stays and the form shows the reason, in the current language", async () => {
  const { user } = await showSample({
    onSubmit: async () => failed({ kind: "offline" }),
    defaultValues: { ...validValues, note: "" },
  });
  await user.type(field("Note"), "call at noon");
  await user.click(send());
  await within(await screen.findByRole("alert")).findByText("当前网络不稳定");
  expect(field("Note")).toHaveProperty("value", "call at noon");
  expect(field("Password")).toHaveProperty("value", "sesame123");
  await act(() => changeLocale("en-US"));
  within(screen.getByRole("alert")).getByText("Network currently unstable");
});

test("the server's own message takes precedence", async () => {
  const refusal = failed({ kind: "refused", message: message("rate.limited"), serverMessage: "请明天再来" });
  const { user } = await showSample({ onSubmit: async () => refusal, defaultValues: validValues });
  await user.click(send());
  await within(await screen.findByRole("alert")).findByText("请明天再来");
});

test("a failure is scrolled to together with the button to press again; it comes last, as both may not fit", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { user } = await showSample({
    onSubmit: async () => failed({ kind: "timeout" }),
    defaultValues: validValues,
  });
  await user.click(send());
  const alert = await screen.findByRole("alert");
  expect(scrolled.mock.contexts.slice(-2)).toEqual([send(), alert]);
  scrolled.mockRestore();
});

test("a failure is scrolled to, and only where its answer was lost does it say that the form may be sent again", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  let outcome: Result<string> = failed({ kind: "timeout" });
  const { user } = await showSample({ onSubmit: async () => outcome, defaultValues: validValues });
  await user.click(send());
  const alert = await screen.findByRole("alert");
  expect(scrolled.mock.contexts).toContain(alert);
  within(alert).getByText("sent once");
  outcome = failed({ kind: "refused", message: message("rate.limited") });
  await user.click(send());
  await screen.findByText("操作过于频繁，请三分钟后重试");
  expect(screen.queryByText("sent once")).toBeNull();
  scrolled.mockRestore();
});

test("that nobody is signed in is not said any more once somebody is again; what was typed stays", async () => {
  const { user } = await showSample({
    onSubmit: async () => failed({ kind: "signed-out" }),
    defaultValues: validValues,
  });
  await user.click(send());
  await screen.findByRole("alert");
  act(() => countSignIn());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field("Phone")).toHaveProperty("value", validValues.phone);
});

test("the message of a failure goes when the form is sent again", async () => {
  let outcome: Result<string> = failed({ kind: "offline" });
  const { user } = await showSample({ onSubmit: async () => outcome, defaultValues: validValues });
  await user.click(send());
  await screen.findByRole("alert");
  outcome = { ok: true, data: "done" };
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("fields the server refused show their errors, the first of them has the focus, and the form adds nothing", async () => {
  const invalid = failed({
    kind: "invalid",
    fields: [
      { field: "mail", message: message("email.invalid") },
      { field: "phone", message: message("phone.registered") },
      { field: "note", message: message("field.invalid"), serverMessage: "含有敏感词" },
    ],
  });
  const { user } = await showSample({ onSubmit: async () => invalid, defaultValues: validValues });
  await user.click(send());
  await waitFor(() => expect(described("Phone")).toBe("该手机号已注册"));
  expect(described("Email")).toBe("邮箱格式不正确");
  expect(described("Note")).toBe("含有敏感词");
  expect(document.activeElement).toBe(field("Phone"));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => changeLocale("en-US"));
  expect(described("Phone")).toBe("This phone number is already registered");
});

test("a refused field that is not in the form is reported by the form", async () => {
  const invalid = failed({
    kind: "invalid",
    fields: [
      { field: "phone", message: message("phone.registered") },
      { field: "origin", message: message("field.invalid"), serverMessage: "来源不对" },
    ],
  });
  const { user } = await showSample({ onSubmit: async () => invalid, defaultValues: validValues });
  await user.click(send());
  await within(await screen.findByRole("alert")).findByText("来源不对");
  expect(described("Phone")).toBe("该手机号已注册");
});

test("a field the server refused does not keep the form from being sent again", async () => {
  const invalid = failed({
    kind: "invalid",
    fields: [{ field: "phone", message: message("phone.registered") }],
  });
  const { user, onSubmit } = await showSample({ onSubmit: async () => invalid, defaultValues: validValues });
  await user.click(send());
  await waitFor(() => expect(described("Phone")).toBe("该手机号已注册"));
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test("what fails after the form was left is told where one is, and said at no field", async () => {
  let answer: (result: Result<string>) => void = () => undefined;
  const sent = new Promise<Result<string>>((resolve) => {
    answer = resolve;
  });
  const { user, unmount } = await showSample({ onSubmit: () => sent, defaultValues: validValues });
  await user.click(send());
  unmount();
  await act(async () => answer(failed({ kind: "refused", message: message("phone.registered") })));
  expect(toaster.messages().map(({ text }) => text)).toEqual(["该手机号已注册"]);
});

test("a password can be shown and hidden", async () => {
  const { user } = await showSample({ defaultValues: validValues });
  expect(field("Password")).toHaveProperty("type", "password");
  await user.click(screen.getByRole("button", { name: "显示“Password”" }));
  expect(field("Password")).toHaveProperty("type", "text");
  expect(field("Password")).toHaveProperty("value", "sesame123");
  expect(field("Password").getAttribute("spellcheck")).toBe("false");
  expect(field("Password").getAttribute("autocapitalize")).toBe("none");
  await user.click(screen.getByRole("button", { name: "隐藏“Password”" }));
  expect(field("Password")).toHaveProperty("type", "password");
});

test.each([
  ["a mistake of the program is reported", new Error("no such rate"), 1],
  ["code that is not asked for without a network is not", new CodeOfflineError(), 0],
])("where a form cannot be sent it says so, and %s", async (_, error, reports) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onSubmit = async () => {
    throw error;
  };
  const { user } = await showSample({ defaultValues: validValues, onSubmit });
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toContain("当前网络不稳定");
  expect(reported).toHaveBeenCalledTimes(reports);
  vi.restoreAllMocks();
});

describe("an error leads to the article that explains it", () => {
  const article = () => screen.getByRole<HTMLAnchorElement>("link", { name: /^怎么办/ });

  test("by the server's own message and in a new tab, so that every value stays", async () => {
    const refusal = failed({
      kind: "invalid",
      fields: [{ field: "phone", message: message("phone.registered"), serverMessage: "该手机号已注册" }],
    });
    const { user } = await showSample({ defaultValues: validValues, onSubmit: async () => refusal });
    await user.click(send());
    await waitFor(() => expect(described("Phone")).toBe("该手机号已注册"));
    expect(new URL(article().href).pathname).toBe("/help/search");
    expect(new URL(article().href).searchParams.get("q")).toBe("该手机号已注册");
    expect(article().target).toBe("_blank");
    expect(article().rel).toBe("noopener");
  });

  test("when the whole form could not be sent", async () => {
    const { user } = await showSample({
      defaultValues: validValues,
      onSubmit: async () => failed({ kind: "offline" }),
    });
    await user.click(send());
    const alert = await screen.findByRole("alert");
    expect(alert.contains(article())).toBe(true);
    expect(new URL(article().href).searchParams.get("q")).toBe("当前网络不稳定");
  });

  test("but not where the message is an instruction already", async () => {
    const { user } = await showSample();
    await user.click(send());
    await waitFor(() => expect(described("Phone")).toBe("手机号不能为空"));
    expect(screen.queryByRole("link")).toBeNull();
  });
});
