import type { Variant } from "../../src/platform/variant";
import { type Clock, type ClockSetting, createClock } from "./clock";
import { Journal } from "./journal";
import { createRandom, type Random } from "./random";
import type { RowId, SeedContext, StoredRow, TableSource } from "./types";
import { WorldStore } from "./world-store";

/** Everything the mock back end knows for one visitor: tables made from a seed, and a clock. */
export interface World extends TableSource {
  readonly seed: number;
  /** The edition of this back end, which determines catalog and currency. */
  readonly variant: Variant;
  /** When the world began, milliseconds since 1970; first rows are dated from it. */
  readonly startedAt: number;
  readonly clock: Clock;
  readonly journal: Journal;
  /** Random choices for the purpose named by `key`, the same whenever and however often they are made. */
  random(key: string): Random;
  /** What differs from the world as it was seeded. */
  netChanges(): StoredRow[];
  /** One row as it would be stored: its JSON, null when removed, undefined when unchanged since seeding. */
  storedRow(table: string, id: RowId): string | null | undefined;
}

/**
 * Input of a world. `startedAt` is the clock's time when absent; `stored` holds the changed rows of an earlier
 * visit.
 */
export interface WorldOptions {
  seed?: number;
  /** China when absent. */
  variant?: Variant;
  clock?: ClockSetting;
  startedAt?: number;
  stored?: Iterable<StoredRow>;
  realTime?: () => number;
  /** How many requests can be undone. */
  historyLimit?: number;
}

/** The seed of a world that was not given one. */
export const defaultSeed = 1;

/** A new world. The same seed, start, clock and calls make the same world everywhere. */
export function createWorld(options: WorldOptions = {}): World {
  const seed = options.seed ?? defaultSeed;
  const variant = options.variant ?? "china";
  const clock = createClock(options.clock ?? { mode: "live" }, options.realTime);
  const startedAt = options.startedAt ?? clock.now();
  const random = (key: string): Random => createRandom(seed, key);
  const seedContext: SeedContext = {
    seed,
    variant,
    startedAt,
    random,
    rowsOf: (definition) => definition.open(store).seeded(),
  };
  const journal = new Journal(options.historyLimit);
  const store = new WorldStore(seedContext, journal, options.stored ?? []);
  return {
    seed,
    variant,
    startedAt,
    clock,
    journal,
    table: (definition) => definition.open(store),
    random,
    netChanges: () => store.netChanges(),
    storedRow: (table, id) => store.opened.get(table)?.storedRow(id),
  };
}
