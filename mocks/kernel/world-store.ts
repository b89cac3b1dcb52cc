import type { Variant } from "../../src/platform/variant";
import type { Change, Step } from "../world/journal";
import { createWorld, type World } from "../world/world";
import type { BackEnd } from "./back-end";
import { createWorldFor, historyLimit, preparationsOf, type WorldStart } from "./create-world";
import type { FaultRule } from "./fault-rules";
import { knownTables } from "./known-tables";
import { persistedStep, restoreSteps } from "./persisted-steps";
import { type PersistedWorld, type Saving, type WorldMeta, worldFormat } from "./persisted-world";
import {
  emptySelection,
  preparesWorld,
  readSelection,
  type Selection,
  SelectionProblem,
  writeSelection,
} from "./selection";

/** A state of one of the kernel's worlds: after a step of its journal, or before the first (null). */
export interface Revision {
  /** Counts the worlds the kernel had. */
  readonly world: number;
  readonly step: Step | null;
}

/** The world of one kernel, its initial selection and its faults. Replacing it is all or nothing. */
export class WorldStore {
  readonly backEnd: BackEnd;
  readonly #start: WorldStart;
  #world: World;
  #worldCount = 0;
  #selection: Selection = emptySelection;
  #faults: readonly FaultRule[] = [];
  #requested = "";
  #problem: string | null = null;
  /** Steps of this world that its journal no longer has. */
  #droppedSteps = 0;

  constructor(backEnd: BackEnd, start: WorldStart, persisted: PersistedWorld | undefined) {
    this.backEnd = backEnd;
    this.#start = start;
    this.#world = persisted ? this.#revive(persisted) : createWorldFor(emptySelection, start, backEnd);
  }

  get world(): World {
    return this.#world;
  }

  get selection(): string {
    return writeSelection(this.#selection);
  }

  /** The selection that the world began with. */
  get chosen(): Selection {
    return this.#selection;
  }

  get faults(): readonly FaultRule[] {
    return this.#faults;
  }

  /** What is wrong with the selection the last page was opened with; null when nothing is. */
  get problem(): string | null {
    return this.#problem;
  }

  get meta(): WorldMeta {
    const { seed, startedAt, clock, journal } = this.#world;
    return {
      format: worldFormat,
      seed,
      startedAt,
      clock: clock.setting(),
      selection: this.selection,
      requested: this.#requested,
      undone: journal.steps.length - journal.position,
    };
  }

  /** The state the world is in. */
  get revision(): Revision {
    const { journal } = this.#world;
    return { world: this.#worldCount, step: journal.steps[journal.position - 1] ?? null };
  }

  /**
   * The position of a revision in the journal; null when it belongs to another world, was overwritten or is too
   * long ago.
   */
  positionOf({ world, step }: Revision): number | null {
    const { steps } = this.#world.journal;
    if (world !== this.#worldCount) return null;
    if (step === null) return steps.length < historyLimit && this.#droppedSteps === 0 ? 0 : null;
    const index = steps.lastIndexOf(step);
    return index < 0 ? null : index + 1;
  }

  /**
   * Makes the world a selection asks for; faults alone leave the world as it is. Throws a SelectionProblem before
   * anything changes.
   */
  apply(text: string): void {
    const selection = readSelection(text, this.backEnd.names);
    if (preparesWorld(selection)) this.#createWorld(selection);
    else this.#use({ ...this.#selection, faults: selection.faults });
    this.#problem = null;
  }

  /**
   * Applies the selection a page was opened with, unless it is the one it was opened with before; true when it did. A
   * text that is no selection leaves everything as it is and is explained by `problem`.
   */
  adopt(text: string): boolean {
    this.#problem = null;
    if (text === this.#requested) return false;
    try {
      this.apply(text);
    } catch (error) {
      if (error instanceof SelectionProblem) this.#problem = error.message;
      throw error;
    }
    this.#requested = text;
    return true;
  }

  /**
   * Applies the selection a request carries and returns its faults. A new text makes a new world; the same text again
   * changes nothing, so that a page may send it with every call.
   */
  follow(text: string): readonly FaultRule[] {
    const selection = readSelection(text, this.backEnd.names);
    if (text !== this.#requested && preparesWorld(selection)) {
      this.#createWorld({ ...selection, faults: [] });
      this.#requested = text;
    }
    return selection.faults;
  }

  /** Begins the same world as the back end of another edition; the same edition changes nothing. */
  followVariant(variant: Variant): void {
    if (variant !== this.#world.variant) this.#createWorld({ ...this.#selection, variant });
  }

  /** Begins the same world again. */
  reset(): void {
    this.#createWorld(this.#selection);
    this.#problem = null;
  }

  /** Loads the world that another holder of the same store has saved meanwhile. */
  takeOver(persisted: PersistedWorld): void {
    this.#world = this.#revive(persisted);
  }

  /**
   * What to store of a step that is about to be added to the journal, or just was: `before` is the position before
   * it.
   */
  savingOf(label: string, changes: readonly Change[], before: number): Saving {
    const number = this.#droppedSteps + before + 1;
    if (before === historyLimit) this.#droppedSteps += 1;
    return {
      isWhole: false,
      meta: { ...this.meta, undone: 0 },
      rows: this.#rowsOf(changes),
      stepsFrom: number,
      steps: [persistedStep(number, label, changes)],
    };
  }

  /** What to store of the whole world after undo or redo, or (`isNew`) at its start. */
  wholeSaving(isNew: boolean): Saving {
    return {
      isWhole: true,
      meta: this.meta,
      rows: this.#world.netChanges(),
      stepsFrom: isNew ? 1 : this.#droppedSteps + this.#world.journal.steps.length + 1,
      steps: [],
    };
  }

  #rowsOf(changes: readonly Change[]) {
    const rows = new Map(changes.map(({ table, id }) => [`${table} ${typeof id} ${id}`, { table, id }]));
    return [...rows.values()].map(({ table, id }) => ({ table, id, row: this.#world.storedRow(table, id) }));
  }

  #createWorld(selection: Selection): void {
    this.#world = createWorldFor(selection, this.#start, this.backEnd);
    this.#worldCount += 1;
    this.#droppedSteps = 0;
    this.#use(selection);
  }

  #revive({ meta, rows, steps = [] }: PersistedWorld): World {
    this.#use(this.#readPersisted(meta.selection));
    this.#requested = meta.requested;
    const world = createWorld({
      seed: meta.seed,
      variant: this.#selection.variant ?? "china",
      startedAt: meta.startedAt,
      clock: meta.clock,
      stored: rows,
      historyLimit,
      ...(this.#start.realTime && { realTime: this.#start.realTime }),
    });
    restoreSteps(world, steps, meta.undone, knownTables(this.backEnd));
    this.#worldCount += 1;
    this.#droppedSteps = (steps[0]?.number ?? 1) - 1;
    return world;
  }

  /** A persona or operation may have been renamed since the visit; its world is still worth keeping. */
  #readPersisted(text: string): Selection {
    try {
      return readSelection(text, this.backEnd.names);
    } catch {
      return emptySelection;
    }
  }

  #use(selection: Selection): void {
    this.#selection = selection;
    const prepared = preparationsOf(selection, this.backEnd).flatMap(({ faults }) =>
      faults === undefined ? [] : readSelection(faults, this.backEnd.names).faults,
    );
    this.#faults = [...selection.faults, ...prepared];
  }
}
