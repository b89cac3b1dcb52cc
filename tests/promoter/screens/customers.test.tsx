// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customerTable } from "../../../mocks/business/customers";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { sharedQueryClient } from "../../../src/client/query-client";
import { claimDrafts } from "../../../src/platform/draft-owner";
import { clearUser } from "../../../src/platform/signed-in";
import { readStored, removeStored, writeStored } from "../../../src/platform/storage";
import type { JsonRecord } from "../../../src/platform/storage-keys";
import { durations } from "../../../src/rules/limits";
import { customerListQuery } from "../../../src/screens/promoter/customers/customer-list-query";
import { askAboutList } from "../../../src/screens/promoter/customers/engine/list-service";
import { setSelection } from "../../../src/screens/promoter/customers/list-state";
import { becomeClient, userAgents } from "../../support/fake-bridges";
import { holdAnswers } from "../../support/held-answers";
import {
  adopt,
  currentAddress,
  currentBackend,
  leave,
  readingTime,
  reload,
  visit,
} from "../../support/visit";

beforeEach(() => {
  removeStored("customerList");
  removeStored("drafts");
  removeStored("visitDrafts");
  setSelection(new Set());
});
afterEach(() => {
  vi.restoreAllMocks();
  becomeClient(userAgents.browser);
  leave();
});

const longTimeout = { timeout: 8000 };
const promoter = { mock: "persona:promoter" };
const list = () => screen.findByRole("list", { name: "客户列表" }, longTimeout);
const kdUid = sampleUserIds.promoter;
/** What is stored of how this device shows the list to the promoter. */
function stored(): JsonRecord | undefined {
  const users: unknown = readStored("customerList")?.["users"];
  return Array.isArray(users) ? users.find((settings) => settings.kdUid === kdUid) : undefined;
}
/** Makes the window wide enough for every column, until the test is over. */
function becomeWide(): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    ask(query.includes("min-width") ? "(min-width: 1px)" : query),
  );
}
const chip = (name: RegExp) => screen.getByRole("button", { name });

test("a visitor is led to the sign-in of the partner area and would come back", async () => {
  await visit("/agent/merchant?status=expired", { mock: "persona:visitor" });
  await waitFor(
    () => expect(currentAddress()).toBe("/agent/login?next=%2Fagent%2Fmerchant%3Fstatus%3Dexpired"),
    longTimeout,
  );
});

test("an account without a role is led to the sign-in page, which says why", async () => {
  await visit("/agent/merchant", { mock: "persona:wholesaler" });
  await waitFor(() => expect(currentAddress()).toMatch(/^\/agent\/login/), longTimeout);
});

