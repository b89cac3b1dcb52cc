import { fakerIn, personName } from "../../business/data/people";
import type { Random } from "../../world/random";
import type { Customer, Salesperson, Trade } from "../documents/business";

/** What shops and offices of a trade call themselves, after the name of their owner. */
const trades: Readonly<Record<Exclude<Trade, "counter">, readonly string[]>> = {
  restaurant: ["Kitchen", "Grill", "Bistro", "Diner", "Cafe", "Noodle Bar", "Pizzeria"],
  canteen: ["School Canteen", "Staff Canteen", "Nursery"],
  grocery: ["Grocery", "Corner Store", "Mini Mart", "Deli"],
  stall: ["Market Stall", "Street Food"],
  hotel: ["Inn", "Guesthouse", "Hotel"],
  office: ["Decorating", "Print Shop", "Logistics", "Car Wash", "Office Services"],
};

/** Who buys over the counter without an account: one customer of every merchant, of all its shops. */
const counterCustomers = { china: "零售散客", global: "Walk-in customers" } as const;

/** China's customers and salespeople with names of the global edition; a customer of two shops has one name. */
export function globalNames<
  People extends { customers: readonly Customer[]; salespeople: readonly Salesperson[] },
>({ customers, salespeople }: People, random: Random): { customers: Customer[]; salespeople: Salesperson[] } {
  const faker = fakerIn("global", random);
  const names = new Map<number, string>();
  const nameOf = ({ id, name, trade }: Customer): string => {
    if (name === counterCustomers.china) return counterCustomers.global;
    const known = names.get(id);
    if (known !== undefined) return known;
    const created =
      trade === "counter"
        ? personName(faker)
        : `${faker.person.lastName()}'s ${faker.helpers.arrayElement(trades[trade])}`;
    names.set(id, created);
    return created;
  };
  return {
    customers: customers.map((customer) => ({ ...customer, name: nameOf(customer) })),
    salespeople: salespeople.map((salesperson) => ({ ...salesperson, name: personName(faker) })),
  };
}
