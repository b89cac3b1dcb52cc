import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  customerReason,
  nextRelease,
  offerReason,
  stockLeft,
  validityOf,
} from "../../../mocks/activity/rules/offers";
import { durations } from "../../../src/rules/limits";

const start = Date.parse("2026-11-20T00:00:00+08:00");
const period = { startsAt: start, endsAt: start + 20 * durations.day - durations.second };
const instants = fc
  .integer({ min: 0, max: 20 * 24 * 60 - 1 })
  .map((minutes) => start + minutes * durations.minute);
const releases = fc.record({ pieces: fc.integer({ min: 1, max: 5 }), hour: fc.integer({ min: 0, max: 23 }) });

describe("the stock of a coupon", () => {
  test("laid out in portions never gives more between two releases than one portion, nor more than there are", () => {
    fc.assert(
      fc.property(releases, fc.array(instants, { maxLength: 80 }), (release, tries) => {
        const offer = { stock: 40, claimedBefore: 0, release };
        const received: number[] = [];
        for (const at of tries.toSorted((left, right) => left - right))
          if ((stockLeft(offer, received, period, at) ?? 0) > 0) received.push(at);
        expect(received.length).toBeLessThanOrEqual(40);
        const portions = new Map<number | null, number>();
        for (const at of received) {
          const until = nextRelease(offer, period, at);
          portions.set(until, (portions.get(until) ?? 0) + 1);
        }
        expect([...portions.values()].every((count) => count <= release.pieces)).toBe(true);
      }),
    );
  });

  test("is laid out next within a day, at its hour, and not after the period", () => {
    fc.assert(
      fc.property(releases, instants, (release, now) => {
        const next = nextRelease({ release }, period, now);
        if (next === null) {
          expect(period.endsAt - now).toBeLessThan(durations.day);
          return;
        }
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(durations.day);
        expect(new Date(next + 8 * durations.hour).getUTCHours()).toBe(release.hour);
      }),
    );
  });

  test("is never negative, and unlimited stays unlimited", () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(100),
        fc.array(instants),
        instants,
        (stock, claimedBefore, received, now) => {
          const left = stockLeft({ stock, claimedBefore, release: null }, received, period, now);
          expect(left).toBe(Math.max(stock - claimedBefore - received.length, 0));
          expect(stockLeft({ stock: null, claimedBefore, release: null }, received, period, now)).toBeNull();
        },
      ),
    );
  });
});

test("a coupon can be received exactly while it runs, is there, and the customer has its kind and not its share", () => {
  const customers = fc.record({
    received: fc.nat(3),
    hasBought: fc.boolean(),
    isPaying: fc.boolean(),
  });
  const offers = fc.record({
    perUserLimit: fc.integer({ min: 1, max: 3 }),
    audience: fc.constantFrom("everyone" as const, "firstPurchase" as const, "payingUsers" as const),
  });
  fc.assert(
    fc.property(offers, customers, (offer, customer) => {
      const fits =
        offer.audience === "everyone" ||
        (offer.audience === "firstPurchase" ? !customer.hasBought : customer.isPaying);
      expect(customerReason(offer, customer) === null).toBe(fits && customer.received < offer.perUserLimit);
    }),
  );
  expect(offerReason(period, 1, period.startsAt - 1)).toBe("notStarted");
  expect(offerReason(period, null, period.startsAt)).toBeNull();
  expect(offerReason(period, 0, period.endsAt)).toBe("soldOut");
  expect(offerReason(period, 1, period.endsAt + 1)).toBe("ended");
});

test("validity is counted from receiving in days of 24 hours, or stands as it is", () => {
  expect(validityOf({ validity: { days: 7 } }, start)).toEqual({
    validFrom: start,
    validUntil: start + 7 * durations.day,
  });
  expect(validityOf({ validity: { from: 1, until: 2 } }, start)).toEqual({ validFrom: 1, validUntil: 2 });
});
