// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleContent } from "../../scripts/build/prerender/content-source";
import { helpIndexes } from "../../scripts/build/prerender/help-index";
import { loadHelpIndex } from "../../src/api/content/help-index";
import { createQueryClient } from "../../src/client/query-client";
import { helpIndexMeta } from "../../src/platform/help-index-version";
import type { Locale } from "../../src/platform/locale";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import type { HelpIndex } from "../../src/rules/help-index";
import { timings } from "../../src/rules/limits";
import { adopt, currentAddress, currentBackend, leave, visit } from "../support/visit";

const indexes = new Map(await helpIndexes(sampleContent()));
const indexFile = "*/assets/help-index-:name";
const problems: unknown[] = [];
/** The browser's requests: searches on the server, and files of the index. */
let searched: string[] = [];
let files: string[] = [];

beforeEach(() => {
  searched = [];
  files = [];
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
  document.head.insertAdjacentHTML("beforeend", `<meta name="${helpIndexMeta}" content="5f0c2a91">`);
});

afterEach(() => {
  vi.useRealTimers();
  document.head.querySelector(`meta[name="${helpIndexMeta}"]`)?.remove();
  leave();
});

/** Opens a page of a built site; the requests for its index files get the given responses. */
async function visitBuilt(address: string, index: HelpIndex | "gone", locale: Locale = "zh-CN") {
  const user = await visit(address, { locale });
  const { server } = currentBackend();
  server.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.includes("help-index")) files.push(pathname);
    const keyword = searchParams.get("keyword");
    if (keyword !== null) searched.push(keyword);
  });
  server.use(
    http.get(indexFile, () =>
      index === "gone" ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(index),
    ),
  );
  return user;
}

function indexIn(locale: Locale): HelpIndex {
  const index = indexes.get(locale);
  if (!index) throw new Error(`There is no index in ${locale}.`);
  return index;
}

const box = () => screen.findByRole("searchbox");
const results = async (name = "搜索结果") => within(await screen.findByRole("list", { name }));
const firstTitle = async () => (await (await results()).findAllByRole("link"))[0]?.textContent;

