import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DrawRow, GrantRow } from "../../../mocks/activity/rows";
import { chancesOf, givesMore } from "../../../mocks/activity/rules/chances";
import { durations } from "../../../src/rules/limits";

const start = Date.parse("2026-11-20T00:00:00+08:00");
const period = { startsAt: start, endsAt: start + 10 * durations.day - durations.second };
const limits = { daily: 1, share: 1, order: 5, register: 1 };
const instants = fc
  .integer({ min: 0, max: 10 * 24 * 60 - 1 })
  .map((minutes) => start + minutes * durations.minute);

/** Plays a history of shares, orders and tries to draw, in the order of time. */
function play(steps: readonly (readonly [number, "share" | "order" | "draw"])[]) {
  const grants: Pick<GrantRow, "source" | "at">[] = [];
  const draws: Pick<DrawRow, "took" | "at">[] = [];
  for (const [at, what] of steps.toSorted(([left], [right]) => left - right)) {
    if (what !== "draw") {
      if (givesMore(limits, grants, what, at)) grants.push({ source: what, at });
      continue;
    }
    const { next } = chancesOf(period, limits, grants, draws, at);
    if (next) draws.push({ took: next, at });
  }
  return { grants, draws };
}

const histories = fc.array(
  fc.tuple(instants, fc.constantFrom("share" as const, "order" as const, "draw" as const)),
  { maxLength: 60 },
);

describe("chances", () => {
  test("are never fewer than none, and there is a next draw exactly while there are some", () => {
    fc.assert(
      fc.property(histories, instants, (steps, now) => {
        const { grants, draws } = play(steps.filter(([at]) => at <= now));
        const { left, next } = chancesOf(period, limits, grants, draws, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(next !== null).toBe(left > 0);
      }),
    );
  });

  test("drawn are never more than came: one a day and what was given", () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const { grants, draws } = play(steps);
        expect(draws.filter(({ took }) => took === "given").length).toBeLessThanOrEqual(grants.length);
        const days = new Map<number, number>();
        for (const { at } of draws.filter(({ took }) => took === "daily")) {
          const day = Math.floor((at - start) / durations.day);
          days.set(day, (days.get(day) ?? 0) + 1);
        }
        expect([...days.values()].every((count) => count === 1)).toBe(true);
      }),
    );
  });

  test("of a source never pass its limit on one day", () => {
    fc.assert(
      fc.property(histories, instants, (steps, now) => {
        const { grants, draws } = play(steps);
        for (const { given, limit } of chancesOf(period, limits, grants, draws, now).sources)
          expect(given).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test("are none before and after the period", () => {
    const grants = [{ source: "order", at: start }] as const;
    const at = (now: number) => chancesOf(period, limits, grants, [], now);
    expect(at(period.startsAt - 1)).toMatchObject({ left: 0, next: null, nextAt: start });
    expect(at(period.startsAt)).toMatchObject({ left: 2, next: "daily" });
    expect(at(period.endsAt)).toMatchObject({ left: 2, nextAt: null });
    expect(at(period.endsAt + 1)).toMatchObject({ left: 0, next: null, canShare: false, nextAt: null });
  });
});
