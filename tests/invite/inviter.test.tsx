// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleUserIds } from "../../mocks/business/data/users";
import { userTable } from "../../mocks/business/users";
import { awardState } from "../../mocks/invite/rules/award-lifecycle";
import { awardDays, awardRules, packetTax } from "../../mocks/invite/rules/programmes";
import { awardTable } from "../../mocks/invite/state/award-table";
import { noticeTable } from "../../mocks/invite/state/reminders";
import { locales } from "../../src/platform/locale";
import { storeUser } from "../../src/platform/signed-in";
import { removeStored, writeStored } from "../../src/platform/storage";
import { becomeClient, userAgents } from "../support/fake-bridges";
import { holdAnswers } from "../support/held-answers";
import { unspeakableControls } from "../support/label-in-name";
import { adopt, currentAddress, currentBackend, leave, readingTime, reload, visit } from "../support/visit";

const longTimeout = { timeout: 5000 };
const inviter = "persona:inviter";

beforeEach(() => {
  removeStored("userInfo");
  removeStored("variantFlag");
  removeStored("visitDrafts");
  removeStored("inviteUserInfo");
});
afterEach(() => {
  leave();
  becomeClient(userAgents.browser);
});

const world = () => currentBackend().kernel.world;
const sent = () =>
  world()
    .table(awardTable)
    .all()
    .filter((award) => awardState(award, readingTime) === "sending");

