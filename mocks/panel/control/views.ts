import type { Violation } from "../../kernel/violations";
import type { ClockSetting } from "../../world/clock";
import type { RowId } from "../../world/types";

/** What `GET /__mock/state` answers. */
export interface StateView {
  readonly seed: number;
  /** RFC 3339 with +08:00. */
  readonly startedAt: string;
  readonly now: string;
  readonly clock: ClockSetting;
  /** In the grammar of `?mock=`. */
  readonly selection: string;
  readonly persona: string | null;
  readonly scenarios: readonly string[];
  /** The selection's faults, each in the grammar. */
  readonly faults: readonly string[];
  /** Faults that the persona and the scenarios bring. */
  readonly broughtFaults: readonly string[];
  /** What is wrong with the selection the page was opened with. */
  readonly problem: string | null;
  /** How many rows each table has. */
  readonly tables: Readonly<Record<string, number>>;
  /** The newest rows that differ from the first ones; `changeCount` is how many there are. */
  readonly changes: readonly { readonly table: string; readonly id: RowId; readonly isRemoved: boolean }[];
  readonly changeCount: number;
  readonly journal: { readonly position: number; readonly steps: readonly string[] };
  /** The newest ones. */
  readonly violations: readonly Violation[];
  /** Number of the newest request; 0 before the first. */
  readonly newestRequest: number;
  /** Null while nothing is recorded. */
  readonly recording: { readonly calls: number } | null;
}

/** What `GET /__mock/choices` answers: everything a selection can name. It never changes. */
export interface ChoicesView {
  readonly personas: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly operations: readonly OperationView[];
  readonly controls: readonly ControlView[];
}

export interface OperationView {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** "contracts/content.yaml:123" */
  readonly line: string;
  /** Names of the responses that the contract shows. */
  readonly examples: readonly string[];
}

/** An endpoint that a group adds under `/__mock/`. */
export interface ControlView {
  readonly method: "GET" | "POST";
  readonly name: string;
  readonly sentence: string;
}

/** One line of `GET /__mock/requests`. */
export interface RequestView {
  readonly number: number;
  readonly operationId: string | null;
  /** The operation's place in the contract; null when none was found. */
  readonly line: string | null;
  readonly method: string;
  readonly address: string;
  /** 0 when the connection broke. */
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  /** The world's time, RFC 3339 with +08:00. */
  readonly at: string;
  readonly changes: readonly ChangeView[];
  readonly violations: readonly Violation[];
  /** What went wrong on purpose, in the grammar. */
  readonly faults: readonly string[];
  /** The journal's position afterwards; null when the journal no longer reaches there. */
  readonly position: number | null;
  /** Whether something beside the world answered it, such as a real back end; its texts are not stored. */
  readonly isOutside: boolean;
}

/** What a request did to one row. */
export interface ChangeView {
  readonly table: string;
  readonly id: RowId;
  /** Null where there was no row. */
  readonly before: object | null;
  readonly after: object | null;
}

/** What `GET /__mock/requests/<number>` answers. */
export interface RequestDetailView extends RequestView {
  readonly headers: Readonly<Record<string, string>>;
  readonly requestText: string | null;
  readonly answer: string | null;
}
