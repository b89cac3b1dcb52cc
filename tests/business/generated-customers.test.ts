import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { generateCustomers } from "../../mocks/business/data/customers/generate";
import { places } from "../../mocks/business/data/customers/places";
import { industries } from "../../mocks/business/data/enums/industries";
import { createRandom } from "../../mocks/world/random";
import type { Variant } from "../../src/platform/variant";
import { isPhone } from "../../src/rules/phone";
import { type RegionNode, regionTree } from "../../src/rules/region";

const generate = (seed: number, count = 200, variant: Variant = "china") =>
  generateCustomers({
    bookId: "book",
    firstId: 110_001,
    firstPhone: 10_000,
    count,
    oldestDays: 1380,
    startedAt: Date.parse("2026-11-21T10:32:00+08:00"),
    variant,
    random: createRandom(seed, "customers"),
  });

/** Every district of the country in the form in which an address begins. */
let districts: ReadonlySet<string>;

beforeAll(async () => {
  const below = (node: RegionNode, above: string): string[] => {
    const name = above + node.name;
    return [name, ...(node.children ?? []).flatMap((child) => below(child, name))];
  };
  districts = new Set((await regionTree()).flatMap((province) => below(province, "")));
});

describe("generated customers", () => {
  test("are the same with the same seed, and others with another", () => {
    expect(JSON.stringify(generate(7))).toBe(JSON.stringify(generate(7)));
    const people = (seed: number) => generate(seed).map(({ name, contactName }) => [name, contactName]);
    expect(people(8)).not.toEqual(people(7));
  });

  test("are called as people and shops of the mainland are", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { contactName, name, relation } of generate(seed, 20)) {
          expect(contactName).toMatch(/^\p{Script=Han}{2,3}$/u);
          if (relation === "customer" || name !== "") expect(name).toMatch(/^\p{Script=Han}{3,14}$/u);
        }
      }),
    );
  });

  test("of the global edition are called as there, and live in its cities, where their phones ring", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { contactName, name, address, phone } of generate(seed, 20, "global")) {
          expect(contactName).toMatch(/^[\p{Script=Latin}' .-]{3,40}$/u);
          expect(name).toMatch(/^[\p{Script=Latin}\d&', .-]{0,48}$/u);
          const home = places.global.find(({ full }) => address.endsWith(full));
          expect(home?.areaCodes).toContain(phone.slice(1, 4));
        }
      }),
    );
  });

  test.each(["china", "global"] as const)(
    "of %s each have a number, a phone of their own and an industry the contract knows",
    (variant) => {
      const known = new Set(industries.map(({ code }) => code));
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const rows = generate(seed, 200, variant);
          expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(rows.length);
          expect(new Set(rows.map(({ phone }) => phone)).size).toBe(rows.length);
          for (const { customerId, phone, industry } of rows) {
            expect(customerId).toMatch(/^\d{6}$/);
            expect(phone).toSatisfy(isPhone);
            expect(known).toContain(industry);
          }
        }),
        { numRuns: 10 },
      );
    },
  );

  test("live at a number of a street in a district that exists", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { address } of generate(seed, 20)) {
          const place = places.china.find(({ full }) => address.startsWith(full));
          expect(districts).toContain(place?.full);
          const [, street] =
            /^(\p{Script=Han}+)[1-9]\d{0,2}号$/u.exec(address.slice(place?.full.length)) ?? [];
          expect(place?.streets).toContain(street);
        }
      }),
    );
  });
});
