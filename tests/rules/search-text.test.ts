import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesSearch, normaliseSearchText } from "../../src/rules/search-text";
import { traditionalPairs } from "../../src/rules/traditional-characters";

test.each([
  ["張記雜貨店", "张记杂货店"],
  ["臺灣麵館", "台湾面馆"],
  ["ＡＢＣ１２３", "abc123"],
  ["王 小 明", "王小明"],
  ["Café Store", "caféstore"],
  ["库存\u200b管理", "庫存管理"],
])("%s and %s are the same in a search", (one, other) => {
  expect(normaliseSearchText(one)).toBe(normaliseSearchText(other));
});

test("a part of a text is found in either script", () => {
  expect(matchesSearch("陈氏五金批发", "陳氏")).toBe(true);
  expect(matchesSearch("陳氏五金批發", "批发")).toBe(true);
  expect(matchesSearch("陳氏五金", "林氏")).toBe(false);
  expect(matchesSearch("anything", "  ")).toBe(true);
});

test("the table of characters is whole pairs, each traditional character once, none of them a simplified form", () => {
  const characters = Array.from(traditionalPairs.replace(/\s/g, ""));
  expect(characters.length % 2).toBe(0);
  const traditional = characters.filter((_, index) => index % 2 === 0);
  const simplified = new Set(characters.filter((_, index) => index % 2 === 1));
  expect(traditional.length).toBeGreaterThan(500);
  expect(new Set(traditional).size).toBe(traditional.length);
  expect(traditional.filter((character) => simplified.has(character))).toEqual([]);
});

test("normalising twice changes nothing more, and every text is found in itself", () => {
  const traditional = fc.constantFrom(...Array.from(traditionalPairs));
  const texts = fc.string({
    unit: fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }), traditional),
  });
  fc.assert(
    fc.property(texts, (text) => {
      const once = normaliseSearchText(text);
      expect(normaliseSearchText(once)).toBe(once);
      expect(matchesSearch(text, text)).toBe(true);
    }),
  );
});
