// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draw } from "../../mocks/activity/rules/draw";
import { activityTable, drawTable, offerTable } from "../../mocks/activity/state";
import { couponTable } from "../../mocks/business/coupons";
import { sampleOrder } from "../../mocks/business/data/sample-order";
import { sampleUserIds } from "../../mocks/business/data/users";
import { orderTable } from "../../mocks/business/orders";
import { userTable } from "../../mocks/business/users";
import { sharedQueryClient } from "../../src/client/query-client";
import { setClock } from "../../src/platform/clock";
import { locales } from "../../src/platform/locale";
import { storeUser } from "../../src/platform/signed-in";
import { removeStored } from "../../src/platform/storage";
import { becomeClient, userAgents } from "../support/fake-bridges";
import { unspeakableControls } from "../support/label-in-name";
import { fillNewPhone } from "../support/new-phone";
import { adopt, currentAddress, currentBackend, leave, readingTime, reload, visit } from "../support/visit";

const page = "/auto-activity/year-end-2026";
const longTimeout = { timeout: 5000 };
const wholesaler = "persona:wholesaler";

beforeEach(() => {
  removeStored("userInfo");
  removeStored("visitDrafts");
  removeStored("drafts");
  removeStored("rateLocks");
  removeStored("smsCountdowns");
  // No wheel turns in tests: what is drawn is known as soon as the server has answered.
  reduceMotion();
});
afterEach(() => {
  leave();
  cleanup();
  becomeClient(userAgents.browser);
});

const world = () => currentBackend().kernel.world;
const ownDraws = () =>
  world()
    .table(drawTable)
    .all()
    .filter(({ userId }) => userId === sampleUserIds.wholesaler);
const ownCoupons = (configId: number) =>
  world()
    .table(couponTable)
    .by("user", sampleUserIds.wholesaler)
    .filter((coupon) => coupon.configId === configId);

function reduceMotion(): void {
  const original = window.matchMedia.bind(window);
  // As a spy it is restored for the files that run in the same window afterwards.
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = original(query);
    if (query.includes("reduced-motion")) Object.defineProperty(list, "matches", { value: true });
    return list;
  });
}

function known(): void {
  storeUser({ kdUid: "known" });
}

describe("the page of an activity", () => {
  test.each(locales)("is built from its template, in %s", async (locale) => {
    await visit(page, { locale });
    expect(await screen.findByRole("heading", { level: 1 }, longTimeout)).toBeDefined();
    // Each section is shown once those above it are whole.
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4), longTimeout);
    expect((await screen.findAllByRole("group", {}, longTimeout)).length).toBe(3);
  });

  test.each(locales)("what is written on a control is part of its name, in %s", async (locale) => {
    await visit(page, { locale });
    expect((await screen.findAllByRole("button", { name: /3,?000/ }, longTimeout)).length).toBe(2);
    expect(unspeakableControls()).toEqual([]);
  });

  test("before it begins it says when, and nothing can be drawn or taken", async () => {
    await visit(page, { mock: `${wholesaler},scenario:activity-upcoming` });
    expect((await screen.findAllByText(/后开始$/, {}, longTimeout)).length).toBeGreaterThan(0);
    const draw = await screen.findByRole("button", { name: "抽一次" }, longTimeout);
    expect(draw.getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: /^领券/ })).toBeNull();
    // The head of the page and that of the coupons count down, and nothing else does.
    await waitFor(() => expect(screen.getAllByText(/后开始$/)).toHaveLength(2), longTimeout);
    expect(screen.queryByText(/^下一批/)).toBeNull();
  });

  test("after its end it can be read, and nothing more", async () => {
    await visit(page, { mock: `${wholesaler},scenario:activity-ended` });
    expect(await screen.findByText(/结束了$/, {}, longTimeout)).toBeDefined();
    expect(
      (await screen.findByRole("button", { name: "抽一次" }, longTimeout)).getAttribute("aria-disabled"),
    ).toBe("true");
  });

  test("after its end a visitor is not asked to log in for draws there are no more", async () => {
    await visit(page, { mock: "scenario:activity-ended" });
    await screen.findByRole("button", { name: "抽一次" }, longTimeout);
    expect(screen.queryByText("登录后看你还有几次机会")).toBeNull();
  });

  test("one that does not exist is said so, with a way on", async () => {
    await visit("/auto-activity/never-was");
    expect(await screen.findByText("没有这个活动", {}, longTimeout)).toBeDefined();
    expect(screen.getByRole("link", { name: "去商城看看" }).getAttribute("href")).toBe("/mall");
  });

  test("a channel has its own words, and what is no channel is the page itself", async () => {
    await visit(`${page}/bd`);
    expect(await screen.findByText("从搜索来的朋友，先领首购券。", {}, longTimeout)).toBeDefined();
    cleanup();
    leave();
    await visit(`${page}/unknown`);
    expect(await screen.findByText("每天抽一次，先领券再买。", {}, longTimeout)).toBeDefined();
  });

  test("activity prices explain themselves and lead to the checkout", async () => {
    const person = await visit("/auto-activity/year-end");
    const [price] = await screen.findAllByRole("button", { name: /这个价怎么来的$/ }, longTimeout);
    if (price) await person.click(price);
    expect(within(await screen.findByRole("dialog")).getByText("活动价")).toBeDefined();
    const [order] = screen.getAllByRole("link", { name: /^去下单/, hidden: true });
    expect(order?.getAttribute("href")).toMatch(/^\/mall\/checkout\?kind=buy&serviceNumber=ZHJXH/);
  });
});

