// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bindingTable } from "../../mocks/business/bindings";
import { userByPhone, userTable } from "../../mocks/business/users";
import { smsCodeTable } from "../../mocks/business/verification";
import { setClock } from "../../src/platform/clock";
import { locales } from "../../src/platform/locale";
import { storeUser } from "../../src/platform/signed-in";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import type { StoredKey } from "../../src/platform/storage-keys";
import { registeredState } from "../../src/screens/invite/invitee/registered-state";
import { becomeClient, userAgents } from "../support/fake-bridges";
import { adopt, currentAddress, currentBackend, leave, readingTime, reload, visit } from "../support/visit";

const storedKeys: readonly StoredKey[] = [
  "variantFlag",
  "inviteUserInfo",
  "userInfo",
  "smsCountdowns",
  "rateLocks",
  "drafts",
  "visitDrafts",
];
const unregistered = "13800138888";
const longTimeout = { timeout: 5000 };
type Person = Awaited<ReturnType<typeof visit>>;

beforeEach(() => {
  for (const key of storedKeys) removeStored(key);
});
afterEach(leave);

const world = () => currentBackend().kernel.world;
const bindings = () => world().table(bindingTable);
const registered = () => userByPhone(world(), unregistered);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });

async function fillRegistration(person: Person) {
  await person.type(await screen.findByLabelText("手机号", { selector: "input" }, longTimeout), unregistered);
  screen.getByRole("slider").focus();
  await person.keyboard("{End}");
  await screen.findByText("验证通过", {}, longTimeout);
  await person.click(screen.getByRole("button", { name: "获取验证码" }));
  await waitFor(
    () => expect(world().table(smsCodeTable).get(`${unregistered} 1`)).toBeDefined(),
    longTimeout,
  );
  await person.type(field("短信验证码"), world().table(smsCodeTable).get(`${unregistered} 1`)?.code ?? "");
  await person.type(field("设一个密码"), "market2026");
  await person.click(screen.getByRole("checkbox"));
}

const send = (person: Person) => person.click(screen.getByRole("button", { name: "免费试用15天" }));

