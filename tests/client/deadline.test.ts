import { expect, test } from "vitest";
import { startDeadline } from "../../src/client/deadline";

test("a call that has ended no longer listens to its caller, whose signal may outlive many calls", () => {
  const caller = new AbortController();
  const ended = startDeadline(1000, caller.signal);
  const pending = startDeadline(1000, caller.signal);
  ended.clear();
  caller.abort();
  expect([ended.signal.aborted, pending.signal.aborted]).toEqual([false, true]);
  pending.clear();
});
