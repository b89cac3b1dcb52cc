import { beforeAll, expect, test } from "vitest";
import { loadNamespaces, setUpTranslations } from "../../../src/i18n/set-up";
import { translateIn } from "../../../src/i18n/translate";
import type { Locale } from "../../../src/platform/locale";
import { currencyHead, currencyNote } from "../../../src/screens/report/currency-note";

beforeAll(async () => {
  await setUpTranslations("zh-CN", ["report"]);
  await loadNamespaces("zh-TW", ["report"]);
  await loadNamespaces("en-US", ["report"]);
});

const note = (currency: string, locale: Locale) =>
  currencyNote(currency, translateIn(locale, "report"), locale);

test.each([
  ["CNY", "zh-CN", null],
  ["CNY", "zh-TW", null],
  ["CNY", "en-US", "Amounts in Chinese yuan (¥)"],
  ["USD", "zh-TW", "金額均為美元（$）"],
  ["USD", "en-US", "Amounts in US dollars ($)"],
  ["EUR", "en-US", "Amounts in EUR"],
] as const)("the note on %s for a reader of %s is %j", (currency, locale, expected) => {
  expect(note(currency, locale)).toBe(expected);
});

test("a column's head names a currency that the reader would not take for granted", () => {
  expect(currencyHead("Amount", "CNY", "en-US")).toBe("Amount (¥)");
  expect(currencyHead("金额", "CNY", "zh-CN")).toBe("金额");
  expect(currencyHead("金额", "EUR", "zh-CN")).toBe("金额 (EUR)");
});
