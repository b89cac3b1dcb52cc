import { escapePointer, isObject, valueAt, withValueAt } from "../json";
import { documents } from "../load/documented";
import { findList } from "../load/lists";
import { isRead, type Operation, type Parameter } from "../load/model";
import { referredNoun, verbAndNoun } from "../plan/nouns";
import { pathSlots, type Resource } from "../plan/resources";
import { generate, generateString } from "../schema/generate";
import { type Shape, shapeOf } from "../schema/shape";
import { characters } from "../schema/strings";
import { evaluate } from "../send/expression";
import { type Call, keyOf } from "../send/request";
import type { Base } from "./checker";
import { idFor, itemsOf, type Thing } from "./thing";
import { type Trial, TrialOver } from "./trial";

export interface PrepareOptions {
  userIndex?: number;
  /** The thing to act on; one is found or made where none is given. */
  thing?: Thing | undefined;
  /** Takes things made for this trial alone. */
  isFresh?: boolean;
  depth?: number;
}

type PreparedCall = Omit<Call, "credentials">;

/** A call with every required value in it, ids being those of things that exist. */
export async function prepare(
  trial: Trial,
  operation: Operation,
  options: PrepareOptions = {},
): Promise<PreparedCall> {
  const base = trial.checker.bases.get(operation) ?? firstBase(trial, operation, 0);
  const parameters = new Map(base.parameters);
  let body = base.body;
  const things = new Map<string, Thing>();
  if (options.thing) things.set(options.thing.resource.key, options.thing);
  for (const slot of slotsOf(trial, operation)) {
    const value = await slotValue(trial, operation, slot, things, options);
    if (value === undefined) continue;
    if (slot.parameter) parameters.set(keyOf(slot.parameter), value);
    else if (valueAt(body, slot.pointer) !== undefined || slot.isRequired) {
      const changed = withValueAt(body, slot.pointer, slot.isList ? [value] : value);
      body = changed;
    }
  }
  await addConditions(trial, operation, parameters, things, options);
  body = withVersion(operation, body, options.thing);
  const kind = trial.checker.resources.roles.get(operation)?.kind;
  if ((kind === "replace" || kind === "update") && documents(operation, 409))
    body = saltedBody(trial, operation, body, false);
  return { operation, parameters, body, ...(operation.body?.media[0] && { media: operation.body.media[0] }) };
}

/** A place in a request that wants the id of something. */
interface Slot {
  name: string;
  parameter?: Parameter;
  pointer: string;
  resource: Resource | undefined;
  isRequired: boolean;
  isList: boolean;
}

function slotsOf(trial: Trial, operation: Operation): Slot[] {
  const { resources, contracts } = trial.checker;
  const { documents: docs } = operation.contract;
  const fixed = (shape: Shape) =>
    shape.values !== undefined || shape.hasConstant || shape.types.has("boolean");
  const linked = new Set(
    contracts.flatMap(({ links }) =>
      links.filter(({ to }) => to === operation.id).flatMap(({ parameters }) => Object.keys(parameters)),
    ),
  );
  const inPath = pathSlots(operation.path);
  const slots: Slot[] = [];
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const isReference =
      parameter.in === "path" ||
      (parameter.required && (name === "id" || referredNoun(name) !== undefined || linked.has(name)));
    if (!isReference || fixed(shapeOf(docs, parameter.schema))) continue;
    const key = parameter.in === "path" ? inPath.get(name) : undefined;
    const byPath = key === undefined ? undefined : resources.all.get(key);
    const resource = byPath ?? resourceOfName(trial, operation, name);
    slots.push({ name, parameter, pointer: "", resource, isRequired: true, isList: false });
  }
  const schema = operation.body?.media[0]?.schema;
  if (schema) {
    const shape = shapeOf(docs, schema);
    for (const [name, member] of shape.properties) {
      const inner = shapeOf(docs, member);
      const isOwn = name === "id" && !resources.roles.get(operation)?.kind.match(/create/);
      const noun = referredNoun(name);
      if (!(isOwn || noun !== undefined || linked.has(`body#/${name}`)) || fixed(inner)) continue;
      const resource = resourceOfName(trial, operation, name);
      if (!resource) continue;
      const pointer = `/${escapePointer(name)}`;
      slots.push({
        name,
        pointer,
        resource,
        isRequired: shape.required.has(name),
        isList: inner.types.has("array"),
      });
    }
  }
  return slots;
}

