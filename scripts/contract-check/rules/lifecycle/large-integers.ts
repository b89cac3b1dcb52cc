import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, object, string } from "../../lib/json";
import type { Operation } from "../../load/model";
import { isIdName, referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/** Not representable as a double: a server that rounds answers one less. */
const precise = 2n ** 53n + 1n;
const widest = 2n ** 63n - 1n;

/**
 * A 64-bit integer is accepted up to its last digit, refused beyond 64 bits, and returned without rounding by the
 * answer, the read and the list.
 *
 * Standard: OpenAPI format registry, `int64`; RFC 8259 §6.
 * Reports: `acceptance`, `refusal`, `read-back`. Severity: error.
 */
export function largeIntegers(operation: Operation, resource: Resource): Scenario[] {
  return membersOfWidth64(operation).map((name) => ({
    name: `64 bits ${operation.id} ${name}`,
    operation,
    run: (trial) => checkMember(trial, operation, resource, name),
  }));
}

/** Members with the whole range of int64: ids and times have narrower ones that schemas do not state. */
function membersOfWidth64(operation: Operation): string[] {
  const media = operation.body?.media[0];
  if (!media?.schema || !/json/.test(media.type)) return [];
  const { documents } = operation.contract;
  return [...membersOf(documents, media.schema)]
    .filter(([name, place]) => {
      const shape = shapeOf(documents, place);
      const isBounded = (shape.maximum ?? shape.exclusiveMaximum ?? Infinity) < 2 ** 62;
      // A number may be that of another system, and no id here.
      const isId = (isIdName(name) || referredNoun(name) !== undefined) && !/number$/i.test(name);
      const isSpecial = isId || /time|date|at$|version/i.test(name);
      return (
        shape.format === "int64" &&
        !isBounded &&
        !isSpecial &&
        !shape.values &&
        shape.multipleOf === undefined
      );
    })
    .map(([name]) => name);
}

/**
 * Whether numbers beyond 2^53 are meant: the contract has one for the member or mentions them, or an answer had one.
 * Where `int64` is only the usual integer of a language, nobody misses its last digits.
 */
function isDocumentedRange({ checker }: Trial, { contract, body }: Operation, name: string): boolean {
  const schema = body?.media[0]?.schema;
  const place = schema && membersOf(contract.documents, schema).get(name);
  if (!place) return false;
  const shape = shapeOf(contract.documents, place);
  const inBodies = body.media.flatMap(({ examples }) => examples.map((one) => object(one)[name]));
  const stated = [shape.maximum, shape.minimum, shape.fallback, ...shape.examples, ...inBodies];
  const info = object(object(contract.place.value)["info"]);
  const text = [info, object(place.value), object(contract.documents.resolve(place).value)]
    .map((one) => string(one["description"]))
    .join(" ");
  return (
    checker.hasLargeIntegers ||
    stated.some((one) => typeof one === "number" && Math.abs(one) > Number.MAX_SAFE_INTEGER) ||
    /\b2 ?(\^|\*\*) ?(53|63)|2⁵³|2⁶³|\b(53|63|64)[ -]?bits?\b|\bsafe integer|\bbig ?int\b/i.test(text)
  );
}

async function checkMember(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  name: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted || !isDocumentedRange(trial, operation, name)) return;
  const send = (value: bigint | number): Promise<Written | undefined> =>
    write(trial, operation, resource, name, value);
  const pointer = `/body/${name}`;
  const exact = await send(precise);
  if (!exact) return;
  if (!exact.exchange.ok) {
    // Only a width smaller than 64 bits explains that the neighbour is accepted.
    const neighbour = await send(Number.MAX_SAFE_INTEGER);
    if (neighbour?.exchange.ok && [400, 422].includes(exact.exchange.code))
      trial.report("acceptance", operation, exact.exchange, {
        expected: `success with ${precise}, within 64 bits`,
        pointer,
        cause: "int64",
      });
    return;
  }
  await compareDigits(trial, exact, name);
  const last = await send(widest);
  if (last && !last.exchange.ok && [400, 422].includes(last.exchange.code))
    trial.report("acceptance", operation, last.exchange, {
      expected: `success with ${widest}, the largest of 64 bits`,
      pointer,
      cause: "int64",
    });
  const beyond = await send(widest + 1n);
  if (beyond?.exchange.ok)
    trial.report("refusal", operation, beyond.exchange, {
      expected: `a refusal, because of ${widest + 1n} at ${pointer}, beyond 64 bits`,
      pointer,
      cause: "format",
    });
}

interface Written {
  exchange: Exchange;
  instance: ResourceInstance | undefined;
}

/** Sends a value digit by digit, in a creation or in a change of a new instance. */
async function write(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  name: string,
  value: bigint | number,
): Promise<Written | undefined> {
  const isCreation = operation === resource.create && operation !== resource.replace;
  const isAction = resource.actions.includes(operation);
  const isOfNew = !isCreation && !isAction && !resource.isSingle;
  const given = isOfNew ? await createInstance(trial, resource) : undefined;
  if (isOfNew && !given) return undefined;
  const call = isAction
    ? await validCall(trial, operation)
    : await prepareCall(trial, operation, { instance: given });
  const instance = isAction ? lastCreated(trial) : given;
  if (!isObject(call.body)) return undefined;
  const count = trial.created.length;
  const exchange = await perform(trial, { ...call, body: { ...call.body, [name]: value } });
  const created = trial.created.length > count ? lastCreated(trial) : undefined;
  const written = instance ?? created;
  if (value !== precise) await discard(trial, written);
  return { exchange, instance: written };
}

/** The answer, the read and the list have the digits that were written. */
async function compareDigits(trial: Trial, { exchange, instance }: Written, name: string): Promise<void> {
  const { operation } = exchange;
  const judge = (view: Exchange, at: Operation): boolean => {
    const found = digitsIn(view, instance, name);
    if (found === undefined || found === precise) return true;
    trial.report("read-back", at, view, {
      expected: `${name} as it was written: ${precise}`,
      actual: `${name}: ${found}`,
      pointer: `/${name}`,
      cause: "digits",
    });
    return false;
  };
  if (judge(exchange, operation) && instance) {
    const views = await viewInstance(trial, instance);
    // What the list has with all its digits was stored with them.
    const isStored = views.list && digitsIn(views.list.exchange, instance, name) === precise;
    const writer = (isStored && instance.resource.read) || operation;
    const isRead = !views.read || judge(views.read.exchange, writer);
    if (isRead && views.list) judge(views.list.exchange, instance.resource.list ?? operation);
  }
  await discard(trial, instance);
}

/** The member of the instance in a response, with all its digits; a number where it is not that long. */
function digitsIn(
  { body }: Exchange,
  instance: ResourceInstance | undefined,
  name: string,
): bigint | number | undefined {
  const id = instance?.ids.get(instance.resource.key);
  const found: (bigint | number)[] = [];
  const visit = (value: unknown, isOwn: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, false);
    else if (isObject(value)) {
      const isInstance = isOwn || id === undefined || Object.values(value).includes(id);
      const member = value[name];
      if (isInstance && (typeof member === "bigint" || typeof member === "number")) found.push(member);
      for (const inner of Object.values(value)) visit(inner, isInstance && !Array.isArray(inner));
    }
  };
  visit(body, false);
  return found[0];
}
