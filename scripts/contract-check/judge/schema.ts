import type { Place } from "../document/place";
import { isObject, valueAt } from "../lib/json";
import { branchesOf, findList, memberOf, successSchemas } from "../load/lists";
import type { Operation } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

export function schemaFaults(
  exchange: Exchange,
  schema: Place | undefined,
  validator: Validator,
  operation: Operation,
): Fault[] {
  if (!schema) return [];
  const violations = validator.check(schema, exchange.body);
  if (violations.length === 0) return exchange.ok ? reportedActuals(exchange, operation) : [];
  const branch = nearestBranch(exchange, schema, operation);
  const mine = branch ? validator.check(branch, exchange.body) : violations;
  return (mine.length > 0 ? mine : violations).slice(0, 4).map((violation) => ({
    rule: "body",
    cause: violation.keyword,
    expected: `${violation.pointer === "" ? "the body" : violation.pointer} ${violation.message}`,
    actual: shortValue(exchange.body, violation.pointer),
    pointer: violation.pointer,
    place: branch ?? schema,
  }));
}

const hiddenMembers = new WeakMap<Operation, [name: string, place: Place][]>();

/** `writeOnly` members that a response contains. */
function hiddenOf(operation: Operation): [name: string, place: Place][] {
  const known = hiddenMembers.get(operation);
  if (known) return known;
  const { documents } = operation.contract;
  const list = findList(operation);
  const members = list ? membersOf(documents, list.item) : payloadMembers(operation);
  const hidden = [...members].filter(([, place]) => shapeOf(documents, place).isWriteOnly);
  hiddenMembers.set(operation, hidden);
  return hidden;
}

/** Reports `writeOnly` members in a response. */
function reportedActuals(exchange: Exchange, operation: Operation): Fault[] {
  const hidden = hiddenOf(operation);
  if (hidden.length === 0) return [];
  const list = findList(operation);
  const items = list ? valueAt(exchange.body, list.items) : undefined;
  const values: unknown[] = Array.isArray(items) ? items : [exchange.payload];
  const isReported = (value: unknown, name: string): boolean =>
    isObject(value) && value[name] !== undefined && value[name] !== null;
  const found = hidden.find(([name]) => values.some((value) => isReported(value, name)));
  if (!found) return [];
  const [name, place] = found;
  const row = values.findIndex((value) => isReported(value, name));
  return [
    {
      rule: "body",
      cause: "writeOnly",
      expected: `no ${name}, which may only be written`,
      actual: `${name} in the answer`,
      pointer: list && Array.isArray(items) ? `${list.items}/${row}/${name}` : `/${name}`,
      place,
    },
  ];
}

function payloadMembers(operation: Operation): Map<string, Place> {
  const { documents, envelope } = operation.contract;
  const found = new Map<string, Place>();
  for (const schema of successSchemas(operation)) {
    const members = membersOf(documents, schema);
    const data = envelope?.data === undefined ? undefined : members.get(envelope.data);
    for (const [name, place] of data ? membersOf(documents, data) : members) found.set(name, place);
  }
  return found;
}

/** In a body-carried contract the envelope's code selects the branch of the schema. */
function nearestBranch(exchange: Exchange, schema: Place, operation: Operation): Place | undefined {
  const { envelope, documents } = operation.contract;
  const branches = branchesOf(operation, schema);
  const { body } = exchange;
  const names = [envelope?.code, envelope?.success, envelope?.errcode].filter((name) => name !== undefined);
  if (branches.length < 2 || names.length === 0 || !isObject(body)) return undefined;
  const fitting = branches.filter((branch) =>
    names.every((name) => {
      const member = memberOf(operation, branch, name);
      const shape = member && shapeOf(documents, member);
      const values = shape?.hasConstant ? [shape.constant] : shape?.values;
      return values === undefined || values.includes(body[name]);
    }),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function shortValue(body: unknown, pointer: string): string {
  let at: unknown = body;
  for (const step of pointer.split("/").slice(1))
    at = isObject(at) ? at[step] : Array.isArray(at) ? at[Number(step)] : undefined;
  const text = JSON.stringify(at) ?? "nothing";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
