import { type FormEvent, useState } from "react";
import type { StateView } from "../control/views";
import type { ControlApi } from "./use-control-api";

const shifts = ["-1d", "-1h", "+1h", "+1d", "+7d", "+30d"] as const;

/** The world's time: frozen or running, and moved by hours and days. */
export function ClockBlock({ controlApi, state }: { controlApi: ControlApi; state: StateView }) {
  const [instant, setInstant] = useState("");
  const { mode } = state.clock;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // The field has neither seconds nor zone; the world uses UTC+8.
    void controlApi.send("POST", "clock", `${instant}:00+08:00`);
  }

  return (
    <section className="block" aria-label="Clock">
      <div className="row wrap">
        <span className="clock">{state.now.slice(0, 19).replace("T", " ")}</span>
        <span className="segment">
          <button
            type="button"
            aria-pressed={mode === "frozen"}
            onClick={() => controlApi.send("POST", "clock", "freeze")}
          >
            Frozen
          </button>
          <button
            type="button"
            aria-pressed={mode === "offset"}
            onClick={() => unfreezeClock(controlApi, state)}
          >
            Running
          </button>
          <button
            type="button"
            aria-pressed={mode === "live"}
            onClick={() => controlApi.send("POST", "clock", "live")}
          >
            Real time
          </button>
        </span>
      </div>
      <div className="row wrap">
        {shifts.map((shift) => (
          <button
            key={shift}
            type="button"
            className="second"
            onClick={() => controlApi.send("POST", "advance", shift)}
          >
            {shift.replace("-", "−")}
          </button>
        ))}
      </div>
      <form className="row" onSubmit={handleSubmit}>
        <input
          type="datetime-local"
          aria-label="Moment, UTC+8"
          value={instant}
          onChange={(event) => setInstant(event.target.value)}
        />
        <button type="submit" className="second" disabled={instant === ""}>
          Set, UTC+8
        </button>
      </form>
    </section>
  );
}

/** Restarts the clock from its current time; what already runs from a time of its own goes on. */
async function unfreezeClock(controlApi: ControlApi, { clock, now }: StateView): Promise<void> {
  if (clock.mode === "offset") return;
  const seconds = Math.round((Date.parse(now) - Date.now()) / 1000);
  await controlApi.send("POST", "clock", `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}s`);
}
