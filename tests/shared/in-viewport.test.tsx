// @vitest-environment happy-dom
import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InViewport } from "../../src/shared/in-viewport";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const ann = { name: "Ann" };

beforeEach(() => {
  // Without an observer everything counts as near.
  vi.stubGlobal("IntersectionObserver", undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is not there without a network comes with it, and is not asked for before", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Greeting);
  render(<InViewport load={load} props={ann} />);
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText("Hello Ann")).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Hello Ann")).toBeDefined();
});

test("what fails with a network is tried again, and left out in the end", async () => {
  const load = vi.fn(() => Promise.reject<typeof Greeting>(new TypeError("Failed to fetch")));
  render(
    <>
      <p>the page</p>
      <InViewport load={load} props={ann} />
    </>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  expect(screen.getByText("the page")).toBeDefined();
  expect(screen.queryByText("Hello Ann")).toBeNull();
});