test("a state is chosen by its chip, stands in the address, and narrows the list to its count", async () => {
  const user = await visit("/agent/merchant", promoter);
  await list();
  const expired = chip(/^已过期/);
  const count = Number(/\d+/.exec(expired.textContent ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  await user.click(expired);
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?status=expired"));
  expect(await screen.findByText(`${count}位`)).toBeDefined();
});

test("customers the team brought are shown alone by a chip of the filters, which names them in the address", async () => {
  const user = await visit("/agent/merchant", promoter);
  await list();
  await user.click(screen.getByRole("button", { name: "筛选" }));
  const filters = within(await screen.findByRole("dialog", {}, longTimeout));
  const team = filters.getByRole("button", { name: /^团队/ });
  const count = Number(/\d+/.exec(team.textContent ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  await user.click(team);
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?by=team"));
  expect(await screen.findByText(`${count}位`)).toBeDefined();
});

test("a customer is found by name, by phone with spaces and by pinyin initials", async () => {
  const user = await visit("/agent/merchant", promoter);
  const box = await screen.findByRole("searchbox", { name: "搜索客户" }, longTimeout);
  for (const typed of ["和顺小吃", "139 0871 8820", "+86 139-0871-8820", "139****8820", "hsxcd"]) {
    await user.clear(box);
    await user.type(box, typed);
    const rows = await list();
    await waitFor(() => expect(within(rows).getAllByText("和顺小吃店").length).toBeGreaterThan(0));
    expect(within(rows).getAllByRole("listitem").length).toBeLessThan(5);
  }
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?q=hsxcd"));
});

test("a search without a result says so and clears with one press", async () => {
  const user = await visit("/agent/merchant?q=%E6%97%A0%E6%AD%A4%E5%BA%97", promoter);
  expect(await screen.findByText("没有符合的客户", {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "清除筛选" }));
  await list();
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant"));
});

test("a whole number that no customer has is looked up with one press", async () => {
  const user = await visit("/agent/merchant?q=%2B86%20136%200000%209997", promoter);
  expect(await screen.findByText("没有符合的客户", {}, longTimeout)).toBeDefined();
  await user.click(screen.getByRole("link", { name: "查这个号能不能录入" }));
  expect(await screen.findByText("可以录入", {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(currentAddress()).toBe("/agent/search-customer?q=136****9997"));
});

test("a whole number that is searched for stands in no address, and is found again after a reload and from its customer", async () => {
  let user = await visit("/agent/merchant?q=13600009997&status=expired", promoter);
  const box = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "搜索客户" }, longTimeout);
  expect((await box()).value).toBe("13600009997");
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?q=136****9997&status=expired"));
  user = reload("/agent/merchant");
  await user.type(await box(), "139 0871 8820");
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?q=139****8820"));
  expect((await box()).value).toBe("139 0871 8820");
  user = reload();
  expect((await box()).value).toBe("139 0871 8820");
  const link = within(await list()).getAllByRole("link", { name: /和顺小吃店/ })[0];
  expect(link?.getAttribute("href")).not.toContain("0871");
  claimDrafts("9999999");
  reload();
  expect((await box()).value).toBe("139****8820");
});

test("a view that searches for a whole number is stored without it, and finds the same customer", async () => {
  const user = await visit("/agent/merchant?q=%2B86%20139-0871-8820", promoter);
  await list();
  await user.click(screen.getByRole("button", { name: "我的视图" }));
  const dialog = within(await screen.findByRole("dialog", { name: "我的视图" }));
  await user.type(dialog.getByRole("textbox"), "和顺");
  await user.click(dialog.getByRole("button", { name: "存下来" }));
  expect(JSON.stringify(readStored("customerList"))).toContain("?q=139+8820");
  await user.click(screen.getByRole("button", { name: "我的视图 1" }));
  await user.click(await screen.findByRole("link", { name: "和顺" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?q=139+8820"));
  expect(within(await list()).getAllByText("和顺小吃店").length).toBeGreaterThan(0);
});

test("selected customers are labelled together, and the label can be filtered by", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  expect(screen.getByText("选了1位")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "加标签" }));
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }));
  await user.type(dialog.getByRole("textbox", { name: "标签" }), "年底回访");
  await user.click(dialog.getByRole("button", { name: "加上" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "给1位加标签" })).toBeNull(), longTimeout);
  await user.click(screen.getByRole("button", { name: "筛选" }));
  const filters = within(await screen.findByRole("dialog", { name: "筛选客户" }));
  expect(await filters.findByRole("button", { name: /年底回访\s*1/ })).toBeDefined();
});

test("a label given together leaves those that another tab has given meanwhile", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  const customers = currentBackend().kernel.world.table(customerTable);
  const before = customers.get("100388")?.labels ?? [];
  customers.update("100388", { labels: [...before, "只收现金"] });
  await user.click(screen.getByRole("button", { name: "加标签" }));
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }));
  await user.type(await dialog.findByRole("textbox", { name: "标签" }), "年底回访{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "给1位加标签" })).toBeNull(), longTimeout);
  expect(customers.get("100388")?.labels).toEqual([...before, "只收现金", "年底回访"]);
});

