import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { generate, typeOf } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import { differentValue } from "./different-value";
import { discard } from "./prepared-call";

/** Puts a handful of different things into the list first, where the checker can. */
export async function withListItems(
  trial: Trial,
  operation: Operation,
  run: (trial: Trial) => Promise<void>,
): Promise<void> {
  const role = trial.checker.resources.roles.get(operation);
  const created: ResourceInstance[] = [];
  const isCreatable = role?.kind === "list" && role.resource.create !== undefined;
  const wanted = isCreatable && (role.resource.remove || isFirstTime(trial, operation)) ? 5 : 0;
  for (let index = 0; index < wanted; index += 1) {
    const instance = await createInstance(
      trial,
      role?.resource ?? { key: "", noun: "", isSingle: false, parent: undefined, actions: [] },
      {
        // The first belongs to something of its own: a filter by what things belong to can then be told from none.
        isFresh: index === 0 && role?.resource.create?.path.includes("{") === false,
        change: (body) => differingBodies(trial, role?.resource.create, body, index),
      },
    );
    if (!instance) break;
    created.push(instance);
  }
  if (role && created.length > 3) await createStates(trial, operation, role.resource, created);
  try {
    await run(trial);
  } finally {
    for (const instance of created.reverse()) await discard(trial, instance);
  }
}

/** What a list is asked for and nobody can write, such as a state, is what actions make of some of the things. */
async function createStates(
  trial: Trial,
  list: Operation,
  { create, actions }: Resource,
  instances: readonly ResourceInstance[],
): Promise<void> {
  const schema = create?.body?.media[0]?.schema;
  const written = create && schema && shapeOf(create.contract.documents, schema).properties;
  if (Object.values(list.filters).every((property) => written?.has(property))) return;
  for (const [index, action] of actions.slice(0, 3).entries()) {
    const instance = instances[index + 1];
    if (!instance || !trial.checker.selected.has(action) || !trial.checker.bases.get(action)?.isAccepted)
      continue;
    await trial.send(await prepareCall(trial, action, { instance }));
  }
}

const filled = new WeakMap<Trial["checker"], Set<Operation>>();

/** What nothing deletes stays: its list is filled once in a run, and where it is looked at again in another place. */
function isFirstTime({ checker, attempt }: Trial, list: Operation): boolean {
  if (attempt > 0) return true;
  const known = filled.get(checker) ?? new Set<Operation>();
  filled.set(checker, known);
  return !known.has(list) && known.add(list).size > 0;
}

/** Instants whose letters are in another order than they are. */
const instants = [
  "2031-05-17T20:00:00+02:00",
  "2031-05-17T19:30:00Z",
  "2031-05-17T12:15:00-08:00",
  "2031-05-18T01:00:00+08:00",
  "2031-05-17T18:45:00Z",
];

/** In no order, below and above nothing, and other texts sort them otherwise. */
const scale = [3, -4, 20, -1, 0, 100, -30];

const isSigned = ({ minimum, exclusiveMinimum, exclusiveMaximum, maximum }: Shape): boolean =>
  Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity) < -1 &&
  Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity) > 3;

/** Says which other thing is meant, which has to be there. */
function isReference({ checker: { resources } }: Trial, create: Operation, name: string): boolean {
  const noun = referredNoun(name);
  const target = noun === undefined ? undefined : resources.byNoun(noun);
  return target !== undefined && target !== resources.roles.get(create)?.resource;
}

/** Another of the choices that a body has, where it can be made without knowing other things. */
function otherChoice(
  { random, checker }: Trial,
  create: Operation,
  index: number,
): Record<string, unknown> | undefined {
  const schema = create.body?.media[0]?.schema;
  const choices = schema ? shapeOf(create.contract.documents, schema).variants.length : 0;
  if (!schema || choices < 2 || index % choices === 0) return undefined;
  const body = generate(create.contract.documents, schema, { random, variant: index % choices });
  if (!isObject(body) || !checker.validator.isValid(schema, body)) return undefined;
  return Object.keys(body).some((name) => referredNoun(name) !== undefined) ? undefined : body;
}

/** Things that differ in every member, in no order. */
export function differingBodies(
  trial: Trial,
  create: Operation | undefined,
  body: unknown,
  index: number,
): unknown {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !isObject(body)) return body;
  const { documents } = create.contract;
  let result: Record<string, unknown> = { ...(otherChoice(trial, create, index) ?? body) };
  for (const [name, member] of shapeOf(documents, schema).properties) {
    const shape = shapeOf(documents, member);
    if (shape.isReadOnly || /Id$|Ids$|_id$|^id$/.test(name) || isReference(trial, create, name)) continue;
    let value: unknown;
    if (shape.format === "date-time" && shape.patterns.length === 0)
      value = instants[index % instants.length];
    else if (shape.values) value = shape.values[(index * 2 + 1) % shape.values.length];
    else if (typeOf(shape) === "boolean") value = index % 2 === 0;
    else if (typeOf(shape) === "string" && shape.patterns.length === 0 && shape.format === undefined) {
      const letter = "mcxgrbqzk"[index % 9] ?? "m";
      value =
        `${letter}${trial.random.word(Math.max(5, (shape.minLength ?? 1) - 1), "abcdefghijklmnopqrstuvwxyz")}`.slice(
          0,
          shape.maxLength ?? 100,
        );
    } else if (isSigned(shape) && (typeOf(shape) === "integer" || typeOf(shape) === "number"))
      value = scale[index % scale.length];
    else if (typeOf(shape) === "string" || typeOf(shape) === "integer" || typeOf(shape) === "number")
      value =
        differentValue(trial, create, name, result[name]) ??
        generate(documents, member, { random: trial.random });
    else continue;
    const changed = { ...result, [name]: value };
    if (trial.checker.validator.isValid(schema, changed)) result = changed;
  }
  return result;
}
