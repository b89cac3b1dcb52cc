import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce, throttle } from "../../src/platform/timing";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("debounce runs once with the last arguments, 200 ms after the last call", () => {
  const action = vi.fn();
  const debounced = debounce(action);
  debounced("a");
  vi.advanceTimersByTime(199);
  debounced("b");
  vi.advanceTimersByTime(199);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledExactlyOnceWith("b");
});

test("a cancelled debounce does not run, and runs again when called again", () => {
  const action = vi.fn();
  const debounced = debounce(action, 50);
  debounced("a");
  debounced.cancel();
  vi.advanceTimersByTime(100);
  expect(action).not.toHaveBeenCalled();
  debounced("b");
  vi.advanceTimersByTime(50);
  expect(action).toHaveBeenCalledExactlyOnceWith("b");
});

test("throttle runs the first call at once and the last one at the end of the wait", () => {
  const action = vi.fn();
  const throttled = throttle(action);
  throttled("a");
  throttled("b");
  throttled("c");
  expect(action.mock.calls).toEqual([["a"]]);
  vi.advanceTimersByTime(200);
  expect(action.mock.calls).toEqual([["a"], ["c"]]);
});

test("a single throttled call runs once, and the next after the wait runs at once", () => {
  const action = vi.fn();
  const throttled = throttle(action, 50);
  throttled("a");
  vi.advanceTimersByTime(50);
  expect(action).toHaveBeenCalledTimes(1);
  throttled("b");
  expect(action).toHaveBeenCalledTimes(2);
});

test("a cancelled throttle drops the waiting call and is ready at once", () => {
  const action = vi.fn();
  const throttled = throttle(action, 50);
  throttled("a");
  throttled("b");
  throttled.cancel();
  throttled("c");
  vi.advanceTimersByTime(500);
  expect(action.mock.calls).toEqual([["a"], ["c"]]);
});

test("over any calls, throttle never runs twice within the wait and never loses the last call", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 40 }), (pauses) => {
      const runs: { at: number; value: number }[] = [];
      const throttled = throttle((value: number) => runs.push({ at: Date.now(), value }), 50);
      for (const [index, pause] of pauses.entries()) {
        vi.advanceTimersByTime(pause);
        throttled(index);
      }
      vi.advanceTimersByTime(50);
      expect(runs.at(-1)?.value).toBe(pauses.length - 1);
      for (const [index, run] of runs.entries()) {
        expect(run.at - (runs[index - 1]?.at ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(50);
      }
      throttled.cancel();
    }),
  );
});
