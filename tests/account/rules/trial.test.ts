import fc from "fast-check";
import { expect, test } from "vitest";
import { isProductClosed, trialStatus } from "../../../mocks/account/rules/trial";
import { durations } from "../../../src/rules/limits";

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
const trials = fc
  .record({ startedAt: instants, prolonged: fc.integer({ min: 0, max: 30 }) })
  .map(({ startedAt, prolonged }) => ({ startedAt, endsAt: startedAt + (15 + prolonged) * durations.day }));
const bought = { serviceType: 1, startsAt: 0 } as const;
const order = ["running", "ended", "erased"];

test("a trial only ever goes from running to ended to erased", () => {
  fc.assert(
    fc.property(trials, instants, instants, (trial, one, other) => {
      const place = (now: number) => order.indexOf(trialStatus(trial, [], now)?.state ?? "");
      expect(place(Math.min(one, other))).toBeLessThanOrEqual(place(Math.max(one, other)));
    }),
  );
});

test("each boundary belongs to the later state, and the data outlives the end by thirty days", () => {
  fc.assert(
    fc.property(trials, (trial) => {
      const at = (now: number) => trialStatus(trial, [], now);
      const retained = trial.endsAt + 30 * durations.day;
      expect(at(trial.endsAt - 1)).toMatchObject({ state: "running", retainedUntil: retained });
      expect(at(trial.endsAt)?.state).toBe("ended");
      expect(at(retained - 1)?.state).toBe("ended");
      expect(at(retained)?.state).toBe("erased");
    }),
  );
});

test("a licence of the software that was paid converts a trial whenever one looks, others do not", () => {
  fc.assert(
    fc.property(trials, instants, (trial, now) => {
      expect(trialStatus(trial, [bought], now)?.state).toBe("converted");
      const others = [
        { serviceType: 1, startsAt: null },
        { serviceType: 0, startsAt: 0 },
        { serviceType: 2, startsAt: 0 },
      ] as const;
      expect(trialStatus(trial, others, now)).toEqual(trialStatus(trial, [], now));
    }),
  );
});

test("the product is closed exactly from the end of a trial without a purchase", () => {
  fc.assert(
    fc.property(trials, instants, (trial, now) => {
      expect(isProductClosed(trial, [], now)).toBe(now >= trial.endsAt);
      expect(isProductClosed(trial, [bought], now)).toBe(false);
      expect(isProductClosed(null, [], now)).toBe(false);
    }),
  );
});
