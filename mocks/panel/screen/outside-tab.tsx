import { type FormEvent, useState } from "react";
import type { ChoicesView, ControlView } from "../control/views";
import { callControl } from "./call-control";
import type { ControlApi } from "./use-control-api";

/** What happens outside the website: on a phone, at a bank, in an office. */
export function OutsideTab({ controlApi, choices }: { controlApi: ControlApi; choices: ChoicesView }) {
  return (
    <div className="scroll">
      {choices.controls.map((control) => (
        <ControlForm key={`${control.method} ${control.name}`} control={control} controlApi={controlApi} />
      ))}
    </div>
  );
}

function ControlForm({ control, controlApi }: { control: ControlView; controlApi: ControlApi }) {
  const [input, setInput] = useState("");
  const [responseText, setResponseText] = useState("");
  const { method, name, sentence } = control;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const response =
      method === "GET" ? await callControl("GET", name) : await controlApi.send("POST", name, input.trim());
    setResponseText(response.ok ? JSON.stringify(response.value, null, 2) : "");
    controlApi.showProblem(response.ok ? null : response.msg);
  }

  return (
    <section className="block" aria-label={name}>
      <h3>{name}</h3>
      <p className="note">{sentence}</p>
      <form className="row" onSubmit={send}>
        {method === "POST" && (
          <input
            className="grow"
            aria-label={`JSON for ${name}`}
            placeholder="{ }"
            spellCheck={false}
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
        )}
        <button type="submit" className="second">
          {method === "GET" ? "Look" : "Do it"}
        </button>
      </form>
      {responseText !== "" && <pre>{responseText}</pre>}
    </section>
  );
}
