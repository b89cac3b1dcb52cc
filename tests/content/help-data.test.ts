import { existsSync } from "node:fs";
import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { categories } from "../../mocks/content/data/categories";
import { helpArticles } from "../../mocks/content/data/help/all";
import { products } from "../../mocks/content/data/products";
import type { HelpSource, SourceContent } from "../../mocks/content/data/source";
import englishCommon from "../../src/i18n/locales/en-US/common.json";
import english from "../../src/i18n/locales/en-US/rules.json";
import simplifiedCommon from "../../src/i18n/locales/zh-CN/common.json";
import simplified from "../../src/i18n/locales/zh-CN/rules.json";
import traditionalCommon from "../../src/i18n/locales/zh-TW/common.json";
import traditional from "../../src/i18n/locales/zh-TW/rules.json";
import { type Locale, locales } from "../../src/platform/locale";
import { failureTextKeys, messageKeys } from "../../src/rules/messages";

const alias = /^[a-z0-9][a-z0-9-]{0,39}$/;
const documents = helpArticles.filter((article) => article.kind !== "video");
const videos = helpArticles.filter((article) => article.kind === "video");
const texts = helpArticles.flatMap(textsOf);

/** Characters of simplified writing alone, enough of them to detect an untranslated sentence. */
const simplifiedOnly =
  /[们这为开张货单进销数库盘对账钱写时业应关从会发现认设备导没过还计办录验证码标签页约费优给级续价]/u;

describe("the sample help centre", () => {
  test("has sixty documents, four of them about versions, and twelve videos", () => {
    expect(documents.length).toBeGreaterThanOrEqual(60);
    expect(documents.filter((article) => article.kind === "version")).toHaveLength(4);
    expect(videos.length).toBeGreaterThanOrEqual(12);
  });

  test("gives every article its own id, from 2001", () => {
    const ids = helpArticles.map((article) => article.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.min(...ids)).toBe(2001);
  });

  test("puts every article in a category without children", () => {
    const parents = new Set(categories.map((category) => category.pid));
    const leaves = new Set(categories.map((category) => category.id).filter((id) => !parents.has(id)));
    expect(helpArticles.filter((article) => !leaves.has(article.category))).toEqual([]);
    expect([...leaves].filter((id) => !helpArticles.some((article) => article.category === id))).toEqual([]);
  });

  test("lists articles category by category, in the order of the tree", () => {
    const order = new Map(categories.map((category, index) => [category.id, index]));
    const places = helpArticles.map((article) => order.get(article.category) ?? -1);
    expect(places).toEqual([...places].sort((first, second) => first - second));
  });

  test("recommends four articles in a fixed order", () => {
    const recommended = helpArticles
      .filter((article) => article.recommended !== undefined)
      .sort((first, second) => (first.recommended ?? 0) - (second.recommended ?? 0));
    expect(recommended.map((article) => article.texts["zh-CN"].title)).toEqual([
      "第一天要做的五件事",
      "用Excel导入期初库存",
      "三联单打印机怎么接",
      "每周报告里的数怎么来的",
    ]);
  });

  test("knows the length of every document and video", () => {
    expect(documents.filter((article) => !((article.readingMinutes ?? 0) > 0))).toEqual([]);
    expect(videos.filter((article) => !((article.durationSeconds ?? 0) > 0 && article.poster))).toEqual([]);
  });

  test("has every poster and logo it names", () => {
    const pictures = [...videos.flatMap(({ poster }) => poster ?? []), ...products.map(({ logo }) => logo)];
    expect(pictures.filter((picture) => !existsSync(`mocks${picture}`))).toEqual([]);
  });

  test("leads from one article to the next as in the reading order", () => {
    const at = helpArticles.findIndex((article) => article.texts["zh-CN"].title === "用Excel导入期初库存");
    const neighbours = [helpArticles[at - 1], helpArticles[at + 1]];
    expect(neighbours.map((article) => article?.texts["zh-TW"]?.title)).toEqual([
      "客戶與供應商分組",
      "期初應收與應付",
    ]);
  });

  test("was written between November 2025 and the middle of November 2026", () => {
    for (const { id, createdAt, updatedAt } of helpArticles) {
      expect(createdAt >= "2025-11-01", `${id}`).toBe(true);
      expect(updatedAt >= createdAt, `${id}`).toBe(true);
      expect(updatedAt < "2026-11-16", `${id}`).toBe(true);
      expect(Number.isNaN(Date.parse(createdAt)) || Number.isNaN(Date.parse(updatedAt)), `${id}`).toBe(false);
    }
  });
});

describe("its languages", () => {
  test("leave at least six documents not yet translated", () => {
    const partial = documents.filter((article) => languagesOf(article).length < locales.length);
    expect(partial.length).toBeGreaterThanOrEqual(6);
    expect(new Set(partial.map((article) => languagesOf(article).join()))).toEqual(
      new Set(["zh-CN", "zh-CN,zh-TW"]),
    );
  });

  test("are translated for everything else, with texts of their own", () => {
    for (const article of helpArticles) {
      const { "zh-CN": simplified, "zh-TW": traditional, "en-US": english } = article.texts;
      if (traditional) expect(traditional.body, `${article.id}`).not.toBe(simplified.body);
      if (english)
        expect(english.title + english.summary + english.body, `${article.id}`).not.toMatch(
          /\p{Script=Han}/u,
        );
    }
  });

  test("have the same headings, rows and steps", () => {
    for (const article of helpArticles) {
      const shapes = languagesOf(article).map((locale) => shapeOf(article.texts[locale]?.body ?? ""));
      expect(new Set(shapes).size, `${article.id}: ${shapes.join(" ")}`).toBe(1);
    }
  });

  test("keep traditional texts free of simplified characters", () => {
    for (const article of helpArticles) {
      const content = article.texts["zh-TW"];
      if (content) expect(Object.values(content).join(""), `${article.id}`).not.toMatch(simplifiedOnly);
    }
  });
});

