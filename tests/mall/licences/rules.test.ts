import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleLicences } from "../../../mocks/business/data/licences";
import { isExpired } from "../../../mocks/business/licences";
import type { LicenceRow } from "../../../mocks/business/rows/licences";
import { byLastDay } from "../../../mocks/mall/rules/licence-order";
import { upgradeProblem, userAdditionProblem } from "../../../mocks/mall/rules/licence-refusals";
import { upgradeOf } from "../../../mocks/mall/rules/upgrade";
import { durations } from "../../../src/rules/limits";

const start = Date.parse("2026-11-21T10:32:00+08:00");
const licences = fc.constantFrom(...sampleLicences(start));
const instants = fc.integer({ min: -400, max: 400 }).map((days) => start + days * durations.day);

describe("licences", () => {
  test("stand in one order, whatever order they came in", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sampleLicences(start)), (mixed) => {
        const sorted = [...mixed].sort(byLastDay);
        const dated = sorted.filter(({ expiresAt }) => expiresAt !== null);
        expect(sorted.slice(0, dated.length)).toEqual(dated);
        expect(dated.map(lastDay)).toEqual(dated.map(lastDay).toSorted((left, right) => left - right));
        expect([...mixed].reverse().sort(byLastDay)).toEqual(sorted);
      }),
    );
  });

  test("have a price for an upgrade exactly when nothing forbids it, and it is never negative", () => {
    fc.assert(
      fc.property(licences, instants, fc.integer({ min: 1, max: 300 }), (licence, now, users) => {
        const upgrade = upgradeOf({ ...licence, users }, now);
        expect(upgrade === null).toBe(upgradeProblem(licence, now) !== null);
        if (!upgrade) return;
        expect(upgrade.quote.finalFen).toBeGreaterThanOrEqual(0);
        const sum = upgrade.quote.lines.reduce((total, { amountFen }) => total + amountFen, 0);
        expect(sum).toBe(upgrade.quote.finalFen);
      }),
    );
  });

  test("that have ended take neither an upgrade nor more users", () => {
    fc.assert(
      fc.property(licences, instants, (licence, now) => {
        fc.pre(isExpired(licence, now));
        expect(upgradeProblem(licence, now)).not.toBeNull();
        expect(userAdditionProblem(licence, 1, now)).not.toBeNull();
      }),
    );
  });
});

function lastDay({ expiresAt }: LicenceRow): number {
  return expiresAt ?? 0;
}
