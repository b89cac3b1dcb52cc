import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutAddress, readCheckoutWish } from "../../../src/parts/routing/checkout-address";

const number = (maximum: number, minimum = 1) => fc.integer({ min: minimum, max: maximum });
const wishes = fc.oneof(
  fc.record({
    kind: fc.constant("buy" as const),
    serviceNumber: fc.constantFrom("KDZHJ01", "ZHWD"),
    productNo: fc.constantFrom("KDZHJ01-PRO", "ZHWD-H5M1"),
    quantity: number(99),
    years: number(5),
    users: number(200, 0),
    stores: number(200, 0),
  }),
  fc.record({ kind: fc.constant("renew" as const), srvId: number(999_999), years: number(5) }),
  fc.record({ kind: fc.constant("addUsers" as const), srvId: number(999_999), users: number(200) }),
);

test("a wish comes out of its address as it went in", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const query = new URL(checkoutAddress(wish), "https://shop.example").searchParams;
      expect(readCheckoutWish(query)).toEqual(wish);
    }),
  );
});

test("whatever stands in an address, nothing beyond the bounds comes out", () => {
  const names = ["kind", "serviceNumber", "productNo", "quantity", "years", "users", "stores", "srvId"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (values) => {
      const wish = readCheckoutWish(new URLSearchParams(values));
      if (wish === null) return;
      for (const value of Object.values(wish))
        if (typeof value === "number") {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(999_999_999);
        } else expect(value).toMatch(/^[A-Za-z0-9-]+$/);
    }),
  );
});
