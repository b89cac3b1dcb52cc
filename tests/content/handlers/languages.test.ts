import { describe, expect, test } from "vitest";
import { helpArticles } from "../../../mocks/content/data/help/all";
import { news } from "../../../mocks/content/data/news/all";
import { contentClient } from "../../../src/api/content/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { type Locale, locales } from "../../../src/platform/locale";
import { begin, dataOf } from "../../support/begin";

const untranslatedNews = news.find(({ texts }) => texts["en-US"] === undefined)?.id ?? 0;
const untranslatedHelp = helpArticles.find(({ texts }) => texts["en-US"] === undefined)?.id ?? 0;

const getNews = (id: number, lang?: Locale) =>
  dataOf(contentClient.GET("/api/news/{id}", { params: { path: { id }, query: lang ? { lang } : {} } }));
const getHelp = (id: number, lang: Locale) =>
  dataOf(contentClient.GET("/api/help/{id}", { params: { path: { id }, query: { lang } } }));

describe("texts are in the requested language", () => {
  test.each(locales)("%s", async (lang) => {
    begin();
    expect(await getNews(1, lang)).toMatchObject({ lang, languages: ["zh-CN", "zh-TW", "en-US"] });
    expect(await getHelp(2003, lang)).toMatchObject({ lang });
  });

  test("the three languages are three texts", async () => {
    begin();
    const titles = await Promise.all(locales.map(async (lang) => (await getHelp(2003, lang)).title));
    expect(new Set(titles).size).toBe(3);
  });

  test("without a requested language they are in simplified Chinese", async () => {
    begin();
    expect((await getNews(1)).lang).toBe("zh-CN");
  });
});

describe("an untranslated resource", () => {
  test("is in simplified Chinese, declares its language, and lists the available ones", async () => {
    begin();
    const piece = await getNews(untranslatedNews, "en-US");
    expect(piece).toMatchObject({ lang: "zh-CN" });
    expect(piece.languages).not.toContain("en-US");
    expect(piece.title).toBe((await getNews(untranslatedNews, "zh-CN")).title);
    const article = await getHelp(untranslatedHelp, "en-US");
    expect(article).toMatchObject({ lang: "zh-CN" });
    expect(article.languages).not.toContain("en-US");
  });

  test("stays in lists, each line with its own language", async () => {
    begin();
    const { list } = await dataOf(
      contentClient.GET("/api/news", { params: { query: { lang: "en-US", page_size: 100 } } }),
    );
    expect(list).toHaveLength(news.length);
    expect(list.find(({ id }) => id === untranslatedNews)?.lang).toBe("zh-CN");
    expect(list.find(({ id }) => id === 1)?.lang).toBe("en-US");
  });

  test("comes so among several articles too", async () => {
    begin();
    const body = { ids: [untranslatedHelp, 2003, untranslatedHelp, 987_654], lang: "en-US" } as const;
    const found = await dataOf(
      contentClient.POST("/api/help/getContentByIds", { body: { ...body, ids: [...body.ids] } }),
    );
    expect(found.map(({ id, lang }) => [id, lang])).toEqual([
      [untranslatedHelp, "zh-CN"],
      [2003, "en-US"],
    ]);
  });
});

test.each([
  ["zh-CN", "高"],
  ["zh-TW", "高"],
  ["en-US", "High"],
] as const)("the manage host names its codes in the page's language, %s", async (locale, name) => {
  begin();
  setCurrentLocale(locale);
  const values = await dataOf(
    contentClient.GET("/ommall/om/sysenum/list/{typeID}", {
      params: { path: { typeID: "purchase-intention" } },
    }),
  );
  expect(values.map(({ code }) => code)).toEqual(["high", "medium", "general"]);
  expect(values[0]?.name).toBe(name);
});

describe("neighbours", () => {
  test("of news lead through the whole category, from the oldest to the newest", async () => {
    begin();
    const category = news.filter((piece) => piece.category === "company-news");
    const oldest = category.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))[0];
    const path: number[] = [];
    for (let id = oldest?.id; id !== undefined; ) {
      path.push(id);
      const piece = await getNews(id);
      if (piece.next) expect((await getNews(piece.next.id)).previous?.id).toBe(id);
      id = piece.next?.id;
    }
    expect(path).toHaveLength(category.length);
    expect(new Set(path).size).toBe(path.length);
  });

  test("of an article are articles with a title in the reader's language", async () => {
    begin();
    const { next } = await getHelp(2001, "en-US");
    if (!next) throw new Error("Article 2001 is the last one.");
    const { title, previous } = await getHelp(next.id, "en-US");
    expect(next.title).toBe(title);
    expect(previous?.id).toBe(2001);
  });
});
