import { useState } from "react";
import type { LiveView } from "../control/live-view";
import type { ChoicesView, OperationView } from "../control/views";
import { LiveFindings } from "./live-findings";
import { SelectField } from "./select-field";
import type { ControlApi } from "./use-control-api";
import type { Live } from "./use-live";

interface LiveTabProps {
  readonly live: Live;
  readonly controlApi: ControlApi;
  readonly choices: ChoicesView;
}

/** Which back end answers each operation, and what the real one answered wrong. */
export function LiveTab({ live, controlApi, choices }: LiveTabProps) {
  const [search, setSearch] = useState("");
  const { view } = live;
  if (!view)
    return (
      <p className="note padded">
        Everything is mocked. Start with --api URL --live account,mall.createOrder to let a real back end
        answer a part.
      </p>
    );
  const send = async (...call: Parameters<Live["send"]>) => controlApi.showProblem(await live.send(...call));
  const found = choices.operations.filter((operation) => matches(operation, view, search));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="scroll">
      <div className="block">
        <p>
          The real back end is <b>{view.target}</b>. Calls so far: {view.calls}.
        </p>
        <div className="row">
          <SelectField
            label="A call that breaks its contract"
            value={view.isStrict ? "strict" : "tolerant"}
            options={[
              ["tolerant", "is reported"],
              ["strict", "is reported and fails"],
            ]}
            onChange={(value) => send("POST", "strict", value)}
          />
          <button type="button" className="second" onClick={() => send("POST", "reset")}>
            As it was started
          </button>
        </div>
      </div>
      <LiveFindings view={view} onClear={() => send("DELETE", "mismatches")} />
      <div className="block tight">
        <input
          type="search"
          aria-label="Find an operation"
          placeholder="Find by operation, group, address, or mock, live, off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {groups.map((group) => (
        <section key={group} className="block tight" aria-label={group}>
          <div className="row">
            <h3 className="grow">{group}</h3>
            {modes.map((mode) => (
              <button
                key={mode}
                type="button"
                className="quiet"
                onClick={() => send("POST", "switch", `${group}=${mode}`)}
              >
                All {mode}
              </button>
            ))}
          </div>
          <ul className="switches">
            {found
              .filter((operation) => operation.group === group)
              .map((operation) => (
                <li key={operation.operationId}>
                  <Switch
                    operation={operation}
                    view={view}
                    onChange={(text) => send("POST", "switch", text)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className="note padded">No operation contains these words.</p>}
    </div>
  );
}

const modes = ["mock", "live", "off"] as const;

interface SwitchProps {
  readonly operation: OperationView;
  readonly view: LiveView;
  readonly onChange: (text: string) => void;
}

function Switch({ operation: { operationId, method, path }, view, onChange }: SwitchProps) {
  return (
    <label className="row">
      <span className="grow">
        {operationId}
        <span className="note address">{`${method.toUpperCase()} ${path}`}</span>
      </span>
      <select
        className="mode"
        value={view.modes[operationId]}
        onChange={(event) => onChange(`${operationId}=${event.target.value}`)}
      >
        {modes.map((mode) => (
          <option key={mode}>{mode}</option>
        ))}
      </select>
    </label>
  );
}

function matches({ operationId, group, path }: OperationView, { modes: chosen }: LiveView, search: string) {
  const text = `${operationId} ${group} ${path} ${chosen[operationId] ?? ""}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((term) => text.includes(term));
}
