import type { Variant } from "../../src/platform/variant";
import { type ClockSetting, readClockSetting, writeClockSetting } from "../world/clock";
import { type FaultRule, faultForms, readFault, requestedExample, writeFault } from "./fault-rules";
import { type LinkedState, readLinkedState } from "./linked-state";
import { describeExamples, findExample } from "./named-examples";
import type { SelectionNames } from "./selection-names";

/**
 * The initial state and the faults of a world: the content of `?mock=`, the x-mock header, the mock cookie and --mock.
 */
export interface Selection {
  /** Null for the edition of the page that asks, China where none does. */
  readonly variant: Variant | null;
  readonly persona: string | null;
  readonly scenarios: readonly string[];
  readonly seed: number | null;
  readonly clock: ClockSetting | null;
  readonly faults: readonly FaultRule[];
  /** What became of the world after persona and scenarios prepared it. */
  readonly state: LinkedState | null;
}

/** A text that is no selection: what is wrong, where, and what is allowed, in one sentence. */
export class SelectionProblem extends Error {}

export const emptySelection: Selection = {
  variant: null,
  persona: null,
  scenarios: [],
  seed: null,
  clock: null,
  faults: [],
  state: null,
};

/**
 * Reads `persona:visitor,scenario:offline,fault:listNews=http500@0.3,fault:*=latency(800),seed:7,
 * clock:2026-11-21T10:32:00+08:00`. Parts come in any order; scenarios and faults may repeat; empty text selects
 * nothing. `variant:` names the edition whose back end it is. `state:` with the letters of a link brings a world's changes, seed and clock. Throws a SelectionProblem.
 */
export function readSelection(text: string, names: SelectionNames): Selection {
  let selection = emptySelection;
  const once = new Set<string>();
  for (const entry of text
    .split(/,(?![^()]*\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")) {
    const colon = entry.indexOf(":");
    const name = colon < 0 ? entry : entry.slice(0, colon);
    const value = colon < 0 ? "" : entry.slice(colon + 1);
    const read = readers[name];
    if (!read)
      throw selectionProblem(
        entry,
        `has no meaning; a part begins with ${Object.keys(readers)
          .map((known) => `${known}:`)
          .join(", ")}`,
      );
    if (once.has(name)) throw selectionProblem(entry, `comes after another ${name}; there is one at most`);
    if (name !== "scenario" && name !== "fault") once.add(name);
    selection = { ...selection, ...read(value, entry, names, selection) };
  }
  if (selection.state && selection.seed !== null)
    throw selectionProblem(
      `seed:${selection.seed}`,
      "stands beside state:, which brings a seed of its own; leave it out",
    );
  return selection;
}

/** The text that `readSelection` reads as this selection. */
export function writeSelection(selection: Selection): string {
  return [
    ...(selection.variant === null ? [] : [`variant:${selection.variant}`]),
    ...(selection.persona === null ? [] : [`persona:${selection.persona}`]),
    ...selection.scenarios.map((name) => `scenario:${name}`),
    ...selection.faults.map(writeFault),
    ...(selection.seed === null ? [] : [`seed:${selection.seed}`]),
    ...(selection.clock === null ? [] : [`clock:${writeClockSetting(selection.clock)}`]),
    ...(selection.state === null ? [] : [`state:${selection.state.packed}`]),
  ].join(",");
}

/** Whether a selection determines the initial state, or faults alone. */
export function preparesWorld(selection: Selection): boolean {
  return (
    selection.variant !== null ||
    selection.persona !== null ||
    selection.scenarios.length > 0 ||
    selection.seed !== null ||
    selection.clock !== null ||
    selection.state !== null
  );
}

type Reader = (value: string, entry: string, names: SelectionNames, before: Selection) => Partial<Selection>;

const readers: Readonly<Record<string, Reader>> = {
  variant(value, entry) {
    if (value !== "china" && value !== "global")
      throw selectionProblem(entry, "names no variant; there are china, global");
    return { variant: value };
  },
  persona(value, entry, names) {
    if (!names.personas.includes(value))
      throw selectionProblem(entry, `names no persona; there are ${listed(names.personas)}`);
    return { persona: value };
  },
  scenario(value, entry, names, before) {
    if (!names.scenarios.includes(value))
      throw selectionProblem(entry, `names no scenario; there are ${listed(names.scenarios)}`);
    return { scenarios: [...before.scenarios, value] };
  },
  fault(value, entry, names, before) {
    const equals = value.indexOf("=");
    const operation = value.slice(0, Math.max(equals, 0));
    if (operation !== "*" && !names.operations.includes(operation)) {
      throw selectionProblem(
        entry,
        "names no operation; write fault:<operationId>=<what> with an operationId of the contracts, or * for all",
      );
    }
    const rule = readFault(operation, value.slice(equals + 1));
    if (!rule) throw selectionProblem(entry, `names no fault; there are ${faultForms}`);
    checkExample(rule, entry, names);
    return { faults: [...before.faults, rule] };
  },
  seed(value, entry) {
    if (!/^\d{1,9}$/.test(value))
      throw selectionProblem(entry, "is no seed; it is a whole number of at most nine digits");
    return { seed: Number(value) };
  },
  clock(value, entry) {
    // In an address a plus sign arrives as a space.
    const clock = readClockSetting(value.replace(/ (?=\d)/, "+"));
    if (!clock)
      throw selectionProblem(
        entry,
        "is no time; write live, +3d or -90m (s, m, h, d), or a moment such as 2026-11-21T10:32:00+08:00",
      );
    if (clock.mode === "offset" && Math.abs(clock.by) > furthestOffset)
      throw selectionProblem(entry, "is too far away; a hundred years are the most");
    return { clock };
  },
  state(value, entry) {
    const state = readLinkedState(value);
    if (!state)
      throw selectionProblem(
        entry,
        "is no state: the link is damaged, cut off or from another version; copy it again",
      );
    return { state };
  },
};

/** Refuses an example that the operation, or for * every operation, does not have. */
function checkExample({ operation, effect }: FaultRule, entry: string, names: SelectionNames): void {
  const requested = requestedExample(effect);
  if (!requested) return;
  const ofOne = names.examples.get(operation) ?? [];
  const candidates = operation === "*" ? [...names.examples.values()].flat() : ofOne;
  if (findExample(candidates, requested)) return;
  const what =
    operation === "*"
      ? "names an example that no operation has"
      : `names no example of ${operation}; ${describeExamples(ofOne)}`;
  throw selectionProblem(entry, what);
}

/** Times beyond it have no valid date. */
export const furthestOffset = 100 * 366 * 86_400_000;

/** One sentence about a part of a selection. */
export function selectionProblem(entry: string, what: string): SelectionProblem {
  const excerpt = entry.length > 80 ? `${entry.slice(0, 40)}…` : entry;
  return new SelectionProblem(`In the mock selection, "${excerpt}" ${what}.`);
}

function listed(names: readonly string[]): string {
  return [...names].sort().join(", ");
}
