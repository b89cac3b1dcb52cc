// @vitest-environment happy-dom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ToastSlot } from "../../src/app/toast-slot";
import { toaster } from "../../src/ui/toaster";

vi.mock("../../src/ui/toast", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(() => {
  for (const { id } of toaster.messages()) toaster.dismiss(id);
});

test("a message whose code cannot be fetched is shown beside the page, goes on a press, and the next one is shown too", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <p>the page</p>
      <ToastSlot />
    </>,
  );
  act(() => toaster.error("the network is gone"));
  expect((await screen.findByRole("alert")).textContent).toBe("the network is gone");
  await userEvent.setup().click(screen.getByText("the network is gone"));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => toaster.error("still gone"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("still gone"));
  expect(screen.getByText("the page")).toBeDefined();
});
