import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Locale, locales } from "../../src/platform/locale";
import {
  failureTextKeys,
  fieldMessageKeys,
  messageKeys,
  messagePlaceholders,
} from "../../src/rules/messages";

const folder = new URL("../../src/i18n/locales/", import.meta.url);
const files = readdirSync(new URL("zh-CN/", folder)).sort();

/** Every text of a file under its dotted key. */
function texts(locale: Locale, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (typeof value === "string") found.set(path, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path === "" ? key : `${path}.${key}`);
    else throw new Error(`${locale}/${file}: ${path} is neither text nor a group`);
  };
  visit(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), "utf8")), "");
  return found;
}

/** The number of plural forms differs by language, their placeholders do not. */
const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

function everyText(accepts: (locale: Locale) => boolean): { place: string; text: string }[] {
  return locales
    .filter(accepts)
    .flatMap((locale) =>
      files.flatMap((file) =>
        [...texts(locale, file)].map(([key, text]) => ({ place: `${locale}/${file} ${key}`, text })),
      ),
    );
}

function placesWhere(pattern: RegExp, accepts: (locale: Locale) => boolean = () => true): string[] {
  return everyText(accepts)
    .filter(({ text }) => pattern.test(text))
    .map(({ place, text }) => `${place}: ${text}`);
}

const isChinese = (locale: Locale) => locale !== "en-US";

test("every language has the same files", () => {
  for (const locale of locales) expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(files);
});

test.each(files)("%s has the same keys in every language", (file) => {
  const keys = (locale: Locale) => [...new Set([...texts(locale, file).keys()].map(singular))].sort();
  for (const locale of locales) expect(keys(locale), locale).toEqual(keys("zh-CN"));
});

test.each(files)("%s has the same placeholders in every language", (file) => {
  const expected = new Map(
    [...texts("zh-CN", file)].map(([key, text]) => [singular(key), placeholders(text)]),
  );
  for (const locale of locales) {
    for (const [key, text] of texts(locale, file)) {
      expect(placeholders(text), `${locale} ${key}`).toEqual(expected.get(singular(key)));
    }
  }
});

test.each(files)("%s has the plural forms its languages need", (file) => {
  const forms = (locale: Locale, ending: string) =>
    [...texts(locale, file).keys()]
      .filter((key) => key.endsWith(ending))
      .map(singular)
      .sort();
  for (const locale of locales) expect(forms(locale, "_other"), locale).toEqual(forms("zh-CN", "_other"));
  expect(forms("en-US", "_one")).toEqual(forms("en-US", "_other"));
});

test("no text is empty or has spaces at its ends", () => {
  expect(placesWhere(/^\s*$|^\s|\s$/)).toEqual([]);
});

test("no text of a skeleton waits to be written", () => {
  expect(placesWhere(/（待[写寫]）/)).toEqual([]);
});

test("no space is typed between Chinese and Latin letters, digits or placeholders", () => {
  expect(placesWhere(/\p{Script=Han} +[A-Za-z0-9{]|[A-Za-z0-9}] +\p{Script=Han}/u)).toEqual([]);
});

test("Chinese punctuation is full width", () => {
  expect(placesWhere(/\p{Script=Han}[,;:!?.()]|[,;:!?()]\p{Script=Han}/u, isChinese)).toEqual([]);
});

test("English punctuation is half width", () => {
  expect(placesWhere(/[，。；：！？（）「」]/, (locale) => locale === "en-US")).toEqual([]);
});

test("nothing is exclaimed", () => {
  expect(placesWhere(/[!！]/)).toEqual([]);
});

test("traditional Chinese uses the terms of Taiwan", () => {
  expect(placesWhere(/視頻|賬號|幫助中心|導入|短信|默認|保存/, (locale) => locale === "zh-TW")).toEqual([]);
});

test("English calls who applies an agent; partners are agents and promoters together, who share an area", () => {
  for (const [key, text] of texts("en-US", "content-join-agent.json"))
    expect(text.replaceAll("partner area", ""), key).not.toMatch(/partner/i);
  for (const key of ["header.agents", "footer.agents", "pages.joinAgent"])
    expect(texts("en-US", "common.json").get(key), key).toMatch(/agent/i);
});

test("the user center has one name in the header, in its menu and on its own pages", () => {
  for (const locale of locales) {
    const name = texts(locale, "common.json").get("header.userCenter");
    expect(texts(locale, "account-user.json").get("nav.label"), locale).toBe(name);
    expect(texts(locale, "account-log-in.json").get("menu.label"), locale).toBe(name);
    expect(texts(locale, "report.json").get("back")?.toLowerCase(), locale).toContain(name?.toLowerCase());
  }
});

test("every message of the rules is translated, with its placeholders", () => {
  const rules = texts("zh-CN", "rules.json");
  const common = texts("zh-CN", "common.json");
  expect([...rules.keys()].sort()).toEqual([...messageKeys].sort());
  for (const key of [...messageKeys, ...fieldMessageKeys]) {
    const named: readonly string[] =
      Object.entries(messagePlaceholders).find(([name]) => name === key)?.[1] ?? [];
    expect(placeholders((rules.get(key) ?? common.get(key)) || "absent"), key).toEqual([...named].sort());
    expect(rules.has(key) || common.has(key), key).toBe(true);
  }
});

test("what the text of a failure may be is translated", () => {
  for (const locale of locales)
    for (const key of failureTextKeys) expect(texts(locale, "common.json").get(key), key).toBeTruthy();
});

test("the areas of the common namespace are in order", () => {
  const common: unknown = JSON.parse(readFileSync(new URL("zh-CN/common.json", folder), "utf8"));
  const groups = Object.entries(common ?? {});
  const areas = groups.map(([area]) => area);
  expect(areas).toEqual([...areas].sort());
});
