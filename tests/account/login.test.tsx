// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { moveScene, sceneTable } from "../../mocks/account/scenes";
import { signInTable } from "../../mocks/account/state";
import { accountByPhone } from "../../mocks/business/customer-accounts";
import { authorise, boundOpenid, unboundOpenid } from "../../mocks/business/messenger";
import { captchaTable, smsCodeTable } from "../../mocks/business/verification";
import { type Locale, locales } from "../../src/platform/locale";
import { updateMessengerVisit } from "../../src/platform/messenger-visit";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import type { StoredKey } from "../../src/platform/storage-keys";
import { becomeClient, fakeOwnApp, removeBridges, userAgents } from "../support/fake-bridges";
import {
  adopt,
  currentAddress,
  currentBackend,
  go,
  leave,
  readingTime,
  reload,
  visit,
} from "../support/visit";

type Person = Awaited<ReturnType<typeof visit>>;

const wholesaler = "13500009027";
const unregistered = "13800138888";
const storedKeys: readonly StoredKey[] = [
  "userInfo",
  "rateLocks",
  "smsCountdowns",
  "packOrigin",
  "searchKeyword",
  "variantFlag",
  "visitDrafts",
  "visit",
];

beforeEach(() => {
  for (const key of storedKeys) removeStored(key);
});
afterEach(leave);

const world = () => currentBackend().kernel.world;
const press = (person: Person, name: string) => person.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });
const agree = (person: Person) => person.click(screen.getByRole("checkbox"));

async function fillPassword(person: Person, phone: string, password: string) {
  await person.clear(field("手机号"));
  await person.type(field("手机号"), phone);
  await person.clear(field("密码"));
  await person.type(field("密码"), password);
}

/** Passes the slider with the keyboard, requests an SMS code and types it. */
async function proveByCode(person: Person, phone: string, purpose: string) {
  await person.type(field("手机号"), phone);
  screen.getByRole("slider").focus();
  await person.keyboard("{End}");
  await screen.findByText("验证通过");
  await press(person, "获取验证码");
  await waitFor(() => expect(world().table(smsCodeTable).get(`${phone} ${purpose}`)).toBeDefined());
  await person.type(field("短信验证码"), world().table(smsCodeTable).get(`${phone} ${purpose}`)?.code ?? "");
}

