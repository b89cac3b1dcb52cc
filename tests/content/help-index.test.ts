import { expect, test } from "vitest";
import { helpArticles } from "../../mocks/content/data/help/all";
import type { TestBackend } from "../../mocks/node";
import { helpIndexes, helpIndexFiles } from "../../scripts/build/prerender/help-index";
import { contentClient } from "../../src/api/content/client";
import { searchInIndex } from "../../src/api/content/help-search";
import english from "../../src/i18n/locales/en-US/rules.json";
import simplified from "../../src/i18n/locales/zh-CN/rules.json";
import traditional from "../../src/i18n/locales/zh-TW/rules.json";
import { type Locale, locales } from "../../src/platform/locale";
import { isCompleteIndex } from "../../src/rules/help-index";
import { findMatchedText } from "../../src/rules/matched-text";
import { begin, dataOf } from "../support/begin";
import { everyNth } from "../support/thoroughness";

const sourceOf = (backend: TestBackend) => ({ fetch: (request: Request) => backend.kernel.handle(request) });

async function indexIn(backend: TestBackend, locale: Locale) {
  const found = (await helpIndexes(sourceOf(backend))).find(([language]) => language === locale);
  if (!found) throw new Error(`There is no index in ${locale}.`);
  return found[1];
}

/** Titles, parts of titles and summaries (of every third article by default), messages of the product, and texts without a result. */
const texts: readonly string[] = [
  ...[
    "库存",
    "庫存",
    "打印机",
    "打印機",
    "Excel導入",
    "opening stock",
    "STOCK",
    "ｅｘｃｅｌ",
    "打印 小票",
    "退货 价格",
  ],
  ...[
    "量子纠缠",
    "zzzzzz",
    "dayinji",
    "dyj",
    "登陆不了",
    "pasword",
    "？！",
    "(?=.*",
    "\\",
    "<p>",
    "**",
    "&amp;",
    "的",
    "a",
    "1",
  ],
  ...everyNth(helpArticles, 3).flatMap(({ texts }, index) => {
    const { title, summary } = texts[locales[index % locales.length] ?? "zh-CN"] ?? texts["zh-CN"];
    return [title, title.slice(1, 4), summary.slice(-9)];
  }),
  ...[simplified, traditional, english].flatMap((messages) => textsOf(messages)),
];

function textsOf(messages: unknown): string[] {
  if (typeof messages === "string") return [messages.replace(/\{\{\w+[^}]*\}\}/g, "3").slice(0, 200)];
  return Object.values(Object(messages)).flatMap(textsOf);
}

test.each(everyNth(locales, 2))(
  "the index and the server find the same in the same order, whatever is searched for: %s",
  { timeout: 60_000 },
  async (lang) => {
    const backend = begin();
    const index = await indexIn(backend, lang);
    const differing: string[] = [];
    for (const keyword of new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))) {
      const query = { keyword, lang, page_size: 100 };
      const server = await dataOf(contentClient.GET("/api/help", { params: { query } }));
      const own = await searchInIndex(index, { keyword, page: 1, pageSize: 100 });
      const marks = (list: readonly { title: string; summary: string; matches?: string[] }[]) =>
        list.map(({ title, summary, matches = [] }) => [
          findMatchedText(title, keyword, matches),
          findMatchedText(summary, keyword, matches),
        ]);
      const isEqual =
        own.total === server.total &&
        JSON.stringify(own.list.map(fieldsOf)) === JSON.stringify(server.list.map(fieldsOf)) &&
        JSON.stringify(marks(own.list)) === JSON.stringify(marks(server.list));
      if (!isEqual) differing.push(keyword);
    }
    expect(differing).toEqual([]);
  },
);

/** The visible properties of a result. */
function fieldsOf(article: object): unknown[] {
  const row: Readonly<Record<string, unknown>> = { ...article };
  return ["id", "title", "summary", "is_video", "reading_minutes", "duration_seconds", "lang"].map(
    (name) => row[name],
  );
}

test("documents, videos and pages of the index are those of the server", async () => {
  const backend = begin();
  const index = await indexIn(backend, "zh-TW");
  for (const isVideo of [true, false]) {
    const query = {
      keyword: "打印",
      lang: "zh-TW",
      is_video: isVideo ? 1 : 0,
      page: 2,
      page_size: 3,
    } as const;
    const server = await dataOf(contentClient.GET("/api/help", { params: { query } }));
    const own = await searchInIndex(index, { keyword: "打印", isVideo, page: 2, pageSize: 3 });
    expect([own.total, own.list.map(({ id }) => id)]).toEqual([
      server.total,
      server.list.map(({ id }) => id),
    ]);
  }
});

test("an index knows from the head of the server's list whether it is still whole", async () => {
  const backend = begin();
  const index = await indexIn(backend, "zh-CN");
  const query = { lang: "zh-CN", page: 1, page_size: 1 } as const;
  const newest = await dataOf(contentClient.GET("/api/help", { params: { query } }));
  expect(isCompleteIndex(index, newest)).toBe(true);
  expect(isCompleteIndex(index, { ...newest, total: newest.total + 1 })).toBe(false);
  expect(isCompleteIndex(index, { ...newest, list: [{ id: 1 }] })).toBe(false);
  expect(isCompleteIndex({ articles: [] }, { total: 0, list: [] })).toBe(true);
});

test("the same content creates the same files, one a language, under a name that changes with any word", async () => {
  const backend = begin();
  const first = await helpIndexFiles(sourceOf(backend));
  const again = await helpIndexFiles(sourceOf(begin()));
  expect(again).toEqual(first);
  expect(first.files.map(({ name }) => name)).toEqual(
    locales.map((locale) => `assets/help-index-${locale}-${first.version}.json`),
  );
  const changed = await helpIndexFiles({
    fetch: async (request) => {
      const response = await backend.kernel.handle(request);
      return new Response((await response.text()).replaceAll("月底盘点", "月末盘点"), response);
    },
  });
  expect(changed.version).not.toBe(first.version);
});