test("labelling that stops halfway says in the dialog how far it came, and goes on from there", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", {
    mock: "persona:promoter,fault:saveCustomerLabels=http500",
  });
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  await user.click(screen.getByRole("button", { name: "加标签" }));
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }));
  await user.type(await dialog.findByRole("textbox", { name: "标签" }), "年底回访");
  await user.click(dialog.getByRole("button", { name: "加上" }));
  expect(await dialog.findByText(/^加好了0位，还有1位没加上：/, {}, longTimeout)).toBeDefined();
  await adopt("fault:listNews=http500");
  await user.click(dialog.getByRole("button", { name: "加上" }));
  expect(await screen.findByText(/^加好了1位$/, {}, longTimeout)).toBeDefined();
  expect(screen.queryByText(/没加上/)).toBeNull();
});

test("labelling that stops after its dialog was closed says so, and how far it came", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  await user.click(screen.getByRole("button", { name: "加标签" }));
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }));
  await user.type(await dialog.findByRole("textbox", { name: "标签" }), "年底回访");
  await adopt("fault:saveCustomerLabels=http500");
  const letGo = holdAnswers("/mch/label");
  await user.click(dialog.getByRole("button", { name: "加上" }));
  await user.click(dialog.getByRole("button", { name: "关闭" }));
  letGo();
  expect(await screen.findByText(/^加好了0位，还有1位没加上：/, {}, longTimeout)).toBeDefined();
});

test("a list that is replaced while labels are chosen is asked in place of the one before, and the typed label stays", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  const { queryKey } = customerListQuery();
  const opened = sharedQueryClient().getQueryData(queryKey);
  // As where its answer comes after the one of a newer list.
  await askAboutList("close", { list: opened?.list ?? 0 });
  await user.click(screen.getByRole("button", { name: "加标签" }));
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }));
  await sharedQueryClient().refetchQueries({ queryKey });
  await user.type(await dialog.findByRole("textbox", { name: "标签" }, longTimeout), "年底回访");
  await sharedQueryClient().refetchQueries({ queryKey });
  await user.click(dialog.getByRole("button", { name: "加上" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "给1位加标签" })).toBeNull(), longTimeout);
});

test("a view is saved under a name and shown again by it", async () => {
  const user = await visit("/agent/merchant?status=trial", promoter);
  await list();
  await user.click(screen.getByRole("button", { name: "我的视图" }));
  const dialog = within(await screen.findByRole("dialog", { name: "我的视图" }));
  await user.type(dialog.getByRole("textbox"), "试用的");
  await user.click(dialog.getByRole("button", { name: "存下来" }));
  await user.click(chip(/^全部/));
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant"));
  await user.click(screen.getByRole("button", { name: "我的视图 1" }));
  await user.click(await screen.findByRole("link", { name: "试用的" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?status=trial"));
});

test("a view saved here leaves those that another tab has saved meanwhile", async () => {
  const user = await visit("/agent/merchant?status=trial", promoter);
  await list();
  const elsewhere = { name: "过期的", query: "?status=expired" };
  writeStored("customerList", { users: [{ ...stored(), views: [elsewhere] }] });
  await user.click(screen.getByRole("button", { name: "我的视图" }));
  await user.type((await screen.findByRole("dialog")).querySelector("input") ?? document.body, "试用的");
  await user.click(screen.getByRole("button", { name: "存下来" }));
  expect(stored()?.["views"]).toEqual([elsewhere, { name: "试用的", query: "?status=trial" }]);
});

test("a view saved in another tab is found in this one", async () => {
  const user = await visit("/agent/merchant", promoter);
  await list();
  writeStored("customerList", {
    users: [{ ...stored(), views: [{ name: "过期的", query: "?status=expired" }] }],
  });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "customerList" })));
  await user.click(await screen.findByRole("button", { name: "我的视图 1" }));
  expect(await screen.findByRole("link", { name: "过期的" })).toBeDefined();
});

