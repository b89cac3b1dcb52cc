import { expect, test, vi } from "vitest";
import { checkerOf, operationsOf } from "./inline-contract";

const done = { responses: { "200": { description: "Done." } } };
const listNotes = operationsOf({ "/notes": { get: { operationId: "listNotes", ...done } } })("listNotes");

test("of the time of a run the last part is for deleting what it created", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  const checker = checkerOf(listNotes, { withinMs: 100_000 });
  const isLateAfter = (milliseconds: number) => {
    clock.mockReturnValue(5000 + milliseconds);
    return checker.isLate();
  };
  expect(checker.endsAt).toBe(105_000);
  expect([90_000, 95_000].map(isLateAfter)).toEqual([false, true]);
  // A phase has its share of what is left for trials.
  clock.mockReturnValue(5000);
  checker.allot(0.5);
  expect([45_000, 47_000].map(isLateAfter)).toEqual([false, true]);
});
