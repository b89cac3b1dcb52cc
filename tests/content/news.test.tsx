// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adopt, currentAddress, leave, visit } from "../support/visit";

const problems: unknown[] = [];

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
});

afterEach(leave);

const rows = async (name = /^(新闻|公司新闻)$/) =>
  within(await screen.findByRole("list", { name })).findAllByRole("listitem");

test("the list shows ten news beside their dates, each with its category and the sample label", async () => {
  await visit("/news");
  const [first, ...others] = await rows();
  expect(others).toHaveLength(9);
  expect(first?.textContent).toContain("11-12");
  expect(first?.textContent).toContain("7.2.1：周报可以按店铺看");
  expect(first?.textContent).toContain("产品");
  expect(first?.textContent).toContain("示例");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("新闻");
  expect(document.title).toBe("新闻 · 货簿云");
});

test("the tabs count every category and lead to its own address", async () => {
  const user = await visit("/news");
  const tabs = within(screen.getByRole("navigation", { name: "新闻分类" }));
  await tabs.findByRole("link", { name: "全部 44" });
  await user.click(tabs.getByRole("link", { name: "公司 12" }));
  expect(currentAddress()).toBe("/company-news");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("公司新闻");
  await waitFor(async () =>
    expect(
      within(screen.getByRole("navigation", { name: "新闻分类" })).getByRole("link", { current: "page" })
        .textContent,
    ).toContain("公司"),
  );
});

test("turning the page changes the address and the rows, and the banner stays on the first page", async () => {
  const user = await visit("/news");
  expect(await screen.findByRole("region", { name: "要闻" })).toBeDefined();
  await rows();
  await user.click(await screen.findByRole("link", { name: "第5页" }));
  expect(currentAddress()).toBe("/news?page=5");
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(screen.queryByRole("region", { name: "要闻" })).toBeNull();
});

test.each(["/news", "/company-news?page=2"])(
  "the headings of %s go down one step at a time",
  async (address) => {
    await visit(address);
    await rows();
    await screen.findByRole("region", { name: "看得最多" });
    const levels = screen.getAllByRole("heading").map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    const list = screen.getByRole("heading", { name: "按日期" });
    expect(list.compareDocumentPosition(screen.getAllByRole("heading", { level: 3 })[0] ?? list)).toBe(4);
  },
);

test("a long list has a windowed pagination whose ellipsis is no link", async () => {
  await visit("/product-news?page=30", { mock: "scenario:many-news" });
  const pages = within(await screen.findByRole("navigation", { name: "翻页" }));
  const names = pages.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["", "1", "28", "29", "30", "31", "32", "60", ""]);
  expect(pages.getAllByText("⋯").every((gap) => gap.closest("a, button") === null)).toBe(true);
});

test("a page past the end is reported and links to the first", async () => {
  const user = await visit("/company-news?page=9");
  await user.click(await screen.findByRole("link", { name: "回第一页" }));
  expect(currentAddress()).toBe("/company-news");
});

test("a category without news has a text instead and links to all news", async () => {
  await visit("/company-news", { mock: "scenario:no-news" });
  expect(await screen.findByText("这一类还没有新闻")).toBeDefined();
  expect(screen.getByRole("link", { name: "看全部新闻" }).getAttribute("href")).toBe("/news");
});

test("a list that cannot be fetched is reported once with its reason and can be retried", async () => {
  const user = await visit("/news", { mock: "fault:listNews=offline" });
  const problem = await screen.findByText("没取到");
  expect(problem.parentElement?.textContent).toContain("网络状况不佳");
  expect(problems.filter((text) => text === "获取新闻列表出错")).toHaveLength(1);
  expect(problems.filter((text) => text === "获取热门新闻列表出错")).toHaveLength(1);
  await adopt("seed:7");
  const retries = screen.getAllByRole("button", { name: "再试" });
  for (const retry of retries) await user.click(retry);
  expect(await rows()).toHaveLength(10);
});

test("the most read news stand beside the list, the most read first", async () => {
  await visit("/industry-news");
  const mostRead = within(await screen.findByRole("region", { name: "看得最多" }));
  const links = await mostRead.findAllByRole("link");
  expect(links).toHaveLength(6);
  expect(links[0]?.textContent).toBe("7.0.0：手机和电脑，同一本账");
});

test("a piece of news shows its facts, its text and its neighbours", async () => {
  await visit("/product-news/2");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("7.2.0：应收账款按账龄看");
  const article = within(screen.getByRole("article"));
  expect(article.getByText("2026-10-15").tagName).toBe("TIME");
  expect(article.getByText("示例")).toBeDefined();
  const neighbours = within(article.getByRole("navigation", { name: "上一篇和下一篇" }));
  expect(neighbours.getByRole("link", { name: /^下一篇/ }).getAttribute("href")).toBe("/product-news/1");
  expect(neighbours.getByRole("link", { name: /^上一篇/ }).getAttribute("href")).toMatch(
    /^\/product-news\/\d+$/,
  );
});

test("an address with the wrong category leads to the right one", async () => {
  await visit("/company-news/1?from=letter");
  await waitFor(() => expect(currentAddress()).toBe("/product-news/1?from=letter"));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("7.2.1：周报可以按店铺看");
});

test.each(["/news/987654", "/news/0", "/news/99999999999"])(
  "%s is reported as not found",
  async (unknown) => {
    await visit(unknown);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("没有找到");
    expect(currentAddress()).toBe(unknown);
    expect(screen.getByRole("link", { name: "看全部新闻" })).toBeDefined();
  },
);

test("news that cannot be fetched is reported and can be tried again", async () => {
  const user = await visit("/product-news/1", { mock: "fault:getNews=offline" });
  await screen.findByText("没取到");
  expect(problems).toContain("获取新闻详情出错");
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("7.2.1：周报可以按店铺看");
});

test("news without a translation is marked, and its text has its own language", async () => {
  await visit("/industry-news/33", { locale: "en-US" });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.getAttribute("lang")).toBe("zh-CN");
  expect(screen.getByText(/Not yet translated/)).toBeDefined();
});

test("a list and a neighbour say which news the reader would find in Chinese", async () => {
  await visit("/company-news/18", { locale: "en-US" });
  const neighbours = within(await screen.findByRole("navigation", { name: /previous and next/i }));
  expect(neighbours.getByRole("link").textContent).toMatch(/^Previous In Chinese/);
  leave();
  document.body.replaceChildren();
  await visit("/company-news", { locale: "en-US" });
  const tagged = (await screen.findAllByText("In Chinese")).map((tag) => tag.closest("li"));
  expect(tagged).not.toHaveLength(0);
  for (const row of tagged) expect(row?.querySelector("h3")?.lang).toBe("zh-CN");
});

test("translated news carries no notice", async () => {
  await visit("/product-news/1", { locale: "en-US" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("store by store");
  expect(screen.queryByText(/Not yet translated/)).toBeNull();
});

test("the link is copied without a query", async () => {
  const user = await visit("/product-news/1");
  const copy = await screen.findByRole("button", { name: "复制链接" });
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(copy);
  expect(await screen.findByText("已复制")).toBeDefined();
  expect(write.mock.calls[0]?.[0]).toBe(location.origin + location.pathname);
});
