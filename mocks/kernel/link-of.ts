import type { World } from "../world/world";
import type { BackEnd } from "./back-end";
import { prepareWorld } from "./create-world";
import { knownTables } from "./known-tables";
import { differenceOf, type LinkedState, writeLinkedState } from "./linked-state";
import { type Selection, writeSelection } from "./selection";
import type { Revision, WorldStore } from "./world-store";

/** An earlier revision, and the world's time then in milliseconds since 1970. */
export interface PastRevision {
  readonly before: Revision;
  readonly at: number;
}

/**
 * The selection that recreates this world, in the grammar of `?mock=`: with the current faults, and a running clock
 * where it runs. With `then`, the world at an earlier step, its clock stopped and without faults. Null when that
 * step is gone or belonged to another world. The state is read when it is called; only packing is asynchronous.
 */
export function linkOf(store: WorldStore, past?: PastRevision): Promise<string | null> {
  const { world, backEnd, chosen } = store;
  const position = past ? store.positionOf(past.before) : world.journal.position;
  if (position === null) return Promise.resolve(null);
  const selection = past ? withoutFaults(chosen, backEnd) : chosen;
  const state = {
    seed: world.seed,
    startedAt: world.startedAt,
    now: past?.at ?? world.clock.now(),
    isRunning: !past && world.clock.setting().mode !== "frozen",
    rows: rowsAt(world, position, selection, backEnd),
  };
  return pack(selection, state);
}

async function pack(selection: Selection, state: Omit<LinkedState, "packed">): Promise<string> {
  const packed = await writeLinkedState(state);
  return writeSelection({ ...selection, seed: null, clock: null, state: { ...state, packed } });
}

/** What a scenario that brings faults did to the world goes into the link's rows instead. */
function withoutFaults(selection: Selection, { scenarios, personas }: BackEnd): Selection {
  const { persona } = selection;
  const hasNoFaults = persona !== null && personas[persona]?.faults === undefined;
  return {
    ...selection,
    persona: hasNoFaults ? persona : null,
    scenarios: selection.scenarios.filter((name) => scenarios[name]?.faults === undefined),
    faults: [],
  };
}

function rowsAt(world: World, position: number, selection: Selection, backEnd: BackEnd) {
  const { journal, seed, startedAt } = world;
  const base = prepareWorld(selection, { seed, clock: { mode: "frozen", at: startedAt } }, backEnd);
  const today = journal.position;
  journal.jump(position);
  try {
    return differenceOf(world, base, knownTables(backEnd));
  } finally {
    journal.jump(today);
  }
}
