// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Panel } from "../../../mocks/panel/screen/panel";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("who dismisses a message by keyboard stays in the panel, whose button has gone", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ msg: "No such state." }, { status: 400 }));
  const user = userEvent.setup();
  render(<Panel isOpenAtFirst />);
  const dismiss = await screen.findByRole("button", { name: "Dismiss" });
  dismiss.focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByText(/No such state/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("complementary", { name: "Mock back end" }));
});
