import { expect, test } from "vitest";
import { Concurrency } from "../../scripts/contract-check/run/concurrency";

/** The limit after forty answers of this time. */
function limitAfter(ms: number, wanted?: number): number {
  const concurrency = new Concurrency(wanted);
  for (let answer = 0; answer < 40; answer += 1) {
    if (wanted === undefined) expect(concurrency.limit).toBe(1);
    concurrency.record(ms);
  }
  return concurrency.limit;
}

test.each([
  [2, 1],
  [49, 1],
  [50, 4],
  [120, 6],
  [200, 10],
  [2000, 12],
])("where an answer takes %i ms, %i requests are under way at once", (ms, limit) => {
  expect(limitAfter(ms)).toBe(limit);
});

test("what was asked for is kept, however long answers take", () => {
  expect(limitAfter(2, 6)).toBe(6);
  expect(limitAfter(2000, 1)).toBe(1);
});
