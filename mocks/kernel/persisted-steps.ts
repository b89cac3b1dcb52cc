import type { Change } from "../world/journal";
import type { World } from "../world/world";
import { isRecord } from "./contract-model";
import type { KnownTables } from "./known-tables";

/** One step of the journal as JSON. */
export interface PersistedStep {
  /** Counted from 1 since the world began. */
  readonly number: number;
  readonly label: string;
  readonly changes: readonly PersistedChange[];
}

export interface PersistedChange {
  readonly table: string;
  readonly id: string | number;
  /** Null where there was no row. */
  readonly before: object | null;
  readonly after: object | null;
}

/** Number of stored steps: undoing further back needs the same visit. */
export const persistedStepLimit = 200;

/** A step of the journal to be stored. */
export function persistedStep(number: number, label: string, changes: readonly Change[]): PersistedStep {
  return {
    number,
    label,
    changes: changes.map(({ table, id, before, after }) => ({
      table,
      id,
      before: before ?? null,
      after: after ?? null,
    })),
  };
}

/** Restores the history of a loaded world, of which the last `undone` steps were undone. */
export function restoreSteps(
  world: World,
  steps: readonly Omit<PersistedStep, "number">[],
  undone: number,
  tables: KnownTables,
): void {
  const { journal } = world;
  let isRestored = false;
  for (const { label, changes } of steps) {
    journal.begin();
    for (const { table, id, before, after } of changes) {
      const put = (row: object | null) => {
        if (isRestored) tables.write(world, table, id, row ?? undefined);
      };
      journal.record({
        table,
        id,
        before: before ?? undefined,
        after: after ?? undefined,
        undo: () => put(before),
        redo: () => put(after),
      });
    }
    journal.commit(label);
  }
  // The rows are already as the undone steps left them: only the position moves.
  journal.jump(Math.max(0, journal.steps.length - undone));
  isRestored = true;
}

/** Whether something read from a store is a step. */
export function isPersistedStep(value: unknown): value is PersistedStep {
  return (
    isRecord(value) &&
    Number.isInteger(value["number"]) &&
    typeof value["label"] === "string" &&
    Array.isArray(value["changes"]) &&
    value["changes"].every(isPersistedChange)
  );
}

function isPersistedChange(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["table"] === "string" &&
    (typeof value["id"] === "string" || typeof value["id"] === "number") &&
    (value["before"] === null || isRecord(value["before"])) &&
    (value["after"] === null || isRecord(value["after"]))
  );
}