function resourceOfName(trial: Trial, operation: Operation, name: string): Resource | undefined {
  const { resources } = trial.checker;
  const noun = referredNoun(name);
  if (noun !== undefined) return resources.byNoun(noun);
  if (name !== "id") return undefined;
  const role = resources.roles.get(operation);
  return role && !role.resource.isSingle ? role.resource : resources.byNoun(verbAndNoun(operation.id).noun);
}

async function slotValue(
  trial: Trial,
  operation: Operation,
  slot: Slot,
  things: Map<string, Thing>,
  options: PrepareOptions,
): Promise<unknown> {
  const { resource } = slot;
  const wanted = slot.parameter ? slot.name : `body#${slot.pointer}`;
  if (resource) {
    for (const thing of things.values()) {
      const inherited = thing.resource.key !== resource.key ? thing.ids.get(resource.key) : undefined;
      if (inherited !== undefined) return inherited;
    }
    const known = things.get(resource.key);
    const thing = known ?? (await obtain(trial, resource, options));
    if (thing) {
      things.set(resource.key, thing);
      const value = idFor(trial.checker, thing, operation.id, wanted);
      if (value !== undefined) return value;
    }
  }
  return (await linkedValue(trial, operation, wanted, options)) ?? undefined;
}

/** Some other operation's answer may lead here, by a link or by a property of the same name. */
async function linkedValue(
  trial: Trial,
  operation: Operation,
  wanted: string,
  options: PrepareOptions,
): Promise<unknown> {
  const { checker } = trial;
  if ((options.depth ?? 0) > 3) return undefined;
  for (const contract of checker.contracts)
    for (const link of contract.links) {
      const expression = link.parameters[wanted];
      const source = checker.operations.find(({ id }) => id === link.from);
      if (
        link.to !== operation.id ||
        expression === undefined ||
        !source ||
        source === operation ||
        !isRead(source)
      )
        continue;
      const exchange = await attempt(trial, source, options);
      if (!exchange?.ok) continue;
      const value = evaluate(expression, {
        body: exchange.body,
        headers: exchange.response?.headers ?? {},
        requestBody: exchange.call.body,
        parameters: exchange.call.parameters,
      });
      if (value !== undefined && value !== null) return value;
    }
  return undefined;
}

async function attempt(trial: Trial, operation: Operation, options: PrepareOptions) {
  if (!trial.checker.selected.has(operation)) return undefined;
  try {
    const call = await prepare(trial, operation, {
      userIndex: options.userIndex ?? 0,
      depth: (options.depth ?? 0) + 1,
    });
    return await trial.send(call, { userIndex: options.userIndex ?? 0 });
  } catch (error) {
    if (error instanceof TrialOver) return undefined;
    throw error;
  }
}

/** A thing of a resource: a shared one, or one made for this trial. */
export async function obtain(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions = {},
): Promise<Thing | undefined> {
  const { checker } = trial;
  const depth = options.depth ?? 0;
  if (depth > 4) return undefined;
  const userIndex = options.userIndex ?? 0;
  if (options.isFresh) return await make(trial, resource, options);
  const key = `${resource.key} ${userIndex}`;
  // What is tried again is tried with other things, all the way from their making.
  const cache = trial.attempt > 0 ? trial.own : checker.shared;
  const known = cache.get(key);
  if (known && !known.isDeleted) {
    for (const step of known.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
    return known;
  }
  if (known === null) return undefined;
  cache.set(key, null);
  const thing = (await make(trial, resource, options)) ?? (await pickExisting(trial, resource, options));
  if (thing) cache.set(key, thing);
  return thing;
}

/** Makes a thing; undefined where nothing makes it or the server refuses. */
export async function make(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions & { change?: (body: unknown) => unknown } = {},
): Promise<Thing | undefined> {
  const { create } = resource;
  const { checker } = trial;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return undefined;
  const userIndex = options.userIndex ?? 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const call = await prepare(trial, create, {
      ...options,
      thing: undefined,
      isFresh: options.isFresh ?? false,
      depth: (options.depth ?? 0) + 1,
    });
    const isSalted = turn > 0 || documents(create, 409);
    let body = isSalted ? saltedBody(trial, create, call.body, turn > 1) : call.body;
    if (options.change) body = options.change(body);
    const exchange = await trial.send({ ...call, body }, { userIndex });
    if (exchange.ok) {
      const thing = register(trial, resource, exchange, userIndex);
      return thing;
    }
    if (exchange.code !== 409 && exchange.code !== 422 && exchange.code !== 400) return undefined;
    const other = firstBase(trial, create, turn + 1);
    if (!checker.bases.get(create)?.isAccepted && exchange.code !== 409) checker.bases.set(create, other);
  }
  return undefined;
}

