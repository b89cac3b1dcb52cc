import type { ContractModel } from "./contract-model";

/** Where a request or an answer and its contract part ways. */
export interface Violation {
  /**
   * request: what came breaks the contract, and was refused · unknown: no operation has this address, method or
   * parameter · answer: what the handler answers breaks the contract · failure: the handler threw · mismatch: a call that
   * was answered outside of the world breaks the contract, in either direction.
   */
  readonly kind: "request" | "unknown" | "answer" | "failure" | "mismatch";
  /** Null when no operation was found. */
  readonly operationId: string | null;
  /** JSON pointer into the request or answer: "/query/page", "/body/data/0/id". */
  readonly pointer: string;
  /** What is wrong, without a full stop: "must be integer". */
  readonly message: string;
  /** JSON pointer into the contract model, or "" when there is nothing to point at. */
  readonly rule: string;
  /** "contracts/content.yaml:123", or the contract's file where the line is not known. */
  readonly line: string;
}

/** One violation as a sentence. */
export function describeViolation(violation: Violation): string {
  const place = violation.line === "" ? "" : ` (${violation.line})`;
  return `${violation.operationId ?? "no operation"}: ${violation.kind} ${violation.pointer} ${violation.message}${place}`;
}

/** File and line of a place in a contract, or of its nearest parent with a known line. */
export function lineOf(contract: ContractModel, pointer: string): string {
  let place = pointer;
  while (place !== "") {
    const line = contract.lines[place];
    if (line !== undefined) return line;
    place = place.slice(0, place.lastIndexOf("/"));
  }
  return contract.file;
}

/** A property name as one segment of a JSON pointer. */
export function pointerSegment(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
