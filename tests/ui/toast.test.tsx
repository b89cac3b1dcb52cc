// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts } from "../../src/ui/toast";
import { toaster } from "../../src/ui/toaster";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  for (const { id } of toaster.messages()) toaster.dismiss(id);
  vi.useRealTimers();
});

function Buttons() {
  return (
    <>
      <button type="button" onClick={() => toaster.success("Saved")}>
        save
      </button>
      <button type="button" onClick={() => toaster.error("Not saved")}>
        fail
      </button>
    </>
  );
}

function show(name: "save" | "fail") {
  if (!screen.queryByText(name)) {
    render(
      <>
        <Buttons />
        <Toasts />
      </>,
    );
  }
  fireEvent.click(screen.getByText(name));
}

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
const isVisible = (text: string) => screen.queryByText(text) !== null;

test("a success goes after 1500 ms, not before", () => {
  show("save");
  wait(1499);
  expect(isVisible("Saved")).toBe(true);
  wait(1);
  expect(isVisible("Saved")).toBe(false);
});

test("an error stays 5 s", () => {
  show("fail");
  wait(4999);
  expect(isVisible("Not saved")).toBe(true);
  wait(1);
  expect(isVisible("Not saved")).toBe(false);
});

test("an error goes when it is dismissed", () => {
  show("fail");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(isVisible("Not saved")).toBe(false);
});

test("a success carries no mark to dismiss it", () => {
  show("save");
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
});

test("time stands still while the pointer is on it, and goes on from where it was", () => {
  show("save");
  wait(1000);
  fireEvent.pointerEnter(screen.getByRole("status"));
  wait(60_000);
  expect(isVisible("Saved")).toBe(true);
  fireEvent.pointerLeave(screen.getByRole("status"));
  wait(499);
  expect(isVisible("Saved")).toBe(true);
  wait(1);
  expect(isVisible("Saved")).toBe(false);
});

test("time stands still while the focus is on it", () => {
  show("fail");
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  wait(60_000);
  expect(isVisible("Not saved")).toBe(true);
  act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
  wait(5000);
  expect(isVisible("Not saved")).toBe(false);
});

test("dismissing one with the focus on it does not hold the others for ever", () => {
  show("save");
  show("fail");
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  wait(1500);
  expect(isVisible("Saved")).toBe(false);
});

test("all toasts share one polite live region, present before the first", () => {
  render(
    <>
      <Buttons />
      <Toasts />
    </>,
  );
  const region = screen.getByRole("status");
  show("save");
  show("fail");
  expect(screen.getAllByRole("status")).toEqual([region]);
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.textContent).toBe("SavedNot saved");
});

test("the same news twice is shown once", () => {
  show("save");
  show("save");
  expect(screen.getAllByText("Saved")).toHaveLength(1);
});
