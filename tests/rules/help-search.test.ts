import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bestFirst,
  mayBeSyllables,
  searchedText,
  searchScore,
  searchTerms,
} from "../../src/rules/help-search";
import { findMeant } from "../../src/rules/help-search-near";
import { traditionalPairs } from "../../src/rules/traditional-characters";

const nothing = { title: "", summary: "", body: "" };
const traditional = Array.from(traditionalPairs.replace(/\s/g, "")).filter((_, index) => index % 2 === 0);
const simplified = Array.from(traditionalPairs.replace(/\s/g, "")).filter((_, index) => index % 2 === 1);
const letters = fc.constantFrom(
  ..."ab 库存打印1２Ａ",
  ...traditional.slice(0, 20),
  ...simplified.slice(0, 20),
);
const text = fc.string({ unit: letters, maxLength: 20 });
const article = fc.record({ title: text, summary: text, body: text });
const hasTerms = (query: string) => searchTerms(query).length > 0;

test("the title leads, then the summary, then the text", () => {
  const places = [
    { ...nothing, title: "打印小票" },
    { ...nothing, title: "小票怎么打印" },
    { ...nothing, summary: "打印小票" },
    { ...nothing, body: "打印小票" },
    { title: "打印", summary: "小票", body: "" },
    { title: "打印", summary: "", body: "小票" },
  ];
  const scores = places.map((place) => searchScore(searchedText([place]), "打印 小票"));
  expect(scores).toEqual([100, 80, 60, 50, 40, 20]);
});

test("every word must occur, but most of a long sentence is enough", () => {
  const one = searchedText([{ ...nothing, body: "请求错误（502）时先看网络，再重试一次" }]);
  expect(searchScore(one, "网络 打印")).toBe(0);
  expect(searchScore(one, "请求错误（418）时先看网络")).toBeGreaterThan(0);
  expect(searchScore(one, "请求错误（418）时先看网络")).toBeLessThan(20);
  expect(searchScore(one, "量子纠缠不在这里面出现")).toBe(0);
});

test("a question in Chinese, which has no spaces, is understood by its words", () => {
  const returns = searchedText([{ title: "客户退货", summary: "退货单怎么开", body: "钱退回原路" }]);
  const printing = searchedText([{ ...nothing, body: "销售单据可以打印，也可以导出" }]);
  for (const question of ["怎么退货", "如何退货？", "怎麼退貨", "请问怎么退货", "退货怎么办"])
    expect([question, searchScore(returns, question)]).toEqual([question, 80]);
  for (const words of ["打印单据", "打印單據", "怎么打印单据"]) {
    expect(searchScore(printing, words)).toBeGreaterThan(0);
    expect(searchScore(printing, words)).toBeLessThan(20);
    expect(searchScore(returns, words)).toBe(0);
  }
  expect(searchScore(printing, "打印 退货")).toBe(0);
});

test("of a question in English the words that tell something must occur", () => {
  const returns = searchedText([
    { ...nothing, title: "A customer returns goods", body: "Scan the receipt." },
  ]);
  expect(searchScore(returns, "how do I return the goods?")).toBe(80);
  expect(searchScore(returns, "return products")).toBeGreaterThan(0);
  expect(searchScore(returns, "delete account")).toBe(0);
  expect(searchScore(returns, "scan account")).toBe(0);
  expect(searchScore(returns, "how")).toBe(0);
});

test("of two articles that have a search nearly, the one with it in its title leads", () => {
  const titled = searchedText([{ ...nothing, title: "打印销售单据" }]);
  const texted = searchedText([{ ...nothing, body: "打印销售单据" }]);
  expect(searchScore(titled, "打印单据")).toBeGreaterThan(searchScore(texted, "打印单据"));
});

const articles = [
  { title: "打印机没反应", summary: "先看电脑认不认", body: "换一根线再试" },
  { title: "开电子发票", summary: "付清后就能开", body: "登录后在订单里点开发票" },
  {
    title: "The receipt printer",
    summary: "Pairing it by Bluetooth",
    body: "Choose the paper. Your password stays.",
  },
].map((texts, id) => ({ id, searched: searchedText([texts]) }));
const meant = (keyword: string) => findMeant(articles, ({ searched }) => searched, keyword);
const found = (keyword: string) => meant(keyword).found.map(({ id }) => id);

test("what nothing answers is looked for in pinyin, whole or by its first letters", () => {
  for (const typed of ["dayinji", "DaYinJi", "dayin", "dyj", "ｄａｙｉｎｊｉ"])
    expect([typed, found(typed)]).toEqual([typed, [0]]);
  expect(found("fapiao")).toEqual([1]);
  expect(found("dianzi fapiao")).toEqual([1]);
  expect(found("mima")).toEqual([]);
});

