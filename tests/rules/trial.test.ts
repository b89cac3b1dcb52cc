import fc from "fast-check";
import { expect, test } from "vitest";
import { daysUntil, trialDates, trialState } from "../../src/rules/trial";

const activated = Date.parse("2026-11-01T10:30:00+08:00");
const day = 86_400_000;

test("a trial ends 15 times 24 hours after activation and its data is kept 30 times 24 hours more", () => {
  expect(trialDates(activated)).toEqual({
    endsAt: Date.parse("2026-11-16T10:30:00+08:00"),
    retainedUntil: Date.parse("2026-12-16T10:30:00+08:00"),
  });
});

test("the server's times take precedence over the computed ones", () => {
  const endsAt = activated + 20 * day;
  expect(trialDates(activated, { endsAt })).toEqual({ endsAt, retainedUntil: endsAt + 30 * day });
  expect(trialDates(activated, { retainedUntil: 5 }).retainedUntil).toBe(5);
});

test("the trial has ended at its end and is erased when its data was to be kept no longer", () => {
  const dates = trialDates(activated);
  expect(trialState(dates, dates.endsAt - 1)).toBe("running");
  expect(trialState(dates, dates.endsAt)).toBe("ended");
  expect(trialState(dates, dates.retainedUntil - 1)).toBe("ended");
  expect(trialState(dates, dates.retainedUntil)).toBe("erased");
});

test("a started day counts whole and a passed one not at all", () => {
  expect(daysUntil(day, 0)).toBe(1);
  expect(daysUntil(day + 1, 0)).toBe(2);
  expect(daysUntil(0, 1)).toBe(0);
});

test("a trial never goes back to an earlier state", () => {
  const states = ["running", "ended", "erased"];
  fc.assert(
    fc.property(fc.nat(100 * day), fc.nat(100 * day), (first, later) => {
      const dates = trialDates(0);
      const before = states.indexOf(trialState(dates, first));
      expect(states.indexOf(trialState(dates, first + later))).toBeGreaterThanOrEqual(before);
    }),
  );
});
