import { expect, test } from "vitest";
import {
  finishedFault,
  membersOfTheEnd,
  runningFault,
  withoutRefused,
} from "../../../../scripts/contract-check/rules/lifecycle/job-numbers";
import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["requestExport", "getExport"], ["an export is never done"]);

test("the numbers of a finished job make its total, which is that of what was sent", () => {
  const done = { status: "done", total: 3, succeeded: 2, failed: 1, progress: 100 };
  expect(finishedFault(done, 3)).toBeUndefined();
  expect(finishedFault({ ...done, total: 4 }, 3)?.pointer).toBe("/total");
  expect(finishedFault({ ...done, succeeded: 1 }, 3)?.pointer).toBe("/total");
  expect(finishedFault({ ...done, progress: 90 }, 3)?.pointer).toBe("/progress");
  expect(finishedFault({ counts: { total: 3, processed: 2 } }, undefined)?.pointer).toBe("/counts/processed");
});

test("what a job says to have refused is not looked for", () => {
  const sent = ["a", "b", "c", "d"];
  const results = [
    { outcome: "made", itemId: "i1", errors: [] },
    { outcome: "refused", itemId: "i2" },
    { outcome: "made", itemId: null },
    { errors: [{ message: "No." }] },
  ];
  expect(withoutRefused(sent, { status: "done", results })).toEqual(["a"]);
  expect(withoutRefused(sent, { status: "done", results: results.slice(1) })).toEqual(sent);
});

test("a running job does not go back", () => {
  expect(runningFault({ progress: 10 }, { progress: 40 })).toBeUndefined();
  expect(runningFault({ progress: 40 }, { progress: 10 })?.pointer).toBe("/progress");
  expect(runningFault({}, { total: 2, processed: 3 })?.pointer).toBe("/processed");
});

test("a text names the members that only a finished job has", () => {
  const text =
    "`finishedAt` is null until the job has finished; `resultUrl` is set exactly when it has succeeded.";
  expect(membersOfTheEnd(text, ["finishedAt", "resultUrl", "total"])).toEqual(["finishedAt", "resultUrl"]);
  expect(membersOfTheEnd("Null until the job is done.", ["total"], "total")).toEqual(["total"]);
  expect(membersOfTheEnd("`total` is set at once.", ["total"])).toEqual([]);
});