test("what may be bought once and was says so, with its order", async () => {
  known();
  await visit("/auto-activity/year-end", { mock: wholesaler });
  expect(await screen.findAllByRole("link", { name: /^去下单/ }, longTimeout)).toHaveLength(2);
  const order = { orderId: 95_001, userId: sampleUserIds.wholesaler, productNo: "ZHJXH-RET" };
  const placed = { ...order, at: readingTime, state: "paid" } as const;
  world()
    .table(orderTable)
    .insert(sampleOrder(placed, { promotionAlias: "year-end" }));
  await reload();
  const link = await screen.findByRole("link", { name: "看那张订单" }, longTimeout);
  expect(link.parentElement?.textContent).toMatch(/^\S{6,} 看那张订单$/);
  expect(screen.getAllByRole("link", { name: /^去下单/ })).toHaveLength(1);
});

/** Opens the dialog that adds a chance for sharing, where so many are left. */
async function openShare(person: Awaited<ReturnType<typeof visit>>, chancesLeft: number) {
  await screen.findByText(`还能抽${chancesLeft}次`, {}, longTimeout);
  await person.click(screen.getByRole("button", { name: "分享，多抽一次" }));
  return within(await screen.findByRole("dialog", { name: "分享，多抽一次" }, longTimeout));
}

