import { slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, valueAt } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/** A value with which a text announces a refusal. */
export interface RefusedValue {
  value: string;
  code: number;
}

/**
 * A value with which a text announces a refusal is refused so, and what the request is about stays as it is: "the card
 * `4000000000000002` is always declined (402)".
 *
 * Standard: the operation's description.
 * Reports: `refusal`, `refusal-code`, `side-effect`. Severity: error.
 */
export function statedValues(operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body) return [];
  return refusedValues(operation).flatMap(({ value, code }) => {
    const member = memberFor(operation, value);
    if (member === undefined) return [];
    const run = (trial: Trial): Promise<void> => tryValue(trial, operation, member, { value, code });
    return [{ name: `stated value ${operation.id} ${value}`, operation, run }];
  });
}

/** "`4000000000000002` is always declined (402 `card_declined`)". */
export function refusedValues(operation: Operation): RefusedValue[] {
  const { contract, body } = operation;
  const schema = body?.media[0]?.schema;
  const described = schema
    ? [...membersOf(contract.documents, schema)].flatMap(([, place]) =>
        textsOf(place.value, contract.documents.resolve(place).value),
      )
    : [];
  const refusals = operation.responses
    .filter(({ status }) => status === "402")
    .map(({ description }) => description);
  const text = [operation.text, ...described, ...refusals].join(". ").replace(/\s+/g, " ");
  const found = new Map<string, number>();
  for (const [, value = "", rest = ""] of text.matchAll(/`([^`\s]{4,40})`([^`.;]{0,80})/g)) {
    if (
      !/\b(declin\w+|refus\w+|reject\w+|fails?|denied)\b/i.test(rest.split(/\band\b(?! (?:the|is))/)[0] ?? "")
    )
      continue;
    const stated = Number(/\b(4\d\d)\b/.exec(rest)?.[1] ?? 402);
    if (documents(operation, stated)) found.set(value, stated);
  }
  // "A declined card (for tests: `tok_declined0`)" says it in the value.
  for (const [, value = ""] of text.matchAll(/`([\w-]{4,40})`/g))
    if (/declin|refus|reject|fail/i.test(value) && /\d|^tok/.test(value) && documents(operation, 402))
      found.set(value, 402);
  return [...found].map(([value, code]) => ({ value, code }));
}

const textsOf = (...values: readonly unknown[]): string[] =>
  values.flatMap((one) =>
    isObject(one) && typeof one["description"] === "string" ? [one["description"]] : [],
  );

/** The one text of the body that may have the value. */
function memberFor({ body, contract, parameters }: Operation, value: string): string | undefined {
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const members = membersOf(contract.documents, schema);
  // "An unknown `branchId` is refused" is about the member.
  if (members.has(value) || parameters.some(({ name }) => name === value)) return undefined;
  const fitting = [...members].filter(([name, place]) => {
    const shape = shapeOf(contract.documents, place);
    const length = [...value].length;
    if (!shape.types.has("string") || shape.values || shape.hasConstant || shape.format !== undefined)
      return false;
    if (length < (shape.minLength ?? 0) || length > (shape.maxLength ?? Number.POSITIVE_INFINITY))
      return false;
    if (shape.patterns.length > 0) return shape.patterns.every((one) => new RegExp(one, "u").test(value));
    return /card|token|method|source|account|iban|number|code/i.test(name);
  });
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}

async function tryValue(
  trial: Trial,
  operation: Operation,
  member: string,
  { value, code }: RefusedValue,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const sent = { ...call, body: { ...(isObject(call.body) && call.body), [member]: value } };
  const about = referred(trial, operation, sent.body);
  const before = await readAll(trial, about);
  const count = trial.created.length;
  const exchange = await perform(trial, sent);
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  if (exchange.ok)
    return trial.report("refusal", operation, exchange, {
      expected: `${code} for ${member} ${toJson(value)}, as the text states`,
      pointer: `/body/${member}`,
      cause: "stated value",
    });
  if (exchange.code !== code) {
    // A conflict is about the instance of the call, which earlier calls may have used up.
    if (trial.isSound(exchange) && exchange.code < 500 && exchange.code !== 409)
      trial.report("refusal-code", operation, exchange, {
        expected: `${code} for ${member} ${toJson(value)}, as the text states`,
        pointer: `/body/${member}`,
        cause: "stated value",
      });
    return;
  }
  for (const [index, after] of (await readAll(trial, about)).entries()) {
    const was = before[index];
    if (!was?.ok || !after.ok || isEqual(was.payload, after.payload)) continue;
    return trial.report("side-effect", operation, after, {
      expected: `the same as before the refusal with ${member} ${toJson(value)}`,
      actual: changedMembers(was.payload, after.payload),
      cause: "stated value",
    });
  }
}

/** The instances that a body refers to. */
function referred({ checker }: Trial, operation: Operation, body: unknown): ResourceInstance[] {
  return slotsOf(checker, operation).flatMap(({ parameter, pointer, resource }) => {
    const id = parameter ? undefined : valueAt(body, pointer);
    if (!resource?.read || id === undefined) return [];
    return (
      checker.instances.find((one) => one.resource === resource && one.ids.get(resource.key) === id) ?? []
    );
  });
}

async function readAll(trial: Trial, instances: readonly ResourceInstance[]) {
  const found = [];
  for (const instance of instances) {
    const { read } = instance.resource;
    if (read) found.push(await trial.send(await prepareCall(trial, read, { instance })));
  }
  return found;
}

function changedMembers(was: unknown, is: unknown): string {
  if (!isObject(was) || !isObject(is)) return String(toJson(is));
  return Object.keys(is)
    .filter((name) => !isEqual(was[name], is[name]))
    .map((name) => `${name}: ${toJson(is[name])}`)
    .join(", ");
}
