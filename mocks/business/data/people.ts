import type { Faker } from "@faker-js/faker";

/** First digits of phones. No hand-written sample account has one of these. */
export const phonePrefixes: readonly string[] = [
  ..."150 151 152 157 158 159 182 183 187 188 178 130 132 155 156 185 176 133 153 177 180 189".split(" "),
];

/** A full name, in the order of the faker's language. */
export function personName(faker: Faker): string {
  const givenName = faker.person.firstName(faker.person.sexType());
  const surname = faker.person.lastName();
  return faker.definitions.metadata.language === "zh" ? `${surname}${givenName}` : `${givenName} ${surname}`;
}

/** A mobile phone of no hand-written sample account. */
export function mobilePhone(faker: Faker): string {
  // Faker's own pattern for mainland China also takes first digits that no operator has.
  return faker.helpers.arrayElement(phonePrefixes) + faker.string.numeric(8);
}
