import { slotsOf } from "../../engine/id-slots";
import { instanceInState } from "../../engine/instance-in-state";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { followPath } from "../../engine/reached-states";
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
import { deletedState } from "./state-member";

/** Creates several different instances in a list, where possible. */
export async function withListItems(
  trial: Trial,
  operation: Operation,
  run: (trial: Trial) => Promise<void>,
): Promise<void> {
  const role = trial.checker.resources.roles.get(operation);
  const created: ResourceInstance[] = [];
  const isCreatable = role?.kind === "list" && role.resource.create !== undefined;
  const wanted = isCreatable && (role.resource.remove || isFirstTime(trial, operation)) ? 5 : 0;
  let home: ResourceInstance | undefined;
  for (let index = 0; index < wanted; index += 1) {
    const instance = await createInstance(
      trial,
      role?.resource ?? { key: "", noun: "", isSingle: false, parent: undefined, actions: [] },
      {
        // The first has a parent of its own, so that a filter by parent selects some.
        isFresh: index === 0 && role?.resource.create?.path.includes("{") === false,
        change: (body) => differingBodies(trial, role?.resource.create, body, index),
        home,
      },
    );
    if (!instance) break;
    created.push(instance);
    home ??= homeOf(trial, instance);
  }
  if (role && created.length > 3) await createStates(trial, operation, role.resource, created);
  const leave = home && settleIn(trial, home);
  try {
    await run(trial);
  } finally {
    leave?.();
    for (const instance of created.reverse()) await discard(trial, instance);
  }
}

/** The parent below which an instance was created: the others are to stand in the same list. */
function homeOf({ checker }: Trial, { resource, ids }: ResourceInstance): ResourceInstance | undefined {
  const { parent, create } = resource;
  if (parent === undefined || !create?.path.includes("{")) return undefined;
  const id = ids.get(parent);
  return checker.instances.findLast((one) => one.resource.key === parent && one.ids.get(parent) === id);
}

/** Makes a parent the one that calls of the trial take. Returns what takes it back. */
function settleIn({ attempt, own, checker }: Trial, home: ResourceInstance): () => void {
  const known = attempt > 0 ? own : checker.shared;
  const key = `${home.resource.key} 0`;
  const before = known.get(key);
  known.set(key, home);
  return () => {
    if (before === undefined) known.delete(key);
    else known.set(key, before);
  };
}

/** Brings items into states that a filter selects and that cannot be written, by actions of the contract. */
async function createStates(
  trial: Trial,
  list: Operation,
  resource: Resource,
  instances: readonly ResourceInstance[],
): Promise<void> {
  const { key, create, actions } = resource;
  const schema = create?.body?.media[0]?.schema;
  const written = create && schema && shapeOf(create.contract.documents, schema).properties;
  if (Object.values(list.filters).every((property) => written?.has(property))) return;
  const reached = trial.checker.states.get(key)?.filter(({ path }) => path.length > 0) ?? [];
  for (const [index, { name, path }] of reached.slice(0, 4).entries()) {
    const instance = instances[index + 1];
    if (!instance || name === deletedState) continue;
    const isThere = await followPath(trial, instance, path, (step, one) =>
      prepareCall(trial, step, { instance: one }),
    );
    if (!isThere) await instanceInState(trial, resource, path);
  }
  if (reached.length > 0) return;
  for (const [index, action] of actions.slice(0, 3).entries()) {
    const instance = instances[index + 1];
    if (!instance || !trial.checker.selected.has(action) || !trial.checker.bases.get(action)?.isAccepted)
      continue;
    await trial.send(await prepareCall(trial, action, { instance }));
  }
}

const filled = new WeakMap<Trial["checker"], Set<Operation>>();

/** A list whose items cannot be deleted is filled once in a run. */
function isFirstTime({ checker, attempt }: Trial, list: Operation): boolean {
  if (attempt > 0) return true;
  const known = filled.get(checker) ?? new Set<Operation>();
  filled.set(checker, known);
  return !known.has(list) && known.add(list).size > 0;
}

/** Instants whose texts sort differently than the instants do. */
const instants = [
  "2031-05-17T20:00:00+02:00",
  "2031-05-17T19:30:00Z",
  "2031-05-17T12:15:00-08:00",
  "2031-05-18T01:00:00+08:00",
  "2031-05-17T18:45:00Z",
];

/** Unsorted amounts below and above zero, whose texts sort differently. */
const scale = [3, -4, 20, -1, 0, 100, -30];

const isSigned = ({ minimum, exclusiveMinimum, exclusiveMaximum, maximum }: Shape): boolean =>
  Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity) < -1 &&
  Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity) > 3;

/** Whether a member refers to another resource that has to exist. */
function isReference({ checker }: Trial, create: Operation, name: string): boolean {
  const { resources } = checker;
  if (slotsOf(checker, create).some((slot) => !slot.parameter && slot.name === name)) return true;
  const noun = referredNoun(name);
  const target = noun === undefined ? undefined : resources.byNoun(noun);
  return target !== undefined && target !== resources.roles.get(create)?.resource;
}

/** Another branch of the body's choices that refers to no other resource. */
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

/** Bodies that differ in every member, unsorted. */
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
      // Capitals among small letters show how a server compares.
      const letter = "mCxGrbQzk"[index % 9] ?? "m";
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
