// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { ChoicesView, StateView } from "../../../mocks/panel/control/views";
import { FaultsTab } from "../../../mocks/panel/screen/faults-tab";
import type { ControlApi } from "../../../mocks/panel/screen/use-control-api";

const choices: ChoicesView = { personas: {}, scenarios: {}, operations: [], controls: [] };

const untouched: StateView = {
  seed: 1,
  startedAt: "2026-11-21T10:32:00+08:00",
  now: "2026-11-21T10:32:00+08:00",
  clock: { mode: "live" },
  selection: "",
  persona: null,
  scenarios: [],
  faults: ["fault:listNews=http500", "fault:listCases=empty"],
  broughtFaults: [],
  problem: null,
  tables: {},
  changes: [],
  changeCount: 0,
  journal: { position: 0, steps: [] },
  violations: [],
  newestRequest: 0,
  recording: null,
};

/** The tab over a mock back end that does no more than take its faults. */
function Tab() {
  const [state, setState] = useState(untouched);
  const controlApi: ControlApi = {
    state,
    choices,
    requests: [],
    problem: null,
    showProblem: () => {},
    send: async (_, __, body = "") => {
      setState({ ...state, faults: body === "" ? [] : body.split(",") });
      return { ok: true, value: null };
    },
  };
  return <FaultsTab controlApi={controlApi} state={state} choices={choices} />;
}

test("who removes faults by keyboard stays at the list, whose button has gone", async () => {
  const user = userEvent.setup();
  render(<Tab />);
  const list = screen.getByRole("region", { name: "Faults in force" });
  screen.getByRole("button", { name: "Remove fault:listNews=http500" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText(/listNews/)).toBeNull());
  expect(document.activeElement).toBe(list);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove fault:listCases=empty" }));
});