test("the loaded index returns results alone, in the other script and without a network", async () => {
  const user = await visitBuilt("/help/search", indexIn("zh-CN"));
  await user.type(await box(), "期初庫存");
  expect(await firstTitle()).toContain("用Excel导入期初库存");
  expect((await results()).getAllByText("期初库存", { selector: "mark" }).length).toBeGreaterThan(0);
  expect(files).toEqual(["/assets/help-index-zh-CN-5f0c2a91.json"]);

  await adopt("fault:*=offline");
  await user.clear(await box());
  await user.type(await box(), "打印机");
  await waitFor(() => expect(currentAddress()).toContain(encodeURIComponent("打印机")));
  await waitFor(async () => expect(await firstTitle()).toContain("打印机"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("打印机");
  expect(searched).toEqual([]);
  expect(files).toHaveLength(1);
});

test("the index of traditional Chinese is found by simplified words and shows its own", async () => {
  const user = await visitBuilt("/help/search", indexIn("zh-TW"), "zh-TW");
  await user.type(await box(), "期初库存");
  const found = await results("搜尋結果");
  expect((await found.findAllByRole("link"))[0]?.textContent).toContain("用Excel匯入期初庫存");
  expect(found.getAllByText("期初庫存", { selector: "mark" }).length).toBeGreaterThan(0);
  expect(files).toEqual(["/assets/help-index-zh-TW-5f0c2a91.json"]);
});

test("a search without results offers other ways, also from the index", async () => {
  const user = await visitBuilt("/help/search", indexIn("zh-CN"));
  await user.type(await box(), "xyzzy");
  expect(await screen.findByText("没有找到“xyzzy”")).toBeDefined();
  expect(screen.getByText(/报错整句贴进来/)).toBeDefined();
  expect(searched).toEqual([]);
  await user.click(screen.getByRole("link", { name: "在线问" }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>("想问什么")).value).toBe("xyzzy");
});

test("a search in pinyin, which no article answers as it is, finds what it means", async () => {
  const user = await visitBuilt("/help/search", indexIn("zh-CN"));
  await user.type(await box(), "dayinji");
  await waitFor(async () => expect(await firstTitle()).toContain("打印机"));
  expect(searched).toEqual([]);
});

test("pinyin with blanks finds what it means, though its syllables are letters of other words", async () => {
  const user = await visitBuilt("/help/search", indexIn("zh-CN"));
  await user.type(await box(), "da yin");
  await waitFor(async () => expect(await firstTitle()).toContain("打印机"));
  expect(await screen.findByText(/^找到\d+篇$/)).toBeDefined();
});

test.each([
  ["zh-CN", /没有正好的，相近的有\d+篇/],
  ["zh-TW", /沒有完全符合的，相近的有\d+篇/],
  ["en-US", /No article has exactly this\. \d+ come near it/],
] as const)("what only comes near a search is said to, in %s", async (locale, text) => {
  const user = await visitBuilt("/help/search", indexIn(locale), locale);
  await user.type(await box(), "dyj");
  expect(await screen.findByText(text)).toBeDefined();
});

test("the index comes with the focus of a search box, not with its page", async () => {
  const user = await visitBuilt("/help", indexIn("zh-CN"));
  await user.hover(await box());
  expect(files).toEqual([]);
  await user.keyboard("/");
  await waitFor(() => expect(files).toHaveLength(1));
});

test("when the server has other articles than the index, it searches itself", async () => {
  const [newest, ...older] = indexIn("zh-CN").articles;
  const user = await visitBuilt("/help/search", { articles: older });
  await user.type(await box(), newest?.title ?? "");
  await waitFor(async () => expect(await firstTitle()).toContain(newest?.title));
  expect(searched.at(-1)).toBe(newest?.title);
});

test("when the server has other articles but cannot search, the index still answers", async () => {
  const user = await visitBuilt("/help/search", { articles: indexIn("zh-CN").articles.slice(1) });
  await user.type(await box(), "库存");
  await waitFor(() => expect(searched.at(-1)).toBe("库存"));
  await adopt("fault:*=http500");
  await user.clear(await box());
  await user.type(await box(), "打印机");
  await waitFor(async () => expect(await firstTitle()).toContain("打印机"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without its index the search asks the server, and does not wait for a lost index again", async () => {
  const user = await visitBuilt("/help/search", "gone");
  await user.type(await box(), "库存");
  await waitFor(async () => expect(await firstTitle()).toContain("库存"));
  await user.clear(await box());
  await user.type(await box(), "打印机");
  await waitFor(async () => expect(await firstTitle()).toContain("打印机"));
  expect(searched.at(-1)).toBe("打印机");
  expect(files).toHaveLength(1);
});

test("with neither index nor server the page reports it, and a retry brings the results", async () => {
  const user = await visitBuilt("/help/search", "gone");
  await adopt("fault:listHelpArticles=http500");
  await user.type(await box(), "库存");
  expect(await screen.findByText("没取到")).toBeDefined();
  expect(problems).toContain("获取帮助列表出错");
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  expect(await firstTitle()).toContain("库存");
});

test("a site without an index, as in development, asks only the server", async () => {
  document.head.querySelector(`meta[name="${helpIndexMeta}"]`)?.remove();
  const user = await visitBuilt("/help/search", "gone");
  await user.type(await box(), "库存");
  expect(await firstTitle()).toContain("库存");
  expect(files).toEqual([]);
});

test("a search waits for a slow index only so long, and the next one has it", async () => {
  await visitBuilt("/help", indexIn("zh-CN"));
  const { promise: arrival, resolve: arrive } = withResolver();
  currentBackend().server.use(
    http.get(indexFile, async () => {
      await arrival;
      return HttpResponse.json(indexIn("zh-CN"));
    }),
  );
  const client = createQueryClient();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = loadHelpIndex(client);
  await vi.advanceTimersByTimeAsync(timings.helpIndex);
  expect(await first).toBeNull();
  vi.useRealTimers();
  arrive();
  expect((await loadHelpIndex(client))?.articles.length).toBeGreaterThan(0);
});

test("a page in place of the index, as some hosts send for what is gone, is no index", async () => {
  await visitBuilt("/help", indexIn("zh-CN"));
  currentBackend().server.use(http.get(indexFile, () => HttpResponse.json({ page: "not found" })));
  expect(await loadHelpIndex(createQueryClient())).toBeNull();
});

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe("a change of language, which reloads the page without its query", () => {
  // Without an index the server searches.
  beforeEach(() => document.head.querySelector(`meta[name="${helpIndexMeta}"]`)?.remove());
  afterEach(() => removeStored("visit"));
  const searchedIn = (locale: Locale) =>
    writeStored("visit", { messenger: {}, helpSearch: { text: "退货", locale } });

  test("brings the words searched for back", async () => {
    searchedIn("zh-CN");
    await visit("/help/search", { locale: "zh-TW" });
    await waitFor(() => expect(currentAddress()).toBe(`/help/search?q=${encodeURIComponent("退货")}`));
    expect(await box()).toHaveProperty("value", "退货");
    expect(await screen.findByRole("heading", { level: 1, name: /退货/ })).toBeDefined();
  });

  test("is what it takes: opening the search anew begins empty", async () => {
    searchedIn("zh-TW");
    await visit("/help/search", { locale: "zh-TW" });
    expect(await box()).toHaveProperty("value", "");
    expect(currentAddress()).toBe("/help/search");
  });

  test("on another page has nothing to bring back", async () => {
    await visit(`/help/search?q=${encodeURIComponent("退货")}`);
    await box();
    expect(readStored("visit")?.["helpSearch"]).toEqual({ text: "退货", locale: "zh-CN" });
    cleanup();
    expect(readStored("visit")?.["helpSearch"]).toBeUndefined();
  });
});