describe("its texts", () => {
  test("fit the lengths of the contract and start below the title's level", () => {
    for (const { place, content } of texts) {
      expect(content.title, place).toMatch(/^.{1,120}$/u);
      expect(content.summary, place).toMatch(/^.{1,300}$/u);
      expect(content.body.length, place).toBeGreaterThan(100);
      expect(content.body, place).toMatch(/^## /m);
      expect(content.body, place).not.toMatch(/^# /m);
    }
  });

  test("have no spaces typed between Chinese and Latin letters or digits", () => {
    for (const { place, content } of texts)
      expect(whole(content), place).not.toMatch(/\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9%] \p{Script=Han}/u);
  });

  test("are Markdown of which no mark is left over", async () => {
    for (const { place, content } of texts)
      expect(await marked.parse(content.body), place).not.toMatch(/\*\*|\|\s*---|^#/m);
  });

  test("have tables whose rows are as wide as their heads", () => {
    for (const { place, content } of texts)
      for (const table of tablesOf(content.body))
        expect(new Set(table.map((row) => row.split("|").length)).size, place).toBe(1);
  });
});

describe("an error message pasted into the search", () => {
  /**
   * Excluded: buttons, the confirmation of a subscription, and messages that consist mostly of the server's own text.
   */
  const explained = messageKeys.filter(
    (key) => !/^dialog\.|^subscribe\.|^http\.other$|^network\.requestError$/.test(key),
  );

  test.each(explained)("%s is explained in all three languages", (key) => {
    for (const [locale, content] of Object.entries({
      "zh-CN": simplified,
      "zh-TW": traditional,
      "en-US": english,
    })) {
      const message = messageOf(content, key);
      const found = texts.filter((text) => text.locale === locale && whole(text.content).includes(message));
      expect(found.length, `${locale}: ${message}`).toBeGreaterThan(0);
    }
  });
});

describe("what went wrong with a request, pasted into the search", () => {
  test.each(failureTextKeys)("%s is explained in all three languages", (key) => {
    for (const [locale, common, rules] of [
      ["zh-CN", simplifiedCommon, simplified],
      ["zh-TW", traditionalCommon, traditional],
      ["en-US", englishCommon, english],
    ] as const) {
      const message = rules.http.other.replace("{{text}}", messageOf(common, key));
      const found = texts.filter((text) => text.locale === locale && whole(text.content).includes(message));
      expect(found.length, `${locale}: ${message}`).toBeGreaterThan(0);
    }
  });
});

describe("categories and products", () => {
  test("carry well-formed aliases that occur once", () => {
    for (const list of [categories, products]) {
      const aliases = list.map((item) => item.alias);
      expect(aliases.filter((each) => !alias.test(each))).toEqual([]);
      expect(new Set(aliases).size).toBe(aliases.length);
    }
  });

  test("belong together: nine roots for the first product, three for the others", () => {
    const roots = products.map(
      (product) =>
        categories.filter(({ pid, product: owner }) => pid === 0 && owner === product.alias).length,
    );
    expect(roots).toEqual([9, 3, 3]);
    const ids = new Set([0, ...categories.map((category) => category.id)]);
    expect(categories.filter((category) => !ids.has(category.pid))).toEqual([]);
  });

  test("have names and descriptions of lengths the contract allows", () => {
    for (const { name } of [...categories, ...products])
      for (const locale of locales) expect(name[locale].length).toBeLessThanOrEqual(60);
    for (const { description } of products)
      for (const locale of locales) expect(description[locale].length).toBeLessThanOrEqual(300);
  });
});

function languagesOf(article: HelpSource): Locale[] {
  return locales.filter((locale) => article.texts[locale] !== undefined);
}

function textsOf(article: HelpSource): { place: string; locale: Locale; content: SourceContent }[] {
  return locales.flatMap((locale) => {
    const content = article.texts[locale];
    return content ? [{ place: `${article.id} ${locale}`, locale, content }] : [];
  });
}

function whole({ title, summary, body }: SourceContent): string {
  return [title, summary, body].join("\n");
}

function tablesOf(body: string): string[][] {
  return body
    .split(/\n\s*\n/)
    .filter((block) => block.trimStart().startsWith("|"))
    .map((block) => block.split("\n").filter((row) => row.trimStart().startsWith("|")));
}

/** Numbers of headings, table rows, steps, bullets and quoted lines, which are equal in all translations. */
function shapeOf(body: string): string {
  const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
  return [/^## /gm, /^\s*\|/gm, /^\d\. /gm, /^- /gm, /^> /gm].map(count).join("-");
}

/** A message as the product shows it, with the example values of the articles. */
function messageOf(content: Record<string, Record<string, string>>, key: string): string {
  const [group = "", name = ""] = key.split(".");
  const message = content[group]?.[name];
  if (message === undefined) throw new Error(`No words for ${key}`);
  return message.replace("{{status}}", "502").replace("{{number}}", "3").replace("{{minimum}}", "100");
}