/** Notes what a successful creation made, so that it can be used and cleaned up. */
export function register(
  trial: Trial,
  resource: Resource,
  exchange: Trial["steps"][number],
  userIndex: number,
): Thing {
  const { checker } = trial;
  const ids = new Map<string, unknown>();
  for (const [name, key] of pathSlots(exchange.operation.path))
    ids.set(key, exchange.call.parameters.get(`path.${name}`));
  const start = trial.steps.indexOf(exchange);
  const thing: Thing = {
    resource,
    userIndex,
    payload: exchange.payload,
    ids,
    steps: trial.steps.slice(0, start + 1),
    isOwn: true,
    isDeleted: false,
    sentBody: exchange.call.body,
  };
  const own = idFor(
    checker,
    thing,
    (resource.read ?? resource.remove ?? resource.update ?? exchange.operation).id,
    ownName(resource),
  );
  if (own !== undefined) ids.set(resource.key, own);
  checker.things.push(thing);
  return thing;
}

/** How the id of a resource is called where it is asked for. */
export function ownName(resource: Resource): string {
  const user = resource.read ?? resource.update ?? resource.replace ?? resource.remove;
  if (!user) return "id";
  const inPath = [...pathSlots(user.path)].find(([, key]) => key === resource.key)?.[0];
  return (
    inPath ??
    user.parameters.find(
      ({ required, name }) => required && (name === "id" || referredNoun(name) !== undefined),
    )?.name ??
    "id"
  );
}

async function pickExisting(
  trial: Trial,
  resource: Resource,
  options: PrepareOptions,
): Promise<Thing | undefined> {
  const { list } = resource;
  const shape = list && findList(list);
  if (!list || !shape) return undefined;
  const exchange = await attempt(trial, list, options);
  const pointer = list.pagination?.items ?? shape.items;
  const item = exchange?.ok ? itemsOf(exchange, pointer)?.[0] : undefined;
  if (!exchange || item === undefined) return undefined;
  const ids = new Map<string, unknown>();
  for (const [name, key] of pathSlots(list.path)) ids.set(key, exchange.call.parameters.get(`path.${name}`));
  const thing: Thing = {
    resource,
    userIndex: options.userIndex ?? 0,
    payload: item,
    ids,
    steps: [...trial.steps],
    isOwn: false,
    isDeleted: false,
    sentBody: undefined,
  };
  const name = ownName(resource);
  const declared =
    list.pagination?.isDeclared === true && isObject(item) ? item[list.pagination.id] : undefined;
  const own = declared ?? idFor(trial.checker, thing, (resource.read ?? resource.update ?? list).id, name);
  if (own !== undefined) ids.set(resource.key, own);
  return thing;
}

