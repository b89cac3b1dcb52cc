import type { Place } from "../document/place";
import { toJson } from "../lib/exact-json";
import { isObject } from "../lib/json";
import { branchesOf, memberOf } from "../load/lists";
import type { Operation } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Validator, Violation } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";
import { shownWriteOnly } from "./write-only";

/**
 * A body fits the schema of its response; where the schema is a choice, the nearest branch is compared.
 *
 * Standard: JSON Schema 2020-12; OpenAPI Schema Object.
 * Reports: `body`. Severity: error.
 */
export function schemaFaults(
  exchange: Exchange,
  schema: Place | undefined,
  validator: Validator,
  operation: Operation,
): Fault[] {
  if (!schema) return [];
  const isPartial = asksForSome(exchange);
  const check = (place: Place): Violation[] =>
    validator.check(place, exchange.body).filter(({ keyword }) => !isPartial || keyword !== "required");
  const violations = check(schema);
  if (violations.length === 0) return exchange.ok ? shownActuals(exchange, schema, validator, operation) : [];
  const branch = nearestBranch(exchange, schema, operation);
  const branchViolations = branch ? check(branch) : violations;
  return (branchViolations.length > 0 ? branchViolations : violations).slice(0, 4).map((violation) => ({
    rule: "body",
    cause: violation.keyword,
    expected: expectationOf(violation),
    actual: shortValue(exchange.body, violation.pointer),
    pointer: violation.pointer,
    place: branch ?? schema,
  }));
}

/** Whether a request chooses the members that it is answered with: `?fields=name`, `?filter={"fields":{"name":true}}`. */
function asksForSome({ call }: Pick<Exchange, "call">): boolean {
  const isChoice = (name: string): boolean => /^(fields|select)(\[.*\])?$/i.test(name);
  return [...call.parameters].some(
    ([key, value]) =>
      key.startsWith("query.") &&
      (isChoice(key.slice("query.".length)) || (isObject(value) && Object.keys(value).some(isChoice))),
  );
}

/** What the contract wants, where the violation's message says what is wrong: it stands after "promised". */
export function expectationOf({ pointer, keyword, message }: Violation): string {
  const subject = pointer === "" ? "the body" : pointer;
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
    return `no ${subject}, as the contract does not have it`;
  if (keyword === "required") return `${subject}, which is required`;
  if (keyword === "oneOf" || keyword === "anyOf")
    return `${subject} to fit one of the choices in the contract`;
  return `${subject} ${message.replace(/^must NOT /, "not to ").replace(/^must /, "to ")}`;
}

/** Reports `writeOnly` members in a response. */
function shownActuals(
  exchange: Exchange,
  schema: Place,
  validator: Validator,
  { contract }: Operation,
): Fault[] {
  const shown = shownWriteOnly(contract.documents, validator, schema, exchange.body);
  if (!shown) return [];
  const { name, pointer, place } = shown;
  return [
    {
      rule: "body",
      cause: "writeOnly",
      expected: `no ${name}, which may only be written`,
      actual: `${name} in the answer`,
      pointer,
      place,
    },
  ];
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
  const text = toJson(at) ?? "nothing";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
