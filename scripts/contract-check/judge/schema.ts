import { isObject } from "../json";
import type { Place } from "../load/documents";
import { branchesOf, memberOf } from "../load/lists";
import type { Operation } from "../load/model";
import type { Exchange } from "../run/exchange";
import { shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";
import type { Fault } from "./fault";

export function schemaFaults(
  exchange: Exchange,
  schema: Place | undefined,
  validator: Validator,
  operation: Operation,
): Fault[] {
  if (!schema) return [];
  const violations = validator.check(schema, exchange.body);
  if (violations.length === 0) return [];
  const branch = nearestBranch(exchange, schema, operation);
  const told = branch ? validator.check(branch, exchange.body) : violations;
  return (told.length > 0 ? told : violations).slice(0, 4).map((violation) => ({
    rule: "body",
    cause: violation.keyword,
    expected: `${violation.pointer === "" ? "the body" : violation.pointer} ${violation.message}`,
    actual: shortValue(exchange.body, violation.pointer),
    pointer: violation.pointer,
    place: branch ?? schema,
  }));
}

/** In a body-carried contract the code tells which of the answers was meant. */
function nearestBranch(exchange: Exchange, schema: Place, operation: Operation): Place | undefined {
  const { envelope, documents } = operation.contract;
  const branches = branchesOf(operation, schema);
  if (branches.length < 2 || envelope?.code === undefined || !isObject(exchange.body)) return undefined;
  const said = exchange.body[envelope.code];
  const fitting = branches.filter((branch) => {
    const member = memberOf(operation, branch, envelope.code ?? "");
    return member !== undefined && shapeOf(documents, member).constant === said;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

function shortValue(body: unknown, pointer: string): string {
  let at: unknown = body;
  for (const step of pointer.split("/").slice(1))
    at = isObject(at) ? at[step] : Array.isArray(at) ? at[Number(step)] : undefined;
  const text = JSON.stringify(at) ?? "nothing";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
