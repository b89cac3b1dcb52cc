// @vitest-environment happy-dom
import "../support/html-dom";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedQueryClient } from "../../src/client/query-client";
import { removeStored, writeStored } from "../../src/platform/storage";
import { adopt, currentAddress, currentBackend, currentHash, leave, visit } from "../support/visit";

const problems: unknown[] = [];

beforeEach(() => {
  problems.length = 0;
  removeStored("lastHelpSearches");
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
});

afterEach(leave);

const address = () => decodeURIComponent((currentAddress() ?? "").replaceAll("+", " "));
const title = async (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const box = () => screen.findByRole("searchbox", { name: "搜帮助" });

test("the landing page shows the four recommended, the categories with their counts, videos and open support", async () => {
  await visit("/help");
  await title("哪里卡住了？");
  const four = within(screen.getByRole("region", { name: "先看这四篇" }));
  expect((await four.findAllByRole("link")).map((link) => link.textContent)).toContain(
    "用Excel导入期初库存4分钟",
  );
  const categories = within(screen.getByRole("region", { name: "按事情找" }));
  expect((await categories.findByRole("link", { name: /基本资料/ })).getAttribute("href")).toBe(
    "/help/zhj/102",
  );
  expect(categories.getByRole("link", { name: /^全部\d+篇$/ })).toBeDefined();
  const videos = within(screen.getByRole("region", { name: "跟着做（视频）" }));
  expect((await videos.findAllByRole("listitem")).length).toBe(4);
  expect(screen.getByText("现在在线")).toBeDefined();
  expect(screen.getAllByRole("link", { name: "打电话" })[0]?.getAttribute("href")).toBe("tel:4000000000");
  expect(document.title).toBe("帮助中心 · 货簿云");
});

test.each([
  ["a sign that would turn its rest round", "\u202eabc", "abc"],
  ["more than a heading holds", "x".repeat(200), `${"x".repeat(60)}…`],
])("the heading of a search quotes what was searched for without %s", async (_, typed, quoted) => {
  await visit(`/help/search?q=${encodeURIComponent(typed)}`);
  await title(`“${quoted}”的搜索结果`);
  expect(await screen.findByText(`没有找到“${quoted}”`)).toBeDefined();
});

test("the slash key jumps to the search, enter leads to the results, and the device remembers them", async () => {
  const user = await visit("/help");
  await title("哪里卡住了？");
  await user.keyboard("/期初{Enter}");
  await title("“期初”的搜索结果");
  expect(address()).toBe("/help/search?q=期初");
  expect(JSON.parse(localStorage.getItem("lastHelpSearches") ?? "[]")).toEqual(["期初"]);
});

test("when every read of the landing page fails, one message is shown and one retry repeats them all", async () => {
  const faults = ["listHelpArticles", "listCategories", "listProducts"].map(
    (name) => `fault:${name}=offline`,
  );
  const user = await visit("/help", { mock: faults.join(",") });
  await screen.findByText("没取到");
  await waitFor(() => expect(problems).toContain("获取产品列表出错"));
  expect(problems.filter((text) => text === "获取帮助列表出错")).toHaveLength(1);
  expect(problems.filter((text) => text === "获取列表出错")).toHaveLength(2);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  await screen.findByRole("region", { name: "先看这四篇" });
  expect(await screen.findByRole("region", { name: "按事情找" })).toBeDefined();
});

test("an article shows its way, facts, contents, steps, file and neighbours, and is current in the tree", async () => {
  await visit("/help/doc/2003", { locale: "zh-TW" });
  await title("用Excel匯入期初庫存");
  const crumbs = within(screen.getByRole("navigation", { name: "目前位置" }));
  expect((await crumbs.findByRole("link", { name: "期初資料" })).getAttribute("href")).toBe("/help/zhj/123");
  expect(screen.getByText("更新於2026-10-28")).toBeDefined();
  expect(screen.getByText("約4分鐘")).toBeDefined();
  const [contents] = screen.getAllByRole("navigation", { name: "本頁內容" });
  if (!contents) throw new Error("There is no list of contents.");
  expect(
    within(contents)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["先準備檔案", "三步匯入", "常見的錯誤訊息"]);
  expect(document.querySelectorAll("li[data-step]")).toHaveLength(3);
  expect(screen.getAllByRole("link", { name: /範本檔.xlsx/ })[0]?.textContent).toContain("18");
  const tree = within(screen.getByRole("navigation", { name: "分類" }));
  const current = await tree.findByRole("link", { current: "page" });
  expect(current.textContent).toBe("用Excel匯入期初庫存");
  expect(screen.getByRole("navigation", { name: "上一篇和下一篇" }).textContent).toContain("期初應收與應付");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("a vote is sent once, and a changed vote replaces it", async () => {
  const user = await visit("/help/doc/2003");
  const calls: URLSearchParams[] = [];
  currentBackend().server.events.on("request:start", ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("addUsefulOrUseless")) calls.push(url.searchParams);
  });
  await user.dblClick(await screen.findByRole("button", { name: "帮上了" }));
  await screen.findByText("记下了，多谢。");
  expect(calls).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "改一下" }));
  await user.click(screen.getByRole("button", { name: "没有，说说原因" }));
  await user.click(screen.getByRole("radio", { name: "看不懂" }));
  await user.type(screen.getByRole("textbox", { name: "再说两句（可不填）" }), " 第二步在哪里 ");
  await user.click(screen.getByRole("button", { name: "提交" }));
  await screen.findByText(/编辑会改这一篇/);
  expect(calls.map((call) => [call.get("useful"), call.get("reason"), call.get("note")])).toEqual([
    ["1", null, null],
    ["0", "unclear", "第二步在哪里"],
  ]);
  expect(calls[1]?.get("visitor")).toBe(calls[0]?.get("visitor"));
});