test("another user of this device finds no views of the one before, who finds them again", async () => {
  const views = [{ name: "林老板的", query: "?q=%E6%9E%97%E8%80%81%E6%9D%BF" }];
  writeStored("customerList", { users: [{ kdUid, views }] });
  const user = await visit("/agent/merchant?status=inService", { mock: "persona:agent-china" });
  await list();
  await user.click(screen.getByRole("button", { name: "我的视图" }));
  const dialog = within(await screen.findByRole("dialog", { name: "我的视图" }));
  await user.type(dialog.getByRole("textbox"), "在用的");
  await user.click(dialog.getByRole("button", { name: "存下来" }));
  expect(await screen.findByRole("button", { name: "我的视图 1" })).toBeDefined();
  cleanup();
  leave();
  await visit("/agent/merchant", promoter);
  await list();
  await user.click(screen.getByRole("button", { name: "我的视图 1" }));
  expect(await screen.findByRole("link", { name: "林老板的" })).toBeDefined();
});

test("another user who signs in over the list sees it whole, and nothing selected", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  await fetch("/ommall/srvmall/webzhj/engine/logout");
  clearUser();
  window.dispatchEvent(new StorageEvent("storage", { key: "userInfo", newValue: null }));
  const signIn = within(await screen.findByRole("dialog", { name: "登录" }, longTimeout));
  await user.type(await signIn.findByRole("textbox", { name: "手机号" }, longTimeout), "13700002020");
  await user.type(signIn.getByLabelText("密码", { selector: "input" }), "stockbook8");
  await user.click(signIn.getByRole("checkbox"));
  await user.click(signIn.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant"), longTimeout);
  await list();
  expect(screen.getByRole("searchbox", { name: "搜索客户" })).toHaveProperty("value", "");
  expect(screen.queryByText("选了1位")).toBeNull();
});

test("where as many views are saved as there is room for, none is dropped for another", async () => {
  const views = Array.from({ length: 20 }, (_, index) => ({ name: `视图${index}`, query: "?status=trial" }));
  writeStored("customerList", { users: [{ kdUid, views }] });
  const user = await visit("/agent/merchant?status=expired", promoter);
  await list();
  await user.click(screen.getByRole("button", { name: "我的视图 20" }));
  const dialog = within(await screen.findByRole("dialog", { name: "我的视图" }));
  await user.type(dialog.getByRole("textbox"), "第二十一个{Enter}");
  expect(dialog.getByText("最多存20个视图，先删掉一个。")).toBeDefined();
  expect(stored()?.["views"]).toEqual(views);
  await user.clear(dialog.getByRole("textbox"));
  await user.type(dialog.getByRole("textbox"), "视图3{Enter}");
  expect(stored()?.["views"]).toContainEqual({ name: "视图3", query: "?status=expired" });
});

test("the keys search, move, select and show their sheet", async () => {
  const user = await visit("/agent/merchant", promoter);
  await list();
  await user.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "搜索客户" }));
  await user.click(document.body);
  await user.keyboard("{ArrowDown}x");
  expect(await screen.findByText("选了1位")).toBeDefined();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "快捷键" })).toBeDefined();
});

test("with Shift a press selects or clears all rows from the one pressed before, also those never fetched", async () => {
  const user = await visit("/agent/merchant", promoter);
  const boxes = within(await list()).getAllByRole("checkbox");
  const box = (index: number) => boxes[index] ?? document.body;
  await user.click(box(1));
  await user.keyboard("{Shift>}");
  await user.click(box(5));
  expect(await screen.findByText("选了5位")).toBeDefined();
  await user.click(box(3));
  expect(await screen.findByText("选了2位")).toBeDefined();
  await user.keyboard("{/Shift}");
  await user.click(box(8));
  expect(await screen.findByText("选了3位")).toBeDefined();
});

