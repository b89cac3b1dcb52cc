import { isObject } from "../lib/json";
import { isRead, type Operation, type Parameter } from "../load/model";
import { nounAndMember, referredNoun, verbAndNoun } from "../plan/nouns";
import { shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { keyOf } from "../send/request";
import type { Checker } from "./checker";
import { nounBefore } from "./observed-values";
import { isProtected } from "./protected-values";

/**
 * The observed values that the parameters of an operation take which name something, in the order of the path and those
 * behind it last: a feature of the project that was chosen before it, the `id` of an award. Empty while the operation gets
 * by without. What a call replaces or deletes has to be the run's own.
 */
export function observedParameters(
  checker: Checker,
  operation: Operation,
  given: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const choice = checker.choices.get(operation);
  if (choice === undefined) return found;
  const chosen = new Map<string, string | number | bigint>();
  const naming = namingParameters(operation);
  for (const parameter of naming) {
    const isLast = parameter === naming.at(-1);
    const mustBeOwn = isLast && /^(put|patch|delete)$/.test(operation.method);
    const at = parameter.in === "path" ? nounBefore(operation, parameter.name) : nounOf(operation, parameter);
    const used = isLast ? [] : checker.observed.usedBefore(parameter.name, at, chosen);
    const values = [...used, ...checker.observed.candidates(parameter.name, at, chosen)]
      .filter(
        ({ isOwn, value }) => (isOwn || !mustBeOwn) && (isRead(operation) || !isProtected(checker, value)),
      )
      .map(({ value }) => fittingForm(checker, parameter, value))
      .filter((value) => value !== undefined);
    const value = given.get(parameter.name) ?? values[isLast ? choice % Math.max(1, values.length) : 0];
    if (value === undefined) continue;
    if (!given.has(parameter.name)) found.set(keyOf(parameter), value);
    if (typeof value === "string" || typeof value === "number")
      chosen.set(nounAndMember(parameter.name).noun, value);
  }
  return found;
}

/**
 * Leaves the values that were observed, once an action has succeeded on an instance of the run's own: what exists from the
 * start is soon used up, and another one is created for every call.
 */
export function preferOwnInstances(checker: Checker, { operation, ok, call }: Exchange): void {
  if (!ok || !checker.choices.has(operation) || checker.resources.roles.get(operation)?.kind !== "action")
    return;
  const named = new Set(call.parameters.values());
  const isOwn = checker.instances.some(
    ({ resource, ids, isOwn: isOfRun }) => isOfRun && named.has(ids.get(resource.key)),
  );
  if (isOwn) checker.choices.delete(operation);
}

/** The parameters without which an operation is not called and that name something, those of the path first. */
export function namingParameters(operation: Operation): Parameter[] {
  const inPath = operation.parameters
    .filter((one) => one.in === "path")
    .sort((left, right) => positionOf(operation, left) - positionOf(operation, right));
  const { documents } = operation.contract;
  const behind = operation.parameters.filter(({ in: at, name, required, schema }) => {
    const { values, hasConstant } = shapeOf(documents, schema);
    const isName = name === "id" || referredNoun(name) !== undefined;
    return at === "query" && required && isName && !values && !hasConstant;
  });
  return [...inPath, ...behind];
}

/** What a parameter behind the path names, by its own name, else by that of the operation: `receiveAward` takes an award. */
const nounOf = ({ name: operation }: Operation, { name }: Parameter): string =>
  referredNoun(name) ?? verbAndNoun(operation).noun;

const positionOf = ({ path }: Operation, { name }: Parameter): number => path.indexOf(`{${name}}`);

/** A body with the names of existing resources, `{"environment": "production"}`, and of those in the path. */
export function withObservedMembers(
  checker: Checker,
  operation: Operation,
  body: unknown,
  parameters: ReadonlyMap<string, unknown>,
): unknown {
  const choice = checker.choices.get(operation);
  const schema = operation.body?.media[0]?.schema;
  if (choice === undefined || !schema || !isObject(body)) return body;
  const { documents } = operation.contract;
  const changed = { ...body };
  const chosen = new Map<string, string | number | bigint>();
  for (const [key, value] of parameters)
    if (key.startsWith("path.") && (typeof value === "string" || typeof value === "number"))
      chosen.set(nounAndMember(key.slice(5)).noun, value);
  for (const [name, member] of shapeOf(documents, schema).properties) {
    const shape = shapeOf(documents, member);
    const { noun } = nounAndMember(name);
    const inPath = parameters.get(`path.${name}`);
    if (inPath !== undefined && body[name] !== undefined && checker.validator.isValid(member, inPath)) {
      changed[name] = inPath;
      continue;
    }
    if (/^(name|title|description|type|value|id|key|label)$/.test(noun)) continue;
    if (shape.values || shape.hasConstant || body[name] === undefined || !checker.observed.has(noun))
      continue;
    const values = checker.observed
      .candidates(name, noun, chosen)
      .map(({ value }) => value)
      // Nothing refers to itself.
      .filter((value) => chosen.get(noun) === value || ![...chosen.values()].includes(value))
      .filter((value) => !isProtected(checker, value));
    const value = values[choice % Math.max(1, values.length)];
    const wanted = shape.types.has("array") ? [value] : value;
    if (value !== undefined && checker.validator.isValid(member, wanted)) changed[name] = wanted;
  }
  return checker.validator.isValid(schema, changed) ? changed : body;
}

/** The value as the parameter's schema takes it: a number as its text, and the reverse. Undefined where it does not. */
export function fittingForm({ validator }: Checker, { schema }: Parameter, value: unknown): unknown {
  const forms: unknown[] = [value, String(value), ...(/^\d+$/.test(String(value)) ? [Number(value)] : [])];
  return forms.find((one) => validator.isValid(schema, one));
}
