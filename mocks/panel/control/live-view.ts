/** Who answers an operation. */
export type LiveMode = "mock" | "live" | "off";

/** What `GET /__mock/live` answers where a real back end answers some of the operations. */
export interface LiveView {
  /** Address of the real back end. */
  readonly target: string;
  /** Whether a live call that breaks its contract fails. */
  readonly isStrict: boolean;
  /** By operationId. */
  readonly modes: Readonly<Record<string, LiveMode>>;
  /** How many calls the real back end got. */
  readonly calls: number;
  /** The newest first. */
  readonly mismatches: readonly MismatchView[];
  /** What could not be passed between the two, the newest first. */
  readonly notices: readonly { readonly number: number; readonly text: string }[];
  /** The file with the whole report. */
  readonly report: string;
}

/** A call to the real back end that breaks its contract. */
export interface MismatchView {
  readonly id: string;
  readonly operationId: string;
  readonly pointer: string;
  readonly promised: string;
  readonly came: string;
  /** "contracts/mall.yaml:3267" */
  readonly line: string;
  readonly count: number;
}
