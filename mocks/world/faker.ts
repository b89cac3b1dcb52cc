import type { Faker, LocaleDefinition, Randomizer } from "@faker-js/faker";
import { faker as english } from "@faker-js/faker/locale/en";
import { faker as mainland } from "@faker-js/faker/locale/zh_CN";
import { faker as taiwan } from "@faker-js/faker/locale/zh_TW";
import type { Locale } from "../../src/platform/locale";
import type { Random } from "./random";

/**
 * A faker whose choices come from `random`, with names and texts of a locale: the same random gives the same texts
 * on every machine. Creating one takes about 60 µs: create one for a list, not for each row.
 */
export function createFaker(random: Random, locale: Locale = "zh-CN"): Faker {
  const randomizer: Randomizer = {
    next: random.next,
    seed() {
      throw new Error("The world's seed decides: take a random with another key instead.");
    },
  };
  // The package exports the class beside all its seventy locales only; an instance of one locale has it too.
  const created: unknown = Reflect.construct(english.constructor, [
    { locale: definitions[locale], randomizer },
  ]);
  if (!isFaker(created)) throw new Error("An instance of faker no longer knows its class.");
  return created;
}

function isFaker(value: unknown): value is Faker {
  return value instanceof english.constructor;
}

/** The most frequent surnames with how often they are taken beside any other one. */
const mainlandWeights = weights([20, "王李张"], [14, "刘陈杨"], [8, "黄赵吴周"], [5, "徐孙马朱胡郭何林高罗"]);
const taiwanWeights = weights(
  [20, "陳林"],
  [12, "黃張李王"],
  [8, "吳劉蔡楊"],
  [5, "許鄭謝郭洪邱曾廖賴徐"],
  // Written as in Taiwan these are 周, 于, 余, 鍾, 范: the locale was converted character by character.
  [0, "週於餘鐘範"],
);

const definitions: Readonly<Record<Locale, LocaleDefinition>> = {
  "zh-CN": withWeightedSurnames(mainland.rawDefinitions, mainlandWeights),
  "zh-TW": withWeightedSurnames(taiwan.rawDefinitions, taiwanWeights),
  "en-US": english.rawDefinitions,
};

/**
 * The locale picks 欧阳 as often as 王, which is unrealistic. Surnames of two characters are left out. Picking from the
 * list is five times as fast as the locale's pattern.
 */
function withWeightedSurnames(
  definition: LocaleDefinition,
  weightOf: ReadonlyMap<string, number>,
): LocaleDefinition {
  const { last_name_pattern: _, ...person } = definition.person ?? {};
  const surnames = person.last_name?.generic ?? [];
  const generic = surnames
    .filter((surname) => surname.length === 1)
    .flatMap((surname) => Array.from({ length: weightOf.get(surname) ?? 1 }, () => surname));
  return { ...definition, person: { ...person, last_name: { generic } } };
}

function weights(...groups: readonly (readonly [weight: number, surnames: string])[]) {
  return new Map(groups.flatMap(([weight, surnames]) => [...surnames].map((surname) => [surname, weight])));
}