test("who was not helped is led to people, and the focus stays at the question", async () => {
  const user = await visit("/help/doc/2003");
  await user.click(await screen.findByRole("button", { name: "没有，说说原因" }));
  const question = screen.getByRole("heading", { name: "这篇帮上忙了吗？" });
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(document.activeElement).toBe(question);
  await user.click(screen.getByRole("button", { name: "没有，说说原因" }));
  await user.click(screen.getByRole("button", { name: "提交" }));
  const answer = within((await screen.findByText(/编辑会改这一篇/)).parentElement ?? document.body);
  expect(answer.getByRole("link", { name: "找客服" }).getAttribute("href")).toBe("/contact");
  expect(document.activeElement).toBe(question);
  await user.click(answer.getByRole("button", { name: "改一下" }));
  expect(document.activeElement).toBe(question);
});

test("a vote that fails is reported and can be repeated", async () => {
  const user = await visit("/help/doc/2003", { mock: "fault:rateHelpArticle=offline" });
  await user.click(await screen.findByRole("button", { name: "帮上了" }));
  expect(await screen.findByText(/网络/)).toBeDefined();
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "帮上了" }));
  expect(await screen.findByText("记下了，多谢。")).toBeDefined();
});

test("an article without a translation is marked, and its text has its own language", async () => {
  await visit("/help/doc/2178", { locale: "en-US" });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(screen.getByText("Not yet translated. Shown in Simplified Chinese.")).toBeDefined();
  expect(heading.getAttribute("lang")).toBe("zh-CN");
  expect(document.querySelector(".article-html")?.getAttribute("lang")).toBe("zh-CN");
});

test("a video that is online plays on the page, with its picture and its captions beside it", async () => {
  await visit("/help/video/2012");
  await title(/四分钟看一遍/);
  const key = sharedQueryClient()
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === "getHelpArticle")?.queryKey;
  if (!key) throw new Error("The article was not asked for.");
  sharedQueryClient().setQueryData<object>(key, (article) => ({
    ...article,
    video_url: "/samples/videos/first.mp4?v=2",
  }));
  await waitFor(() => expect(document.querySelector("video")).not.toBeNull());
  const video = document.querySelector("video");
  expect(video?.getAttribute("poster")).toContain("/samples/videos/");
  expect(video?.hasAttribute("controls")).toBe(true);
  expect(video?.querySelector("track")?.getAttribute("src")).toBe("/samples/videos/first.vtt?v=2");
});

