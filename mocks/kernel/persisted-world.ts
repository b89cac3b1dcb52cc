import type { ClockSetting } from "../world/clock";
import type { StoredRow } from "../world/types";
import { isRecord } from "./contract-model";
import type { PersistedStep } from "./persisted-steps";

/**
 * Raised when a stored row's fields change or a seed gives other first rows: worlds of another format start again.
 */
export const worldFormat = 6;

/** The frame of a world between visits. All of it is JSON. */
export interface WorldMeta {
  /** `worldFormat` of the version that stored it; rows of other versions may have other fields. */
  format: number;
  seed: number;
  /** When the world began, milliseconds since 1970. */
  startedAt: number;
  clock: ClockSetting;
  /** In the grammar of `?mock=`. */
  selection: string;
  /** The last selection that a page or request asked for. */
  requested: string;
  /** How many steps of the history were undone and can be done again. */
  undone: number;
}

/** A world between visits. */
export interface PersistedWorld {
  meta: WorldMeta;
  rows: readonly StoredRow[];
  /** What can be undone, the oldest first; nothing when absent. */
  steps?: readonly PersistedStep[];
}

/** Changes to store after a request or a reset: changed rows, and the world's frame. */
export interface Saving {
  /** `rows` contains all rows of the world: earlier stored ones are void. */
  readonly isWhole: boolean;
  readonly meta: WorldMeta;
  /** `row` is undefined for a row that is again as it was seeded. */
  readonly rows: readonly (Omit<StoredRow, "row"> & { row: string | null | undefined })[];
  /** Stored steps with this number or a higher one are void. */
  readonly stepsFrom: number;
  /** The steps that come there, numbered from it. */
  readonly steps: readonly PersistedStep[];
}

/** Whether something read from a disk or a browser's store is a world's frame. */
export function isWorldMeta(value: unknown): value is WorldMeta {
  return (
    isRecord(value) &&
    value["format"] === worldFormat &&
    Number.isInteger(value["seed"]) &&
    Number.isFinite(value["startedAt"]) &&
    Number.isInteger(value["undone"]) &&
    typeof value["selection"] === "string" &&
    typeof value["requested"] === "string" &&
    isClockSetting(value["clock"])
  );
}

function isClockSetting(value: unknown): value is ClockSetting {
  if (!isRecord(value)) return false;
  if (value["mode"] === "live") return true;
  return value["mode"] === "frozen"
    ? Number.isFinite(value["at"])
    : value["mode"] === "offset" && Number.isFinite(value["by"]);
}