/** A request made from examples, or generated: each turn tries something else. */
export function firstBase(trial: Trial, operation: Operation, turn: number): Base {
  const { documents: docs } = operation.contract;
  const { validator } = trial.checker;
  const parameters = new Map<string, unknown>();
  for (const parameter of operation.parameters) {
    if (!parameter.required) continue;
    const shape = shapeOf(docs, parameter.schema);
    const examples = [...parameter.examples, ...shape.examples].filter((value) =>
      validator.isValid(parameter.schema, value),
    );
    const value =
      turn === 0 && examples.length > 0
        ? examples[0]
        : generate(docs, parameter.schema, { random: trial.random });
    parameters.set(keyOf(parameter), value);
  }
  const login = trial.checker.users[0]?.login;
  if (login?.operationId === operation.id) {
    for (const [name, value] of Object.entries(login.parameters)) {
      const parameter = operation.parameters.find((one) => one.name === name);
      if (parameter) parameters.set(keyOf(parameter), value);
    }
    return { parameters, body: login.body, isAccepted: false, refusal: "" };
  }
  const media = operation.body?.media[0];
  if (!media) return { parameters, body: undefined, isAccepted: false, refusal: "" };
  const schema = media.schema;
  if (!schema) return { parameters, body: media.examples[0] ?? "text", isAccepted: false, refusal: "" };
  const shape = shapeOf(docs, schema);
  const examples = [...media.examples, ...shape.examples].filter((value) => validator.isValid(schema, value));
  const candidates: unknown[] = [...examples];
  for (const isMinimal of [false, true])
    for (let tries = 0; tries < 4; tries += 1) {
      const value = generate(docs, schema, { random: trial.random, isMinimal, variant: tries });
      if (validator.isValid(schema, value)) {
        candidates.push(value);
        break;
      }
    }
  return {
    parameters,
    body: candidates[turn % Math.max(1, candidates.length)],
    isAccepted: false,
    refusal: "",
  };
}

const labels = /name|title|label|code|sku|slug|key|mail|handle|nick|phone|number|serial|isbn|reference/i;

/** The same body with other names, so that it does not meet what is there already. */
export function saltedBody(trial: Trial, operation: Operation, body: unknown, isThorough: boolean): unknown {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  const { validator } = trial.checker;
  if (!schema || !isObject(body)) return body;
  let salted: unknown = body;
  for (const [name, member] of shapeOf(docs, schema).properties) {
    const value = body[name];
    if (typeof value !== "string" || (!isThorough && !labels.test(name))) continue;
    const shape = shapeOf(docs, member);
    if (shape.values || shape.hasConstant || referredNoun(name) !== undefined) continue;
    // Only this member counts: the rest may be broken on purpose.
    const other = otherText(trial, shape, value);
    if (validator.isValid(member, other)) salted = withValueAt(salted, `/${escapePointer(name)}`, other);
  }
  return salted;
}

export function otherText(trial: Trial, shape: Shape, value: string): string {
  const { random } = trial;
  if (shape.patterns.length > 0) return generateString(shape, random);
  if (shape.format === "email")
    return `${random.word(6, "abcdefghijklmnopqrstuvwxyz")}${value.replace(/^[^@]*/, "")}`;
  if (shape.format !== undefined) return generateString({ ...shape, examples: [] }, random);
  const room = (shape.maxLength ?? 200) - characters(value) - 1;
  const word = random.word(6, "abcdefghijklmnopqrstuvwxyz");
  if (room >= 6) return `${value} ${word}`;
  return generateString({ ...shape, examples: [] }, random);
}

/** `If-Match` wants the entity tag of now. */
async function addConditions(
  trial: Trial,
  operation: Operation,
  parameters: Map<string, unknown>,
  things: Map<string, Thing>,
  options: PrepareOptions,
): Promise<void> {
  const wanted = operation.parameters.find(
    ({ in: at, name, required }) => at === "header" && /^if-match$/i.test(name) && required,
  );
  const role = trial.checker.resources.roles.get(operation);
  const thing = role && things.get(role.resource.key);
  if (!wanted || !role?.resource.read || !thing) return;
  const call = await prepare(trial, role.resource.read, {
    ...options,
    thing,
    depth: (options.depth ?? 0) + 1,
  });
  const shown = await trial.send(call, { userIndex: options.userIndex ?? 0 });
  const tag = shown.response?.headers["etag"]?.[0];
  if (tag !== undefined) parameters.set(keyOf(wanted), tag);
}

/** A version number in the body must be the thing's own. */
function withVersion(operation: Operation, body: unknown, thing: Thing | undefined): unknown {
  if (!thing || operation.method === "post" || !isObject(body) || !isObject(thing.payload)) return body;
  const name = Object.keys(body).find((key) => /^(version|revision|_rev|etag)$/i.test(key));
  const now = name === undefined ? undefined : thing.payload[name];
  return name === undefined || now === undefined ? body : { ...body, [name]: now };
}
