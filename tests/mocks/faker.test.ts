import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mobilePhone, personName } from "../../mocks/business/data/people";
import { createFaker } from "../../mocks/world/faker";
import { createRandom } from "../../mocks/world/random";
import { type Locale, locales } from "../../src/platform/locale";
import type { Variant } from "../../src/platform/variant";
import { isPhone } from "../../src/rules/phone";

const fakerOf = (seed: number, locale: Locale, key = "people") =>
  createFaker(createRandom(seed, key), locale);
const variantOf = (locale: Locale): Variant => (locale === "en-US" ? "global" : "china");
const peopleOf = (seed: number, locale: Locale, key?: string) => {
  const faker = fakerOf(seed, locale, key);
  return Array.from({ length: 50 }, () => [personName(faker), mobilePhone(faker, variantOf(locale))]);
};

describe.each(locales)("a faker in %s", (locale) => {
  test("gives the same people for the same seed and key, whatever else was made in between", () => {
    const faker = fakerOf(7, locale);
    const people = Array.from({ length: 50 }, () => {
      peopleOf(8, locale);
      return [personName(faker), mobilePhone(faker, variantOf(locale))];
    });
    expect(people).toEqual(peopleOf(7, locale));
  });

  test("gives other people for another seed or key", () => {
    expect(peopleOf(8, locale)).not.toEqual(peopleOf(7, locale));
    expect(peopleOf(7, locale, "others")).not.toEqual(peopleOf(7, locale));
  });

  test("writes names in the language's script and phones that the rules take", () => {
    const script = locale === "en-US" ? /^[\p{Script=Latin}' .-]{3,40}$/u : /^\p{Script=Han}{2,4}$/u;
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, key) => {
        const faker = fakerOf(seed, locale, key);
        expect(personName(faker)).toMatch(script);
        expect(mobilePhone(faker, variantOf(locale))).toSatisfy(isPhone);
      }),
    );
  });
});

test("surnames of two languages are each written as there", () => {
  const surnames = (locale: Locale) =>
    new Set(Array.from({ length: 3000 }, (_, seed) => fakerOf(seed, locale).person.lastName()));
  const [mainland, taiwan] = [surnames("zh-CN"), surnames("zh-TW")];
  for (const [simplified, traditional] of ["陈陳", "刘劉", "张張", "黄黃"].map((pair) => [...pair])) {
    expect(mainland).toContain(simplified);
    expect(mainland).not.toContain(traditional);
    expect(taiwan).toContain(traditional);
    expect(taiwan).not.toContain(simplified);
  }
  // Characters that no surname in Taiwan contains.
  for (const surname of "週於餘鐘範") expect(taiwan).not.toContain(surname);
});

test("the world's seed cannot be changed by its faker", () => {
  expect(() => fakerOf(7, "en-US").seed(1)).toThrow("another key");
});