describe("by password", () => {
  test("the right one leads back to where the visitor was, with its query, and sends the keyword along", async () => {
    writeStored("searchKeyword", "库存");
    const person = await visit("/login?next=%2Fprice.html%3Fusers%3D5");
    await fillPassword(person, "+86 135 0000 9027", "stockbook8");
    await agree(person);
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/price.html?users=5"));
    expect(world().table(signInTable).all()[0]).toMatchObject({ method: "password", utmTerm: "库存" });
    expect(JSON.stringify(readStored("userInfo"))).not.toContain(wholesaler);
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "an address that leads elsewhere (%s) is not followed",
    async (next) => {
      const person = await visit(`/login?next=${encodeURIComponent(next)}`);
      await fillPassword(person, wholesaler, "stockbook8");
      await agree(person);
      await press(person, "登录");
      await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
    },
  );

  test("a wrong password is reported at its field and every value stays", async () => {
    const person = await visit("/login");
    await fillPassword(person, wholesaler, "stockbook9");
    await agree(person);
    await press(person, "登录");
    expect(await screen.findByText("手机号或密码不对")).toBeDefined();
    expect(field("密码").getAttribute("aria-invalid")).toBe("true");
    expect(field("手机号").value).toBe(wholesaler);
  });

  test("after three wrong passwords a picture is required, and then sign-in succeeds", async () => {
    const person = await visit("/login", { mock: "scenario:picture-due" });
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    const code = await screen.findByLabelText<HTMLInputElement>("图形验证码");
    await waitFor(() => expect(screen.getByRole("img", { name: /图形验证码/ })).toBeDefined());
    await person.type(code, "0000");
    await press(person, "登录");
    expect(await screen.findByText("验证码错误")).toBeDefined();
    await waitFor(() =>
      expect(
        world()
          .table(captchaTable)
          .all()
          .some((row) => !row.isUsed),
      ).toBe(true),
    );
    await waitFor(() => expect(field("图形验证码").value).toBe(""));
    const open = world()
      .table(captchaTable)
      .all()
      .find((row) => !row.isUsed);
    await person.type(field("图形验证码"), open?.answer ?? "");
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });

  test("while another phone is typed, no picture is asked for it until it is a number", async () => {
    const person = await visit("/login", { mock: "scenario:picture-due" });
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    await screen.findByRole("img", { name: /图形验证码/ });
    await person.clear(field("手机号"));
    await person.type(field("手机号"), "1350000902");
    expect(screen.getByRole("button", { name: "先填好手机号。" })).toBeDefined();
    await person.type(field("手机号"), "8");
    await screen.findByRole("img", { name: /图形验证码/ });
    const pictured = world()
      .table(captchaTable)
      .all()
      .map((row) => row.phone);
    expect(new Set(pictured)).toEqual(new Set([wholesaler, "13500009028"]));
  });

  const lockOut = async () => {
    const person = await visit("/login", { mock: "scenario:locked-out" });
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    expect(await screen.findByText("操作过于频繁，请三分钟后重试")).toBeDefined();
    return person;
  };

  test("too many tries lock the phone for three minutes, after a reload as well, and no other phone", async () => {
    const person = await lockOut();
    expect(screen.getByText("3:00后可再试")).toBeDefined();
    expect(within(screen.getByRole("alert")).getByRole("link", { name: /^怎么办/ })).toBeDefined();
    expect(screen.getByRole("button", { name: "登录" }).getAttribute("aria-disabled")).toBe("true");
    await person.clear(field("手机号"));
    await person.type(field("手机号"), unregistered);
    expect(screen.queryByText("3:00后可再试")).toBeNull();
    expect(JSON.stringify(readStored("rateLocks"))).not.toContain(wholesaler);
  });

  test("whoever tried a password too often may still reset it", async () => {
    await lockOut();
    leave();
    cleanup();
    const again = await visit("/login?tab=reset");
    await again.type(await screen.findByLabelText("手机号"), wholesaler);
    expect(screen.queryByText("3:00后可再试")).toBeNull();
    expect(screen.getByRole("button", { name: "改密码" }).getAttribute("aria-disabled")).not.toBe("true");
  });

  test("a missing response is reported, and the form can be sent again", async () => {
    const person = await visit("/login", { mock: "fault:loginAccount=offline" });
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    expect(within(await screen.findByRole("alert")).getByText("网络状况不佳")).toBeDefined();
    await currentBackend().kernel.adopt("seed:7");
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });
});

const emptyMessages: Readonly<Record<Locale, readonly string[]>> = {
  "zh-CN": ["手机号不能为空", "请先完成滑块验证", "请输入短信验证码", "请先阅读并同意服务条款"],
  "zh-TW": ["手機號碼不能為空", "請先完成滑塊驗證", "請輸入簡訊驗證碼", "請先閱讀並同意服務條款"],
  "en-US": [
    "Enter your phone number",
    "Complete the slider verification first",
    "Enter the SMS code",
    "You must agree to the terms of service",
  ],
};

describe("by code", () => {
  test.each(locales)("with nothing filled in %s: every field shows its own error", async (locale) => {
    const person = await visit("/login?tab=code", { locale });
    await person.click(
      screen.getAllByRole("button", { name: /^(登录|登入|Log in)$/ }).at(-1) ?? document.body,
    );
    for (const message of emptyMessages[locale]) expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  });

  test("a code that was sent logs in", async () => {
    const person = await visit("/login?tab=code");
    await proveByCode(person, wholesaler, "2");
    await agree(person);
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
    expect(JSON.stringify([readStored("smsCountdowns"), readStored("userInfo")])).not.toContain(wholesaler);
  });

  test("a phone without an account is refused at the phone field", async () => {
    const person = await visit("/login?tab=code");
    await person.type(field("手机号"), unregistered);
    screen.getByRole("slider").focus();
    await person.keyboard("{End}");
    await screen.findByText("验证通过");
    await press(person, "获取验证码");
    expect(await screen.findByText("这个手机号还没有注册")).toBeDefined();
    expect(field("手机号").getAttribute("aria-invalid")).toBe("true");
  });

  test("a refusal about a number is not shown at the one that was typed meanwhile", async () => {
    const person = await visit("/login?tab=code", { mock: "fault:sendSmsCode=latency(1500)" });
    await person.type(field("手机号"), unregistered);
    screen.getByRole("slider").focus();
    await person.keyboard("{End}");
    await screen.findByText("验证通过");
    await press(person, "获取验证码");
    await person.clear(field("手机号"));
    await person.paste(wholesaler);
    const { exchanges } = currentBackend().kernel;
    const isAnswered = () => exchanges.some(({ operationId }) => operationId === "sendSmsCode");
    expect(isAnswered()).toBe(false);
    await waitFor(() => expect(isAnswered()).toBe(true), { timeout: 5000 });
    // The answer arrives on the page after it was written down.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    expect(field("手机号").getAttribute("aria-invalid")).not.toBe("true");
    expect(screen.queryByText("验证通过")).toBeNull();
  });

  test("a wrong code is refused at the code field", async () => {
    const person = await visit("/login?tab=code");
    await proveByCode(person, wholesaler, "2");
    const right = field("短信验证码").value;
    await person.clear(field("短信验证码"));
    await person.type(field("短信验证码"), right === "000000" ? "000001" : "000000");
    await agree(person);
    await press(person, "登录");
    expect(await screen.findByText("验证码错误")).toBeDefined();
  });
});

describe("registering", () => {
  test("begins the trial and sends the customer's origin", async () => {
    writeStored("packOrigin", "pack 7");
    writeStored("searchKeyword", "进销存");
    const person = await visit("/login?tab=register");
    expect(screen.getByRole("heading", { name: "免费试用15天" })).toBeDefined();
    await proveByCode(person, unregistered, "1");
    await person.type(field("设一个密码"), "market2026");
    await agree(person);
    await press(person, "开始试用");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
    expect(accountByPhone(world(), unregistered)).toMatchObject({
      origin: 506,
      packOrigin: "pack 7",
      utmTerm: "进销存",
      password: "market2026",
    });
    expect(readStored("deviceCode")).toMatch(/^[0-9a-f]{32}$/);
  });

  test("a registration whose response was lost signs in at the second try instead of refusing the number", async () => {
    const person = await visit("/login?tab=register", { mock: "fault:registerAccount=truncated" });
    await proveByCode(person, unregistered, "1");
    await person.type(field("设一个密码"), "market2026");
    await agree(person);
    await press(person, "开始试用");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
    expect(screen.queryByText("该手机号已注册")).toBeNull();
  });

  test("a phone that has an account is refused at its field before any code is sent", async () => {
    const person = await visit("/login?tab=register");
    await person.type(field("手机号"), wholesaler);
    screen.getByRole("slider").focus();
    await person.keyboard("{End}");
    await screen.findByText("验证通过");
    await press(person, "获取验证码");
    expect(await screen.findByText("该手机号已注册")).toBeDefined();
  });

  test("in the global edition a trial is asked for by e-mail", async () => {
    writeStored("variantFlag", "global");
    const person = await visit("/login?tab=register", { locale: "en-US" });
    await person.click(await screen.findByRole("button", { name: "Ask for a trial" }));
    expect(await screen.findByText("Enter your email")).toBeDefined();
    await person.type(screen.getByLabelText("Email"), "lin@example.com");
    await agree(person);
    await person.click(screen.getByRole("button", { name: "Ask for a trial" }));
    const note = await screen.findByText(/We will write to lin@example.com/);
    // The button that was pressed is gone; the tab key goes on from what came in its place.
    expect(document.activeElement?.localName).toBe("div");
    expect(document.activeElement?.contains(note)).toBe(true);
  });
});

test("a forgotten password is reset and leads back to the sign-in with the number filled in", async () => {
  const person = await visit("/login?tab=reset");
  await proveByCode(person, wholesaler, "3");
  await person.type(field("新密码"), "market2026");
  await person.type(field("再输一次"), "market2027");
  await press(person, "改密码");
  expect(await screen.findByText("两次密码不一样")).toBeDefined();
  await person.clear(field("再输一次"));
  await person.type(field("再输一次"), "market2026");
  await press(person, "改密码");
  await waitFor(() => expect(currentAddress()).toBe("/login?tab=password"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(field("手机号").value).toBe(wholesaler);
  expect(accountByPhone(world(), wholesaler)?.password).toBe("market2026");
});

test("after a lost answer to a reset the new password can be tried at once", async () => {
  const person = await visit("/login?tab=reset", { mock: "fault:resetPassword=truncated" });
  await proveByCode(person, wholesaler, "3");
  await person.type(field("新密码"), "market2026");
  await person.type(field("再输一次"), "market2026");
  await press(person, "改密码");
  const note = (await screen.findByText(/^没收到回应，新密码可能已经生效/)).closest('[role="status"]');
  if (!(note instanceof HTMLElement)) throw new Error("The note is not announced.");
  await person.click(within(note).getByRole("button", { name: "登录" }));
  await waitFor(() => expect(currentAddress()).toBe("/login?tab=password"));
  expect(field("手机号").value).toBe(wholesaler);
});

describe("by camera", () => {
  const scene = () => world().table(sceneTable).all()[0]?.sceneId ?? "";
  const onPhone = (action: "scan" | "confirm" | "cancel", openid: string) =>
    moveScene(world(), scene(), action, openid, readingTime);
  const opened = () => screen.findByRole("img", { name: "登录二维码" });

  test("on the phone that shows the code it says how to scan it", async () => {
    await visit("/login?tab=scan");
    await opened();
    expect(screen.queryByText(/^码就在这台手机上/)).toBeNull();
    act(() => becomeClient(userAgents.ownApp.replace(" Stockbook/7.2.1", "")));
    expect(await screen.findByText(/^码就在这台手机上：用另一台手机扫/)).toBeDefined();
    act(removeBridges);
  });

  test("a confirmed scan logs in", async () => {
    await visit("/login");
    await opened();
    onPhone("scan", boundOpenid);
    expect(await screen.findByText("扫到了，在手机上点确认", {}, { timeout: 5000 })).toBeDefined();
    onPhone("confirm", boundOpenid);
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"), { timeout: 5000 });
  });

  test("a confirmed scan whose log-in got no answer logs in at the next press, without another scan", async () => {
    const person = await visit("/login", { mock: "fault:loginByToken=offline" });
    await opened();
    onPhone("scan", boundOpenid);
    onPhone("confirm", boundOpenid);
    const again = await screen.findByRole("button", { name: "再试" }, { timeout: 5000 });
    await adopt("fault:loginByToken=latency(0)");
    await person.click(again);
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });

  test("a confirmed scan whose token is refused gives place to another code", async () => {
    const person = await visit("/login", { mock: "fault:loginByToken=example(handoverRefused)" });
    await opened();
    onPhone("scan", boundOpenid);
    onPhone("confirm", boundOpenid);
    const refusal = await screen.findByText("二维码过期了", {}, { timeout: 5000 });
    const cover = refusal.closest('[role="status"]');
    if (!(cover instanceof HTMLElement)) throw new Error("The refusal is not announced.");
    await person.click(within(cover).getByRole("button", { name: "换一张" }));
    await waitFor(() => expect(world().table(sceneTable).all()).toHaveLength(2));
    expect(await screen.findByText(/后过期$/)).toBeDefined();
  });

  test("a code that could not be had is not said to be on its way", async () => {
    await visit("/login", { mock: "fault:getMessengerQrCode=http500" });
    expect(await screen.findByText("A failure on purpose.", {}, { timeout: 5000 })).toBeDefined();
    expect(screen.queryByRole("status", { name: "正在取" })).toBeNull();
  });

  test("after a scan that goes no further on the phone there is another code", async () => {
    const person = await visit("/login");
    await opened();
    onPhone("scan", boundOpenid);
    const note = await screen.findByText("扫到了，在手机上点确认", {}, { timeout: 5000 });
    await press(person, "换一张");
    await waitFor(() => expect(world().table(sceneTable).all()).toHaveLength(2));
    await waitFor(() => expect(note.isConnected).toBe(false));
  });

  test("a messenger without an account is tied by the account's phone", async () => {
    const person = await visit("/login");
    await opened();
    onPhone("scan", unboundOpenid);
    onPhone("confirm", unboundOpenid);
    expect(await screen.findByRole("heading", { name: "绑定手机号" }, { timeout: 5000 })).toBeDefined();
    expect(screen.getByText("信使账号：路过的人")).toBeDefined();
    // Nothing is said of a new password, which logs other devices out.
    expect(screen.getByRole("heading", { name: "绑定以后" })).toBeDefined();
    expect(screen.queryByText("别的设备上的登录都会退出")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "绑定手机号" }));
    await proveByCode(person, "13800131246", "5");
    await press(person, "绑定并登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });

  test("who does not tie it stands at the title of the log-in again", async () => {
    const person = await visit("/login");
    await opened();
    onPhone("scan", unboundOpenid);
    onPhone("confirm", unboundOpenid);
    await person.click(
      await screen.findByRole("button", { name: "不绑定，换个方式登录" }, { timeout: 5000 }),
    );
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "登录", level: 1 }));
  });

  test("declined on the phone, it offers another code", async () => {
    const person = await visit("/login");
    await opened();
    onPhone("scan", boundOpenid);
    onPhone("cancel", boundOpenid);
    expect(await screen.findByText("手机上取消了", {}, { timeout: 5000 })).toBeDefined();
    const before = world().table(sceneTable).all().length;
    await press(person, "换一张");
    await waitFor(() => expect(world().table(sceneTable).all().length).toBe(before + 1));
    await waitFor(() => expect(screen.queryByText("手机上取消了")).toBeNull());
  });
});

test("on a phone, too, whoever no longer has the number of the account finds whom to call", async () => {
  becomeClient(userAgents.ownApp.replace(" Stockbook/7.2.1", ""));
  await visit("/login?tab=reset");
  const line = await screen.findByText(/^手机号不用了？打客服电话核对身份后再改/);
  expect(within(line).getByRole("link").getAttribute("href")).toMatch(/^tel:\d+$/);
  removeBridges();
});

describe("inside the messenger", () => {
  const page = "https://messenger.example/authorise?appid=wx1";

  beforeEach(() => {
    setSettings({ ...defaultSettings, links: { ...defaultSettings.links, messengerAuthorisation: page } });
    becomeClient(userAgents.messenger);
  });
  afterEach(() => {
    setSettings(defaultSettings);
    removeBridges();
  });

  test("a used code is refused with a message; the password still works", async () => {
    updateMessengerVisit({ code: "used-before" });
    const person = await visit("/login");
    expect(await screen.findByText("未登录或登录已超时")).toBeDefined();
    expect(screen.getByText("信使给的凭证用过了，或者过期了。再点一次就好。")).toBeDefined();
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });

  test("who is about to be tied is named, though the messenger's account is known in part only", async () => {
    await visit("/price");
    updateMessengerVisit({ code: authorise(world(), unboundOpenid, readingTime) });
    reload("/login");
    expect(await screen.findByRole("heading", { name: "绑定手机号" })).toBeDefined();
    expect(await screen.findByText("信使账号：路过的人")).toBeDefined();
  });

  test("a code of a tied account logs in", async () => {
    updateMessengerVisit({ code: "011Ab2Ga1cD3ef0kX4Ha1" });
    await visit("/login?next=%2Fmall", { mock: "scenario:handovers-waiting" });
    await waitFor(() => expect(currentAddress()).toBe("/mall"));
  });
});

describe("one-time tokens", () => {
  test("a link the product made logs in once; its token does not stay in the address", async () => {
    await visit("/login?token=lt-6nBv3Kq9Xw2Zt8Ce&next=%2Fmall", { mock: "scenario:handovers-waiting" });
    await waitFor(() => expect(currentAddress()).toBe("/mall"));
  });

  test("a used link is refused with a message, and the form still works", async () => {
    const person = await visit("/login?token=lt-used-before-000");
    expect(await screen.findByText("未登录或登录已超时")).toBeDefined();
    expect(currentAddress()).toBe("/login");
    await fillPassword(person, wholesaler, "stockbook8");
    await agree(person);
    await press(person, "登录");
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
  });

  test("inside the product's own app its session comes along, once a visit", async () => {
    becomeClient(userAgents.ownApp);
    const asked = fakeOwnApp("nothing", "sid-4fQ9b2Lx7Tq0Wm3Z");
    await visit("/login", { mock: "scenario:handovers-waiting" });
    await waitFor(() => expect(currentAddress()).toBe("/user-center/mine"));
    expect(asked).toMatchObject([{ name: "session" }]);
    removeBridges();
  });

  test("whoever signs out on the website is not signed in again by the app around it", async () => {
    becomeClient(userAgents.ownApp);
    const asked = fakeOwnApp("nothing", "sid-4fQ9b2Lx7Tq0Wm3Z");
    const person = await visit("/login?next=%2Fuser-center%2Fsecurity", {
      mock: "scenario:handovers-waiting",
    });
    await person.click(await screen.findByRole("button", { name: "退出登录" }, { timeout: 5000 }));
    await waitFor(() => expect(currentAddress()).toBe("/"));
    await go("/login");
    expect(field("手机号")).toBeDefined();
    expect(asked).toHaveLength(1);
    removeBridges();
  });
});
