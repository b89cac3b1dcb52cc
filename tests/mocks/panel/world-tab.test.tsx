// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChoicesView, StateView } from "../../../mocks/panel/control/views";
import { WorldTab } from "../../../mocks/panel/screen/world-tab";
import { signedInStore } from "../../../src/platform/signed-in";
import { removeStored } from "../../../src/platform/storage";

const choices: ChoicesView = {
  personas: { visitor: "Nobody yet.", wholesaler: "With three licences." },
  scenarios: {},
  operations: [],
  controls: [],
};

const untouched: StateView = {
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
  changeCount: 0,
  journal: { position: 0, steps: [] },
  violations: [],
  newestRequest: 0,
  recording: null,
};

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  removeStored("userInfo");
  show(untouched);
});
afterEach(cleanup);

function show(state: StateView): void {
  render(
    <WorldTab
      controlApi={{
        state,
        choices,
        requests: [],
        problem: null,
        showProblem: () => {},
        send: async (method, name, body = "") => {
          sent.push(`${method} ${name} ${body}`);
          return { ok: true, value: null };
        },
      }}
      state={state}
      choices={choices}
    />,
  );
}

test("a persona that is chosen is who a page for everybody asks for, until it is the visitor again", async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: /wholesaler/ }));
  await user.click(screen.getByRole("button", { name: "Begin this world" }));
  expect(sent).toEqual(["POST apply persona:wholesaler"]);
  expect(signedInStore.getSnapshot()).toBe(true);
  await user.click(screen.getByRole("radio", { name: /visitor/ }));
  await user.click(screen.getByRole("button", { name: "Begin this world" }));
  expect(signedInStore.getSnapshot()).toBe(false);
});

test("a clock of real time becomes a running one, which can be moved", async () => {
  await userEvent.setup().click(screen.getByRole("button", { name: "Running" }));
  expect(sent).toEqual([expect.stringMatching(/^POST clock [+-]\d+s$/)]);
});

test("rows that a scenario prepared are not taken for changes", () => {
  expect(screen.getByText("Seed 1; nothing was changed yet.")).toBeDefined();
  cleanup();
  show({ ...untouched, changeCount: 112 });
  expect(
    screen.getByText("Seed 1; nothing was changed yet; persona and scenarios prepared 112 rows."),
  ).toBeDefined();
  cleanup();
  show({ ...untouched, changeCount: 113, journal: { position: 1, steps: ["receiveRedPacket"] } });
  expect(screen.getByText("Seed 1; 113 rows differ from the seed's, prepared ones included.")).toBeDefined();
});
