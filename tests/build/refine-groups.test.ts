import fc from "fast-check";
import { expect, test } from "vitest";
import type { VisitLimit } from "../../scripts/build/chunks/merge-groups";
import type { ModuleGroup } from "../../scripts/build/chunks/module-groups";
import { refineGroups } from "../../scripts/build/chunks/refine-groups";
import { VisitCosts } from "../../scripts/build/chunks/visit-costs";

const roomy: VisitLimit = {
  weight: 1,
  maximumGroups: 3,
  maximumBytes: 400_000,
  budgetBytes: Infinity,
  isStrict: false,
};
const isNeverFixed = () => false;

/** A group of 40 kB that the visits named by their places need. */
function group(name: string, visits: readonly number[], imports: readonly number[] = []): ModuleGroup {
  return {
    modules: [name],
    size: 40_000,
    needed: [0, 1, 2].map((visit) => visits.includes(visit)),
    imports: new Set(imports),
  };
}

test("a group that was merged with what others fetch has a chunk of its own where there is room for one", () => {
  const groups = [group("first", [0]), group("second", [1]), group("third", [2])];
  const chunks = refineGroups(groups, [0, 0, 0], [roomy, roomy, roomy], isNeverFixed);
  expect(new Set(chunks).size).toBe(3);
});

test("a visit that may not fetch one chunk more goes on fetching what it does not need", () => {
  const groups = [group("first", [0]), group("both", [0, 1])];
  const one: VisitLimit = { ...roomy, maximumGroups: 1 };
  expect(refineGroups(groups, [0, 0], [one, roomy, roomy], isNeverFixed)).toEqual([0, 0]);
});

test("a strict visit takes nothing in that it does not need, whatever the others would save", () => {
  const groups = [group("home", [0]), group("both", [0, 1]), group("other", [1])];
  const strict: VisitLimit = { ...roomy, maximumBytes: 80_000, isStrict: true };
  const tight: VisitLimit = { ...roomy, maximumGroups: 1 };
  const chunks = refineGroups(groups, [0, 1, 2], [strict, tight, roomy], isNeverFixed);
  expect(chunks[2]).not.toBe(chunks[0]);
  expect(chunks[2]).not.toBe(chunks[1]);
});

test("a fixed chunk takes nothing in and gives nothing away", () => {
  const groups = [group("entry", [0, 1, 2]), group("start", [0, 1, 2]), group("first", [0])];
  const chunks = refineGroups(groups, [0, 0, 2], [roomy, roomy, roomy], ({ modules }) =>
    modules.includes("entry"),
  );
  expect(chunks.slice(0, 2)).toEqual([0, 0]);
  expect(chunks[2]).not.toBe(0);
});

test("the same groups give the same chunks, so that a build can be repeated", () => {
  const groups = Array.from({ length: 12 }, (_, place) =>
    group(`group-${place}`, [place % 3, (place + (place >> 2)) % 3]),
  );
  const tight: VisitLimit = { ...roomy, maximumGroups: 2 };
  const search = () => refineGroups(groups, [...groups.keys()], [tight, tight, roomy], isNeverFixed);
  expect(search()).toEqual(search());
});

test("no distribution costs the visits more than before, and no two chunks import each other", () => {
  const limits = [roomy, { ...roomy, weight: 0.1 }, { ...roomy, maximumGroups: 2 }];
  const anyGroups = fc
    .array(fc.tuple(fc.subarray([0, 1, 2], { minLength: 1 }), fc.array(fc.nat(9), { maxLength: 3 })), {
      minLength: 2,
      maxLength: 10,
    })
    .map((list) =>
      list.map(([visits, imports], place) =>
        // Only what comes later in the list, so that groups form no circle to begin with.
        group(
          `group-${place}`,
          visits,
          imports.filter((imported) => imported > place && imported < list.length),
        ),
      ),
    );
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const costs = new VisitCosts(groups, limits);
      const apart = groups.map((_, place) => place);
      const after = costs.of(Int32Array.from(refineGroups(groups, apart, limits, isNeverFixed)));
      expect(after).toBeLessThanOrEqual(costs.of(Int32Array.from(apart)));
      expect(after).toBeLessThan(Infinity);
    }),
    { numRuns: 100 },
  );
});

test("no visit goes over its budget for what many others would save", () => {
  const groups = [group("all", [0, 1]), group("most", [1])];
  const poor: VisitLimit = { ...roomy, budgetBytes: 40_000 };
  const many: VisitLimit = { ...roomy, weight: 2000, maximumGroups: Infinity };
  expect(new Set(refineGroups(groups, [0, 0], [roomy, many], isNeverFixed))).toHaveLength(1);
  expect(new Set(refineGroups(groups, [0, 0], [poor, many], isNeverFixed))).toHaveLength(2);
});
