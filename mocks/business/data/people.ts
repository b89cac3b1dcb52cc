import type { Faker } from "@faker-js/faker";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { createFaker } from "../../world/faker";
import type { Random } from "../../world/random";

/** First digits of phones. No hand-written sample account has one of these. */
const chinaPrefixes =
  "150 151 152 157 158 159 182 183 187 188 178 130 132 155 156 185 176 133 153 177 180 189".split(" ");

/** Area codes of North America in which no generated customer lives. */
const areaCodes = "316 319 402 406 417 423 509 515 541 605 608 701 709 802 819 902 907 918".split(" ");

/**
 * Phones are eleven digits that begin with 1 and a digit from 3 on, wherever people are: a country code and an area
 * code of North America fit. Invented numbers go on with 555 there.
 */
export const phonePrefixes: Readonly<Record<Variant, readonly string[]>> = {
  china: chinaPrefixes,
  global: areaCodes.map(fictionalPrefix),
};

/** How invented phones of an area code of North America begin. */
export function fictionalPrefix(areaCode: string): string {
  return `1${areaCode}555`;
}

const localeOf: Readonly<Record<Variant, Locale>> = { china: "zh-CN", global: "en-US" };

/** A faker whose people live where an edition is sold. */
export function fakerIn(variant: Variant, random: Random): Faker {
  return createFaker(random, localeOf[variant]);
}

/** A full name, in the order of the faker's language. */
export function personName(faker: Faker): string {
  const givenName = faker.person.firstName(faker.person.sexType());
  const surname = faker.person.lastName();
  return faker.definitions.metadata.language === "zh" ? `${surname}${givenName}` : `${givenName} ${surname}`;
}

/** A mobile phone of no hand-written sample account. */
export function mobilePhone(faker: Faker, variant: Variant): string {
  // Faker's own pattern for mainland China also takes first digits that no operator has.
  const prefix = faker.helpers.arrayElement(phonePrefixes[variant]);
  return prefix + faker.string.numeric(11 - prefix.length);
}