describe("the page a shared link leads to", () => {
  test("says who invites and what both get, and stores the invitation", async () => {
    await visit("/invite/share-register?recode=yx9027&channel=chat");
    expect(await screen.findByRole("heading", { name: "永兴请你用货簿云" }, longTimeout)).toBeDefined();
    const you = within(screen.getByRole("region", { name: "你得到" }));
    expect(you.getByText("15天")).toBeDefined();
    expect(await you.findByText("¥60.00")).toBeDefined();
    const inviter = within(screen.getByRole("region", { name: "永兴得到" }));
    expect(await inviter.findByText("¥16.00")).toBeDefined();
    expect(inviter.getByText("¥40.00")).toBeDefined();
    await waitFor(() =>
      expect(readStored("inviteUserInfo")).toMatchObject({
        recode: "YX9027",
        programme: "zhj",
        channel: "chat",
        inviterName: "永兴",
      }),
    );
    expect(screen.getByRole("link", { name: "免费试用15天" }).getAttribute("href")).toBe(
      "/invite/register?recode=YX9027&channel=chat",
    );
  });

  test.each(locales)(
    "an unknown code is named, shuts nobody out and is not stored, in %s",
    async (locale) => {
      await visit("/invite/share-register?recode=NOBODY99", { locale });
      expect(
        await screen.findByText(
          /没有这个推荐码|沒有這個推薦碼|Nobody has this referral code/,
          {},
          longTimeout,
        ),
      ).toBeDefined();
      expect(readStored("inviteUserInfo")).toBeNull();
      expect(screen.getByRole("link", { name: /15/ }).getAttribute("href")).toBe("/invite/register");
    },
  );

  test.each(["register", "share-register"])(
    "/invite/%s says so of what can be nobody's code, and reads past spaces that came along with one",
    async (page) => {
      await visit(`/invite/${page}?recode=%3CYX9027%3E`);
      expect(await screen.findByText(/^没有这个推荐码/, {}, longTimeout)).toBeDefined();
      leaveAndReturn();
      await visit(`/invite/${page}?recode=%20YX90%0A27%20`);
      expect(await screen.findByText(/^永兴(请你用货簿云|邀请你)$/, {}, longTimeout)).toBeDefined();
      expect(screen.queryByText(/没有这个推荐码/)).toBeNull();
    },
  );

  test("an unknown code rewards nobody, and no room waits for what it would take off", async () => {
    await visit("/invite/share-register?recode=NOBODY99");
    await screen.findByText(/^没有这个推荐码/, {}, longTimeout);
    expect(screen.queryByRole("region", { name: /得到$/ })).toBe(
      screen.getByRole("region", { name: "你得到" }),
    );
    expect(screen.getByText("免费试用").closest("dl")?.className).toBe("");
  });

  test("an invitation whose prices cannot be read still says what both get, and asks for the rest again", async () => {
    const person = await visit("/invite/share-register?recode=YX9027", {
      mock: "fault:listInviteOffers=html",
    });
    const you = within(await screen.findByRole("region", { name: "你得到" }, longTimeout));
    expect(await you.findByText("邀请能减多少没取到。", {}, longTimeout)).toBeDefined();
    expect(you.getByText("15天")).toBeDefined();
    const inviter = within(screen.getByRole("region", { name: "永兴得到" }));
    expect(await inviter.findByText("¥16.00")).toBeDefined();
    await adopt("seed:1");
    await person.click(you.getByRole("button", { name: "再试" }));
    expect(await you.findByText("¥60.00", {}, longTimeout)).toBeDefined();
  });

  test("beside an unknown code, who invited before still counts and is named", async () => {
    await visit("/invite/share-register?recode=YX9027");
    await waitFor(
      () => expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" }),
      longTimeout,
    );
    leaveAndReturn();
    await visit("/invite/register?recode=NOBODY99");
    expect(await screen.findByText("没有这个推荐码，还算永兴邀请你的。", {}, longTimeout)).toBeDefined();
    expect(screen.queryByText(/不会记到谁的名下/)).toBeNull();
  });

  test("promises no reduction where the programme has ended", async () => {
    await visit("/invite/share-product?recode=YX9027", { mock: "scenario:programme-closed" });
    const prices = within(await screen.findByRole("region", { name: "价格" }, longTimeout));
    expect((await prices.findAllByText("没有减免", {}, longTimeout)).length).toBeGreaterThan(0);
    expect(prices.queryByText(/下单时自动减/)).toBeNull();
  });

  test("promises no reduction of prices that could not be read", async () => {
    await visit("/invite/share-product?recode=YX9027", { mock: "fault:listInviteOffers=html" });
    const prices = within(await screen.findByRole("region", { name: "价格" }, longTimeout));
    expect(await prices.findByRole("button", { name: "再试" }, longTimeout)).toBeDefined();
    expect(prices.queryByText(/下单时自动减/)).toBeNull();
  });

  test("another inviter's link replaces nothing by itself", async () => {
    const person = await visit("/invite/share-register?recode=YX9027");
    await screen.findByRole("heading", { name: "永兴请你用货簿云" }, longTimeout);
    await waitFor(() => expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" }));
    leaveAndReturn();
    await visit("/invite/register?recode=ZF8820");
    const question = within(await screen.findByRole("alert", { name: "你已经有一位邀请人" }, longTimeout));
    expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" });
    expect(screen.queryByRole("form")).toBeNull();
    await person.click(question.getByRole("button", { name: "还是永兴" }));
    await waitFor(() => expect(currentAddress()).toBe("/invite/register?recode=YX9027"));
    expect(await screen.findByText("永兴邀请你")).toBeDefined();
    expect(document.activeElement?.localName).toBe("h1");
    expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" });
  });

  test("the visitor may change to the later inviter", async () => {
    const person = await visit("/invite/share-register?recode=YX9027");
    await waitFor(
      () => expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" }),
      longTimeout,
    );
    leaveAndReturn();
    await visit("/invite/share-register?recode=ZF8820&channel=qr");
    const question = within(await screen.findByRole("alert", { name: "你已经有一位邀请人" }, longTimeout));
    expect(document.activeElement?.localName).toBe("body");
    // Who goes on without a choice is asked again before registering.
    expect(screen.getByRole("link", { name: "免费试用15天" }).getAttribute("href")).toBe(
      "/invite/register?recode=ZF8820&channel=qr",
    );
    await person.click(question.getByRole("button", { name: /^换成/ }));
    await waitFor(() =>
      expect(readStored("inviteUserInfo")).toMatchObject({ recode: "ZF8820", channel: "qr" }),
    );
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(document.activeElement?.localName).toBe("h1"));
  });

  test("the second family has its own product, amounts and addresses", async () => {
    await visit("/invite/xh-share/shared?recode=YX9027&channel=poster");
    expect(await screen.findByRole("heading", { name: "永兴请你用货簿云零售版" }, longTimeout)).toBeDefined();
    expect(await within(screen.getByRole("region", { name: "永兴得到" })).findByText("¥8.00")).toBeDefined();
    expect(screen.getByRole("link", { name: "看完整规则" }).getAttribute("href")).toBe(
      "/invite/xh-share/rules",
    );
    expect(screen.getByRole("link", { name: "免费试用15天" }).getAttribute("href")).toBe(
      "/invite/register?recode=YX9027&channel=poster&programme=xh",
    );
  });
});

