import fc from "fast-check";
import { expect, test } from "vitest";
import { nothingHeld, statusAt } from "../../../mocks/business/customer-services";
import { daysLeft, licenceState } from "../../../mocks/business/licences";
import type { HeldService } from "../../../mocks/business/rows/customers";
import type { LicenceRow } from "../../../mocks/business/rows/licences";
import { countStates } from "../../../mocks/promoter/rules/achievement";
import { protectionEnd } from "../../../mocks/promoter/rules/protection";
import { timeText } from "../../../mocks/promoter/rules/time-text";
import { rfc3339 } from "../../../mocks/world/clock";
import { businessDate } from "../../../src/rules/dates";

const instants = fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2035, 0, 1) });
const wholeSeconds = instants.map((instant) => instant - (instant % 1000));

const paid = (startsAt: number | null, expiresAt: number | null): HeldService => ({
  ...nothingHeld,
  code: "KDZHJ01",
  productNo: "KDZHJ01-STD",
  startsAt,
  expiresAt,
});

const licence = (startsAt: number | null, expiresAt: number | null): LicenceRow => ({
  licenceId: 1,
  userId: "1",
  typeCode: "KDZHJ01",
  productNo: "KDZHJ01-STD",
  level: "standard",
  serviceType: 1,
  subscribeType: 1,
  shopName: "",
  startsAt,
  expiresAt,
  stores: 1,
  storesUsed: 1,
  users: 1,
  usersUsed: 1,
  orderId: null,
});

test("a customer's service stands where a licence with the same dates does", () => {
  fc.assert(
    fc.property(instants, fc.option(instants), fc.option(instants), (now, startsAt, expiresAt) => {
      const { state, daysLeft: days } = statusAt(now)(paid(startsAt, expiresAt));
      expect(state).toBe(licenceState(licence(startsAt, expiresAt), now));
      if (startsAt !== null) expect(days).toBe(daysLeft({ expiresAt }, now));
    }),
  );
});

test("a trial runs to its last moment and is expired after it", () => {
  fc.assert(
    fc.property(instants, instants, (now, end) => {
      const { state } = statusAt(now)({ ...paid(0, end), isTrial: true });
      expect(state).toBe(now <= end ? "trial" : "expired");
    }),
  );
});

test("the states counted add up to the total", () => {
  const held = fc.tuple(fc.boolean(), fc.option(instants), fc.option(instants));
  fc.assert(
    fc.property(instants, fc.array(held), (now, services) => {
      const status = statusAt(now);
      const { total, ...states } = countStates(
        services.map(([isTrial, start, end]) => status({ ...paid(start, end), isTrial }).state),
      );
      expect(total).toBe(services.length);
      expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(total);
    }),
  );
});

test("a protection ends with the last second of the day 90 days after it began", () => {
  fc.assert(
    fc.property(instants, (startedAt) => {
      const end = protectionEnd(startedAt);
      expect(rfc3339(end).slice(11)).toBe("23:59:59+08:00");
      expect(Date.parse(businessDate(end)) - Date.parse(businessDate(startedAt))).toBe(90 * 86_400_000);
    }),
  );
  expect(rfc3339(protectionEnd(Date.parse("2026-11-21T09:00:00+08:00")))).toBe("2027-02-19T23:59:59+08:00");
});

test("moments are written as everywhere else", () => {
  fc.assert(
    fc.property(wholeSeconds, (instant) => {
      expect(timeText(instant)).toBe(rfc3339(instant));
    }),
  );
});