describe("the lottery", () => {
  test("shows odds that add up to 100 % in numbers and in words", async () => {
    await visit(page);
    const table = within(await screen.findByRole("table", { name: "中奖机会" }, longTimeout));
    const percentages = table
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
    expect(percentages).toEqual(["70%", "20%", "9%", "0.9%", "0.1%", "100%"]);
    expect(table.getByText(/抽1,000次，平均中9次/)).toBeDefined();
  });

  test("a double press draws once and takes one chance", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-certain-win` });
    const draw = await screen.findByRole("button", { name: "抽一次" }, longTimeout);
    await screen.findByText("还能抽1次", {}, longTimeout);
    const before = ownDraws().length;
    await person.dblClick(draw);
    expect(await screen.findByText("抽中满3000减100", {}, longTimeout)).toBeDefined();
    expect(ownDraws()).toHaveLength(before + 1);
    expect(await screen.findByText("还能抽0次", {}, longTimeout)).toBeDefined();
    expect(screen.getByText("机会用完了")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "抽一次" }));
  });

  test("a chance that was used on another device is no longer there to be drawn with", async () => {
    known();
    const person = await visit(page, { mock: wholesaler });
    await screen.findByText("还能抽1次", {}, longTimeout);
    const user = world().table(userTable).get(sampleUserIds.wholesaler);
    if (user) draw(world(), user, "year-end-2026", "daily", readingTime);
    await person.click(screen.getByRole("button", { name: "抽一次" }));
    expect(await screen.findByText("还能抽0次", {}, longTimeout)).toBeDefined();
    expect(screen.getByText("机会用完了")).toBeDefined();
  });

  test("a chance for sharing whose answer is lost is found and can be drawn with", async () => {
    known();
    const person = await visit(page, { mock: wholesaler });
    const dialog = await openShare(person, 1);
    await adopt("fault:addLotteryShareChance=truncated");
    await person.click(dialog.getByRole("button", { name: "复制链接" }));
    expect(await screen.findByText("多了一次机会", {}, longTimeout)).toBeDefined();
    expect(await screen.findByText("还能抽2次", {}, longTimeout)).toBeDefined();
    expect(screen.queryByRole("button", { name: "分享，多抽一次" })).toBeNull();
  });

  test("sharing whose chance could not be added can be tried again where it was", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:no-chances-left` });
    const dialog = await openShare(person, 0);
    await adopt("fault:addLotteryShareChance=http500");
    await person.click(dialog.getByRole("button", { name: "复制链接" }));
    expect(await dialog.findByText(/再点一次就知道，一天只加一次/, {}, longTimeout)).toBeDefined();
    await adopt("fault:getActivityTemplate=latency(1)");
    await person.click(dialog.getByRole("button", { name: "复制链接" }));
    expect(await screen.findByText("还能抽1次", {}, longTimeout)).toBeDefined();
  });

  test("a lost answer is asked for again with the same draw", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-certain-win` });
    await screen.findByText("还能抽1次", {}, longTimeout);
    const before = ownDraws().length;
    await adopt("fault:drawLottery=truncated");
    await person.click(screen.getByRole("button", { name: "抽一次" }));
    expect(await screen.findByText(/再点一次看结果，不会多用机会/, {}, longTimeout)).toBeDefined();
    // Other faults take the place of the one before.
    await adopt("fault:getActivityTemplate=latency(1)");
    await person.click(screen.getByRole("button", { name: "看刚才的结果" }));
    expect(await screen.findByText("抽中满3000减100", {}, longTimeout)).toBeDefined();
    expect(ownDraws()).toHaveLength(before + 1);
  });

  test("a draw whose answer was lost to a reload is shown before another one is drawn", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-certain-win` });
    await screen.findByText("还能抽1次", {}, longTimeout);
    const before = ownDraws().length;
    await adopt("fault:drawLottery=truncated");
    await person.click(screen.getByRole("button", { name: "抽一次" }));
    await screen.findByText(/再点一次看结果，不会多用机会/, {}, longTimeout);
    await adopt("fault:getActivityTemplate=latency(1)");
    reload();
    expect(await screen.findByText(/再点一次看结果，不会多用机会/, {}, longTimeout)).toBeDefined();
    await person.click(screen.getByRole("button", { name: "看刚才的结果" }));
    expect(await screen.findByText("抽中满3000减100", {}, longTimeout)).toBeDefined();
    expect(ownDraws()).toHaveLength(before + 1);
    expect(screen.getByRole("button", { name: "抽一次" })).toBeDefined();
  });

  test("sharing after the session has ended asks to log in, and then adds the chance", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:no-chances-left` });
    const dialog = await openShare(person, 0);
    await adopt("fault:addLotteryShareChance=code(401),fault:getUserInfo=code(401)");
    await person.click(dialog.getByRole("button", { name: "复制链接" }));
    const signIn = within(await screen.findByRole("dialog", { name: "登录" }, longTimeout));
    await adopt("fault:getActivityTemplate=latency(1)");
    await person.type(signIn.getByLabelText("手机号"), "13500009027");
    await person.type(signIn.getByLabelText("密码", { selector: "input" }), "stockbook8");
    await person.click(signIn.getByRole("checkbox"));
    await person.click(signIn.getByRole("button", { name: "登录" }));
    expect(await screen.findByText("还能抽1次", {}, longTimeout)).toBeDefined();
  });

  test("sharing adds one chance once", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:no-chances-left` });
    await screen.findByText("还能抽0次", {}, longTimeout);
    becomeClient(userAgents.messenger);
    await person.click(await screen.findByRole("button", { name: "分享，多抽一次" }));
    await person.dblClick(await screen.findByRole("button", { name: "我分享好了" }));
    expect(await screen.findByText("还能抽1次", {}, longTimeout)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: "分享，多抽一次" })).toBeNull());
    // The button that opened the dialog is gone: the tab key goes on from the chances.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^还能抽1次/));
  });

  test("the chance that sharing adds after the last draw can be drawn", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-certain-win` });
    await screen.findByText("还能抽1次", {}, longTimeout);
    await person.click(screen.getByRole("button", { name: "抽一次" }));
    await screen.findByText("还能抽0次", {}, longTimeout);
    becomeClient(userAgents.messenger);
    await person.click(await screen.findByRole("button", { name: "分享，多抽一次" }));
    await person.click(await screen.findByRole("button", { name: "我分享好了" }));
    await screen.findByText("还能抽1次", {}, longTimeout);
    const before = ownDraws().length;
    await person.click(screen.getByRole("button", { name: "抽一次" }));
    await waitFor(() => expect(ownDraws()).toHaveLength(before + 1), longTimeout);
  });

  test("a prize to be claimed says until when and how, in the result and in the record", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-last-printer` });
    await person.click(await screen.findByRole("button", { name: "抽一次" }, longTimeout));
    expect(await screen.findByText("抽中标签打印机", {}, longTimeout)).toBeDefined();
    await waitFor(
      () => expect(screen.getAllByText(/打客服电话，报抽奖号\d+领取/)).toHaveLength(2),
      longTimeout,
    );
    expect(screen.getByText("等你领")).toBeDefined();
  });

  test("while the wheel turns, nothing on the page gives away what was drawn", async () => {
    vi.mocked(window.matchMedia).mockRestore();
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:lottery-last-printer` });
    await person.click(await screen.findByRole("button", { name: "抽一次" }, longTimeout));
    await waitFor(() => {
      const [[, lottery] = []] = sharedQueryClient().getQueriesData<{ chances: { left: number } }>({
        queryKey: ["getLottery"],
      });
      expect(lottery?.chances.left).toBe(0);
    }, longTimeout);
    expect(screen.queryByText("抽中标签打印机")).toBeNull();
    expect(screen.queryByText("奖品都发完了，现在抽不到东西。")).toBeNull();
    expect(screen.getByText("还能抽1次")).toBeDefined();
    expect(screen.queryByText("等你领")).toBeNull();
    expect(await screen.findByText("抽中标签打印机", {}, longTimeout)).toBeDefined();
    expect(await screen.findByText("还能抽0次", {}, longTimeout)).toBeDefined();
    expect(await screen.findByText("等你领", {}, longTimeout)).toBeDefined();
  });

  test("to draw nothing does not run out", async () => {
    await visit(page, { mock: `${wholesaler},scenario:lottery-last-printer` });
    const table = within(await screen.findByRole("table", { name: "中奖机会" }, longTimeout));
    expect(table.getAllByRole("row")[1]?.textContent).not.toContain("发完了");
  });

  test("a prize that cannot be drawn now but is still there has not run out", async () => {
    await visit(page, { mock: `${wholesaler},scenario:lottery-last-printer` });
    const table = within(await screen.findByRole("table", { name: "中奖机会" }, longTimeout));
    const packet = table.getByRole("row", { name: /红包/ });
    expect(packet.textContent).toContain("剩36份");
    expect(packet.textContent).not.toContain("发完了");
  });

  test("when every prize is gone it says so, and the odds do too", async () => {
    known();
    await visit(page, { mock: `${wholesaler},scenario:lottery-sold-out` });
    const table = within(await screen.findByRole("table", { name: "中奖机会" }, longTimeout));
    expect(table.getAllByText(/^发完了/).length).toBeGreaterThan(0);
    expect(table.getAllByRole("cell").at(-1)?.textContent).toBe("100%");
  });

  test("a visitor logs in first", async () => {
    const person = await visit(page);
    await person.click(await screen.findByRole("button", { name: "抽一次" }, longTimeout));
    expect(await screen.findByRole("dialog", {}, longTimeout)).toBeDefined();
    expect(ownDraws()).toHaveLength(0);
  });
});

describe("coupons", () => {
  test("one is taken once by a double press, and leads to a checkout with it applied", async () => {
    known();
    const person = await visit(page, { mock: wholesaler });
    await person.dblClick(await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout));
    const use = await screen.findByRole("link", { name: "去下单用掉 满3000减100" }, longTimeout);
    // The tab key goes on from what stands where the pressed button was.
    expect(document.activeElement?.textContent).toMatch(/^领到了/);
    const [coupon] = ownCoupons(81);
    expect(ownCoupons(81)).toHaveLength(1);
    const query = new URL(use.getAttribute("href") ?? "", "https://shop.example").searchParams;
    expect(query.get("couponId")).toBe(String(coupon?.couponId));
    await person.click(use);
    await waitFor(() => expect(currentAddress()).toContain("/mall/checkout?"));
  });

  test("one whose answer was lost is asked for again, though the list shows it by then, and leads to the checkout", async () => {
    known();
    const person = await visit(page, { mock: wholesaler });
    const take = await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout);
    const before = ownCoupons(81).length;
    await adopt(`${wholesaler},fault:addCouponByConfig=truncated`);
    await person.click(take);
    expect(await screen.findByText("再点一次，不会领两张。", {}, longTimeout)).toBeDefined();
    await adopt(wholesaler);
    const offers = () =>
      currentBackend().kernel.exchanges.filter(({ operationId }) => operationId === "listCouponOffers");
    await waitFor(() => expect(offers().length).toBeGreaterThan(1), longTimeout);
    await sharedQueryClient().refetchQueries({ queryKey: ["listCouponOffers"] });
    await person.dblClick(screen.getByRole("button", { name: "领券：满3000减100" }));
    const use = await screen.findByRole("link", { name: "去下单用掉 满3000减100" }, longTimeout);
    expect(use.getAttribute("href")).toContain("couponId=");
    expect(ownCoupons(81)).toHaveLength(before + 1);
  });

  test("one whose service cannot be read says so, and leads to the checkout at another try", async () => {
    known();
    const person = await visit(page, { mock: wholesaler });
    const take = await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout);
    await adopt(`${wholesaler},fault:getService=http500`);
    await person.click(take);
    const alert = await screen.findByRole("alert", {}, longTimeout);
    expect(ownCoupons(81)).toHaveLength(1);
    await adopt(wholesaler);
    await person.click(within(alert).getByRole("button", { name: "再试" }));
    expect(await screen.findByRole("link", { name: "去下单用掉 满3000减100" }, longTimeout)).toBeDefined();
  });

  test("one that is not for this customer says why", async () => {
    known();
    await visit(page, { mock: wholesaler });
    await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout);
    expect(screen.queryByRole("button", { name: "领券：首购减50" })).toBeNull();
    expect(screen.getByText(/第一次购买|首次购买/)).toBeDefined();
  });

  test("the last one that is gone meanwhile is said, and the list is asked for anew", async () => {
    known();
    const person = await visit(page, { mock: `${wholesaler},scenario:coupon-last-one` });
    const take = await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout);
    const offer = world().table(offerTable).get(81);
    world()
      .table(offerTable)
      .update(81, { claimedBefore: offer?.stock ?? 0 });
    await person.click(take);
    expect((await screen.findAllByText("已领完", {}, longTimeout)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole("button", { name: "领券：满3000减100" })).toBeNull());
    expect(document.activeElement?.textContent).toBe("已领完");
    expect(ownCoupons(81)).toHaveLength(0);
  });

  test("a window that opens while one waits needs no reload", async () => {
    known();
    const start = readingTime + 2_000;
    await visit(page, { mock: `${wholesaler},scenario:activity-upcoming` });
    world().table(activityTable).update("year-end-2026", { startsAt: start });
    await reload();
    expect((await screen.findAllByText(/0:0\d后开始$/, {}, longTimeout)).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: /^领券/ })).toBeNull();
    setClock(() => start + 1_000);
    world().clock.advance(3_000);
    expect(await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout)).toBeDefined();
  });

  test("a beginning that could not be read is asked for by a button, which gives the focus to the state", async () => {
    known();
    const start = readingTime + 2_000;
    const person = await visit(page, { mock: `${wholesaler},scenario:activity-upcoming` });
    world().table(activityTable).update("year-end-2026", { startsAt: start });
    await reload();
    expect((await screen.findAllByText(/0:0\d后开始$/, {}, longTimeout)).length).toBeGreaterThan(0);
    await adopt("fault:*=http500");
    setClock(() => start + 1_000);
    world().clock.advance(3_000);
    const [button] = await screen.findAllByRole("button", { name: "时间到了，点这里看" }, longTimeout);
    await adopt("fault:getActivityTemplate=latency(200)");
    if (button) await person.click(button);
    expect(document.activeElement?.textContent).toBe("正在取");
    expect(await screen.findByRole("button", { name: "领券：满3000减100" }, longTimeout)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^进行中/));
  });

  test("a new batch shows by itself, is told, and its button gives the focus to the list", async () => {
    known();
    const release = Date.parse("2026-11-21T10:00:00+08:00");
    const person = await visit(page, { mock: `${wholesaler},clock:2026-11-21T09:59:58+08:00` });
    await screen.findByText("下一批00:02后放出", {}, longTimeout);
    // The answer is lost: the button stays.
    await adopt("fault:getCouponActivityTime=http500");
    setClock(() => readingTime + 3_000);
    expect(await screen.findByText("新的一批券放出来了", {}, longTimeout)).toBeDefined();
    const open = await screen.findByRole("button", { name: "新的一批放出来了，点这里看" }, longTimeout);
    await adopt("seed:1");
    world().clock.advance(release - world().clock.now() + 1_000);
    await person.click(open);
    expect(document.activeElement?.tagName).toBe("UL");
    expect(await screen.findByText(/^下一批23:5\d:\d\d后放出$/, {}, longTimeout)).toBeDefined();
  });

  test("without an account a phone receives it, and it waits for the registration", async () => {
    const person = await visit(page);
    await person.click(
      await screen.findByRole("button", { name: "没有账号，用手机号领：满3000减100" }, longTimeout),
    );
    const form = within(await screen.findByRole("form", { name: "用手机号领券" }, longTimeout));
    await person.click(form.getByRole("button", { name: "领券" }));
    expect(await form.findByText("手机号不能为空")).toBeDefined();
  });

  test("a coupon for a phone whose answer is lost may be asked for again, and is one", async () => {
    const person = await visit(page);
    await person.click(
      await screen.findByRole("button", { name: "没有账号，用手机号领：满3000减100" }, longTimeout),
    );
    const form = within(await screen.findByRole("form", { name: "用手机号领券" }, longTimeout));
    await fillNewPhone(person, form, "13800000009", "1");
    await adopt("fault:receiveCoupon=truncated");
    await person.click(form.getByRole("button", { name: "领券" }));
    expect(await form.findByText("再点一次，不会领两张。", {}, longTimeout)).toBeDefined();
    await adopt("fault:getActivityTemplate=latency(1)");
    await person.click(form.getByRole("button", { name: "领券" }));
    expect(
      await screen.findByText("领到了。用138****0009注册，券就在账户里。", {}, longTimeout),
    ).toBeDefined();
  });

  test("too many wrong codes of a phone lock receiving with it for three minutes, over a reload too", async () => {
    const person = await visit(page);
    const openForm = async () => {
      await person.click(
        await screen.findByRole("button", { name: "没有账号，用手机号领：满3000减100" }, longTimeout),
      );
      return within(await screen.findByRole("form", { name: "用手机号领券" }, longTimeout));
    };
    const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";
    const first = await openForm();
    await fillNewPhone(person, first, "13800000009", "1");
    await adopt("fault:receiveCoupon=refuse(429)");
    await person.click(first.getByRole("button", { name: "领券" }));
    await waitFor(() => expect(isOff(first.getByRole("button", { name: "领券" }))).toBe(true), longTimeout);
    expect(first.getByText(/^还剩\d+秒$/)).toBeDefined();
    await reload();
    const second = await openForm();
    const phone = second.getByRole("textbox", { name: "手机号" });
    expect(isOff(second.getByRole("button", { name: "领券" }))).toBe(false);
    await person.type(phone, "13800000009");
    expect(isOff(second.getByRole("button", { name: "领券" }))).toBe(true);
    expect(second.getByText(/^操作过于频繁，请三分钟后重试 还剩\d+秒$/)).toBeDefined();
    await person.clear(phone);
    await person.type(phone, "13911110008");
    expect(isOff(second.getByRole("button", { name: "领券" }))).toBe(false);
  });
});
