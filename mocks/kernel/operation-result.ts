import type { Change } from "../world/journal";
import type { FaultEffect } from "./fault-rules";
import type { KernelResponse } from "./response";
import type { Violation } from "./violations";
import type { Revision } from "./world-store";

/** The result of a request. */
export interface OperationResult {
  readonly operationId: string | null;
  readonly response: KernelResponse;
  readonly requestBody: unknown;
  readonly changes: readonly Change[];
  readonly violations: readonly Violation[];
  /** When the operation worked; absent where none did. */
  readonly context?: RequestContext;
  /** The injected failure. */
  readonly faults?: readonly FaultEffect[];
}

/** A request's place in the history of its world. */
export interface RequestContext {
  /** The world's time, milliseconds since 1970. */
  readonly at: number;
  readonly before: Revision;
  readonly after: Revision;
}
