import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkoutAddress,
  readCheckoutSelection,
  readCouponId,
} from "../../../src/shared/routing/checkout-address";

const number = (maximum: number, minimum = 1) => fc.integer({ min: minimum, max: maximum });
const selections = fc.oneof(
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

test("a selection is restored from its address unchanged", () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const query = new URL(checkoutAddress(selection), "https://shop.example").searchParams;
      expect(readCheckoutSelection(query)).toEqual(selection);
    }),
  );
});

test("a coupon comes out of the address as it went in, and nothing else counts as one", () => {
  fc.assert(
    fc.property(selections, number(999_999), (selection, couponId) => {
      const query = new URL(checkoutAddress(selection, couponId), "https://shop.example").searchParams;
      expect(readCheckoutSelection(query)).toEqual(selection);
      expect(readCouponId(query)).toBe(couponId);
    }),
  );
  for (const text of ["", "0", "-1", "1e3", "abc", "9999999999"])
    expect(readCouponId(new URLSearchParams({ couponId: text }))).toBeNull();
});

test("whatever stands in an address, nothing beyond the bounds comes out", () => {
  const names = ["kind", "serviceNumber", "productNo", "quantity", "years", "users", "stores", "srvId"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (values) => {
      const selection = readCheckoutSelection(new URLSearchParams(values));
      if (selection === null) return;
      for (const value of Object.values(selection))
        if (typeof value === "number") {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(999_999_999);
        } else expect(value).toMatch(/^[A-Za-z0-9-]+$/);
    }),
  );
});