describe("registering", () => {
  test("makes one account, binds it to the inviter, and the invitation is used up", async () => {
    const person = await visit("/invite/register?recode=YX9027&channel=poster");
    await fillRegistration(person);
    await send(person);
    await waitFor(() => expect(currentAddress()).toBe("/invite/register-success"), longTimeout);
    expect(await screen.findByRole("heading", { name: "注册好了" })).toBeDefined();
    const user = registered();
    expect(bindings().get(user?.userId ?? "")).toMatchObject({ recode: "YX9027", channel: "poster" });
    expect(readStored("inviteUserInfo")).toBeNull();
  });

  test("a code that came before the phone discarded the page need not be asked for again", async () => {
    const person = await visit("/invite/register?recode=YX9027");
    await fillRegistration(person);
    const code = field("短信验证码").value;
    setClock(() => readingTime + 4 * 60_000);
    const back = reload();
    await screen.findByRole("textbox", { name: "手机号" }, longTimeout);
    // What belongs between the visitor and the server is nowhere on the device.
    expect([field("手机号").value, field("短信验证码").value, field("设一个密码").value]).toEqual([
      "",
      "",
      "",
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
      new RegExp(`market2026|${code}|${unregistered}`),
    );
    await back.type(field("手机号"), unregistered);
    await back.type(field("短信验证码"), code);
    await back.type(field("设一个密码"), "market2026");
    await back.click(screen.getByRole("checkbox"));
    await send(back);
    await waitFor(() => expect(currentAddress()).toBe("/invite/register-success"), longTimeout);
  });

  test("a number that has an account is told so while typing, with the way to log in", async () => {
    const person = await visit("/invite/register?recode=YX9027");
    await person.type(
      await screen.findByLabelText("手机号", { selector: "input" }, longTimeout),
      "13500009027",
    );
    expect(await screen.findByText("这个手机号注册过了。", {}, longTimeout)).toBeDefined();
    expect(screen.getByRole("link", { name: "去登录" }).getAttribute("href")).toBe(
      "/login?next=%2Finvite%2Fregister%3Frecode%3DYX9027",
    );
  });

  test("where the answer was lost, the account is found and bound, and there is one of it", async () => {
    const person = await visit("/invite/register?recode=YX9027");
    await fillRegistration(person);
    await adopt("fault:registerAccount=truncated");
    await send(person);
    await waitFor(() => expect(currentAddress()).toBe("/invite/register-success"), longTimeout);
    const accounts = world()
      .table(userTable)
      .all()
      .filter(({ phone }) => phone === unregistered);
    expect(accounts).toHaveLength(1);
    expect(bindings().get(accounts[0]?.userId ?? "")).toMatchObject({ recode: "YX9027" });
  });

  test("where the binding failed, the next page says so and tries again", async () => {
    const person = await visit("/invite/register?recode=YX9027");
    await fillRegistration(person);
    await adopt("fault:bindInvitee=http500");
    await send(person);
    await waitFor(() => expect(currentAddress()).toBe("/invite/register-success"), longTimeout);
    expect(await screen.findByText("邀请人永兴可能还没记上。", {}, longTimeout)).toBeDefined();
    expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" });
  });

  test("where the answer about the inviter was lost, asking again finds it recorded", async () => {
    const person = await visit("/invite/register?recode=YX9027");
    await fillRegistration(person);
    await adopt("fault:bindInvitee=truncated");
    await send(person);
    await waitFor(() => expect(currentAddress()).toBe("/invite/register-success"), longTimeout);
    const retry = await screen.findByRole("button", { name: "再记一次" }, longTimeout);
    expect(bindings().get(registered()?.userId ?? "")).toMatchObject({ recode: "YX9027" });
    await adopt("fault:getInviteVisual=latency(1)");
    await person.click(retry);
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
    expect(document.activeElement?.textContent).toBe("记下了，邀请人是永兴");
    expect(readStored("inviteUserInfo")).toBeNull();
  });
});

describe("after registering", () => {
  afterEach(() => becomeClient(userAgents.browser));

  test("a phone gets the app for its system", async () => {
    becomeClient(
      "Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    );
    await visit("/invite/register-success", { state: registeredState });
    const link = await screen.findByRole("link", { name: "下载安卓版" }, longTimeout);
    expect(link.getAttribute("href")).toBe("/zhj-app");
  });

  test("a computer shows a code to scan, and has its own download beside it", async () => {
    becomeClient(userAgents.browser);
    await visit("/invite/xh-share/register-success", { state: registeredState });
    expect(await screen.findByRole("img", { name: "手机扫码装货簿云零售版" }, longTimeout)).toBeDefined();
    expect(screen.getByRole("link", { name: "装在这台电脑上" }).getAttribute("href")).toBe("/download.html");
  });
});

describe("the page after registering, opened by itself", () => {
  test("leads a visitor to the registration of the same product", async () => {
    await visit("/invite/xh-share/register-success");
    await waitFor(() => expect(currentAddress()).toBe("/invite/register?programme=xh"), longTimeout);
    expect(await screen.findByRole("heading", { name: "免费试用货簿云零售版15天" })).toBeDefined();
    expect(screen.queryByText("注册好了")).toBeNull();
  });

  test("tells a customer that they have an account already", async () => {
    storeUser({ nickname: "永兴" });
    await visit("/invite/register-success", { mock: "persona:wholesaler" });
    expect(await screen.findByText(/不用再注册/, {}, longTimeout)).toBeDefined();
    expect(screen.queryByText("注册好了")).toBeNull();
    expect(screen.getByRole("link", { name: "去商城" })).toBeDefined();
  });
});

describe("in the global edition", () => {
  test("the account comes by email, and with it the invitation is to be accepted", async () => {
    writeStored("variantFlag", "global");
    await visit("/invite/register?recode=YX9027", { mock: "variant:global", locale: "en-US" });
    expect(await screen.findByText(/^Your account comes by email.+Everly/, {}, longTimeout)).toBeDefined();
    const inviter = within(screen.getByRole("region", { name: "Everly gets" }));
    expect(await inviter.findByText("$8.00")).toBeDefined();
    // Nothing is withheld there.
    expect(inviter.queryByText("What arrives")).toBeNull();
  });
});

describe("somebody who has an account", () => {
  test("accepts the invitation instead, once", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/register?recode=YX9027", { mock: "persona:newcomer" });
    await person.click(await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout));
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
    expect(readStored("inviteUserInfo")).toBeNull();
    await reload();
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
    expect(screen.queryByRole("button", { name: "认永兴做邀请人" })).toBeNull();
  });

  test("accepts it for other tabs as well: those that are open, and those opened later", async () => {
    storeUser({ kdUid: "known" });
    await visit("/invite/register?recode=YX9027", { mock: "persona:newcomer" });
    await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout);
    const kdUid = readStored("userInfo")?.["kdUid"];
    const acceptedInvitation = { kdUid, recode: "YX9027", inviterName: "永兴" };
    act(() => {
      writeStored("drafts", { ...readStored("drafts"), acceptedInvitation });
      dispatchEvent(new StorageEvent("storage", { key: "drafts" }));
    });
    expect(screen.getByText("记下了，邀请人是永兴")).toBeDefined();
    sessionStorage.clear();
    await reload();
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
  });

  test("whose acceptance was lost on the way back learns by asking again that it is recorded", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/register?recode=YX9027", { mock: "persona:newcomer" });
    const accept = await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout);
    await adopt("fault:bindInvitee=truncated");
    await person.click(accept);
    expect(await screen.findByText(/再点一次就知道，不会记两次/, {}, longTimeout)).toBeDefined();
    expect(readStored("inviteUserInfo")).toMatchObject({ recode: "YX9027" });
    await adopt("fault:getInviteVisual=latency(1)");
    await person.click(screen.getByRole("button", { name: "认永兴做邀请人" }));
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
    expect(readStored("inviteUserInfo")).toBeNull();
  });

  test("whose session ends while the invitation is accepted logs in over the page, and the acceptance goes on", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/register?recode=YX9027", { mock: "persona:newcomer" });
    const accept = await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout);
    await adopt("fault:bindInvitee=code(401),fault:getUserInfo=code(401)");
    await person.click(accept);
    const dialog = within(await screen.findByRole("dialog", { name: "登录" }, longTimeout));
    expect(screen.getByRole("heading", { name: "你已经有账号了", hidden: true })).toBeDefined();
    expect(screen.queryByRole("form", { name: "注册", hidden: true })).toBeNull();
    await adopt("fault:getInviteVisual=latency(1)");
    await person.type(dialog.getByLabelText("手机号"), "13800131246");
    await person.type(dialog.getByLabelText("密码", { selector: "input" }), "stockbook8");
    await person.click(dialog.getByRole("checkbox"));
    await person.click(dialog.getByRole("button", { name: "登录" }));
    expect(await screen.findByText("记下了，邀请人是永兴", {}, longTimeout)).toBeDefined();
    expect(readStored("inviteUserInfo")).toBeNull();
  });

  test("who closes the sign-in over the page still stands before the invitation", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/share-register?recode=YX9027", { mock: "persona:newcomer" });
    const accept = await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout);
    await adopt("fault:bindInvitee=code(401),fault:getUserInfo=code(401)");
    await person.click(accept);
    await screen.findByRole("dialog", { name: "登录" }, longTimeout);
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "认永兴做邀请人" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "免费试用15天" })).toBeNull();
  });

  test("who has another inviter already is told whom and since when", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/register?recode=ZF8820", { mock: "persona:invitee" });
    await person.click(await screen.findByRole("button", { name: /^认.+做邀请人$/ }, longTimeout));
    expect(
      await screen.findByText(/^你的邀请人是永兴，2026-11-\d\d认的，不能再换。$/, {}, longTimeout),
    ).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/^你的邀请人是永兴/);
    expect(screen.queryByText(/只能认一位/)).toBeNull();
  });

  test("is promised nothing for registering, and the saving once the invitation is accepted", async () => {
    storeUser({ kdUid: "known" });
    await visit("/invite/share-product?recode=YX9027", { mock: "persona:newcomer" });
    await screen.findByRole("button", { name: "认永兴做邀请人" }, longTimeout);
    const you = within(screen.getByRole("region", { name: "你得到" }));
    expect(await you.findByText("认了邀请人，第一次买时自动减", {}, longTimeout)).toBeDefined();
    expect(you.queryByText("15天")).toBeNull();
    const inviter = within(screen.getByRole("region", { name: "永兴得到" }));
    expect(await inviter.findByText("你第一次付款以后")).toBeDefined();
    expect(inviter.queryByText("你注册以后")).toBeNull();
    expect(screen.getByText("认了邀请人，一项服务第一次买，下单时自动减。")).toBeDefined();
    expect(screen.queryByText(/先用这条邀请注册/)).toBeNull();
  });

  test("whose own code cannot be read is told why there is nothing to accept, and asks again", async () => {
    storeUser({ kdUid: "known" });
    const mock = "persona:newcomer";
    const person = await visit("/invite/register?recode=YX9027", {
      mock: `${mock},fault:getInviter=http500`,
    });
    const unread = await screen.findByText("没查到你自己的邀请码，还不能认邀请人。", {}, longTimeout);
    const alert = screen.getAllByRole("alert").find((one) => one.contains(unread));
    if (!alert) throw new Error("It is not announced.");
    expect(screen.queryByRole("button", { name: /做邀请人$/ })).toBeNull();
    await adopt(mock);
    await person.click(within(alert).getByRole("button", { name: "再试" }));
    expect(await screen.findByRole("button", { name: /做邀请人$/ }, longTimeout)).toBeDefined();
  });
});

function leaveAndReturn(): void {
  leave();
  cleanup();
}