test("a video that is not online yet is shown as its picture with a text that states this", async () => {
  await visit("/help/video/2012");
  await title(/四分钟看一遍/);
  expect(screen.getByText("这段视频还没放上来，先看下面的文字。")).toBeDefined();
  expect(document.querySelector("video")).toBeNull();
});

test("an article under the wrong kind leads to its own address", async () => {
  await visit("/help/video/2003?from=mail#steps");
  await title("用Excel导入期初库存");
  expect(address()).toBe("/help/doc/2003?from=mail");
  expect(currentHash()).toBe("#steps");
});

test.each(["/help/doc/99999999", "/help/doc/99999999999999999999", "/help/zhj/99999", "/help/nobody"])(
  "%s does not exist: the page reports it and offers links",
  async (path) => {
    await visit(path);
    await title("没有找到");
    expect(screen.getByText("可能已经删除，或地址不对。")).toBeDefined();
    expect(screen.getByRole("link", { name: "联系客服" }).getAttribute("href")).toBe("/contact");
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  },
);

test("an article that cannot be fetched is reported once and can be tried again", async () => {
  const user = await visit("/help/doc/2003", { mock: "fault:getHelpArticle=http500" });
  await screen.findByText("没取到");
  expect(problems.filter((text) => text === "获取详情出错")).toHaveLength(1);
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  await title("用Excel导入期初库存");
});

test.each([
  ["/help/doc/2003", "heading", "用Excel导入期初库存"],
  ["/help", "region", "按事情找"],
  ["/help/zhj/doc", "navigation", "翻页"],
])("what was read of %s stays, though it cannot be fetched again", async (path, role, name) => {
  await visit(path);
  await screen.findByRole(role, { name });
  await adopt("fault:*=offline");
  await sharedQueryClient().invalidateQueries();
  await waitFor(() => expect(problems).not.toEqual([]));
  expect(screen.getByRole(role, { name })).toBeDefined();
  expect(screen.queryByText("没取到")).toBeNull();
});

test("results follow what is typed, marked across scripts, and the arrows move through them", async () => {
  const user = await visit("/help/search");
  await user.type(await box(), "庫存卡 excel");
  await waitFor(() => expect(address()).toBe("/help/search?q=庫存卡 excel"));
  await user.clear(await box());
  await user.type(await box(), "庫存");
  await waitFor(() => expect(address()).toBe("/help/search?q=庫存"));
  const results = within(await screen.findByRole("list", { name: "搜索结果" }));
  // Until they are there, the list shows what was found before.
  await results.findAllByText("库存", { selector: "mark" });
  const links = results.getAllByRole("link");
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(links[0]);
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(await box());
});

test("results can be narrowed to videos, which the address keeps", async () => {
  const user = await visit("/help/search?q=打印");
  await user.click(await screen.findByRole("radio", { name: "视频" }));
  expect(address()).toBe("/help/search?q=打印&kind=video");
  const results = within(await screen.findByRole("list", { name: "搜索结果" }));
  await waitFor(() =>
    expect(
      results.getAllByRole("link").every((link) => link.getAttribute("href")?.startsWith("/help/video/")),
    ).toBe(true),
  );
});

test("a search that finds nothing offers other ways and people", async () => {
  await visit("/help/search?q=xyzzy");
  expect(await screen.findByText("没有找到“xyzzy”")).toBeDefined();
  expect(screen.getByText("找到0篇")).toBeDefined();
  expect(screen.getByText(/报错整句贴进来/)).toBeDefined();
  expect(screen.getByRole("link", { name: "退货" }).getAttribute("href")).toContain("/help/search?q=");
  expect(screen.getByRole("region", { name: "还是不行" })).toBeDefined();
});

test("the last searches of the device can be taken up again and forgotten", async () => {
  writeStored("lastHelpSearches", ["改价", "退货单"]);
  const user = await visit("/help/search");
  const recent = await screen.findByRole("list", { name: "最近搜过" });
  expect(
    within(recent)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["改价", "退货单"]);
  await user.click(screen.getByRole("button", { name: "清空最近搜过的" }));
  expect(screen.queryByRole("list", { name: "最近搜过" })).toBeNull();
  expect(localStorage.getItem("lastHelpSearches")).toBeNull();
});

