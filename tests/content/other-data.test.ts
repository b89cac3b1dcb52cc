import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { enums } from "../../mocks/business/data/enums/all";
import { ads } from "../../mocks/content/data/ads";
import { agreements } from "../../mocks/content/data/agreements";
import { cases } from "../../mocks/content/data/cases";
import { clients } from "../../mocks/content/data/clients";
import { friendshipLinks } from "../../mocks/content/data/friendship-links";
import { news } from "../../mocks/content/data/news/all";
import { partners } from "../../mocks/content/data/partners";
import { products } from "../../mocks/content/data/products";
import { slides } from "../../mocks/content/data/slides";
import type { SourceText } from "../../mocks/content/data/source";
import { versions } from "../../mocks/content/data/versions";
import { type Locale, locales } from "../../src/platform/locale";
import { advertisement } from "../../src/rules/limits";

const today = "2026-11-21T23:59:59+08:00";
const alias = /^[a-z0-9][a-z0-9-]{0,39}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/;

test("ids are unique and start at 1 in every list that has them", () => {
  for (const list of [news, cases, partners, friendshipLinks, slides]) {
    expect(list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(list.map((_, index) => index + 1));
  }
  for (const list of [clients, versions]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test("the three news of the home page are the newest, with their titles and days", () => {
  const newest = news.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 3);
  expect(
    newest.map((item) => [item.createdAt.slice(0, 10), item.category, item.texts["zh-CN"].title]),
  ).toEqual([
    ["2026-11-12", "product-news", "7.2.1：周报可以按店铺看"],
    ["2026-11-03", "industry-news", "双十一前后，怎样备货不压钱"],
    ["2026-10-28", "company-news", "繁体中文帮助中心上线"],
  ]);
});

test("there is news enough to page through in every category, all dated in the past", () => {
  const count = (category: string) => news.filter((item) => item.category === category).length;
  expect(news.length).toBeGreaterThanOrEqual(42);
  expect(count("product-news")).toBeGreaterThanOrEqual(16);
  expect(count("company-news")).toBeGreaterThanOrEqual(10);
  expect(count("industry-news")).toBeGreaterThanOrEqual(14);
  for (const { createdAt } of news) {
    expect(createdAt).toMatch(time);
    expect(createdAt >= "2025-06-01" && createdAt < "2026-11-13").toBe(true);
  }
});

test("news comes in all languages except a few that show the notice of a missing language", () => {
  const languages = news.map(({ texts }) => locales.filter((locale) => texts[locale] !== undefined).join());
  expect(languages.filter((list) => list === "zh-CN").length).toBe(2);
  expect(languages.filter((list) => list === "zh-CN,zh-TW").length).toBe(3);
  expect(languages.filter((list) => list === locales.join()).length).toBe(news.length - 5);
});

test("about a quarter of the news has a picture", () => {
  const share = news.filter(({ thumbnail }) => thumbnail !== undefined).length / news.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
});

test("every news and every story keeps the lengths of the contract and has a body of several parts", () => {
  for (const { texts } of [...news, ...cases]) {
    for (const { title, summary, body } of Object.values(texts)) {
      expect([...title].length, title).toBeLessThanOrEqual(lengthOf("NewsListItem", "title"));
      expect([...summary].length, title).toBeLessThanOrEqual(lengthOf("NewsListItem", "summary"));
      expect(body.split("\n\n").length, title).toBeGreaterThanOrEqual(2);
    }
  }
});

test("the three stories of the home page come first, with their regions and people", () => {
  expect(
    cases
      .slice(0, 3)
      .map((item) => [item.trade["zh-CN"], item.texts["zh-CN"].title, item.region["zh-CN"], item.people]),
  ).toEqual([
    ["五金批发", "三个仓库，一张调拨单", "义乌", 6],
    ["社区超市", "盘点从两天到半天", "成都", 2],
    ["服装档口", "欠款从本子搬到手机", "广州", 4],
  ]);
});

test("there is one story for each of the twelve industries the home page names", () => {
  const named = (enums["industry"] ?? []).slice(0, 12);
  expect(named.map(({ name }) => name["zh-CN"]).join()).toBe(
    "日用百货,服装鞋帽,五金建材,食品粮油,酒水饮料,母婴用品,文具玩具,汽配,美妆个护,水果生鲜,手机数码,家纺布艺",
  );
  expect(cases.map(({ industry }) => industry).toSorted()).toEqual(named.map(({ code }) => code).toSorted());
  for (const { region, trade, people, texts } of cases) {
    for (const locale of locales) {
      expect(region[locale].length).toBeLessThanOrEqual(lengthOf("CaseListItem", "region"));
      expect(trade[locale].length).toBeLessThanOrEqual(lengthOf("CaseListItem", "industry_name"));
      expect(texts[locale]).toBeDefined();
    }
    expect(people).toBeGreaterThan(0);
  }
});

/** `NamedCode.name` of contracts/common. */
const nameLength = 60;

test("every list of codes has well-formed unique codes and short names", () => {
  expect(enums["purchase-intention"]?.map(({ code, name }) => [code, name["zh-CN"]])).toEqual([
    ["high", "高"],
    ["medium", "中"],
    ["general", "一般"],
  ]);
  expect(enums["industry"]?.length).toBeGreaterThanOrEqual(30);
  expect(enums["application-area"]?.length).toBeGreaterThanOrEqual(20);
  expect(enums["suggestion-kind"]?.length).toBe(5);
  for (const values of Object.values(enums)) {
    expect(new Set(values.map(({ code }) => code)).size).toBe(values.length);
    for (const { code, name } of values) {
      expect(code).toMatch(alias);
      for (const locale of locales) {
        expect(name[locale].length).toBeGreaterThan(0);
        expect(name[locale].length).toBeLessThanOrEqual(nameLength);
      }
    }
  }
});

test("the five legal texts are in force, marked as samples and have five to nine sections", () => {
  const marks: SourceText = { "zh-CN": "> 示例文本", "zh-TW": "> 範例文字", "en-US": "> Sample text" };
  expect(agreements.map((text) => text.alias)).toEqual(["user", "privacy", "cookie", "agent", "refund"]);
  for (const { texts, version, effectiveAt } of agreements) {
    expect(effectiveAt).toMatch(time);
    expect(effectiveAt < today).toBe(true);
    expect(version.length).toBeLessThanOrEqual(lengthOf("Agreement", "version"));
    const sections = locales.map((locale) => texts[locale].body.match(/^## \d/gm)?.length ?? 0);
    expect(new Set(sections).size).toBe(1);
    expect(sections[0]).toBeGreaterThanOrEqual(5);
    expect(sections[0]).toBeLessThanOrEqual(9);
    for (const locale of locales) {
      expect(texts[locale].body.startsWith(marks[locale])).toBe(true);
      expect(texts[locale].title.length).toBeLessThanOrEqual(lengthOf("Agreement", "title"));
    }
  }
});

test("news, help and downloads each have two or three slides within the lengths of the contract", () => {
  for (const place of ["news", "help", "download"]) {
    const count = slides.filter((slide) => slide.alias === place).length;
    expect(count === 2 || count === 3, place).toBe(true);
  }
  for (const { title, summary } of slides) {
    for (const locale of locales) {
      expect(title[locale].length).toBeLessThanOrEqual(lengthOf("Slide", "title"));
      expect(summary[locale].length).toBeLessThanOrEqual(lengthOf("Slide", "summary"));
    }
  }
});

test("a slide that leads to news leads to one that exists in that category", () => {
  for (const { link } of slides) {
    const [, category, id] = /^\/([a-z]+-news)\/(\d+)$/.exec(link ?? "") ?? [];
    if (category === undefined) continue;
    expect(news.find((item) => item.id === Number(id))?.category).toBe(category);
  }
});

test("partners and links call themselves samples in every language, and links lead to reserved names", () => {
  const samples: SourceText = { "zh-CN": "示例", "zh-TW": "範例", "en-US": "Sample" };
  expect(partners.length).toBe(14);
  expect(friendshipLinks.length).toBe(6);
  for (const { title } of [...partners, ...friendshipLinks]) {
    for (const locale of locales) {
      expect(title[locale].startsWith(samples[locale])).toBe(true);
      expect(title[locale].length).toBeLessThanOrEqual(lengthOf("Partner", "title"));
    }
  }
  for (const { url } of friendshipLinks) expect(new URL(url).hostname.endsWith(".example")).toBe(true);
});

test("each position of the website has one advertisement leading to the prices", () => {
  expect(ads.map(({ position, product, address }) => [position, product, address])).toEqual([
    [advertisement.desktop, advertisement.product, "/price.html"],
    [advertisement.mobile, advertisement.product, "/price.html"],
  ]);
});

test("every product has a newest installer of the website for each of the four systems", () => {
  for (const { id } of products) {
    const own = clients.filter(({ productId, channel }) => productId === id && channel === "site");
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(["windows", "macos", "ios", "android"]));
  }
});

test("the newest installers of the first product have the figures of the home page", () => {
  const newest = clients.filter(
    ({ productId, version, channel }) => productId === 1 && version === "7.2.1" && channel === "site",
  );
  expect(
    newest.map(({ type, minOs, sizeBytes }) => [
      type,
      minOs,
      sizeBytes === null ? null : sizeBytes / 1024 ** 2,
    ]),
  ).toEqual([
    ["windows", "Windows 10", 86],
    ["macos", "macOS 12", 92],
    ["ios", "iOS 15", null],
    ["android", "Android 8", 64],
  ]);
  for (const { releasedAt } of newest) expect(releasedAt.slice(0, 10)).toBe("2026-11-12");
});

test("Windows and Android of the first product have installers for every download channel", () => {
  for (const system of ["windows", "android"]) {
    const channels = clients
      .filter(({ productId, type, version }) => productId === 1 && type === system && version === "7.2.1")
      .map(({ channel }) => channel);
    expect(channels.toSorted()).toEqual(["36001", "baidu01", "deshi", "site"]);
  }
});

test("an installer is a file of the samples named after its version, or the store for iOS", () => {
  for (const { type, version, link, sizeBytes } of clients) {
    expect(version).toMatch(/^\d+(\.\d+){1,3}$/);
    if (type === "ios") {
      expect(link.startsWith("https://apps.example/")).toBe(true);
      expect(sizeBytes).toBeNull();
    } else {
      expect(link).toContain(`-${version}`);
      expect(link.startsWith("/samples/downloads/")).toBe(true);
    }
  }
});

test("the history of versions starts with the newest, falls by date and has notes in every language", () => {
  expect(versions.length).toBeGreaterThanOrEqual(12);
  expect(versions[0]).toMatchObject({ id: 721, type: "windows", version: "7.2.1" });
  const dates = versions.map(({ releasedAt }) => releasedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { notes } of versions) {
    const counts = locales.map((locale) => notes[locale].length);
    expect(new Set(counts).size).toBe(1);
    for (const note of locales.flatMap((locale) => notes[locale]))
      expect(note.length).toBeLessThanOrEqual(200);
  }
});

test("every installer of the first product belongs to a version of the history", () => {
  const known = versions.map(({ type, version }) => `${type} ${version}`);
  for (const { productId, type, version } of clients) {
    if (productId === 1) expect(known).toContain(`${type} ${version}`);
  }
});

test("every picture that is named exists, is small and carries no script or outside reference", () => {
  const names = [
    ...news.flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [`news/${thumbnail}`])),
    ...cases.flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [`cases/${thumbnail}`])),
    ...partners.map(({ logo }) => `partners/${logo}`),
    ...slides.flatMap(({ pictures }) => locales.map((locale) => `slides/${pictures[locale]}`)),
    ...ads.flatMap(({ pictures }) => locales.map((locale) => `ads/${pictures[locale]}`)),
  ];
  for (const name of names) {
    const file = new URL(`../../mocks/samples/${name}`, import.meta.url);
    expect(existsSync(file), name).toBe(true);
    expect(statSync(file).size, name).toBeLessThan(6000);
    const drawing = readFileSync(file, "utf8").replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(drawing, name).not.toMatch(/<script|href|url\(|https?:|Gradient|<image|<foreignObject|\son\w+=/i);
  }
});

test("no Chinese text has spaces typed between Chinese and Latin letters or digits", () => {
  for (const locale of ["zh-CN", "zh-TW"] as const) {
    for (const text of textsIn(locale)) {
      expect(text).not.toMatch(/\p{Script=Han}[ \u3000][A-Za-z0-9]|[A-Za-z0-9%][ \u3000]\p{Script=Han}/u);
    }
  }
});

test("the traditional Chinese uses the vocabulary of Taiwan", () => {
  const foreign =
    /打印|視頻|賬|軟件|默認|短信|質量|網絡|屏幕|信息|智能|渠道|批量|支持|數據|服務器|導入|導出|登錄|文檔|郵箱|周報|門店|用戶|掃碼|返回|質保|店鋪|下劃|撤銷|提現/;
  for (const text of textsIn("zh-TW")) expect(text.match(foreign)?.[0] ?? "", text.slice(0, 60)).toBe("");
});

test("bold text ends where Markdown recognises the end, not at a sign next to a Chinese character", () => {
  for (const locale of locales) {
    for (const text of textsIn(locale))
      expect(text).not.toMatch(/\*\*[^*\n]+[^\p{L}\p{N}*]\*\*[\p{L}\p{N}]/u);
  }
});

test("no text has an exclamation mark", () => {
  for (const locale of locales) for (const text of textsIn(locale)) expect(text).not.toMatch(/[!！]/);
});

const contract: unknown = parse(
  readFileSync(new URL("../../contracts/content.yaml", import.meta.url), "utf8"),
);

/** The maximum length of a field in the contract. */
function lengthOf(schema: string, field: string): number {
  const found = ["components", "schemas", schema, "properties", field, "maxLength"].reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null
        ? Object.entries(node).find(([name]) => name === key)?.[1]
        : undefined,
    contract,
  );
  if (typeof found !== "number") throw new Error(`No maxLength for ${schema}.${field}`);
  return found;
}

/** Every text of one language, in any order. */
function textsIn(locale: Locale): string[] {
  const texts = [...news, ...cases].flatMap(({ texts }) => {
    const own = texts[locale];
    return own === undefined ? [] : [own.title, own.summary, own.body];
  });
  const short = [
    ...cases.flatMap(({ region, trade }) => [region, trade]),
    ...slides.flatMap(({ title, summary }) => [title, summary]),
    ...partners.map(({ title }) => title),
    ...friendshipLinks.map(({ title }) => title),
    ...ads.map(({ alt }) => alt),
    ...Object.values(enums).flatMap((values) => values.map(({ name }) => name)),
  ].map((text) => text[locale]);
  const legal = agreements.flatMap(({ texts }) => [texts[locale].title, texts[locale].body]);
  return [...texts, ...short, ...legal, ...versions.flatMap(({ notes }) => notes[locale])];
}
