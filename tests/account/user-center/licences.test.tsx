// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licenceTable } from "../../../mocks/business/licences";
import { orderTable } from "../../../mocks/business/orders";
import { readStored, removeStored } from "../../../src/platform/storage";
import { durations } from "../../../src/rules/limits";
import { adopt, currentAddress, currentBackend, leave, reload, visit } from "../../support/visit";

afterEach(leave);
beforeEach(() => removeStored("visitDrafts"));

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name }, { timeout: 5000 });
  const item = heading.closest("li");
  if (item === null) throw new Error(`${name} stands in no list`);
  return within(item);
};

test("every licence shows its term and its use, and offers the possible actions", async () => {
  await visit("/user-center/mine", { mock: "persona:wholesaler" });
  const professional = await card("专业版");
  expect(professional.getByText("剩221天")).toBeDefined();
  expect(professional.getByText("2027-06-30到期")).toBeDefined();
  expect(professional.getByText("2 / 2")).toBeDefined();
  expect(professional.getByText("4 / 4")).toBeDefined();
  expect(professional.getByRole("link", { name: "续费" }).getAttribute("href")).toBe(
    "/user-center/licences?licence=8801&act=renew",
  );
  const standard = await card("标准版");
  expect(standard.getByText("本月到期")).toBeDefined();
  expect(await standard.findByRole("link", { name: "升级，约补¥8.22" })).toBeDefined();
  const retail = await card("零售版");
  expect(retail.getByText("过期42天")).toBeDefined();
  // Expired more than thirty days ago: the page no longer states that the data is kept.
  expect(retail.getByRole("link", { name: "续费" })).toBeDefined();
});

test("one of several shops can be looked at alone", async () => {
  const user = await visit("/user-center/mine", { mock: "persona:wholesaler" });
  await card("专业版");
  const [opener] = await screen.findAllByLabelText("换一家店看", { selector: "summary" });
  if (opener === undefined) throw new Error("There is no switcher");
  await user.click(opener);
  const [shop] = screen.getAllByRole("menuitem", { name: "永兴二店" });
  if (shop === undefined) throw new Error("There is no such shop");
  await user.click(shop);
  expect(currentAddress()).toBe("/user-center/mine?shop=%E6%B0%B8%E5%85%B4%E4%BA%8C%E5%BA%97");
  await card("标准版");
  expect(screen.queryByRole("heading", { level: 2, name: "专业版" })).toBeNull();
});

test.each([
  ["due-next-month", "下月到期"],
  ["due-this-month", "本月到期"],
  ["expired", "已过期"],
  ["buyout", "买断"],
  ["not-purchased", "未购买"],
])("%s is shown as a text", async (persona, text) => {
  await visit("/user-center/mine", { mock: `persona:${persona}` });
  expect(await screen.findByText(text)).toBeDefined();
});

test("what was bought outright has no end and nothing to renew", async () => {
  await visit("/user-center/licences", { mock: "persona:buyout", locale: "en-US" });
  expect(await screen.findByText(/bought outright\. It never expires/)).toBeDefined();
  expect(screen.getByText("No end date")).toBeDefined();
});

test("the trial shows its three dates", async () => {
  await visit("/user-center/mine", { mock: "persona:trial-day-three" });
  const trial = within(await screen.findByRole("region", { name: "免费试用" }));
  expect(trial.getByRole("heading", { name: "试用还有13天" })).toBeDefined();
  expect(trial.getAllByRole("listitem").map((date) => date.textContent)).toEqual([
    "开通11-18",
    "试用到12-03",
    "数据留到2027-01-02",
  ]);
});

test("after the trial the user centre stays open, states until when the data is kept, and sells", async () => {
  await visit("/user-center/mine", { mock: "persona:trial-ended" });
  expect(await screen.findByRole("heading", { name: "试用结束了，软件暂时登录不了" })).toBeDefined();
  expect(screen.getByText(/数据留到12-16，还有25天/)).toBeDefined();
  expect(screen.getByRole("link", { name: "买了接着用" }).getAttribute("href")).toBe("/mall");
  expect(screen.getByRole("link", { name: "联系客服" })).toBeDefined();
});

test("a renewal shows its new last day and price, asks for the consent, and leads to the payment", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=renew", { mock: "persona:wholesaler" });
  expect(await screen.findByText("2028-06-30")).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "2年" }));
  expect(await screen.findByText("2029-06-30")).toBeDefined();
  const order = await screen.findByRole("button", { name: "下单续费，¥3,190.40" });
  await user.click(order);
  expect(await screen.findByText("请先阅读并同意服务条款")).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole("button", { name: "下单续费，¥3,190.40" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d{17,20}$/));
});

