import { type FormEvent, useRef, useState } from "react";
import type { ChoicesView, StateView } from "../control/views";
import { describeFault, type FaultKind, faultKinds, isFaultKind } from "./fault-texts";
import { SelectField } from "./select-field";
import type { ControlApi } from "./use-control-api";

interface FaultsTabProps {
  readonly controlApi: ControlApi;
  readonly state: StateView;
  readonly choices: ChoicesView;
}

/** What goes wrong on purpose, by operation. */
export function FaultsTab({ controlApi, state, choices }: FaultsTabProps) {
  const [operation, setOperation] = useState("");
  const [kind, setKind] = useState<FaultKind>("status");
  const [detail, setDetail] = useState<string>(faultKinds.status.first);
  const [probability, setProbability] = useState("1");
  const { label, write } = faultKinds[kind];
  const inForce = useRef<HTMLElement>(null);

  function changeKind(value: string): void {
    if (!isFaultKind(value)) return;
    setKind(value);
    setDetail(faultKinds[value].first);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const chance = probability === "1" ? "" : `@${probability}`;
    const fault = `fault:${operation.trim() || "*"}=${write(detail)}${chance}`;
    void controlApi.send("POST", "faults", [...state.faults, fault].join(","));
  }

  function remove(place: number): void {
    const left = state.faults.filter((_, index) => index !== place);
    setFaults(left);
  }

  /** The pressed button goes with its fault: without this, the keyboard would begin at the top of the page again. */
  function setFaults(faults: readonly string[]): void {
    inForce.current?.focus();
    void controlApi.send("POST", "faults", faults.join(","));
  }

  return (
    <div className="scroll">
      <form className="block" onSubmit={handleSubmit}>
        <label className="field">
          <span>Operation; empty is every one</span>
          <input
            list="operations"
            value={operation}
            placeholder="*"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setOperation(event.target.value)}
          />
        </label>
        <datalist id="operations">
          {choices.operations.map(({ operationId, method, path, summary }) => (
            <option key={operationId} value={operationId}>
              {`${method.toUpperCase()} ${path} ${summary}`}
            </option>
          ))}
        </datalist>
        <div className="row">
          <SelectField
            label="What goes wrong"
            value={kind}
            options={Object.entries(faultKinds).map(([name, { text }]) => [name, text])}
            onChange={changeKind}
          />
          {label !== "" && (
            <label className="field short">
              <span>{label}</span>
              <input
                list={kind === "example" ? "examples" : undefined}
                value={detail}
                onChange={(event) => setDetail(event.target.value)}
              />
            </label>
          )}
          <datalist id="examples">
            {choices.operations
              .find(({ operationId }) => operationId === operation.trim())
              ?.examples.map((name) => (
                <option key={name} value={name} />
              ))}
          </datalist>
          <SelectField
            label="How often"
            value={probability}
            options={[
              ["1", "always"],
              ["0.5", "1 in 2"],
              ["0.3", "3 in 10"],
              ["0.1", "1 in 10"],
            ]}
            onChange={setProbability}
          />
        </div>
        <button type="submit" className="primary">
          Add fault
        </button>
      </form>
      <section className="block" aria-label="Faults in force" ref={inForce} tabIndex={-1}>
        {state.faults.length + state.broughtFaults.length === 0 && (
          <p className="note">Nothing goes wrong on purpose.</p>
        )}
        <ul className="faults">
          {numbered(state.faults).map(({ fault, place: index }) => (
            <li key={index}>
              <span>{describeFault(fault)}</span>
              <button type="button" className="link" onClick={() => remove(index)}>
                Remove<span className="hidden"> {fault}</span>
              </button>
            </li>
          ))}
          {numbered(state.broughtFaults).map(({ fault, place: index }) => (
            <li key={index}>
              <span>{describeFault(fault)}</span>
              <span className="note">from the scenario</span>
            </li>
          ))}
        </ul>
        {state.faults.length > 1 && (
          <button type="button" className="second" onClick={() => setFaults([])}>
            Remove all
          </button>
        )}
      </section>
    </div>
  );
}

/** The same fault may be there twice. */
function numbered(faults: readonly string[]) {
  return faults.map((fault, index) => ({ fault, place: index }));
}
