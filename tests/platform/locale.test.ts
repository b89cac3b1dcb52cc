import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseLocale,
  localeOfPrefix,
  localePath,
  locales,
  prefixOfLocale,
  splitLocalePath,
} from "../../src/platform/locale";

const anyLocale = fc.constantFrom(...locales);
const anyVariant = fc.constantFrom("china" as const, "global" as const);
const anyLanguages = fc.array(
  fc.oneof(fc.constantFrom("zh-CN", "zh-HK", "en-GB", "fr", "de-AT"), fc.string()),
);

test("a prefix in the address takes precedence over everything else", () => {
  fc.assert(
    fc.property(
      anyLocale,
      fc.option(anyLocale),
      anyVariant,
      anyLanguages,
      (addressed, stored, variant, browserLanguages) => {
        const pathPrefix = prefixOfLocale(addressed);
        expect(chooseLocale({ pathPrefix, stored, variant, browserLanguages })).toBe(addressed);
      },
    ),
  );
});

test("without a prefix the stored language takes precedence over variant and browser", () => {
  fc.assert(
    fc.property(anyLocale, anyVariant, anyLanguages, (stored, variant, browserLanguages) => {
      expect(chooseLocale({ pathPrefix: null, stored, variant, browserLanguages })).toBe(stored);
    }),
  );
});

test("the China variant is in simplified Chinese whatever the browser's language", () => {
  fc.assert(
    fc.property(anyLanguages, (browserLanguages) => {
      expect(chooseLocale({ pathPrefix: null, stored: null, variant: "china", browserLanguages })).toBe(
        "zh-CN",
      );
    }),
  );
});

test.each([
  [["zh-TW"], "zh-TW"],
  [["zh-HK", "en"], "zh-TW"],
  [["zh-Hant-CN"], "zh-TW"],
  [["zh-Hans-HK"], "zh-CN"],
  [["zh"], "zh-CN"],
  [["zh-SG"], "zh-CN"],
  [["en-GB"], "en-US"],
  [["fr-FR", "zh_TW", "en"], "zh-TW"],
  [["fr-FR"], "en-US"],
  [["zhuang"], "en-US"],
  [[], "en-US"],
])("the global variant answers a browser speaking %j in %s", (browserLanguages, locale) => {
  expect(chooseLocale({ pathPrefix: null, stored: null, variant: "global", browserLanguages })).toBe(locale);
});

test("a first path segment that is no language prefix decides nothing", () => {
  const sources = { stored: null, variant: "china", browserLanguages: ["en"] } as const;
  expect(chooseLocale({ ...sources, pathPrefix: "/help" })).toBe("zh-CN");
});

test("prefixes and languages map both ways", () => {
  for (const locale of locales) expect(localeOfPrefix(prefixOfLocale(locale))).toBe(locale);
  expect(locales.map(prefixOfLocale)).toEqual(["/zh-cn", "/zh-tw", "/en"]);
  expect(localeOfPrefix("/zh-CN")).toBe("zh-CN");
  expect(localeOfPrefix("/fr")).toBeNull();
});

test.each([
  ["/en/price.html", "/en", "/price.html"],
  ["/zh-TW/help/a/b", "/zh-TW", "/help/a/b"],
  ["/en", "/en", "/"],
  ["/en/", "/en", "/"],
  ["/english", "", "/english"],
  ["/help/en", "", "/help/en"],
  ["/", "", "/"],
])("%s is the prefix %j and the path %s", (address, prefix, path) => {
  expect(splitLocalePath(address)).toEqual({ prefix, path });
});

test("putting a path under a language keeps the page, whatever prefix it had", () => {
  const segment = fc.constantFrom("help", "news", "price.html", "42");
  fc.assert(
    fc.property(fc.array(segment), anyLocale, anyLocale, (segments, one, other) => {
      const bare = `/${segments.join("/")}`;
      const moved = localePath(localePath(bare, one), other);
      expect(splitLocalePath(moved)).toEqual({ prefix: prefixOfLocale(other), path: bare });
    }),
  );
});
