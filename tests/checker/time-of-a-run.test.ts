import { expect, test, vi } from "vitest";
import { checkerOf, operationsOf } from "./inline-contract";
import { check } from "./run-checker";
import { startNotes } from "./servers/notes-server";

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

/** Whether a run was cut short, where every request takes ten milliseconds on whatever machine. */
async function problemIn(withinMs: number): Promise<string> {
  const server = await startNotes();
  let requests = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 5000 + 10 * requests);
  const onExchange = (): void => {
    requests += 1;
  };
  const { problem = "" } = await check("notes", server.url, { withinMs, onExchange });
  await server.close();
  return problem;
}

test("what the share of its kind of check had no time for is tried in the time that others left", async () => {
  // All trials need some 12 seconds; with the shares alone 45 are left out.
  const [, count, reason] = /^(\d+) of \d+ trials were left out: (.+)$/.exec(await problemIn(12_000)) ?? [];
  expect(reason).toBe("each kind of check has its share of --max-time, and that of theirs was over.");
  expect(Number(count)).toBeLessThan(20);
});

test("a run whose whole time is over says so", async () => {
  expect(await problemIn(6000)).toMatch(
    /^The time given with --max-time was over; \d+ of \d+ trials were left out\.$/,
  );
});
