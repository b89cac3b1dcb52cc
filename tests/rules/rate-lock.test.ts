import fc from "fast-check";
import { expect, test } from "vitest";
import { addRateLock, rateLockRemaining } from "../../src/rules/rate-lock";

const sms = { phone: "13800138000", action: "sms" };
const now = 1_000_000;

test("an action is locked for three minutes", () => {
  const locks = addRateLock({}, sms, now);
  expect(rateLockRemaining(locks, sms, now)).toBe(180_000);
  expect(rateLockRemaining(locks, sms, now + 179_999)).toBe(1);
  expect(rateLockRemaining(locks, sms, now + 180_000)).toBe(0);
});

test("another phone and another action are not locked with it", () => {
  const locks = addRateLock({}, sms, now);
  expect(rateLockRemaining(locks, { ...sms, phone: "13800138001" }, now)).toBe(0);
  expect(rateLockRemaining(locks, { ...sms, action: "login" }, now)).toBe(0);
});

test("ended locks are dropped when another is added", () => {
  const locks = addRateLock(addRateLock({}, sms, now), { ...sms, action: "login" }, now + 200_000);
  expect(Object.keys(locks)).toHaveLength(1);
});

test("a clock set back does not lock for longer than three minutes", () => {
  const locks = addRateLock({}, sms, now);
  expect(rateLockRemaining(locks, sms, now - 3_600_000)).toBe(0);
});

test("a lock lasts between nothing and three minutes at any moment, and adding changes no stored object", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -500_000, max: 500_000 }), (start, later) => {
      const before = Object.freeze({});
      const left = rateLockRemaining(addRateLock(before, sms, start), sms, start + later);
      expect(left).toBe(later >= 0 && later < 180_000 ? 180_000 - later : 0);
    }),
  );
});
