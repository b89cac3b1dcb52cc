import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AwardRow,
  awardDates,
  awardLifecycle,
  awardState,
  awardTransitions,
  packetTimes,
  sendingAt,
} from "../../mocks/invite/rules/award-lifecycle";
import { inviteeStage } from "../../mocks/invite/rules/invitee-stage";
import { maskedName } from "../../mocks/invite/rules/masks";
import { sumByState } from "../../mocks/invite/rules/sums";
import { durations } from "../../src/rules/limits";

const start = Date.parse("2026-11-21T10:32:00+08:00");

/** Awards as they can come to be: each time sent while it could be received, at most once taken back. */
const awards: fc.Arbitrary<AwardRow> = fc
  .record({
    kind: fc.constantFrom("registration", "payment", "bonus"),
    grossFen: fc.integer({ min: 1, max: 1_000_000 }),
    tries: fc.array(fc.record({ waits: fc.nat(10 * 24), isOpened: fc.boolean() }), { maxLength: 4 }),
    reversedHours: fc.option(fc.nat(60 * 24)),
  })
  .map(({ kind, grossFen, tries, reversedHours }) => {
    const dates = awardDates(kind, start);
    let row: AwardRow = {
      awardId: 1,
      inviterId: "100027",
      programme: "zhj",
      kind,
      inviteeId: kind === "bonus" ? null : 3001,
      orderId: null,
      orderFen: null,
      invitedCount: kind === "bonus" ? 5 : null,
      grossFen,
      ...dates,
      sendings: [],
      reversedAt: null,
    };
    const reversedAt =
      reversedHours === null ? Number.POSITIVE_INFINITY : start + reversedHours * durations.hour;
    let free = dates.dueAt;
    for (const { waits, isOpened } of tries) {
      const sentAt = free + waits * durations.hour;
      if (sentAt >= reversedAt || awardState(row, sentAt) !== "claimable") break;
      row = { ...row, sendings: [...row.sendings, sendingAt(sentAt, isOpened)] };
      free = sentAt + packetTimes.held;
    }
    const wasOpen = ["pending", "claimable", "sending"].includes(awardState(row, reversedAt));
    return Number.isFinite(reversedAt) && wasOpen ? { ...row, reversedAt } : row;
  });

describe("the course of an award", () => {
  test("takes only the steps its table of states has, in the order of time", () => {
    fc.assert(
      fc.property(awards, fc.nat(100 * 24), (award, hours) => {
        const steps = awardLifecycle(award, start + hours * durations.hour);
        expect(steps.length).toBeGreaterThan(0);
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (!before) continue;
          expect(awardTransitions[before.state]).toContain(step.state);
          expect(step.at).toBeGreaterThanOrEqual(before.at);
        }
        expect(steps.every(({ at }) => at <= start + hours * durations.hour)).toBe(true);
      }),
    );
  });

  test("only ever grows: what was is not changed by what comes", () => {
    fc.assert(
      fc.property(awards, fc.nat(50 * 24), fc.nat(50 * 24), (award, hours, later) => {
        const sooner = awardLifecycle(award, start + hours * durations.hour);
        const after = awardLifecycle(award, start + (hours + later) * durations.hour);
        expect(after.slice(0, sooner.length)).toEqual(sooner);
      }),
    );
  });

  test("ends: paid, lost or expired, within the days there are", () => {
    fc.assert(
      fc.property(awards, (award) => {
        expect(["received", "expired", "cancelled"]).toContain(
          awardState(award, start + 400 * durations.day),
        );
      }),
    );
  });
});

test("whatever the states, the sums of the states are all there is, and gross is tax and net", () => {
  fc.assert(
    fc.property(fc.array(awards), fc.nat(60 * 24), (list, hours) => {
      const { byState, earned } = sumByState(list, "china", start + hours * durations.hour);
      const total = list.reduce((sum, { grossFen }) => sum + grossFen, 0);
      expect(byState.reduce((sum, { grossFen }) => sum + grossFen, 0)).toBe(total);
      expect(byState.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
      for (const { grossFen, taxFen, netFen } of [...byState, earned]) expect(grossFen).toBe(taxFen + netFen);
    }),
  );
});

test.each([
  [{ trial: null, hasPaid: false, hasEverPaid: false }, "registered"],
  [{ trial: { startedAt: start - 1, endsAt: start + 1 }, hasPaid: false, hasEverPaid: false }, "trial"],
  [{ trial: { startedAt: start - 2, endsAt: start }, hasPaid: false, hasEverPaid: false }, "trialEnded"],
  [{ trial: { startedAt: start - 1, endsAt: start + 1 }, hasPaid: true, hasEverPaid: true }, "paid"],
  [{ trial: { startedAt: start - 1, endsAt: start + 1 }, hasPaid: false, hasEverPaid: true }, "trialEnded"],
])("an invitee with %j is %s", (facts, stage) => {
  expect(inviteeStage(facts, start)).toBe(stage);
});

test("a masked name is its first character and one to three stars", () => {
  expect(["永兴日杂批发", "周芳", "李", "", "* A b"].map(maskedName)).toEqual([
    "永***",
    "周*",
    "李*",
    "友*",
    "A*",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(maskedName(name)).toMatch(/^[^\s*]+\*{1,3}$/u);
    }),
  );
});
