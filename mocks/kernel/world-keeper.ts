import type { ClockSetting } from "../world/clock";
import { createWorld, defaultSeed, type World } from "../world/world";
import type { BackEnd } from "./back-end";
import type { FaultRule } from "./fault-rules";
import type { KeptWorld, WorldMeta } from "./kept-world";
import { emptySelection, preparesWorld, readSelection, type Selection, writeSelection } from "./selection";

export interface WorldStart {
  seed?: number;
  clock?: ClockSetting;
  /** Real milliseconds since 1970, for live clocks. */
  realTime?: () => number;
}

/** The world of one kernel, how it began, and what goes wrong in it. Replacing it is all or nothing. */
export class WorldKeeper {
  readonly #backEnd: BackEnd;
  readonly #start: WorldStart;
  #world: World;
  #selection: Selection = emptySelection;
  #faults: readonly FaultRule[] = [];
  #requested = "";

  constructor(backEnd: BackEnd, start: WorldStart, kept: KeptWorld | undefined) {
    this.#backEnd = backEnd;
    this.#start = start;
    this.#world = kept ? this.#revive(kept) : this.#newWorld(emptySelection);
  }

  get world(): World {
    return this.#world;
  }

  get selection(): string {
    return writeSelection(this.#selection);
  }

  get faults(): readonly FaultRule[] {
    return this.#faults;
  }

  get meta(): WorldMeta {
    const { seed, startedAt, clock } = this.#world;
    return { seed, startedAt, clock: clock.setting(), selection: this.selection, requested: this.#requested };
  }

  /** Makes the world a selection asks for; faults alone leave the world as it is. Throws a SelectionProblem before anything changes. */
  apply(text: string): void {
    const selection = readSelection(text, this.#backEnd.names);
    if (preparesWorld(selection)) {
      this.#world = this.#newWorld(selection);
      this.#use(selection);
    } else this.#use({ ...this.#selection, faults: selection.faults });
  }

  /** Applies the selection a page was opened with, unless it is the one it was opened with before; true when it did. */
  adopt(text: string): boolean {
    if (text === this.#requested) return false;
    this.apply(text);
    this.#requested = text;
    return true;
  }

  /**
   * Follows the selection a request carries and answers its faults. A new text makes a new world; the same text again
   * changes nothing, so that a page may send it with every call.
   */
  follow(text: string): readonly FaultRule[] {
    const selection = readSelection(text, this.#backEnd.names);
    if (text !== this.#requested && preparesWorld(selection)) {
      this.#world = this.#newWorld(selection);
      this.#use({ ...selection, faults: [] });
      this.#requested = text;
    }
    return selection.faults;
  }

  /** Begins the same world again. */
  reset(): void {
    this.#world = this.#newWorld(this.#selection);
  }

  #newWorld(selection: Selection): World {
    const clock = selection.clock ?? this.#start.clock;
    const world = createWorld({
      seed: selection.seed ?? this.#start.seed ?? defaultSeed,
      ...(clock && { clock }),
      ...(this.#start.realTime && { realTime: this.#start.realTime }),
    });
    for (const preparation of this.#preparations(selection)) preparation.prepare?.(world);
    return world;
  }

  #revive({ meta, rows }: KeptWorld): World {
    this.#use(this.#readKept(meta.selection));
    this.#requested = meta.requested;
    return createWorld({
      seed: meta.seed,
      startedAt: meta.startedAt,
      clock: meta.clock,
      kept: rows,
      ...(this.#start.realTime && { realTime: this.#start.realTime }),
    });
  }

  /** A persona or operation may have been renamed since the visit; its world is still worth keeping. */
  #readKept(text: string): Selection {
    try {
      return readSelection(text, this.#backEnd.names);
    } catch {
      return emptySelection;
    }
  }

  #use(selection: Selection): void {
    this.#selection = selection;
    const prepared = this.#preparations(selection).flatMap(({ faults }) =>
      faults === undefined ? [] : readSelection(faults, this.#backEnd.names).faults,
    );
    this.#faults = [...selection.faults, ...prepared];
  }

  #preparations(selection: Selection) {
    const personas = selection.persona === null ? [] : [this.#backEnd.personas[selection.persona]];
    const scenarios = selection.scenarios.map((name) => this.#backEnd.scenarios[name]);
    return [...personas, ...scenarios].filter((preparation) => preparation !== undefined);
  }
}
