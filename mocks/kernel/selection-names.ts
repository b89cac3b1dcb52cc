/** The names a selection may use. */
export interface SelectionNames {
  readonly personas: readonly string[];
  readonly scenarios: readonly string[];
  readonly operations: readonly string[];
}
