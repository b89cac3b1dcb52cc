import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";

/** Responses and constraint sides of an operation that were reached. */
export interface OperationCoverage {
  calls: number;
  /** Successful responses to documented requests. */
  successes: number;
  /** Status or envelope code → how often. */
  codes: Map<string, number>;
  /** `/body/title maxLength` → its sides. */
  constraints: Map<string, Sides>;
  /** Response times in ms. */
  times: number[];
  /** Why parts were not tried. */
  reasons: Set<string>;
}

/** A side of a constraint: undefined where it does not exist, "" when reached, else the reason why not. */
export interface Sides {
  accepted: string | undefined;
  refused: string | undefined;
}

export type Side = keyof Sides;

export const timeLimitReached = "not reached in the time given with --max-time";

export const notReachedYet = "no response showed it before the run ended";

/** What was reached of every operation, and why the rest was not. */
export class Coverage {
  readonly operations = new Map<string, OperationCoverage>();

  of(operation: Operation): OperationCoverage {
    const known = this.operations.get(operation.id);
    if (known) return known;
    const created: OperationCoverage = {
      calls: 0,
      successes: 0,
      codes: new Map(),
      constraints: new Map(),
      times: [],
      reasons: new Set(),
    };
    this.operations.set(operation.id, created);
    return created;
  }

  record(exchange: Exchange): void {
    const one = this.of(exchange.operation);
    one.calls += 1;
    if (exchange.ok && exchange.call.method === undefined) one.successes += 1;
    if (exchange.response) one.times.push(exchange.response.ms);
    const code = String(exchange.code);
    one.codes.set(code, (one.codes.get(code) ?? 0) + 1);
  }

  /** Registers a side; the reason applies until it is reached. */
  plan(operation: Operation, constraint: string, isValid: boolean, reason = notReachedYet): void {
    const sides = this.constraint(operation, constraint);
    sides[isValid ? "accepted" : "refused"] ??= reason;
  }

  reached(operation: Operation, constraint: string, side: Side): void {
    this.constraint(operation, constraint)[side] = "";
  }

  /** Gives a side that was tried or left out its reason, unless it was reached otherwise. */
  missed(operation: Operation, constraint: string, side: Side, reason: string): void {
    const sides = this.constraint(operation, constraint);
    if (sides[side] !== "") sides[side] = reason;
  }

  /** Gives one reason to every unreached side below a place. */
  setReason(operation: Operation, place: string, reason: string): void {
    for (const [name, sides] of this.of(operation).constraints)
      if (name.startsWith(`${place} `) || name.startsWith(`${place}/`))
        for (const side of ["accepted", "refused"] as const) if (sides[side]) sides[side] = reason;
  }

  skip(operation: Operation, reason: string): void {
    this.of(operation).reasons.add(reason);
  }

  private constraint(operation: Operation, name: string): Sides {
    const { constraints } = this.of(operation);
    const known = constraints.get(name);
    if (known) return known;
    const created: Sides = { accepted: undefined, refused: undefined };
    constraints.set(name, created);
    return created;
  }
}
