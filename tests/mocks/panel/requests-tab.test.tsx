// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { StateView } from "../../../mocks/panel/control/views";
import { RequestsTab } from "../../../mocks/panel/screen/requests-tab";
import type { ControlApi } from "../../../mocks/panel/screen/use-control-api";

const changed: StateView = {
  seed: 1,
  startedAt: "2026-11-21T10:32:00+08:00",
  now: "2026-11-21T10:32:00+08:00",
  clock: { mode: "live" },
  selection: "",
  persona: null,
  scenarios: [],
  faults: [],
  broughtFaults: [],
  problem: null,
  tables: {},
  changes: [],
  changeCount: 1,
  journal: { position: 1, steps: ["getNews"] },
  violations: [],
  newestRequest: 0,
  recording: null,
};

const sent: string[] = [];

/** The tab over a mock back end that does no more than step back. */
function Tab() {
  const [state, setState] = useState(changed);
  const controlApi: ControlApi = {
    state,
    choices: { personas: {}, scenarios: {}, operations: [], controls: [] },
    requests: [],
    problem: null,
    showProblem: () => {},
    send: async (_, path) => {
      sent.push(path);
      setState({ ...state, journal: { position: 0, steps: ["getNews"] } });
      return { ok: true, value: null };
    },
  };
  return <RequestsTab controlApi={controlApi} state={state} />;
}

test("who undoes the last change by keyboard stays at the button, which does nothing more", async () => {
  const user = userEvent.setup();
  render(<Tab />);
  const undo = screen.getByRole("button", { name: "Undo" });
  undo.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(sent).toEqual(["undo"]);
  expect(undo.getAttribute("aria-disabled")).toBe("true");
  // A browser takes the focus from a disabled button.
  expect(undo).toHaveProperty("disabled", false);
  expect(document.activeElement).toBe(undo);
});
