// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCountdown } from "../../src/ui/use-countdown";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
const shown = () => screen.getAllByRole("timer").map(({ textContent }) => textContent);

function Countdown({ to }: { to: number }) {
  return <span role="timer">{useCountdown(to)}</span>;
}

test("countdowns to one time show the same second, whenever each was shown first", () => {
  render(<Countdown to={1_010_300} />);
  wait(600);
  render(<Countdown to={1_010_300} />);
  for (let step = 0; step < 40; step += 1) {
    const [one, other] = shown();
    expect(other).toBe(one);
    wait(250);
  }
});

test("a countdown that begins between two ticks begins with its whole time", () => {
  render(<Countdown to={1_010_000} />);
  wait(700);
  render(<Countdown to={1_060_700} />);
  expect(shown()).toEqual(["10", "60"]);
});

test("when the last countdown is over nothing ticks", () => {
  render(
    <>
      <Countdown to={1_001_000} />
      <Countdown to={1_002_000} />
    </>,
  );
  wait(1000);
  expect(shown()).toEqual(["0", "1"]);
  wait(1000);
  expect(shown()).toEqual(["0", "0"]);
  expect(vi.getTimerCount()).toBe(0);
});
