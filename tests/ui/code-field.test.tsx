// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CodeField } from "../../src/ui/code-field";
import { Field } from "../../src/ui/field";
import { secondsUntil } from "../../src/ui/use-countdown";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(resendAt: number | null, isSendOff = false) {
  const send = vi.fn();
  const field = (
    <Field label="Code">
      <CodeField
        sendLabel="Send"
        waitLabel={(seconds) => `${seconds} s`}
        resendAt={resendAt}
        onSend={send}
        isSendOff={isSendOff}
      />
    </Field>
  );
  return { send, ...render(field) };
}

const button = () => screen.getByRole("button");
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

test("it counts down to the stored moment, then lets a code be sent again", () => {
  const { send } = show(1_042_000);
  expect(button().textContent).toBe("42 s");
  wait(1000);
  expect(button().textContent).toBe("41 s");
  fireEvent.click(button());
  wait(41_000);
  expect(button().textContent).toBe("Send");
  fireEvent.click(button());
  expect(send).toHaveBeenCalledOnce();
});

test("mounted again half way, it goes on from the same moment", () => {
  show(1_042_000).unmount();
  wait(20_000);
  show(1_042_000);
  expect(button().textContent).toBe("22 s");
});

test("nothing ticks when nothing is waited for", () => {
  show(null);
  expect(button().textContent).toBe("Send");
  expect(vi.getTimerCount()).toBe(0);
});

test("the button is off until a code may be asked for", () => {
  show(null, true);
  expect(button()).toHaveProperty("disabled", true);
});

test("the box is named by its field and asks for digits", () => {
  show(null);
  expect(screen.getByLabelText("Code").getAttribute("inputmode")).toBe("numeric");
});

test("a part of a second counts as a whole one, and the past as none", () => {
  expect([
    secondsUntil(1001, 0),
    secondsUntil(1000, 0),
    secondsUntil(0, 5000),
    secondsUntil(null, 0),
  ]).toEqual([2, 1, 0, 0]);
});
