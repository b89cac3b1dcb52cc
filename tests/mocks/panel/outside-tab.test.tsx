// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { ChoicesView } from "../../../mocks/panel/control/views";
import { OutsideTab } from "../../../mocks/panel/screen/outside-tab";
import type { ControlApi } from "../../../mocks/panel/screen/use-control-api";

afterEach(() => {
  vi.unstubAllGlobals();
});

const choices: ChoicesView = {
  personas: {},
  scenarios: {},
  operations: [],
  controls: [
    { method: "POST", name: "messenger", sentence: "Somebody scans a code." },
    { method: "GET", name: "inbox", sentence: "What was sent by SMS." },
  ],
};

/** The tab over a mock back end that refuses every change, with the problem as the panel shows it. */
function Tab({ onSend }: { onSend: (body: string | undefined) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const controlApi: ControlApi = {
    state: null,
    choices,
    requests: [],
    problem,
    showProblem: setProblem,
    send: async (_method, _name, body) => {
      onSend(body);
      return { ok: false, msg: "The body is not JSON." };
    },
  };
  return (
    <>
      <p role="status">{problem}</p>
      <OutsideTab controlApi={controlApi} choices={choices} />
    </>
  );
}

test("enter sends what was typed, and the problem is gone with the next call that succeeds", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ messages: [] }));
  const onSend = vi.fn();
  const user = userEvent.setup();
  render(<Tab onSend={onSend} />);
  await user.type(screen.getByRole("textbox", { name: "JSON for messenger" }), "nonsense{Enter}");
  expect(onSend).toHaveBeenCalledExactlyOnceWith("nonsense");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The body is not JSON."));
  await user.click(screen.getByRole("button", { name: "Look" }));
  await screen.findByText(/"messages": \[\]/);
  expect(screen.getByRole("status").textContent).toBe("");
});
