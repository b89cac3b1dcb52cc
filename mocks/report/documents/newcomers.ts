import type { Faker } from "@faker-js/faker";
import { fakerIn } from "../../business/data/people";
import type { Customer } from "./business";
import type { RunningBusiness } from "./customer-week";

/** Newcomers have numbers of their own, above all other customers'. */
const firstNewcomer = 10_001;

// Faker has no names of small shops: its surnames and given names stand before trades written by hand.
const trades = ["小吃", "杂货", "便利店", "水果", "五金", "早点", "面馆", "奶茶", "快餐"] as const;
const places = ["", "", "城东", "城西", "城南", "城北", "站前", "桥头", "南门", "北门"] as const;
const globalTrades = [
  "Snacks",
  "Grocery",
  "Mini Mart",
  "Fruit",
  "Hardware",
  "Bakery",
  "Noodles",
  "Coffee",
] as const;

/** The newcomers of a business: each with one or two small orders a week and a name no other one has. */
export function newcomersOf({
  pattern,
  variant,
  random,
}: Pick<RunningBusiness, "pattern" | "variant" | "random">): Customer[] {
  if (pattern.newcomers === 0) return [];
  const faker = fakerIn(variant, random("newcomers"));
  const nameFrom = variant === "china" ? chinaName : globalName;
  return faker.helpers
    .uniqueArray(() => nameFrom(faker), pattern.newcomers)
    .map((name, index) => ({
      id: firstNewcomer + index,
      name,
      trade: "grocery",
      shop: 1,
      orders: 1.4,
      size: 0.2,
      terms: index % 9 === 0 ? 7 : 0,
    }));
}

function chinaName(faker: Faker): string {
  const { arrayElement } = faker.helpers;
  const givenName = faker.person.firstName(faker.person.sexType());
  // A single character beside the trade would not be read as a name.
  const isByGivenName = givenName.length > 1 && faker.datatype.boolean(0.4);
  const owner = isByGivenName ? givenName : `${faker.person.lastName()}记`;
  return `${arrayElement(places)}${owner}${arrayElement(trades)}`;
}

function globalName(faker: Faker): string {
  const isByGivenName = faker.datatype.boolean(0.4);
  const owner = isByGivenName ? faker.person.firstName(faker.person.sexType()) : faker.person.lastName();
  return `${owner}'s ${faker.helpers.arrayElement(globalTrades)}`;
}

/** Whether a customer of this number is a newcomer. */
export function isNewcomer(id: number): boolean {
  return id >= firstNewcomer;
}
