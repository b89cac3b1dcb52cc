import { codeIn } from "../judge/stated-codes";
import { isObject, type Json } from "../lib/json";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

const needing = new WeakMap<Trial["checker"], Set<Operation>>();

const needingOf = ({ checker }: Trial): Set<Operation> => {
  const found = needing.get(checker) ?? new Set<Operation>();
  needing.set(checker, found);
  return found;
};

/**
 * Notes that an operation without a success was refused for what it names: the lines of a return may have to be those of
 * the shipment. A conflict over what is there already takes it back, as what is added to a list must not be in it.
 */
export function noteParts(trial: Trial, { ok, code, operation, body, call }: Exchange): void {
  if (ok || trial.checker.bases.get(operation)?.isAccepted !== false || !isObject(call.body)) return;
  const mayBePart = ([name, value]: [string, unknown]): boolean =>
    ofKey.test(name) || (Array.isArray(value) && value.some(isObject));
  if (!Object.entries(call.body).some(mayBePart)) return;
  const found = needingOf(trial);
  if (code === 404 || code === 422 || code === 400) found.add(operation);
  const isPresent = /^(exists?|duplicate|present|already|member)$/;
  if (code === 409 && wordsOf(codeIn(body) ?? "").some((word) => isPresent.test(word)))
    found.delete(operation);
}

/** Whether a refusal showed that an operation may have to name parts of what it refers to. */
export const needsParts = (trial: Trial, operation: Operation): boolean => needingOf(trial).has(operation);

/**
 * The body that names parts of what the call refers to: `{orderId, lines: [{sku, quantity}]}` takes the `sku` of the
 * lines that the order shows, at any depth, and no more of each than it shows; `{dishId}` takes that of a line.
 */
export function withReferredParts(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: readonly ResourceInstance[],
): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body) || !needsParts(trial, operation)) return body;
  let result: Json = withPartKeys(trial, body, instances);
  if (!trial.checker.validator.isValid(schema, result)) result = body;
  for (const [name, value] of Object.entries(body)) {
    const items = Array.isArray(value) ? value.filter(isObject) : [];
    const [first] = items;
    if (!first || !Array.isArray(value) || items.length < value.length) continue;
    const parts = instances
      .map(({ payload }) => listsIn(payload).find(([one]) => one && sharedKeys(first, one).length > 0))
      .find((one) => one !== undefined);
    if (!parts) continue;
    const changed = {
      ...result,
      [name]: items.slice(0, parts.length).map((one, at) => joined(one, parts[at])),
    };
    if (trial.checker.validator.isValid(schema, changed)) result = changed;
  }
  return result;
}

/** The body whose keys are those of a part of what the call refers to: a complaint is about a dish that the order shows. */
function withPartKeys(trial: Trial, body: Json, instances: readonly ResourceInstance[]): Json {
  const changed = Object.entries(body).map(([name, value]) => {
    const parts = instances
      .flatMap(({ payload }) => listsIn(payload).flat())
      .filter((part) => typeof part[name] === typeof value && ofKey.test(name) && name !== "id");
    // Any of them: there may be a complaint about the first one already.
    return [name, trial.random.pick(parts)?.[name] ?? value];
  });
  return Object.fromEntries(changed);
}

const joined = (item: Json, part: Json | undefined): Json => {
  const result = { ...item };
  if (!part) return result;
  for (const key of sharedKeys(item, part)) result[key] = part[key];
  for (const [name, value] of Object.entries(item)) {
    const shown = part[name];
    if (typeof value === "number" && typeof shown === "number" && shown < value) result[name] = shown;
  }
  return result;
};

const general =
  /^(name|title|text|label|type|kind|value|state|status|description|notes?|comment|message|reason|unit|currency)$/i;
const ofKey =
  /^(id|sku|code|key|number|no|ref|reference|slug|barcode|isbn|ean|gtin|part_?no)$|[a-z](Id|No|Code|Key|Sku|Number)$|_(id|no|code|key|sku|number)$/;

/** The members by which two objects name the same part. */
const sharedKeys = (item: Json, part: Json): string[] =>
  Object.keys(item).filter((name) => {
    const [own, shown] = [item[name], part[name]];
    return (
      typeof own === typeof shown &&
      /string|number/.test(typeof own) &&
      ofKey.test(name) &&
      !general.test(name)
    );
  });

/** The lists of objects in a representation, at any depth. */
export function listsIn(value: unknown, depth = 0): Json[][] {
  if (depth > 4) return [];
  if (Array.isArray(value)) {
    const items = value.filter(isObject);
    return [...(items.length > 0 ? [items] : []), ...items.flatMap((one) => listsIn(one, depth + 1))];
  }
  return isObject(value) ? Object.values(value).flatMap((one) => listsIn(one, depth + 1)) : [];
}
