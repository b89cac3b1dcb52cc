import { useState } from "react";
import type { ChoicesView, ControlView } from "../control/views";
import { callDoor } from "./call-door";
import type { Door } from "./use-door";

/** What happens outside the website: on a phone, at a bank, in an office. */
export function OutsideTab({ door, choices }: { door: Door; choices: ChoicesView }) {
  return (
    <div className="scroll">
      {choices.controls.map((control) => (
        <ControlForm key={`${control.method} ${control.name}`} control={control} door={door} />
      ))}
    </div>
  );
}

function ControlForm({ control, door }: { control: ControlView; door: Door }) {
  const [input, setInput] = useState("");
  const [answer, setAnswer] = useState("");
  const { method, name, sentence } = control;

  async function send(): Promise<void> {
    const answered =
      method === "GET" ? await callDoor("GET", name) : await door.act("POST", name, input.trim());
    setAnswer(answered.ok ? JSON.stringify(answered.value, null, 2) : "");
    if (!answered.ok) door.say(answered.msg);
  }

  return (
    <section className="block" aria-label={name}>
      <h3>{name}</h3>
      <p className="note">{sentence}</p>
      <div className="row">
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
        <button type="button" className="second" onClick={send}>
          {method === "GET" ? "Look" : "Do it"}
        </button>
      </div>
      {answer !== "" && <pre>{answer}</pre>}
    </section>
  );
}