test("how many years or users were chosen outlives a reload, and the next choice keeps the licence", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=renew", { mock: "persona:wholesaler" });
  await user.click(await screen.findByRole("radio", { name: "2年" }));
  await screen.findByText("2029-06-30");
  expect(currentAddress()).toBe("/user-center/licences?licence=8801&act=renew&years=2");
  const again = reload();
  expect(await screen.findByText("2029-06-30")).toBeDefined();
  await again.click(screen.getByRole("link", { name: "加用户" }));
  await again.click(await screen.findByRole("button", { name: /^增加/ }));
  await screen.findByText("4个变6个");
  reload();
  expect(await screen.findByText("4个变6个")).toBeDefined();
  expect(currentAddress()).toBe("/user-center/licences?licence=8801&act=users&users=2");
});

test.each([
  ["years=abc", "2028-06-30"],
  ["years=-3", "2028-06-30"],
  ["years=99", "2032-06-30"],
])("an address with %s is read as a choice there is", async (query, until) => {
  await visit(`/user-center/licences?licence=8801&act=renew&${query}`, { mock: "persona:wholesaler" });
  expect(await screen.findByText(until)).toBeDefined();
});

test("a coupon that is left out raises the price again", async () => {
  const user = await visit("/user-center/licences?licence=8803", { mock: "persona:wholesaler" });
  expect(await screen.findByRole("button", { name: "下单续费，¥358.20" })).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: /零售版9折/ }));
  expect(await screen.findByRole("button", { name: "下单续费，¥398.00" })).toBeDefined();
  expect(screen.getByText(/可能已经清除/)).toBeDefined();
});

test("an upgrade shows its difference line by line, and what another day would cost", async () => {
  const user = await visit("/user-center/licences?act=upgrade", { mock: "persona:paying-standard" });
  expect(await screen.findByText("专业版剩余240天")).toBeDefined();
  expect(screen.getByText("−393.21")).toBeDefined();
  const slider = screen.getByRole("slider", { name: "哪天升级" });
  expect(slider.getAttribute("aria-valuetext")).toBe("11-21，约¥394.52");
  fireEvent.change(slider, { target: { value: "60" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("2027-01-20，约¥295.89");
  await user.click(screen.getByRole("button", { name: /^约补 ¥295\.89/ }));
  const receipt = within(await screen.findByRole("dialog", { name: "约补" }));
  expect(receipt.getByText("590.79")).toBeDefined();
  expect(receipt.getByText("−294.90")).toBeDefined();
});

test("an upgrade is ordered at today's price and leads to the payment", async () => {
  const user = await visit("/user-center/licences?act=upgrade", { mock: "persona:paying-standard" });
  await user.click(await screen.findByRole("button", { name: "今天升级，¥394.52" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d{17,20}$/));
});

test("an upgrade ordered on a page that was left open overnight says what became of its price", async () => {
  const user = await visit("/user-center/licences?act=upgrade", { mock: "persona:paying-standard" });
  const button = await screen.findByRole("button", { name: "今天升级，¥394.52" });
  await currentBackend().kernel.advance(2 * durations.day);
  await user.click(button);
  expect(await screen.findByText(/^价格变了：下单前看到的是/)).toBeDefined();
});

test("an upgrade that was ordered and left is found again where it was begun", async () => {
  const user = await visit("/user-center/licences?act=upgrade", { mock: "persona:paying-standard" });
  expect(await screen.findByRole("button", { name: "今天升级，¥394.52" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "去付那一笔" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "今天升级，¥394.52" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d{17,20}$/));
  const payment = currentAddress();

  reload("/user-center/licences?act=upgrade");
  const link = await screen.findByRole("link", { name: "去付那一笔" });
  expect(link.getAttribute("href")).toBe(payment);
  expect(screen.getByText(/^还有一笔没付：升级专业版.*。11-21 11:02前付清¥394\.52才算数。$/)).toBeDefined();
});

test("of two licences of one service an upgrade that waits is named at its own alone", async () => {
  const user = await visit("/user-center/licences?act=upgrade", { mock: "persona:paying-standard" });
  const licences = currentBackend().kernel.world.table(licenceTable);
  const [licence] = licences.all().filter(({ shopName }) => shopName === "顺发五金");
  if (licence === undefined) throw new Error("The persona has no licence");
  licences.insert({ ...licence, licenceId: 8999, shopName: "顺发二店" });
  await user.click(await screen.findByRole("button", { name: "今天升级，¥394.52" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d{17,20}$/));
  expect(await screen.findByText("顺发五金")).toBeDefined();

  reload("/user-center/licences?licence=8999&act=upgrade");
  expect(await screen.findByRole("button", { name: "今天升级，¥394.52" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "去付那一笔" })).toBeNull();
  reload(`/user-center/licences?licence=${licence.licenceId}&act=upgrade`);
  expect(await screen.findByRole("link", { name: "去付那一笔" })).toBeDefined();
});

test("more users are priced for the days left and ordered", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=users", { mock: "persona:wholesaler" });
  expect(await screen.findByText("4个变5个")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^增加/ }));
  expect(await screen.findByText("4个变6个")).toBeDefined();
  const button = await screen.findByRole("button", { name: "加2个用户，¥181.64" });
  await user.click(screen.getByRole("checkbox", { name: /我已阅读并同意/ }));
  await user.click(button);
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
});

test("users that came to another price than was on screen are said to, before they are paid", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=users", { mock: "persona:wholesaler" });
  await screen.findByText("4个变5个");
  await user.click(screen.getByRole("checkbox", { name: /我已阅读并同意/ }));
  // A page left open: fewer days are left to pay for.
  await currentBackend().kernel.advance(17 * durations.day);
  await user.click(screen.getByRole("button", { name: "加1个用户，¥90.82" }));
  const change = "价格变了：下单前看到的是¥90.82，这张订单是¥83.84。还没扣钱，不要就取消。";
  expect(await screen.findByText(change)).toBeDefined();
});

test("more users than can be had are refused, and fewer can be chosen in the same place", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=users&users=199", {
    mock: "persona:wholesaler",
  });
  expect(await screen.findByText("4个变203个")).toBeDefined();
  const count = screen.getByRole("spinbutton", { name: "加几个用户" });
  count.focus();
  await user.keyboard("{ArrowUp}");
  expect((await screen.findByRole("alert")).textContent).toBe("这个授权加不了这么多用户，少加几个试试");
  expect(screen.queryByText(/^4个变/)).toBeNull();
  expect(document.activeElement).toBe(count);
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByText("4个变203个")).toBeDefined();
});