test("videos come nine to a page, and turning it changes the address", async () => {
  const user = await visit("/help/zhj/video");
  await title("货簿云视频");
  const pages = within(await screen.findByRole("navigation", { name: "翻页" }));
  expect(screen.getAllByText(/^看过/)).toHaveLength(9);
  await user.click(pages.getByRole("link", { name: "第2页" }));
  expect(address()).toBe("/help/zhj/video?page=2");
});

test.each([
  ["/help/zhj/video?page=99", /^\/help\/zhj\/video\?page=\d$/],
  ["/help/search?q=%E5%BC%80%E5%8D%95&kind=doc&page=99", /^\/help\/search\?q=开单&kind=doc(&page=\d)?$/],
])("a page past the end leads back to the last, %s", async (start, last) => {
  const user = await visit(start);
  await user.click(await screen.findByRole("link", { name: "看最后一页" }));
  expect(address()).toMatch(last);
  expect((await screen.findAllByRole("listitem")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^没有找到/)).toBeNull();
});

test("a category lists what stands below it and is current in the tree", async () => {
  await visit("/help/zhj/123");
  await title("期初资料");
  expect(await screen.findByRole("link", { name: /^期初应收与应付/ })).toBeDefined();
  const tree = within(screen.getByRole("navigation", { name: "分类" }));
  expect((await tree.findByRole("link", { current: "page" })).textContent).toBe("期初资料");
});

test("a category under another product's address leads to its own", async () => {
  await visit("/help/xh/123?page=1#list");
  await title("期初资料");
  expect(address()).toBe("/help/zhj/123?page=1");
  expect(currentHash()).toBe("#list");
});

test("a help centre without articles leaves out what would list them", async () => {
  await visit("/help", { mock: "scenario:no-help" });
  await title("哪里卡住了？");
  expect(await screen.findByRole("link", { name: /基本资料/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("region", { name: "先看这四篇" })).toBeNull());
  await waitFor(() => expect(screen.queryByRole("region", { name: "跟着做（视频）" })).toBeNull());
});

test("a product without articles has a text instead", async () => {
  await visit("/help/xh", { mock: "scenario:no-help" });
  await title("货簿云零售版帮助");
  expect(await screen.findByText("这里还没有文章")).toBeDefined();
});

test("a category of hundreds has windowed pages", async () => {
  await visit("/help/zhj/108?page=7", { mock: "scenario:many-help" });
  await title("打印与设备");
  const pages = within(await screen.findByRole("navigation", { name: "翻页" }));
  expect(pages.getByRole("link", { current: "page" }).textContent).toBe("7");
  expect(pages.getByRole("link", { name: "第17页" })).toBeDefined();
  expect(await screen.findByRole("link", { name: /^打印机没反应 180/ })).toBeDefined();
});

test("the tree of a category of hundreds has a few lines and the way to all of them", async () => {
  await visit("/help/doc/20012", { mock: "scenario:many-help" });
  await title("打印机没反应 12");
  const tree = within(screen.getByRole("navigation", { name: "分类" }));
  const all = await tree.findByRole("link", { name: "全部506篇" });
  expect(all.getAttribute("href")).toBe("/help/zhj/108");
  const lines = tree.getAllByRole("link", { name: /^打印机没反应/ });
  expect(lines.length).toBeLessThanOrEqual(12);
});

test.each([
  ["/help/doc/2031", "getHelpArticle"],
  ["/help/zhj/102", "listCategoryAncestors"],
])("the title of %s says that it could not be fetched", async (page, operation) => {
  await visit(page, { mock: `fault:${operation}=http500` });
  await title("没取到");
  expect(document.title).toBe("没取到 · 货簿云");
});

test("a product whose name could not be fetched is not called by its code", async () => {
  await visit("/help/zhj", { mock: "fault:listProducts=http500" });
  await title("帮助中心");
  const crumbs = within(screen.getByRole("navigation", { name: "你在这里" }));
  expect(crumbs.queryByText("zhj")).toBeNull();
});

test.each(["/help/ZHJ", "/help/ZHJ/video", "/help/ZHJ/102"])(
  "%s names a product that nothing could be called, and is not found",
  async (page) => {
    await visit(page);
    await title("没有找到");
  },
);