test("with Shift the arrows select a range that grows and shrinks, beside what was selected", async () => {
  const user = await visit("/agent/merchant", promoter);
  const boxes = within(await list()).getAllByRole("checkbox");
  await user.click(boxes[9] ?? document.body);
  await user.keyboard("{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  expect(await screen.findByText("选了5位")).toBeDefined();
  await user.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  expect(await screen.findByText("选了3位")).toBeDefined();
  await user.keyboard("{ArrowDown}{Shift>}{ArrowDown}{/Shift}");
  expect(await screen.findByText("选了5位")).toBeDefined();
  await user.keyboard("{Escape}/ab");
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(screen.queryByText(/^选了/)).toBeNull();
});

test("by keys alone the details are opened, entered and left again for their row", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("和顺小吃店"));
  await user.keyboard("{Enter}");
  const details = within(await screen.findByRole("complementary", { name: "客户详情" }, longTimeout));
  const name = await details.findByRole("heading", { name: "和顺小吃店" }, longTimeout);
  expect(document.activeElement?.tagName).toBe("A");
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(name);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "客户详情" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe("A"));
  expect(document.activeElement?.textContent).toContain("和顺小吃店");
});

test("details that were opened by a press and closed by their button leave the focus at their row", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  const [row] = within(await list()).getAllByRole("link");
  await user.click(row ?? document.body);
  const close = await screen.findByRole("button", { name: "关闭详情" }, longTimeout);
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "客户详情" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe("A"));
  expect(document.activeElement?.textContent).toContain("和顺小吃店");
});

test("in the column of the next follow-up a time of today is whole", async () => {
  becomeWide();
  await visit("/agent/merchant?q=hsxcd", { ...promoter, locale: "en-US" });
  const rows = within(await screen.findByRole("list", { name: "Customer list" }, longTimeout));
  expect(await rows.findByText("Today, 15:00", {}, longTimeout)).toBeDefined();
});

test("a customer given up in the details leaves the list, and the next row leaves the focus on the way back", async () => {
  const user = await visit("/agent/merchant?status=dueThisMonth", promoter);
  await list();
  const count = Number(/\d+/.exec((await screen.findByText(/^\d+位$/)).textContent));
  await user.keyboard("{ArrowDown}{Enter}");
  const details = within(await screen.findByRole("complementary", { name: "客户详情" }, longTimeout));
  await user.click(await details.findByRole("button", { name: "放弃这个客户" }, longTimeout));
  const form = within(await screen.findByRole("dialog", { name: /^放弃/ }));
  await user.click((await form.findAllByRole("radio", {}, longTimeout))[0] ?? document.body);
  await user.click(form.getByRole("button", { name: "放弃" }));
  expect(await screen.findByText(`${count - 1}位`, {}, longTimeout)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^撤回/));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("撤回了，还是你的客户", {}, longTimeout)).toBeDefined();
});

test("from the search the arrow down leads to the first customer found, who is opened by a key", async () => {
  const user = await visit("/agent/merchant", promoter);
  await list();
  await user.keyboard("/hsxcd");
  await waitFor(() => expect(currentAddress()).toBe("/agent/merchant?q=hsxcd"), longTimeout);
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("和顺小吃店"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(currentAddress()).toContain("100388"));
});

test("labels are given by keys alone: the box takes what is typed, and an empty one says what it takes", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.keyboard("{ArrowDown}l");
  const dialog = within(await screen.findByRole("dialog", { name: "给1位加标签" }, longTimeout));
  const box = await dialog.findByRole("textbox", { name: "标签" }, longTimeout);
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(box);
  await user.keyboard("年底回访{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "给1位加标签" })).toBeNull(), longTimeout);
});

