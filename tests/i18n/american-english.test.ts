import { expect, test } from "vitest";
import { britishIn, britishSpellings } from "./british-spellings";
import { englishTexts, textsOf } from "./english-texts";

const texts = englishTexts();

test("en-US texts are spelled the American way", () => {
  const found = texts.flatMap(({ file, text }) =>
    britishIn(withoutAddresses(text)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("the texts of every place are read", () => {
  const places = new Set(texts.map(({ file }) => file.split("/").slice(0, 3).join("/")));
  for (const place of [
    "src/i18n/locales",
    "mocks/content/data",
    "mocks/mall/texts",
    "mocks/samples/slides",
  ]) {
    expect(places).toContain(place);
  }
});

test.each([
  ["src/i18n/locales/en-US/x.json", '{ "licence": "A Licence" }', ["Licence"]],
  ["src/i18n/locales/zh-CN/x.json", '{ "a": "Licence" }', []],
  ["mocks/a/texts/x.ts", 'const x = { "zh-CN": "许可", "en-US": () => plural(2, "licence") };', ["licence"]],
  ["mocks/a/rules/x.ts", 'const x = { state: "cancelled", "en-US": "It is cancelled" };', ["cancelled"]],
  ["mocks/a/data/x.ts", 'root(1, "stock", ["盘点", "盤點", "Stocktaking"], "cancelled");', ["Stocktaking"]],
  ["mocks/samples/x.svg", "<svg><text>Help centre</text><text>颜色 colour</text></svg>", ["centre"]],
  [
    "contracts/x.yaml",
    "description: The colour\nexample: { state: cancelled, title: The colour of it }",
    ["colour"],
  ],
])("in %s a British spelling is found, an identifier is none", (file, source, words) => {
  expect(textsOf(file, source).flatMap(britishIn)).toEqual(words);
});

test("every spelling of the list is found, its American one is not", () => {
  for (const spelling of britishSpellings) expect(britishIn(`The ${spelling}.`), spelling).toHaveLength(1);
  const american =
    "The center's license program was canceled: analysis, organism, tilled, optimistic, meter, stores.";
  expect(britishIn(american)).toEqual([]);
});

/** Addresses and names of files keep their spelling. */
function withoutAddresses(text: string): string {
  return text.replace(/\S*\/\S*|[\w-]+\.svg\b/g, " ");
}
