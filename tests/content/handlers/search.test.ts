import { describe, expect, test } from "vitest";
import { contentClient } from "../../../src/api/content/client";
import english from "../../../src/i18n/locales/en-US/rules.json";
import simplified from "../../../src/i18n/locales/zh-CN/rules.json";
import traditional from "../../../src/i18n/locales/zh-TW/rules.json";
import type { Locale } from "../../../src/platform/locale";
import { messageKeys } from "../../../src/rules/messages";
import { begin, dataOf } from "../../support/begin";

async function search(keyword: string, lang: Locale = "zh-CN") {
  const query = { keyword, lang, page_size: 100 };
  return (await dataOf(contentClient.GET("/api/help", { params: { query } }))).list;
}

const idsOf = async (keyword: string) => (await search(keyword)).map(({ id }) => id);

describe("a search", () => {
  test.each([
    ["库存", "庫存"],
    ["打印机", "打印機"],
    ["Excel导入", "EXCEL導入"],
    ["应收账款", "應收賬款"],
  ])("finds the same with %s and %s", async (simple, full) => {
    begin();
    const found = await idsOf(simple);
    expect(found.length).toBeGreaterThan(0);
    expect(await idsOf(full)).toEqual(found);
  });

  test("finds an article by words of another language than the reader's", async () => {
    begin();
    const found = await search("Opening stock", "zh-TW");
    expect(found.map(({ id }) => id)).toContain(2003);
    expect(found.every(({ lang, title }) => lang !== "en-US" && title !== "")).toBe(true);
  });

  test("requires every word, and ranks titles first", async () => {
    begin();
    const both = await idsOf("打印 小票");
    const [one, other] = [await idsOf("打印"), await idsOf("小票")];
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((id) => one.includes(id) && other.includes(id))).toBe(true);
    const [first] = await search("打印");
    expect(first?.title).toContain("打印");
  });

  test("names what it hit as the article spells it", async () => {
    begin();
    const [first] = await search("庫存");
    expect(first?.matches).toContain("库存");
  });

  test("gives no matches where nothing was searched", async () => {
    begin();
    const { list } = await dataOf(contentClient.GET("/api/help", { params: { query: {} } }));
    expect(list.every((article) => !("matches" in article))).toBe(true);
  });

  test.each(["量子纠缠", "zzzzzz", "？！", "   ", "(?=.*", "\\"])(
    "for %j finds nothing and breaks nothing",
    async (keyword) => {
      begin();
      expect(await search(keyword)).toEqual([]);
    },
  );

  test("keeps to the other filters", async () => {
    begin();
    const query = { keyword: "打印", is_video: 1, category_alias: "zhj", page_size: 100 } as const;
    const { list } = await dataOf(contentClient.GET("/api/help", { params: { query } }));
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ is_video, product_alias }) => is_video === 1 && product_alias === "zhj")).toBe(true);
  });
});

describe("an error message pasted into the search", () => {
  /**
   * Excluded: buttons, the confirmation of a subscription, and messages that consist mostly of the server's own text.
   */
  const pasted = messageKeys.filter(
    (key) => !/^dialog\.|^subscribe\.|^http\.other$|^network\.requestError$/.test(key),
  );

  test.each([
    ["zh-CN", simplified],
    ["zh-TW", traditional],
    ["en-US", english],
  ] as const)("finds an article for every message in %s", { timeout: 30_000 }, async (locale, texts) => {
    begin();
    const lost: string[] = [];
    for (const key of pasted) {
      const message = asDisplayed(texts, key);
      if ((await search(message, locale)).length === 0) lost.push(`${key}: ${message}`);
    }
    expect(lost).toEqual([]);
  });

  test("with another number than the article's finds the same article", async () => {
    begin();
    const [first] = await idsOf("请求错误（502）");
    expect(first).toBeDefined();
    expect((await idsOf("请求错误（418）"))[0]).toBe(first);
  });
});

/** A message as rendered, with its numbers filled in. */
function asDisplayed(texts: unknown, key: string): string {
  let at: unknown = texts;
  for (const step of key.split(".")) at = Object(at)[step];
  const values: Record<string, string> = { status: "502", minimum: "100", number: "3" };
  return String(at).replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => values[name] ?? "");
}
