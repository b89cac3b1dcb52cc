import { expect, test } from "vitest";
import { inFormOf } from "../../../scripts/contract-check/lib/time-forms";

const base = "2026-12-09T10:00:00Z";
const current = "2026-12-16T14:30:00Z";

test.each([
  ["2026-12-09T18:00:00+08:00", "2026-12-16T22:30:00+08:00"],
  ["2026-12-09T08:30:00-01:30", "2026-12-16T13:00:00-01:30"],
  ["2026-12-09T10:00:00", "2026-12-16T14:30:00"],
  ["2026-12-09T10:00:00z", "2026-12-16T14:30:00Z"],
  ["2026-12-10T10:00:00Z", undefined],
  ["2026-12-09", undefined],
  ["not-a-date", undefined],
])("the form %s of a time is that of another one: %s", (changed, form) => {
  expect(inFormOf(current, base, changed)).toBe(form);
});

test("what is no time has no form of one", () => {
  expect(inFormOf("soon", base, "2026-12-09T18:00:00+08:00")).toBeUndefined();
  expect(inFormOf(5, base, "2026-12-09T18:00:00+08:00")).toBeUndefined();
});