test("a lead says until when it is protected, and since when it no longer is", async () => {
  await visit("/agent/merchant?status=lead&q=dyf", promoter);
  const row = async () => within(await list()).findByRole("link", { name: /段永福/ }, longTimeout);
  expect((await row()).textContent).toContain("保护到2027-02-19");
  const startedAt = readingTime - 91 * durations.day;
  const protection = { startedAt, reason: "entered" } as const;
  currentBackend().kernel.world.table(customerTable).update("100501", { protection });
  reload();
  expect((await row()).textContent).toContain("保护过期11-20");
});

test("a row of one lead says so in the singular, and its filter in the plural", async () => {
  await visit("/agent/merchant?status=lead", { ...promoter, locale: "en-US" });
  const rows = within(await screen.findByRole("list", { name: "Customer list" }, longTimeout));
  expect((await rows.findAllByText("Lead", {}, longTimeout)).length).toBeGreaterThan(0);
  expect(rows.queryByText("Leads")).toBeNull();
  expect(screen.getByRole("button", { name: /^Leads/ })).toBeDefined();
});

test("without customers the list says what will stand there", async () => {
  await visit("/agent/merchant", { mock: "persona:promoter,scenario:no-customers" });
  expect(await screen.findByText("还没有客户", {}, longTimeout)).toBeDefined();
});

test("a list that is longer than one answer says that it is cut and where to look", async () => {
  await visit("/agent/merchant", { mock: "persona:promoter,scenario:many-customers" });
  expect(await screen.findByText(/一共10,400位/, {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole("link", { name: "用手机号查" }).getAttribute("href")).toBe(
    "/agent/search-customer",
  );
}, 30_000);

test("a failed answer is told and asked for again", async () => {
  await visit("/agent/merchant", { mock: "persona:promoter,fault:listCustomers=http500" });
  expect(await screen.findByRole("alert", {}, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: /重试|再试/ })).toBeDefined();
});

test("the selection is saved as a table for spreadsheets", async () => {
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:table");
  // Here a click would open the file in place of the page.
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(screen.getByRole("button", { name: "导出CSV" }));
  const [file] = saved.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : "";
  expect(click).toHaveBeenCalledTimes(1);
  saved.mockRestore();
  click.mockRestore();
  const [header, row] = text.split("\r\n");
  expect(header).toContain("客户,联系人,手机号,到期,状态,");
  expect(row).toMatch(/^和顺小吃店,周慧芳,13908718820,2026-11-30,剩9天,1978\.00,/);
});

test("in a messenger, which saves no file, the list says where it can be saved", async () => {
  becomeClient(userAgents.messenger);
  const user = await visit("/agent/merchant?q=hsxcd", promoter);
  await list();
  await user.click(screen.getByRole("checkbox", { name: "选和顺小吃店" }));
  const saved = vi.spyOn(URL, "createObjectURL");
  await user.click(screen.getByRole("button", { name: "导出CSV" }));
  expect(await screen.findByText("这里存不了文件。点右上角，用浏览器打开再试。")).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

test("customers who came since the list was last seen are marked", async () => {
  writeStored("customerList", { users: [{ kdUid, seenAt: "2026-11-01T00:00:00.000Z" }] });
  await visit("/agent/merchant?sort=recent", promoter);
  const rows = within(await list()).getAllByRole("listitem");
  expect(within(rows[0] ?? document.body).getByText("新")).toBeDefined();
});

test("on a first visit nothing is marked as new", async () => {
  await visit("/agent/merchant?sort=recent", promoter);
  expect(within(await list()).queryByText("新")).toBeNull();
});

test("a column is put away, and stays away", async () => {
  becomeWide();
  const user = await visit("/agent/merchant", promoter);
  await list();
  // The title of the column, and its line in the menu.
  expect(screen.getAllByText("最近记录")).toHaveLength(2);
  await user.click(screen.getByText("列"));
  await user.click(await screen.findByRole("menuitem", { name: "最近记录" }));
  reload();
  await list();
  expect(screen.getAllByText("最近记录")).toHaveLength(1);
});
