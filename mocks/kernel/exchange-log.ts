import type { Change } from "../world/journal";
import type { FaultEffect } from "./fault-rules";
import { describeViolation, type Violation } from "./violations";
import type { Revision } from "./world-store";

/** One request and its answer. */
export interface Exchange {
  /** Counted from 1 since the kernel began. */
  readonly number: number;
  readonly operationId: string | null;
  readonly method: string;
  /** With the query. */
  readonly address: string;
  /** The headers an answer may depend on, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came; null where none was read. */
  readonly requestText: string | null;
  readonly requestBody: unknown;
  /** 0 when the connection broke. */
  readonly status: number;
  readonly responseBody: string | Uint8Array | null;
  /** Milliseconds, latency on purpose included. */
  readonly duration: number;
  /** What the request changed in the world. */
  readonly changes: readonly Change[];
  readonly violations: readonly Violation[];
  /** The injected failure. */
  readonly faults: readonly FaultEffect[];
  /** The world's time when the request was answered, milliseconds since 1970. */
  readonly at: number;
  /** Whether the operation was asked; false for what was refused or broke off before. */
  readonly hasRun: boolean;
  /** The world before and after it. */
  readonly before: Revision;
  readonly after: Revision;
  /** Position in the world's journal afterwards: jump there to see the world as this request left it. */
  readonly position: number;
  /** Whether something beside the world answered it, such as a real back end: nothing can repeat it. */
  readonly isOutside: boolean;
}

/** A call that something beside the world has answered, and what it changed in the world all the same. */
export type OutsideCall = Pick<
  Exchange,
  "operationId" | "method" | "address" | "status" | "duration" | "violations" | "before"
>;

/** The newest exchanges, and every violation of the mock back end since the log was last cleared. */
export class ExchangeLog {
  readonly #limit: number;
  #exchanges: Exchange[] = [];
  #violations: Violation[] = [];
  #count = 0;
  readonly #listeners = new Set<(exchange: Exchange) => void>();

  constructor(limit = 500) {
    this.#limit = limit;
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  get violations(): readonly Violation[] {
    return this.#violations;
  }

  add(exchange: Omit<Exchange, "number">): void {
    this.#count += 1;
    const added = { number: this.#count, ...exchange };
    this.#exchanges.push(added);
    // Halved, not shifted: taking one off the front of a long list for every request costs more than the request.
    if (this.#exchanges.length >= this.#limit * 2) this.#exchanges = this.#exchanges.slice(-this.#limit);
    // Those of others are theirs: the mock back end keeps its contracts.
    if (!exchange.isOutside && exchange.violations.length > 0)
      this.#violations = [...this.#violations, ...exchange.violations].slice(-this.#limit);
    for (const listener of this.#listeners) listener(added);
  }

  /** Calls back with every exchange; returns the function that stops it. */
  listen(listener: (exchange: Exchange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  clear(): void {
    this.#exchanges = [];
    this.#violations = [];
  }

  /** Throws an error that lists every violation, one a line. */
  expectNoViolations(): void {
    if (this.#violations.length === 0) return;
    const lines = this.#violations.map((violation) => `- ${describeViolation(violation)}`);
    throw new Error(`The calls broke the contract:\n${lines.join("\n")}`);
  }
}
