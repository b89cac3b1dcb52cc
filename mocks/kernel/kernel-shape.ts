import type { ClockSetting } from "../world/clock";
import type { World } from "../world/world";
import type { BackEnd } from "./back-end";
import type { Exchange, OutsideCall } from "./exchange-log";
import type { FaultRule } from "./fault-rules";
import type { Group } from "./group";
import type { PastRevision } from "./link-of";
import type { PersistedWorld, Saving } from "./persisted-world";
import type { KernelResponse } from "./response";
import type { Selection } from "./selection";
import type { Violation } from "./violations";
import type { Revision } from "./world-store";

/** Origins whose pages may call, or "any". */
export type CorsOption = "any" | readonly string[];

export interface KernelOptions {
  groups: readonly Group[];
  seed?: number;
  clock?: ClockSetting;
  /**
   * A selection in the grammar of `?mock=` for a world that was not stored.
   * @throws SelectionProblem when it is invalid
   */
  mock?: string;
  /** A world of an earlier visit. */
  persisted?: PersistedWorld;
  /** Whether an answer that breaks the contract becomes HTTP 500 and its changes are taken back; true when absent. */
  isStrict?: boolean;
  /** Origins whose pages may call; none when absent. */
  cors?: CorsOption;
  /** For transports without cookies: a sign-in holds for every later request of this world. */
  hasPersistentSessions?: boolean;
  /** Called before an answer leaves. A throw takes the request's changes back. */
  save?(saving: Saving): Promise<void> | undefined;
  /** Real milliseconds since 1970, for live clocks. */
  realTime?(): number;
  /** Longest wait of a `timeout` fault in milliseconds; two minutes when absent. */
  timeoutLimit?: number;
}

/** The part of a Request the kernel reads; a Request is one. */
export type KernelRequest = Pick<Request, "method" | "url" | "headers" | "signal" | "text">;

export interface Kernel {
  readonly backEnd: BackEnd;
  readonly world: World;
  /** The initial selection of the world with its faults, in the grammar of `?mock=`. */
  readonly selection: string;
  /** The same, taken apart. */
  readonly chosen: Selection;
  /** What is wrong with the selection the last page was opened with; null when nothing is. */
  readonly problem: string | null;
  /** The faults of this world: the selection's faults and those its persona and scenarios bring. */
  readonly faults: readonly FaultRule[];
  readonly exchanges: readonly Exchange[];
  readonly violations: readonly Violation[];
  /** Whether a request is the back end's. */
  owns(request: { readonly url: string }): boolean;
  /** Answers a request. A broken connection is `Response.error()`. */
  handle(request: KernelRequest): Promise<Response>;
  /** The same, before it becomes a Response. */
  respond(request: KernelRequest): Promise<KernelResponse>;
  /**
   * Makes the world a selection asks for, or changes the faults when it asks for nothing else. Throws a
   * SelectionProblem.
   */
  apply(selection: string): Promise<void>;
  /**
   * Applies the selection a page was opened with, and returns true; a reload with the same one changes nothing. Throws
   * a SelectionProblem.
   */
  adopt(selection: string): Promise<boolean>;
  /** Begins the same world again. */
  reset(): Promise<void>;
  /** Restores the state after so many changing requests; false where the journal does not reach. */
  jump(position: number): Promise<boolean>;
  /** Undoes the last changing request; false where the journal is empty. */
  undo(): Promise<boolean>;
  /** Redoes the change that was undone last; false where nothing was. */
  redo(): Promise<boolean>;
  /** The state the world is in. */
  readonly revision: Revision;
  /**
   * The position of an exchange's revision in the journal; null when it belongs to another world, was overwritten
   * or is too long ago.
   */
  positionOf(revision: Revision): number | null;
  /**
   * The selection that makes a world like this one, or like it was `then`; null when the journal does not reach
   * that far.
   */
  link(past?: PastRevision): Promise<string | null>;
  /** Loads the world that another kernel has saved in the same store. */
  takeOver(persisted: PersistedWorld): void;
  setClock(setting: ClockSetting): Promise<void>;
  /** Moves the world's clock by milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Calls a control of the groups ("GET inbox"); undefined when there is none. Throws a ControlProblem. */
  control(name: string, input: unknown): Promise<{ readonly result: unknown } | undefined>;
  /**
   * Imports response data of a real back end into the world; false for an operation without an import. Throws a
   * ResponseImportProblem with what cannot be imported.
   */
  importResponse(operationId: string, data: unknown): Promise<boolean>;
  /** Changes the world in one step of its history, and saves what changed. A throw takes the changes back. */
  change<Result>(label: string, work: (world: World) => Result): Promise<Result>;
  /** Writes a call into the log that something beside the world has answered, such as a real back end. */
  logOutsideCall(call: OutsideCall): void;
  /** Calls back with every exchange; returns the function that stops it. */
  listen(listener: (exchange: Exchange) => void): () => void;
  clearLog(): void;
  /** Throws an error that lists every violation. */
  expectNoViolations(): void;
}
