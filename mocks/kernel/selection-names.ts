import type { NamedExample } from "./named-examples";

/** The names a selection may use. */
export interface SelectionNames {
  readonly personas: readonly string[];
  readonly scenarios: readonly string[];
  readonly operations: readonly string[];
  /** By operationId; an operation without examples is missing. */
  readonly examples: ReadonlyMap<string, readonly NamedExample[]>;
}
