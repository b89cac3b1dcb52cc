import type { Operation } from "../load/model";
import type { Exchange } from "./exchange";

/** Which answers and which sides of which constraints of an operation were reached. */
export interface OperationCoverage {
  calls: number;
  /** Status (or code) → how often. */
  codes: Map<string, number>;
  /** `body/title maxLength` → sides seen. */
  constraints: Map<string, { accepted: boolean; refused: boolean; hasGood: boolean; hasBad: boolean }>;
  /** What was not tried, and why. */
  reasons: Set<string>;
}

export class Coverage {
  readonly operations = new Map<string, OperationCoverage>();

  of(operation: Operation): OperationCoverage {
    const known = this.operations.get(operation.id);
    if (known) return known;
    const made: OperationCoverage = {
      calls: 0,
      codes: new Map(),
      constraints: new Map(),
      reasons: new Set(),
    };
    this.operations.set(operation.id, made);
    return made;
  }

  saw(exchange: Exchange): void {
    const one = this.of(exchange.operation);
    one.calls += 1;
    const code = String(exchange.code);
    one.codes.set(code, (one.codes.get(code) ?? 0) + 1);
  }

  plan(operation: Operation, constraint: string, isValid: boolean): void {
    const one = this.constraint(operation, constraint);
    if (isValid) one.hasGood = true;
    else one.hasBad = true;
  }

  reached(operation: Operation, constraint: string, side: "accepted" | "refused"): void {
    this.constraint(operation, constraint)[side] = true;
  }

  skip(operation: Operation, reason: string): void {
    this.of(operation).reasons.add(reason);
  }

  private constraint(operation: Operation, name: string) {
    const { constraints } = this.of(operation);
    const known = constraints.get(name);
    if (known) return known;
    const made = { accepted: false, refused: false, hasGood: false, hasBad: false };
    constraints.set(name, made);
    return made;
  }
}