test("pinyin typed a syllable at a time finds what it finds without blanks", () => {
  for (const typed of ["da yin ji", "DA  YIN", "da yin j", "da'yin'ji", "ｄａ　ｙｉｎ"])
    expect([typed, found(typed)]).toEqual([typed, [0]]);
  expect(found("fa piao")).toEqual([1]);
  expect(mayBeSyllables("fa piao")).toBe(true);
  // As letters both are in "password": that is no answer to 怕死.
  expect(found("pa ss")).toEqual([2]);
  expect(found("pa wo")).toEqual([]);
});

test("pinyin that is in no title or summary is looked for in the texts, by whole syllables of two or more characters", () => {
  for (const typed of ["denglu", "deng lu", "DENG LU"]) expect([typed, found(typed)]).toEqual([typed, [1]]);
  expect(meant("deng lu").isNear).toBe(false);
  for (const typed of ["dengl", "deng", "zai xian"]) expect([typed, found(typed)]).toEqual([typed, []]);
  const often = { ...nothing, body: "登录后再登录一次" };
  const once = { ...nothing, body: "先登录" };
  const two = [once, often].map((texts, id) => ({ id, searched: searchedText([texts]) }));
  expect(findMeant(two, ({ searched }) => searched, "deng lu").found.map(({ id }) => id)).toEqual([1, 0]);
});

test("what is found in part or with a slip only comes near a search; pinyin and other spellings answer it", () => {
  const nearOf = (keyword: string) => [keyword, meant(keyword).isNear];
  for (const typed of ["dayinji", "da yin ji", "登陆", "开票"]) expect(nearOf(typed)).toEqual([typed, false]);
  for (const typed of ["dyj", "da yin kuan", "blutooth", "打印机打出来都是乱码急死了"])
    expect(nearOf(typed)).toEqual([typed, true]);
});

test("a word typed in haste, or written as many do, finds what was meant", () => {
  for (const typed of ["blutooth", "bluetoth", "Bluetootth"])
    expect([typed, found(typed)]).toEqual([typed, [2]]);
  expect(found("pasword")).toEqual([2]);
  expect(found("登陆")).toEqual(found("登录"));
  expect(found("登陸")).toEqual([1]);
  expect(found("开票")).toEqual([1]);
});

test("of a sentence that no article has, what comes nearest is found; what is nowhere is not", () => {
  expect(found("打印机打出来都是乱码急死了")).toEqual([0]);
  expect(found("量子纠缠")).toEqual([]);
  expect(found("xyzzy")).toEqual([]);
  expect(found("E1042")).toEqual([]);
  expect(found("打".repeat(200))).toEqual([]);
});

test("a search without words finds nothing, whatever the article", () => {
  const silence = fc.string({ unit: fc.constantFrom(..." \t\n　\u200b"), maxLength: 6 });
  fc.assert(
    fc.property(article, silence, (one, keyword) => {
      expect(searchScore(searchedText([one]), keyword)).toBe(0);
    }),
  );
});

test("an article is found by any part of its own words, in either script, of whatever language", () => {
  fc.assert(
    fc.property(article, article, fc.nat(20), fc.nat(20), (one, other, start, length) => {
      const excerpt = other.body.slice(start, start + length + 1);
      fc.pre(hasTerms(excerpt));
      const both = searchedText([one, other]);
      const score = searchScore(both, excerpt);
      expect(score).toBeGreaterThanOrEqual(20);
      expect(searchScore(both, inTraditional(excerpt))).toBe(score);
      expect(searchScore(both, excerpt.toUpperCase())).toBe(score);
      const content = { title: "", summary: "", body: inTraditional(other.body) };
      expect(searchScore(searchedText([one, content]), excerpt)).toBeGreaterThanOrEqual(20);
    }),
  );
});

test("the order does not depend on the order of the articles, and alike ones stand by their ids", () => {
  const texts = fc.array(article, { maxLength: 8 });
  fc.assert(
    fc.property(texts, text, (given, keyword) => {
      const articles = given.map((one, id) => ({ id, searched: searchedText([one]) }));
      const found = bestFirst(articles, ({ searched }) => searched, keyword);
      expect(bestFirst(articles.toReversed(), ({ searched }) => searched, keyword)).toEqual(found);
      const scores = found.map(({ searched }) => searchScore(searched, keyword));
      expect(scores.every((score) => score > 0)).toBe(true);
      for (const [index, score] of scores.entries()) {
        const before = scores[index - 1] ?? Number.POSITIVE_INFINITY;
        expect(before).toBeGreaterThanOrEqual(score);
        if (before === score) expect(found[index - 1]?.id).toBeLessThan(found[index]?.id ?? 0);
      }
    }),
  );
});

const fullOf = new Map(simplified.map((character, index) => [character, traditional[index] ?? character]));

function inTraditional(query: string): string {
  return Array.from(query, (character) => fullOf.get(character) ?? character).join("");
}
