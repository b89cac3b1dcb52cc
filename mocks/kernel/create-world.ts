import { type ClockSetting, createClock } from "../world/clock";
import { createWorld, defaultSeed, type World } from "../world/world";
import type { BackEnd } from "./back-end";
import { knownTables } from "./known-tables";
import { applyLinkedRows } from "./linked-state";
import { type Selection, selectionProblem } from "./selection";

/** Defaults of a world where its selection has none. */
export interface WorldStart {
  seed?: number;
  clock?: ClockSetting;
  /** Real milliseconds since 1970, for live clocks. */
  realTime?: () => number;
}

/** How many requests of one world can be undone. */
export const historyLimit = 1000;

/** Makes the world a selection asks for. Throws a SelectionProblem for a state that does not fit this back end. */
export function createWorldFor(selection: Selection, start: WorldStart, backEnd: BackEnd): World {
  const { state } = selection;
  const seed = selection.seed ?? start.seed ?? defaultSeed;
  if (!state) {
    const clock = selection.clock ?? start.clock ?? { mode: "live" };
    return prepareWorld(selection, { ...start, seed, clock }, backEnd);
  }
  const frozen = { mode: "frozen", at: state.startedAt } as const;
  const base = prepareWorld(selection, { ...start, seed: state.seed, clock: frozen }, backEnd);
  try {
    const world = createWorld({
      seed: state.seed,
      variant: selection.variant ?? "china",
      startedAt: state.startedAt,
      clock: selection.clock ?? clockOf(state, start.realTime),
      stored: applyLinkedRows(base, state.rows, knownTables(backEnd)),
      historyLimit,
      ...(start.realTime && { realTime: start.realTime }),
    });
    // Rows that are no rows of their tables show when the tables are opened.
    for (const group of backEnd.groups) for (const table of group.tables) table.sizeIn(world);
    return world;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw selectionProblem(`state:${state.packed}`, `does not fit this version of the back end: ${reason}`);
  }
}

/** The world before anybody did anything, as a selection's persona and scenarios leave it. */
export function prepareWorld(
  selection: Selection,
  { seed, clock, realTime }: Required<Pick<WorldStart, "seed" | "clock">> & Pick<WorldStart, "realTime">,
  backEnd: BackEnd,
): World {
  const startedAt = createClock(clock, realTime).now();
  const world = createWorld({
    seed,
    variant: selection.variant ?? "china",
    startedAt,
    // The clock is stopped meanwhile, so that the same world results at any time.
    clock: { mode: "frozen", at: startedAt },
    historyLimit,
    ...(realTime && { realTime }),
  });
  for (const preparation of preparationsOf(selection, backEnd)) preparation.prepare?.(world);
  const moved = world.clock.now() - startedAt;
  world.clock.set(clock);
  if (moved !== 0) world.clock.advance(moved);
  return world;
}

/** The persona and the scenarios a selection names. */
export function preparationsOf(
  { persona, scenarios }: Selection,
  { personas: knownPersonas, scenarios: knownScenarios }: BackEnd,
) {
  const personas = persona === null ? [] : [knownPersonas[persona]];
  return [...personas, ...scenarios.map((name) => knownScenarios[name])].filter(
    (preparation) => preparation !== undefined,
  );
}

function clockOf(
  { now, isRunning }: { now: number; isRunning: boolean },
  realTime: () => number = Date.now,
): ClockSetting {
  return isRunning ? { mode: "offset", by: now - realTime() } : { mode: "frozen", at: now };
}