describe("the inviter's page", () => {
  test("shows the code, the link and what came of them", async () => {
    await visit("/invite", { mock: inviter });
    expect(await screen.findByText("YX9027", {}, longTimeout)).toBeDefined();
    expect(screen.getByText(/\/invite\/register\?recode=YX9027&channel=link$/)).toBeDefined();
    const brought = within(screen.getByRole("region", { name: "邀请的结果" }));
    expect(await brought.findByText("打开过")).toBeDefined();
    expect(brought.getByRole("button", { name: /^到手/ })).toBeDefined();
  });

  test.each(locales)("what is written on a control is part of its name, in %s", async (locale) => {
    await visit("/invite", { mock: inviter, locale });
    await screen.findByText("YX9027", {}, longTimeout);
    await waitFor(() => expect(screen.getAllByRole("time").length).toBeGreaterThan(2), longTimeout);
    expect(unspeakableControls()).toEqual([]);
  });

  test("the link leads to the registration, or to the prices where the inviter chooses so", async () => {
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("radio", { name: "价格页" }, longTimeout));
    expect(await screen.findByText(/\/invite\/share-product\?recode=YX9027&channel=link$/)).toBeDefined();
  });

  test("until the links that were chosen are there, none is passed on", async () => {
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("button", { name: "当面扫码" }, longTimeout));
    await screen.findByRole("img", { name: "邀请二维码" }, longTimeout);
    await adopt("fault:getInviteShare=latency(300)");
    await person.click(screen.getByRole("radio", { name: "价格页" }));
    expect(screen.queryByText(/recode=YX9027/)).toBeNull();
    expect(screen.queryByRole("img", { name: "邀请二维码" })).toBeNull();
    for (const name of ["发给朋友", "做一张海报", "复制链接", "当面扫码"])
      expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
    await person.click(screen.getByRole("button", { name: "做一张海报" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByText(/\/invite\/share-product\?recode=YX9027&channel=link$/)).toBeDefined();
    expect(screen.getByRole("button", { name: "复制链接" }).getAttribute("aria-disabled")).toBeNull();
  });

  test("where the link to the prices cannot be read, the one to the registration can still be passed on", async () => {
    const person = await visit("/invite", { mock: inviter });
    const prices = await screen.findByRole("radio", { name: "价格页" }, longTimeout);
    await adopt("fault:getInviteShare=http500");
    await person.click(prices);
    const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
    expect(screen.getByText(/\/invite\/register\?recode=YX9027&channel=link$/)).toBeDefined();
    expect(screen.getByRole("radio", { name: "注册页" })).toHaveProperty("checked", true);
    await adopt("fault:getInviteVisual=latency(1)");
    await person.click(retry);
    expect(await screen.findByText(/\/invite\/share-product\?recode=YX9027&channel=link$/)).toBeDefined();
    expect(prices).toHaveProperty("checked", true);
  });

  test("inside a messenger the poster is held, and right-clicked where that is on a computer", async () => {
    becomeClient(userAgents.messengerOnComputer);
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("button", { name: "做一张海报" }, longTimeout));
    expect(await screen.findByText("用右键点图片，保存或复制", {}, longTimeout)).toBeDefined();
    act(() => becomeClient(userAgents.messenger));
    expect(await screen.findByText("长按图片，保存或发给朋友")).toBeDefined();
  });

  test("the sum opens its receipt, whose lines are those of the states that count", async () => {
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("button", { name: /^到手/ }, longTimeout));
    const receipt = within(await screen.findByRole("dialog", { name: "到手" }));
    expect(receipt.getByText("已领")).toBeDefined();
    expect(receipt.queryByText("过期了")).toBeNull();
    expect(receipt.getByText("扣税")).toBeDefined();
  });

  test("who has no service yet is told how to get one, and has nothing to share", async () => {
    await visit("/invite/xh-share", { mock: "persona:paying-standard" });
    expect(
      await screen.findByText("先有一份服务，再邀请别人：自己用过的才好介绍。", {}, longTimeout),
    ).toBeDefined();
    expect(screen.queryByText("我的推荐码")).toBeNull();
  });

  test("whoever is not logged in reads how it works, and comes back here from the log-in page", async () => {
    await visit("/invite/xh-share");
    const logIn = await screen.findByRole("link", { name: "登录，拿我的邀请链接" }, longTimeout);
    expect(logIn.getAttribute("href")).toBe("/login?next=%2Finvite%2Fxh-share");
    expect(await screen.findByRole("table", { name: "每个红包多少钱" })).toBeDefined();
  });

  test("where the system has a sheet for sharing, it gets the link of the chat", async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(window.navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("button", { name: "发给朋友" }, longTimeout));
    Reflect.deleteProperty(window.navigator, "share");
    expect(shared).toMatchObject([
      { title: "永兴请你用货簿云", url: expect.stringMatching(/recode=YX9027&channel=chat$/) },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("inside a messenger the guide shows the corner to tap, and the text to paste", async () => {
    becomeClient(userAgents.messenger);
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("button", { name: "发给朋友" }, longTimeout));
    const guide = within(await screen.findByRole("dialog", { name: "点右上角发出去" }));
    expect(guide.getByRole("img", { name: "手机右上角的三个点" })).toBeDefined();
    expect(guide.getByText(/channel=chat$/)).toBeDefined();
  });

  test("inside a messenger the corner passes the invitation on: in the address of the page and on its card", async () => {
    becomeClient(userAgents.messenger);
    await visit("/invite/xh-share", { mock: inviter });
    await screen.findByText("YX9027", {}, longTimeout);
    await waitFor(() => expect(currentAddress()).toBe("/invite/xh-share?recode=YX9027&channel=chat"));
    const card = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]");
    expect(card?.href).toMatch(/\/invite\/register\?recode=YX9027&channel=chat&programme=xh$/);
    // Whose own page it is stays on it.
    expect(screen.getByRole("button", { name: "发给朋友" })).toBeDefined();
  });

  test.each([
    ["somebody without a session", undefined],
    ["another customer", "persona:paying-standard"],
  ])("passed on to %s, the page is the invitation", async (_who, mock) => {
    if (mock !== undefined) storeUser({ kdUid: "known" });
    await visit("/invite/xh-share?recode=YX9027&channel=chat", mock === undefined ? {} : { mock });
    await waitFor(
      () => expect(currentAddress()).toBe("/invite/share-register?recode=YX9027&channel=chat&programme=xh"),
      longTimeout,
    );
    expect(await screen.findByRole("heading", { name: "永兴请你用货簿云零售版" }, longTimeout)).toBeDefined();
  });

  test("who keeps the nickname to themselves is shown to friends by a masked name", async () => {
    await visit("/invite", { mock: inviter });
    await screen.findByText("朋友看到的邀请人是永兴。", {}, longTimeout);
    world().table(userTable).update(sampleUserIds.wholesaler, { showFullName: false });
    await reload();
    expect(await screen.findByText(/^昵称没有公开，朋友看到的是.\*+。$/, {}, longTimeout)).toBeDefined();
  });

  test("the newest red packets of others pass by with masked names, until they are stopped", async () => {
    const person = await visit("/invite", { mock: inviter });
    expect(await screen.findByText(/^\S\*+ \S+ \d\d:\d\d领到¥\d+\.\d\d$/, {}, longTimeout)).toBeDefined();
    await person.click(screen.getByRole("button", { name: "停住" }));
    expect(screen.getByRole("button", { name: "继续滚动" })).toBeDefined();
  });

  test("a reminder turned on whose answer is lost is shown as it is at the server", async () => {
    const person = await visit("/invite", { mock: inviter });
    const before = await screen.findByRole("switch", { name: /提醒我/ }, longTimeout);
    expect(before.getAttribute("aria-checked")).toBe("false");
    await adopt("fault:toggleAwardNotice=truncated");
    await person.click(before);
    expect(await screen.findByText("提醒已开", {}, longTimeout)).toBeDefined();
    expect(screen.getByRole("switch", { name: /提醒我/ }).getAttribute("aria-checked")).toBe("true");
  });

  test("the reminder is turned on and is on at the server", async () => {
    const person = await visit("/invite", { mock: inviter });
    const before = await screen.findByRole("switch", { name: /提醒我/ }, longTimeout);
    const wasOn = before.getAttribute("aria-checked") === "true";
    const letGo = holdAnswers("/award/notice");
    await person.click(before);
    // Switched off while it is saved, it would lose the focus.
    await waitFor(() => expect(before.getAttribute("aria-busy")).toBe("true"));
    expect(before).toHaveProperty("disabled", false);
    letGo();
    await waitFor(() => expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe(String(!wasOn)));
    expect(world().table(noticeTable).get("100027")?.isEnabled).toBe(!wasOn);
  });

  test("after the end of the programme it is said, and what was earned is still there", async () => {
    await visit("/invite", { mock: `${inviter},scenario:programme-closed` });
    expect(await screen.findByText(/活动已经结束/, {}, longTimeout)).toBeDefined();
    expect(screen.queryByText(/好友注册你得/)).toBeNull();
    expect((await screen.findAllByRole("button", { name: /^领取：/ })).length).toBeGreaterThan(0);
  });
});

