import type { BackEnd } from "./back-end";
import type { Method } from "./contract-model";
import { nearestOperation } from "./nearest";
import type { OperationResult } from "./operation-result";
import { jsonResponse } from "./response";
import { lineOf, type Violation } from "./violations";

/** 501 for an address no contract has, with the operation that looks most like it. */
export function respondUnknown(backEnd: BackEnd, method: string, path: string): OperationResult {
  const nearest = nearestOperation(backEnd.endpoints, method.toLowerCase(), path);
  const hint = nearest
    ? `; the nearest is ${nearest.operationId}, ${nearest.method.toUpperCase()} ${nearest.path}`
    : "";
  const message = `${method} ${path} is in no contract${hint}`;
  const line = nearest
    ? lineOf(nearest.contract, `/operations/${nearest.contract.operations.indexOf(nearest.operation)}`)
    : "";
  return resultOf({ kind: "unknown", operationId: null, pointer: "/path", message, rule: "", line }, 501, {});
}

/** 405 for a known path with another method. */
export function respondMethodNotAllowed(
  backEnd: BackEnd,
  method: string,
  path: string,
  allowed: readonly Method[],
): OperationResult {
  const allow = allowedMethods(allowed);
  const message = `${method} ${path} is not in the contract; the path takes ${allow}`;
  const known = backEnd.route(allowed[0] ?? "get", path);
  const line = known.kind === "found" ? known.operation.contract.file : "";
  return resultOf({ kind: "unknown", operationId: null, pointer: "/method", message, rule: "", line }, 405, {
    allow,
  });
}

/** The Allow header: what is documented, and what follows from it. */
export function allowedMethods(allowed: readonly Method[]): string {
  const names = allowed.map((method) => method.toUpperCase());
  return [...names, ...(allowed.includes("get") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function resultOf(violation: Violation, status: number, headers: Record<string, string>): OperationResult {
  const body = {
    code: status,
    errcode: status * 100,
    success: false,
    msg: `${violation.message}.`,
    data: null,
  };
  return {
    operationId: null,
    response: jsonResponse(status, body, headers),
    requestBody: undefined,
    changes: [],
    violations: [violation],
  };
}
