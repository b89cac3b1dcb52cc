import type { FoundOperation } from "../operations";
import type { Change, Direction, Verdict } from "./change";
import { type Sides, schemaDifferences } from "./schema-differences";
import type { Located } from "./side";

/** One operation in both versions. */
export interface OperationPair extends Sides {
  readonly old: FoundOperation;
  readonly current: FoundOperation;
}

/** A change of an operation before its operation is named. */
export type OperationChange = Omit<Change, "operation">;

/** A change at a part of an operation: "what; why". */
export function changeOf(
  where: string,
  what: string,
  [severity, why]: Verdict,
  place: string,
): OperationChange {
  return { severity, where, reason: `${what}; ${why}`, place };
}

/** The differences of two schemas, weighed by who writes the value. */
export function schemaChanges(
  where: string,
  schemas: { before: Located; after: Located },
  direction: Direction,
  sides: Sides,
): OperationChange[] {
  return schemaDifferences(schemas.before, schemas.after, sides).map((difference) =>
    changeOf(
      [where, difference.where].filter(Boolean).join(" "),
      difference.text,
      difference.verdicts[direction],
      difference.place,
    ),
  );
}
