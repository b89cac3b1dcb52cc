import { afterEach, expect, test } from "vitest";
import { setClock } from "../../src/platform/clock";
import { toLocalDeadline } from "../../src/shared/server-deadline";

afterEach(() => setClock(null));

const deadline = "2026-11-21T11:00:00+08:00";
/** The deadline by an answer that arrives so many milliseconds after ten o'clock by a device's clock. */
function answered(serverTime: string, arrived: number): number {
  setClock(() => Date.parse("2026-11-21T10:00:00+08:00") + arrived);
  return toLocalDeadline(deadline, serverTime);
}

test("one deadline in two answers is one time on the device, however long each was on its way", () => {
  const first = answered("2026-11-21T10:00:00+08:00", 150);
  expect(answered("2026-11-21T10:00:03+08:00", 3990)).toBe(first);
});

test("when the device's clock has been set, the deadline moves with it", () => {
  const first = answered("2026-11-21T10:00:00+08:00", 150);
  expect(answered("2026-11-21T10:00:10+08:00", 70_150)).toBe(first + 60_000);
});
