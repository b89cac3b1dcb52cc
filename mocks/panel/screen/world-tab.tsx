import { useState } from "react";
import type { ChoicesView, StateView } from "../control/views";
import { expectUser } from "../expect-user";
import { ChoiceList } from "./choice-list";
import { ClockBlock } from "./clock-block";
import { loadAgain } from "./load-again";
import type { ControlApi } from "./use-control-api";

interface WorldTabProps {
  readonly controlApi: ControlApi;
  readonly state: StateView;
  readonly choices: ChoicesView;
}

/** The persona, the scenarios, and the clock. */
export function WorldTab({ controlApi, state, choices }: WorldTabProps) {
  const [search, setSearch] = useState("");
  const [persona, setPersona] = useState<string | null | undefined>(undefined);
  const [scenarios, setScenarios] = useState<readonly string[] | undefined>(undefined);
  const chosenPersona = persona === undefined ? state.persona : persona;
  const chosenScenarios = scenarios ?? state.scenarios;
  const isAnother = chosenPersona !== state.persona || chosenScenarios.join() !== [...state.scenarios].join();

  function toggle(name: string): void {
    setScenarios(
      chosenScenarios.includes(name)
        ? chosenScenarios.filter((chosen) => chosen !== name)
        : [...chosenScenarios, name],
    );
  }

  function removeStoredChoice(): void {
    setPersona(undefined);
    setScenarios(undefined);
  }

  async function startWorld(): Promise<void> {
    // Somebody has to be there, or the text would only change the faults.
    const nextPersona = chosenPersona ?? "visitor";
    const facts = [
      `persona:${nextPersona}`,
      ...chosenScenarios.map((name) => `scenario:${name}`),
      ...state.faults,
    ];
    const { ok } = await controlApi.send("POST", "apply", facts.join(","));
    if (!ok) return;
    expectUser(nextPersona);
    loadAgain();
  }

  async function startAgain(): Promise<void> {
    const { ok } = await controlApi.send("POST", "reset");
    if (ok) loadAgain();
  }

  return (
    <>
      <div className="scroll">
        <ClockBlock controlApi={controlApi} state={state} />
        <label className="field search">
          <span>Find a persona or scenario</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <ChoiceList
          title="Persona"
          kind="radio"
          choices={choices.personas}
          search={search}
          chosen={chosenPersona === null ? [] : [chosenPersona]}
          onChoose={setPersona}
        />
        <ChoiceList
          title="Scenarios"
          kind="checkbox"
          choices={choices.scenarios}
          search={search}
          chosen={chosenScenarios}
          onChoose={toggle}
        />
      </div>
      <footer className="foot">
        <p className="note">
          {isAnother ? "A new world begins; what was done in this one is lost." : worldNote(state)}
        </p>
        {isAnother && (
          <button type="button" className="second" onClick={removeStoredChoice}>
            Keep this one
          </button>
        )}
        {isAnother ? (
          <button type="button" className="primary" onClick={startWorld}>
            Begin this world
          </button>
        ) : (
          <button type="button" className="second" onClick={startAgain}>
            Start again
          </button>
        )}
      </footer>
    </>
  );
}

/** Rows that persona and scenarios prepared differ from the seed's before anything was done. */
function worldNote({ changeCount, seed, journal }: StateView): string {
  const rows = changeCount === 1 ? "1 row differs" : `${changeCount} rows differ`;
  if (journal.position > 0) return `Seed ${seed}; ${rows} from the seed's, prepared ones included.`;
  const prepared = changeCount > 0 ? `; persona and scenarios prepared ${rowCount(changeCount)}` : "";
  return `Seed ${seed}; nothing was changed yet${prepared}.`;
}

function rowCount(count: number): string {
  return count === 1 ? "1 row" : `${count} rows`;
}
