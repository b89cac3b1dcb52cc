import { useState } from "react";
import { copyText } from "../../../src/platform/clipboard";
import { isRecord } from "../../kernel/contract-model";
import type { StateView } from "../control/views";
import { callControl } from "./call-control";
import { sharedAddress } from "./shared-address";
import type { ControlApi } from "./use-control-api";

/** A link to the world as it is, and recordings of what is done in it. */
export function ShareTab({ controlApi, state }: { controlApi: ControlApi; state: StateView }) {
  const [link, setLink] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const { recording } = state;

  async function copyLink(): Promise<void> {
    const response = await callControl("GET", "link");
    if (!response.ok) return controlApi.showProblem(response.msg);
    const mock =
      isRecord(response.value) && typeof response.value["mock"] === "string" ? response.value["mock"] : "";
    const address = sharedAddress(location.href, mock);
    setLink(address);
    setNote((await copyText(address)) ? `Copied, ${address.length} bytes.` : "Copy it from the field.");
  }

  async function endRecording(): Promise<void> {
    const response = await controlApi.send("DELETE", "recording");
    if (response.ok) save(JSON.stringify(response.value, null, 2), "recording.json");
  }

  return (
    <div className="scroll">
      <section className="block" aria-label="Link">
        <h3>Link to this state</h3>
        <p className="note">Persona, scenarios, faults, clock and everything done since, in one address.</p>
        <div className="row">
          <button type="button" className="primary" onClick={copyLink}>
            Copy link
          </button>
          <span className="note" role="status">
            {note}
          </span>
        </div>
        {link !== null && (
          <input readOnly aria-label="Link" value={link} onFocus={(event) => event.target.select()} />
        )}
        <label className="field">
          <span>The selection of this world</span>
          <input readOnly value={state.selection} placeholder="none" />
        </label>
      </section>
      <section className="block" aria-label="Recording">
        <h3>Recording</h3>
        <p className="note">Every call with its answer, from the world as it is now, as one JSON file.</p>
        <div className="row">
          {recording ? (
            <button type="button" className="primary" onClick={endRecording}>
              Stop and save
            </button>
          ) : (
            <button type="button" className="second" onClick={() => controlApi.send("POST", "recording")}>
              Record
            </button>
          )}
          <span className="note" role="status">
            {recording && `Recording: ${recording.calls} ${recording.calls === 1 ? "call" : "calls"}`}
          </span>
        </div>
        <p className="note">In Vitest:</p>
        <pre>{"expect(await replay(kernel, readRecording(json))).toBeNull();"}</pre>
        <p className="note">In Playwright:</p>
        <pre>{"const served = await servePage(page, readRecording(json), backend);"}</pre>
      </section>
    </div>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