describe("red packets", () => {
  test("of many that wait three are shown, and the number leads to all of them", async () => {
    await visit("/invite", { mock: inviter });
    const waiting = within(await screen.findByRole("region", { name: "可以领的红包" }, longTimeout));
    expect(waiting.getAllByRole("listitem")).toHaveLength(3);
    const all = waiting.getByRole("link", { name: /^看全部\d+个$/ });
    expect(all.getAttribute("href")).toBe("/invite/detail?state=claimable");
  });

  test("while one is on its way the others cannot be pressed in vain", async () => {
    const person = await visit("/invite", { mock: inviter });
    const [first, second] = await screen.findAllByRole("button", { name: /^领取：/ }, longTimeout);
    if (first === undefined || second === undefined) throw new Error("Two red packets have to wait.");
    await adopt("fault:receiveRedPacket=latency(300)");
    await person.click(first);
    expect(second).toHaveProperty("disabled", true);
    expect(first).toHaveProperty("disabled", false);
    await screen.findByRole("dialog", { name: "红包发出去了" }, longTimeout);
    expect(second).toHaveProperty("disabled", false);
  });

  test.each(["/invite", "/invite/detail"])(
    "on %s one that was received gives the focus to the list it was in",
    async (address) => {
      const person = await visit(address, { mock: inviter });
      const [receive] = await screen.findAllByRole("button", { name: /^领取：/ }, longTimeout);
      const list = receive?.closest("ul");
      if (receive) await person.click(receive);
      const receipt = within(await screen.findByRole("dialog", { name: "红包发出去了" }, longTimeout));
      await person.click(receipt.getByRole("button", { name: "知道了" }));
      await waitFor(() => expect(document.activeElement?.contains(list ?? null)).toBe(true));
      expect(document.activeElement?.localName).toBe("div");
    },
  );

  test("one is received once, however often it is pressed, and its receipt adds up", async () => {
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:award-claimable`,
    });
    const before = (await screen.findAllByRole("button", { name: /^领取：/ }, longTimeout)).length;
    const already = sent().length;
    expect(before).toBe(1);
    await person.dblClick(screen.getByRole("button", { name: /^领取：/ }));
    const receipt = within(await screen.findByRole("dialog", { name: "红包发出去了" }, longTimeout));
    expect(receipt.getByText("到手")).toBeDefined();
    expect(sent()).toHaveLength(already + 1);
  });

  test("one whose answer is lost is found on its way, with its receipt, and leaves the list", async () => {
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:award-claimable`,
    });
    const receive = await screen.findByRole("button", { name: /^领取：/ }, longTimeout);
    const already = sent().length;
    await adopt("fault:receiveRedPacket=truncated");
    await person.click(receive);
    const receipt = within(await screen.findByRole("dialog", { name: "红包发出去了" }, longTimeout));
    expect(receipt.getByText("到手")).toBeDefined();
    expect(sent()).toHaveLength(already + 1);
    await waitFor(
      () => expect(screen.queryByRole("button", { name: /^领取：/, hidden: true })).toBeNull(),
      longTimeout,
    );
  });

  test("one whose answer is lost and cannot be looked up is sent once, also when it is asked for again", async () => {
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:award-claimable`,
    });
    const receive = await screen.findByRole("button", { name: /^领取：/ }, longTimeout);
    const already = sent().length;
    await adopt(
      "fault:receiveRedPacket=truncated,fault:getInviteAward=offline,fault:listInviteAwards=offline",
    );
    await person.click(receive);
    const lost = within(await screen.findByRole("dialog", { name: "还不知道领到没有" }, longTimeout));
    expect(lost.getByText(/再点一次，不会发两个/)).toBeDefined();
    expect(sent()).toHaveLength(already + 1);
    // Other faults take the place of the ones before.
    await adopt("fault:getInviteVisual=latency(1)");
    await person.click(lost.getByRole("button", { name: "知道了" }));
    await person.click(screen.getByRole("button", { name: /^领取：/ }));
    expect(await screen.findByRole("dialog", { name: "红包发出去了" }, longTimeout)).toBeDefined();
    expect(sent()).toHaveLength(already + 1);
  });

  test("one that was received before and cannot be looked up is said to be received", async () => {
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:award-claimable`,
    });
    const receive = await screen.findByRole("button", { name: /^领取：/ }, longTimeout);
    await adopt(
      "fault:receiveRedPacket=truncated,fault:getInviteAward=offline,fault:listInviteAwards=offline",
    );
    await person.click(receive);
    const lost = within(await screen.findByRole("dialog", { name: "还不知道领到没有" }, longTimeout));
    await adopt("fault:getInviteAward=offline");
    await person.click(lost.getByRole("button", { name: "知道了" }));
    await person.click(screen.getByRole("button", { name: /^领取：/ }));
    expect(await screen.findByRole("dialog", { name: "已经领过了" }, longTimeout)).toBeDefined();
  });

  test("one that is claimed after the session has ended asks to log in, and nothing else lies over the page", async () => {
    storeUser({ kdUid: "known" });
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:award-claimable`,
    });
    const receive = await screen.findByRole("button", { name: /^领取：/ }, longTimeout);
    await adopt("fault:receiveRedPacket=code(401),fault:getUserInfo=code(401)");
    await person.click(receive);
    expect(await screen.findByText("登录已经结束", {}, longTimeout)).toBeDefined();
    expect(screen.queryByRole("dialog", { name: "这次没领到", hidden: true })).toBeNull();
  });

  test("without a messenger account it says where to receive it, and nothing is lost", async () => {
    const person = await visit("/invite/detail?state=claimable", {
      mock: `${inviter},scenario:no-messenger-account`,
    });
    const [first] = await screen.findAllByRole("button", { name: /^领取：/ }, longTimeout);
    const already = sent().length;
    if (first) await person.click(first);
    const outcome = within(await screen.findByRole("dialog", { name: "这次没领到" }, longTimeout));
    expect(outcome.getByText(/在信使里打开这一页/)).toBeDefined();
    expect(outcome.queryByText(/聊天软件/)).toBeNull();
    expect(sent()).toHaveLength(already);
  });

  test("each says its state, its date and its reason; opened, its tax and its history", async () => {
    const person = await visit("/invite/detail", { mock: inviter });
    const list = within(await screen.findByRole("list", { name: "红包" }, longTimeout));
    expect(list.getAllByText("可以领").length).toBeGreaterThan(0);
    expect(list.getByText("24小时没有拆开，红包退回，可以再领")).toBeDefined();
    const [open] = list.getAllByRole("button", { name: /首次付费，¥40.00/ });
    if (open) await person.click(open);
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("对方付款", {}, longTimeout)).toBeDefined();
    expect(dialog.getByText("50.00 × 20%", { exact: false })).toBeDefined();
    expect(dialog.getByRole("list", { name: "经过" }).children.length).toBeGreaterThan(0);
  });

  test("the filter and the page stand in the address", async () => {
    const person = await visit("/invite/detail", { mock: `${inviter},scenario:awards-many` });
    await person.click(await screen.findByRole("button", { name: "下一页" }, longTimeout));
    await waitFor(() => expect(currentAddress()).toBe("/invite/detail?page=2"));
    await person.click(screen.getByRole("button", { name: /^过期了/ }));
    await waitFor(() => expect(currentAddress()).toBe("/invite/detail?state=expired"));
  });

  test.each(locales)("with none yet it says what will be here, in %s", async (locale) => {
    await visit("/invite/detail", { mock: `${inviter},scenario:no-awards`, locale });
    expect(
      await screen.findByText(/还没有红包|還沒有紅包|No red packets yet/, {}, longTimeout),
    ).toBeDefined();
  });

  test.each(["state=expired", "view=invitees&stage=paid"])(
    "where nothing matches the filter, it says so and the filter can be cleared: %s",
    async (query) => {
      const person = await visit(`/invite/detail?${query}`, { mock: `${inviter},scenario:no-awards` });
      expect(await screen.findByText("没有符合的", {}, longTimeout)).toBeDefined();
      await person.click(screen.getByRole("button", { name: "清除筛选" }));
      await waitFor(() => expect(currentAddress()).not.toMatch(/state|stage/));
      expect(await screen.findByText(/^还没有/, {}, longTimeout)).toBeDefined();
    },
  );

  test.each(["", "view=invitees&"])("a page past the end leads back to the last one: %s", async (view) => {
    const person = await visit(`/invite/detail?${view}page=999`, { mock: `${inviter},scenario:awards-many` });
    await person.click(await screen.findByRole("button", { name: "看最后一页" }, longTimeout));
    expect((await screen.findAllByRole("listitem", {}, longTimeout)).length).toBeGreaterThan(0);
    await waitFor(() => expect(currentAddress()).not.toContain("999"));
    expect(screen.queryByText("后面没有了")).toBeNull();
  });

  test("invited people show how far they have come", async () => {
    await visit("/invite/detail?view=invitees", { mock: inviter });
    const list = within(await screen.findByRole("list", { name: "邀请的人" }, longTimeout));
    expect(list.getAllByText("已付费").length).toBeGreaterThan(0);
    expect(list.getAllByText(/^\d{3}\*{4}\d{4}$/).length).toBe(list.getAllByRole("listitem").length);
  });
});

describe("how often the link was opened", () => {
  test("leads from the number to its days and channels, the newest day first", async () => {
    const person = await visit("/invite", { mock: inviter });
    await person.click(await screen.findByRole("link", { name: /^打开过 \d+$/ }, longTimeout));
    await waitFor(() => expect(currentAddress()).toBe("/invite/detail?view=opens"));
    const list = within(await screen.findByRole("list", { name: "每天打开次数" }, longTimeout));
    const entries = list.getAllByRole("listitem").map((entry) => within(entry));
    const days = entries.map((entry) => entry.getByRole("time").getAttribute("datetime") ?? "");
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().reverse());
    expect(list.getAllByText(/^\d+$/).length, "days with several channels").toBeGreaterThan(days.length);
    for (const entry of entries) {
      expect(entry.getAllByText(/^(聊天|动态|海报|链接|二维码|短信|店里|来源不明)$/).length).toBeGreaterThan(
        0,
      );
      const numbers = entry.getAllByText(/^\d+$/).map(({ textContent }) => Number(textContent));
      const ofChannels = numbers.slice(0, -1);
      if (ofChannels.length > 0)
        expect(numbers.at(-1)).toBe(ofChannels.reduce((sum, count) => sum + count, 0));
    }
  });

  test.each(locales)("is told for nobody, too, in %s", async (locale) => {
    await visit("/invite/detail?view=opens", { mock: "persona:newcomer", locale });
    expect(
      await screen.findByText(
        /还没有人打开过链接|還沒有人開啟過連結|Nobody has opened your link yet/,
        {},
        longTimeout,
      ),
    ).toBeDefined();
  });

  test("says why it cannot be shown, and is asked for again", async () => {
    const person = await visit("/invite/detail?view=opens", {
      mock: `${inviter},fault:getInviterTotals=http500`,
    });
    await screen.findByRole("alert", {}, longTimeout);
    await adopt("fault:getInviterTotals=latency(1)");
    await person.click(screen.getByRole("button", { name: "再试" }));
    expect(await screen.findByRole("list", { name: "每天打开次数" }, longTimeout)).toBeDefined();
  });
});

test.each(["/invite", "/invite/detail"])(
  "%s keeps its one heading when the session cannot be read",
  async (address) => {
    await visit(address, { mock: `${inviter},fault:getUserInfo=http500` });
    expect(await screen.findByRole("alert", {}, longTimeout)).toBeDefined();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
);

describe("rules and introduction", () => {
  test.each(["zhj", "xh"] as const)("every amount of %s is the server's", async (programme) => {
    await visit(programme === "zhj" ? "/invite/rule" : "/invite/xh-share/rules");
    const table = within(await screen.findByRole("table", { name: "每个红包多少钱" }, longTimeout));
    const rows = table.getAllByRole("row").slice(1);
    const amounts = awardRules(programme, "china").map(({ grossFen }) => {
      const { taxFen, netFen } = packetTax(grossFen, "china");
      return [grossFen, taxFen, netFen].map((fen) => (fen / 100).toFixed(2));
    });
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .slice(1)
          .map((cell) => cell.textContent),
      ),
    ).toEqual(amounts);
    expect(screen.getByText(`付款得的红包等${awardDays.hold}天`, { exact: false }).textContent).toContain(
      `${awardDays.claim}天`,
    );
  });

  test("where no tax is withheld there is one amount, and a receipt that says so", async () => {
    writeStored("variantFlag", "global");
    await visit("/invite/rule", { mock: "variant:global", locale: "en-US" });
    const table = within(await screen.findByRole("table", {}, longTimeout));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "For",
      "Amount",
    ]);
    expect(table.getByRole("cell", { name: "$8.00" })).toBeDefined();
    leave();
    cleanup();
    const person = await visit("/invite/detail", { mock: `variant:global,${inviter}`, locale: "en-US" });
    const list = within(await screen.findByRole("list", { name: "Red packets" }, longTimeout));
    const [open] = list.getAllByRole("button", { name: /paid for the first time, \$8.00/ });
    if (open) await person.click(open);
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Nothing is withheld", {}, longTimeout)).toBeDefined();
    expect(dialog.getByText("$0.00")).toBeDefined();
  });

  test("the introduction works without a session and leads to the inviter's page", async () => {
    await visit("/invite-intro");
    expect(await screen.findByRole("table", { name: "每个红包多少钱" }, longTimeout)).toBeDefined();
    expect(screen.getByRole("link", { name: "拿我的邀请链接" }).getAttribute("href")).toBe("/invite");
  });

  test("a failing server leaves a way to try again", async () => {
    const person = await visit("/invite/rule", { mock: "fault:getInviteVisual=http500" });
    const retry = await screen.findByRole("button", { name: "再试" }, longTimeout);
    await currentBackend().kernel.adopt("seed:7");
    await person.click(retry);
    expect(await screen.findByRole("table", { name: "每个红包多少钱" }, longTimeout)).toBeDefined();
  });
});

test("the retail edition's installers come from its own product", async () => {
  await visit("/invite/xh-share/download");
  expect(await screen.findByRole("heading", { name: "下载货簿云零售版" }, longTimeout)).toBeDefined();
  expect((await screen.findAllByRole("link", { name: /^下载 / }, longTimeout)).length).toBeGreaterThan(0);
});