test("an order whose response was lost is recognised at the second press, and placed once", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=users", {
    mock: "persona:wholesaler,fault:createOrder=truncated",
  });
  const { world } = currentBackend().kernel;
  const before = world.table(orderTable).all().length;
  await screen.findByText("4个变5个");
  await user.click(screen.getByRole("checkbox", { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole("button", { name: "加1个用户，¥90.82" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(world.table(orderTable).all()).toHaveLength(before + 1);
  await adopt("fault:listNews=http500");
  await user.click(screen.getByRole("button", { name: "加1个用户，¥90.82" }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(world.table(orderTable).all()).toHaveLength(before + 1);
});

test("the same choice once more after it was ordered is another order", async () => {
  const address = "/user-center/licences?licence=8801&act=users";
  let user = await visit(address, { mock: "persona:wholesaler" });
  const { world } = currentBackend().kernel;
  const before = world.table(orderTable).all().length;
  for (const count of [1, 2]) {
    await screen.findByText("4个变5个");
    await user.click(await screen.findByRole("checkbox", { name: /我已阅读并同意/ }));
    await user.click(screen.getByRole("button", { name: "加1个用户，¥90.82" }));
    await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
    expect(world.table(orderTable).all()).toHaveLength(before + count);
    user = reload(address);
  }
});

test("an upgrade that was canceled can be ordered once more", async () => {
  const address = "/user-center/licences?act=upgrade";
  let user = await visit(address, { mock: "persona:paying-standard" });
  const order = async () => {
    await user.click(await screen.findByRole("button", { name: "今天升级，¥394.52" }));
    await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\/\d{17,20}$/));
    return currentAddress();
  };
  const first = await order();
  await user.click(await screen.findByRole("button", { name: "取消订单" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "取消订单" }));
  await screen.findByRole("heading", { level: 1, name: "订单已取消" });
  user = reload(address);
  expect(await order()).not.toBe(first);
});

test("where the new last day and the contacts cannot be read, each is read again by its own press", async () => {
  const user = await visit("/user-center/licences?licence=8801&act=renew", {
    mock: "persona:wholesaler,fault:getRenewalExpiry=http500,fault:listOrderContacts=http500",
  });
  const contacts = await screen.findByRole("combobox", { name: /联系人/ }, { timeout: 5000 });
  await waitFor(() => expect(screen.getAllByRole("button", { name: "再试" })).toHaveLength(2));
  await adopt("fault:listNews=offline");
  for (const retry of screen.getAllByRole("button", { name: "再试" })) await user.click(retry);
  expect(await screen.findByText("2028-06-30")).toBeDefined();
  await waitFor(() => expect(within(contacts).getByRole("option", { name: /周芳/ })).toBeDefined());
  expect(screen.queryByRole("button", { name: "再试" })).toBeNull();
});

test("a renewal whose response was lost is the same order after a reload, though the order holds its coupon by now", async () => {
  const user = await visit("/user-center/licences?licence=8803&act=renew", {
    mock: "persona:wholesaler,fault:createOrder=truncated",
  });
  const { world } = currentBackend().kernel;
  const before = world.table(orderTable).all().length;
  await screen.findByRole("button", { name: "下单续费，¥358.20" });
  await user.click(screen.getByRole("checkbox", { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole("button", { name: "下单续费，¥358.20" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(world.table(orderTable).all()).toHaveLength(before + 1);

  await adopt("fault:listNews=http500");
  const again = reload();
  expect(await screen.findByRole("link", { name: "去付那一笔" })).toBeDefined();
  await again.click(await screen.findByRole("checkbox", { name: /我已阅读并同意/ }));
  await again.click(await screen.findByRole("button", { name: /^下单续费/ }));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/mall\/pay\//));
  expect(world.table(orderTable).all()).toHaveLength(before + 1);
});

test("the device stores no content of a selection, only its fingerprint", async () => {
  const user = await visit("/user-center/coupons", {
    mock: "persona:wholesaler,fault:addCouponForUser=offline",
  });
  await user.type(await screen.findByRole("textbox", { name: "优惠码" }), "NOSUCHCODE99");
  await user.click(screen.getByRole("button", { name: "加进来" }));
  await waitFor(() => expect(readStored("visitDrafts")?.["wish.coupon"]).toBeDefined());
  expect(JSON.stringify(readStored("visitDrafts"))).not.toContain("NOSUCHCODE99");
});

test("another user's licence is refused like an unknown one", async () => {
  await visit("/user-center/licences?licence=8811&act=renew", { mock: "persona:wholesaler" });
  expect(await screen.findByText("没有这份服务")).toBeDefined();
});

test("licences that cannot be fetched are reported and can be retried", async () => {
  const user = await visit("/user-center/mine", {
    mock: "persona:wholesaler,fault:getLicenceInfo=offline",
  });
  const problem = await screen.findByText("没取到");
  expect(problem.parentElement?.textContent).toContain("网络状况不佳");
  await adopt("persona:wholesaler");
  await user.click(within(problem.parentElement ?? document.body).getByRole("button", { name: "再试" }));
  await card("专业版");
});

test("many licences are paged, and those that need an action are one press away", async () => {
  const user = await visit("/user-center/mine", { mock: "persona:wholesaler,scenario:many-licences" });
  const tabs = within(await screen.findByRole("navigation", { name: "按状态看服务" }, { timeout: 5000 }));
  expect(screen.getAllByRole("heading", { level: 2, name: /版$/ })).toHaveLength(12);
  await user.click(tabs.getByRole("link", { name: /^本月到期 \d+$/ }));
  expect(currentAddress()).toBe("/user-center/mine?standing=dueThisMonth");
  await waitFor(() => expect(screen.getAllByText("本月到期")).toHaveLength(12));
  const [pages] = screen.getAllByRole("navigation", { name: "翻页" });
  if (pages === undefined) throw new Error("There are no pages");
  await user.click(within(pages).getByRole("link", { name: "第2页" }));
  expect(currentAddress()).toBe("/user-center/mine?standing=dueThisMonth&cards=2");
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 2, name: /版$/ })).not.toHaveLength(0));
});

test("without a licence named in the address, one that runs is chosen before one that ended long ago", async () => {
  await visit("/user-center/licences", { mock: "persona:wholesaler" });
  expect(await screen.findByText("剩5天", { exact: false }, { timeout: 5000 })).toBeDefined();
});

test("an account that is called by its phone shows the number once", async () => {
  await visit("/user-center/mine", { mock: "persona:newcomer" });
  const side = within(await screen.findByRole("complementary", {}, { timeout: 5000 }));
  expect(side.getAllByText("138****1246")).toHaveLength(1);
});
