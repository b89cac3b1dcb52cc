import type { CheckedRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import { draftFailure, jsonResponse, type KernelResponse } from "./response";
import { describeViolation, lineOf, pointerSegment, type Violation } from "./violations";

/** What of a request breaks the contract, query parameters it does not know included. */
export function requestViolations(endpoint: Endpoint, checked: CheckedRequest): Violation[] {
  const { contract, operationId } = endpoint;
  const violations: Violation[] = checked.faults.map(({ pointer, message, rule }) => ({
    kind: "request",
    operationId,
    pointer,
    message,
    rule,
    line: lineOf(contract, rule),
  }));
  for (const name of checked.unknownParameters) {
    const rule = `/operations/${contract.operations.indexOf(endpoint.operation)}/parameters`;
    const pointer = `/query/${pointerSegment(name)}`;
    violations.push({
      kind: "unknown",
      operationId,
      pointer,
      message: "is not in the contract",
      rule,
      line: lineOf(contract, rule),
    });
  }
  return violations;
}

/** The violation of a handler that threw. */
export function handlerFailure({ contract, operation, operationId }: Endpoint, error: unknown): Violation {
  const rule = `/operations/${contract.operations.indexOf(operation)}`;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: "failure", operationId, pointer: "", message, rule, line: lineOf(contract, rule) };
}

/** 500 for a handler that threw. */
export function failed(endpoint: Endpoint, error: unknown): KernelResponse {
  const reason = error instanceof Error ? error.message : String(error);
  const msg = `${endpoint.operationId}: the handler failed, and nothing was changed: ${reason}`;
  return jsonResponse(500, draftFailure(endpoint, { code: 500, errcode: 50000, msg }).body);
}

/** 500 in place of an answer that breaks the contract. */
export function brokenContract(endpoint: Endpoint, violations: readonly Violation[]): KernelResponse {
  const msg = `The answer breaks the contract, and nothing was changed. ${violations.slice(0, 10).map(describeViolation).join("; ")}`;
  const more = { violations };
  return jsonResponse(500, draftFailure(endpoint, { code: 500, errcode: 50001, msg, more }).body);
}
