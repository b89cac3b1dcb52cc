import fc from "fast-check";
import { expect, test } from "vitest";
import { userStatus, userType } from "../../src/rules/user-type";

const licence = { serviceType: 1, expired: false, typeCode: "KDZHJ01", subscribeType: 1 };

test("a user pays when any licence of service type 1 has not expired", () => {
  expect(userType([])).toBe(0);
  expect(userType([licence])).toBe(1);
  expect(userType([{ ...licence, expired: true }])).toBe(0);
  expect(userType([{ ...licence, serviceType: 2 }])).toBe(0);
  expect(userType([{ ...licence, expired: true }, licence])).toBe(1);
});

test("a buyout is subscribe type 2 of its code, expired or not", () => {
  const bought = { ...licence, subscribeType: 2, expired: true };
  expect(userStatus([bought])).toEqual({ userType: 0, isZHJBuyout: true, isXHBuyout: false });
  expect(userStatus([{ ...bought, typeCode: "ZHJXH" }])).toEqual({
    userType: 0,
    isZHJBuyout: false,
    isXHBuyout: true,
  });
  expect(userStatus([{ ...bought, typeCode: "WXHYK" }]).isZHJBuyout).toBe(false);
});

test("another licence never takes standing away, and their order does not matter", () => {
  const licences = fc.array(
    fc.record({
      serviceType: fc.constantFrom(1, 2),
      expired: fc.boolean(),
      typeCode: fc.constantFrom("KDZHJ01", "ZHJXH", "ZHWD"),
      subscribeType: fc.constantFrom(1, 2),
    }),
  );
  fc.assert(
    fc.property(licences, licences, (some, more) => {
      const before = userStatus(some);
      const after = userStatus([...some, ...more]);
      expect(after).toEqual(userStatus([...more, ...some]));
      expect(after.userType).toBeGreaterThanOrEqual(before.userType);
      expect(after.isZHJBuyout || !before.isZHJBuyout).toBe(true);
    }),
  );
});
