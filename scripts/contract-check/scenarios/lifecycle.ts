import { isObject } from "../json";
import { documents } from "../load/documented";
import type { Operation } from "../load/model";
import { referredNoun } from "../plan/nouns";
import type { Resource } from "../plan/resources";
import type { Checker } from "../run/checker";
import { type Exchange, headerOf } from "../run/exchange";
import { firstBase, make, otherText, prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { showing, type Thing } from "../run/thing";
import type { Trial } from "../run/trial";
import { generate, typeOf } from "../schema/generate";
import { shapeOf } from "../schema/shape";
import { discard, perform } from "./call";
import { compareSent, findInList, isSame, look, promised } from "./written";

/** The life of a thing: made, shown, listed, changed, deleted, gone. */
export function lifecycleScenarios(checker: Checker, resource: Resource): Scenario[] {
  const { create, update, replace, remove } = resource;
  const has = (operation: Operation | undefined): operation is Operation =>
    operation !== undefined && checker.selected.has(operation);
  const found: Scenario[] = [];
  const scenario = (name: string, operation: Operation, run: (trial: Trial) => Promise<void>): void => {
    found.push({ name: `${name} ${operation.id}`, operation, run });
  };
  if (has(create)) {
    scenario("made", create, (trial) => made(trial, resource));
    scenario("twice made", create, (trial) => twoThings(trial, resource));
    scenario("defaults", create, (trial) => defaults(trial, resource, create));
  }
  for (const change of [update, replace])
    if (has(change)) {
      for (const name of memberNames(change))
        scenario(`changed ${name}`, change, (trial) => changed(trial, resource, change, name));
      scenario("neighbours", change, (trial) => neighbours(trial, resource, change));
    }
  if (has(replace) && replace.method === "put")
    scenario("replaced", replace, (trial) => replaced(trial, resource, replace));
  // Cancelling leaves a cancelled thing behind; deleting leaves nothing.
  const isDeletion =
    remove && !/^(cancel|close|archive|revoke|disable|end|stop|leave|void|withdraw)/i.test(remove.id);
  if (has(create) && has(remove) && isDeletion)
    scenario("deleted", remove, (trial) => deleted(trial, resource, remove));
  return found;
}

async function fresh(trial: Trial, resource: Resource): Promise<Thing | undefined> {
  return await make(trial, resource, { isFresh: false });
}

async function made(trial: Trial, resource: Resource): Promise<void> {
  const thing = await fresh(trial, resource);
  const exchange = thing?.steps.at(-1);
  if (!thing || !exchange) return;
  if (trial.isSound(exchange)) await compareSent(trial, exchange, undefined, thing);
  await locationLeads(trial, thing, exchange);
  await discard(trial, thing);
}

/** `Location` is an address of the thing. */
async function locationLeads(trial: Trial, thing: Thing, exchange: Exchange): Promise<void> {
  const location = headerOf(exchange, "location");
  const { read, key } = thing.resource;
  if (location === undefined || !read || !trial.checker.selected.has(read)) return;
  const call = await prepare(trial, read, { thing, userIndex: thing.userIndex });
  const proper = await trial.send(call, { userIndex: thing.userIndex });
  if (!proper.ok) return;
  const base = proper.request.url;
  const target = URL.canParse(location, base) ? new URL(location, base) : undefined;
  if (target && target.pathname === new URL(base).pathname) return;
  const moved =
    target && target.origin === new URL(base).origin
      ? await trial.checker.client.send({ ...proper.request, url: target.href })
      : undefined;
  const id = thing.ids.get(key);
  const isThere =
    moved && "status" in moved && moved.status === 200 && moved.body.toString("utf8").includes(String(id));
  if (!isThere)
    trial.report("location", exchange.operation, exchange, {
      expected: `a Location that leads to the new thing (${new URL(base).pathname})`,
      actual: location,
      pointer: "/headers/location",
    });
}

/** Two things are two, and stay two. */
async function twoThings(trial: Trial, resource: Resource): Promise<void> {
  const first = await fresh(trial, resource);
  const second =
    first && (await make(trial, resource, { change: (body) => otherBody(trial, resource, body) }));
  if (!first || !second) return;
  const [one, two] = [first.ids.get(resource.key), second.ids.get(resource.key)];
  const last = second.steps.at(-1);
  if (one !== undefined && one === two && last && resource.create && !documents(resource.create, 409))
    trial.report("read-back", resource.create, last, {
      expected: "another id for another thing",
      actual: `${String(one)} twice`,
      cause: "same id",
    });
  else if (
    one !== undefined &&
    two !== undefined &&
    resource.remove &&
    trial.checker.selected.has(resource.remove)
  ) {
    await discard(trial, second);
    const views = await look(trial, first);
    const gone = views.readExchange
      ? !views.readExchange.ok && [404, 410].includes(views.readExchange.code)
      : views.isUnlisted;
    const telling = views.readExchange ?? views.unlisted;
    const wasThere = second.isDeleted && telling;
    if (gone && wasThere && telling)
      trial.report("gone", resource.remove, telling, {
        expected: "other things to stay when one is deleted",
        cause: "too much",
      });
  }
  await discard(trial, second);
  await discard(trial, first);
}

function otherBody(trial: Trial, resource: Resource, body: unknown): unknown {
  const schema = resource.create?.body?.media[0]?.schema;
  if (!schema || !resource.create || !isObject(body)) return body;
  let result = body;
  for (const [name, member] of shapeOf(resource.create.contract.documents, schema).properties) {
    const value = body[name];
    const shape = shapeOf(resource.create.contract.documents, member);
    if (
      typeof value !== "string" ||
      shape.values ||
      shape.hasConstant ||
      shape.format !== undefined ||
      referredNoun(name) !== undefined
    )
      continue;
    const other = { ...result, [name]: otherText(trial, shape, value) };
    if (trial.checker.validator.isValid(schema, other)) result = other;
  }
  return result;
}

/** What is left out takes the documented default. */
async function defaults(trial: Trial, resource: Resource, create: Operation): Promise<void> {
  const schema = create.body?.media[0]?.schema;
  if (!schema) return;
  const { documents: docs } = create.contract;
  const members = [...shapeOf(docs, schema).properties].filter(
    ([name, place]) =>
      shapeOf(docs, place).fallback !== undefined && !shapeOf(docs, schema).required.has(name),
  );
  if (members.length === 0) return;
  const thing = await make(trial, resource, {
    change: (body) =>
      isObject(body)
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !members.some(([one]) => one === name)))
        : body,
  });
  if (!thing) return;
  const exchange = thing.steps.at(-1);
  const views = await look(trial, thing, { list: !resource.read });
  const shown = views.read?.value ?? views.list?.value ?? showing(thing.payload, thing.ids.get(resource.key));
  const from = resource.read ?? resource.list ?? create;
  for (const [name, place] of members) {
    const wanted = shapeOf(docs, place).fallback;
    if (
      !shown ||
      !exchange ||
      !promised(from, from === resource.list).has(name) ||
      isSame(wanted, shown[name])
    )
      continue;
    trial.report("default", create, exchange, {
      expected: `${name} to be ${JSON.stringify(wanted)} when it is left out`,
      actual: `${name}: ${JSON.stringify(shown[name]) ?? "nothing"}`,
      pointer: `/body/${name}`,
      place,
    });
  }
  await discard(trial, thing);
}

/** The members of a change that can be told apart afterwards. */
function memberNames(change: Operation): string[] {
  const schema = change.body?.media[0]?.schema;
  if (!schema) return [];
  const { documents: docs } = change.contract;
  return [...shapeOf(docs, schema).properties]
    .filter(([name, place]) => {
      const shape = shapeOf(docs, place);
      return (
        !shape.isReadOnly &&
        !shape.hasConstant &&
        name !== "id" &&
        referredNoun(name) === undefined &&
        !/^(version|revision|password|etag)$/i.test(name)
      );
    })
    .map(([name]) => name);
}

/** Another valid value for a member. */
export function otherValue(trial: Trial, change: Operation, name: string, now: unknown): unknown {
  const schema = change.body?.media[0]?.schema;
  const { documents: docs } = change.contract;
  const place = schema && shapeOf(docs, schema).properties.get(name);
  if (!place) return undefined;
  const shape = shapeOf(docs, place);
  if (shape.values) return shape.values.find((value) => !isSame(value, now));
  if (typeOf(shape) === "boolean") return now !== true;
  for (let tries = 0; tries < 8; tries += 1) {
    const value =
      typeof now === "string" && tries < 4
        ? otherText(trial, shape, now)
        : generate(docs, place, { random: trial.random, variant: tries });
    if (!isSame(value, now) && trial.checker.validator.isValid(place, value)) return value;
  }
  return undefined;
}

/** The body with every member set, to something else than its default: what gets lost or reset then shows. */
function filledBody(trial: Trial, create: Operation | undefined, body: unknown): unknown {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !isObject(body)) return body;
  let result: Record<string, unknown> = body;
  for (const [name, place] of shapeOf(create.contract.documents, schema).properties) {
    const shape = shapeOf(create.contract.documents, place);
    if (shape.isReadOnly || referredNoun(name) !== undefined || name === "id") continue;
    const usual = shape.fallback ?? shape.values?.[0] ?? (typeOf(shape) === "boolean" ? false : undefined);
    const now = result[name];
    const isEmpty = now === undefined || now === null || (Array.isArray(now) && now.length === 0);
    if (!isEmpty && !isSame(now, usual)) continue;
    const value = otherValue(trial, create, name, usual ?? null);
    const changed = { ...result, [name]: value };
    if (value !== undefined && trial.checker.validator.isValid(schema, changed)) result = changed;
  }
  return result;
}

async function target(trial: Trial, resource: Resource): Promise<Thing | undefined> {
  if (!resource.isSingle)
    return (
      (await make(trial, resource, { change: (body) => filledBody(trial, resource.create, body) })) ??
      (await fresh(trial, resource))
    );
  const { read } = resource;
  if (!read) return undefined;
  const call = await prepare(trial, read);
  const exchange = await trial.send(call);
  if (!exchange.ok) return undefined;
  const ids = new Map<string, unknown>();
  return {
    resource,
    userIndex: 0,
    payload: exchange.payload,
    ids,
    steps: [...trial.steps],
    isOwn: false,
    isDeleted: false,
    sentBody: undefined,
  };
}

/** One member changed: it shows, and what was not sent stays. */
async function changed(trial: Trial, resource: Resource, change: Operation, name: string): Promise<void> {
  const thing = await target(trial, resource);
  if (!thing) return;
  const before = await look(trial, thing, { list: !resource.read });
  const shown = before.read?.value ?? before.list?.value;
  if (!shown) return;
  const call = await prepare(trial, change, { thing });
  const schema = change.body?.media[0]?.schema;
  const value = otherValue(trial, change, name, shown[name]);
  if (value === undefined || !schema || !trial.checker.bases.get(change)?.isAccepted) return;
  const version = isObject(call.body)
    ? Object.entries(call.body).filter(([key]) => /^(version|revision)$/i.test(key))
    : [];
  const isPartial =
    change.method === "patch" ||
    (change.method === "post" && shapeOf(change.contract.documents, schema).required.size < 2);
  const alone: unknown = {
    ...(isObject(call.body) ? pickRequired(change, call.body) : {}),
    ...Object.fromEntries(version),
    [name]: value,
  };
  const whole: unknown = { ...(isObject(call.body) ? call.body : {}), [name]: value };
  const body = isPartial && trial.checker.validator.isValid(schema, alone) ? alone : whole;
  if (!trial.checker.validator.isValid(schema, body)) return;
  const exchange = await perform(trial, { ...call, body });
  if (exchange.ok && trial.isSound(exchange)) {
    await compareSent(trial, exchange, name, thing);
    if (body === alone) await othersKept(trial, thing, change, shown, body);
  }
  if (resource.isSingle && exchange.ok) await restore(trial, change, thing, shown);
  await discard(trial, thing);
}

function pickRequired(change: Operation, body: Record<string, unknown>): Record<string, unknown> {
  const schema = change.body?.media[0]?.schema;
  const required = schema ? shapeOf(change.contract.documents, schema).required : new Set<string>();
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.has(name)));
}

async function othersKept(
  trial: Trial,
  thing: Thing,
  change: Operation,
  before: Record<string, unknown>,
  body: unknown,
): Promise<void> {
  const { resource } = thing;
  const after = await look(trial, thing, { list: !resource.read });
  const shown = after.read ?? after.list;
  const schema = change.body?.media[0]?.schema;
  if (!shown || !schema || change.method === "put") return;
  for (const name of shapeOf(change.contract.documents, schema).properties.keys()) {
    if (
      (isObject(body) && Object.hasOwn(body, name)) ||
      !Object.hasOwn(before, name) ||
      /^(version|revision|etag)$/i.test(name)
    )
      continue;
    if (isSame(before[name], shown.value[name])) continue;
    trial.report("patch-keeps", change, shown.exchange, {
      expected: `${name} to stay ${JSON.stringify(before[name])}, as it was not sent`,
      actual: `${name}: ${JSON.stringify(shown.value[name]) ?? "nothing"}`,
      pointer: `/${name}`,
    });
  }
}

/** What belongs to the user and not to the run is put back as it was. */
async function restore(
  trial: Trial,
  change: Operation,
  thing: Thing,
  shown: Record<string, unknown>,
): Promise<void> {
  const schema = change.body?.media[0]?.schema;
  if (!schema) return;
  const names = [...shapeOf(change.contract.documents, schema).properties.keys()].filter((name) =>
    Object.hasOwn(shown, name),
  );
  const body = Object.fromEntries(names.map((name) => [name, shown[name]]));
  if (!trial.checker.validator.isValid(schema, body)) return;
  const call = await prepare(trial, change, { thing });
  await trial.send({ ...call, body });
}

/** A change touches nothing but its own thing. */
async function neighbours(trial: Trial, resource: Resource, change: Operation): Promise<void> {
  if (resource.isSingle || !trial.checker.bases.get(change)?.isAccepted) return;
  const other = await fresh(trial, resource);
  const thing =
    other && (await make(trial, resource, { change: (body) => otherBody(trial, resource, body) }));
  if (!thing || !other) return;
  const before = await look(trial, other, { list: !resource.read });
  const name = memberNames(change)[0];
  const call = await prepare(trial, change, { thing });
  const value = name === undefined ? undefined : otherValue(trial, change, name, undefined);
  const body =
    name !== undefined && isObject(call.body) && value !== undefined
      ? { ...call.body, [name]: value }
      : call.body;
  const exchange = await perform(trial, { ...call, body });
  const after = await look(trial, other, { list: !resource.read });
  const was = before.read?.value ?? before.list?.value;
  const is = after.read ?? after.list;
  if (exchange.ok && was && is)
    for (const member of memberNames(change))
      if (Object.hasOwn(was, member) && !isSame(was[member], is.value[member])) {
        trial.report("side-effect", change, is.exchange, {
          expected: `other things to stay as they are: ${member} ${JSON.stringify(was[member])}`,
          actual: `${member}: ${JSON.stringify(is.value[member])}`,
          pointer: `/${member}`,
          cause: "neighbour",
        });
      }
  await discard(trial, thing);
  await discard(trial, other);
}

/** A replacement without the optional members takes them away. */
async function replaced(trial: Trial, resource: Resource, replace: Operation): Promise<void> {
  const schema = replace.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(replace)?.isAccepted) return;
  const { documents: docs } = replace.contract;
  const shape = shapeOf(docs, schema);
  const thing = await target(trial, resource);
  if (!thing) return;
  const original = (await look(trial, thing, { list: !resource.read })).read?.value;
  const base = firstBase(trial, replace, 0).body;
  const filled: Record<string, unknown> = { ...(isObject(base) ? base : {}) };
  for (const [name, place] of shape.properties)
    if (
      !Object.hasOwn(filled, name) ||
      filled[name] === null ||
      isSame(filled[name], shapeOf(docs, place).fallback)
    ) {
      const value = otherValue(trial, replace, name, shapeOf(docs, place).fallback ?? null);
      if (value !== undefined && referredNoun(name) === undefined) filled[name] = value;
    }
  const call = await prepare(trial, replace, { thing });
  const whole = { ...filled, ...(isObject(call.body) ? pickRequired(replace, call.body) : {}) };
  if (!trial.checker.validator.isValid(schema, whole)) return;
  const full = await perform(trial, { ...call, body: whole });
  const before = (await look(trial, thing, { list: !resource.read })).read?.value;
  const again = await prepare(trial, replace, { thing });
  const least = pickRequired(replace, isObject(again.body) ? again.body : whole);
  if (full.ok && before && trial.checker.validator.isValid(schema, least)) {
    const exchange = await perform(trial, { ...again, body: least });
    const after = await look(trial, thing, { list: !resource.read });
    const shown = after.read ?? after.list;
    if (exchange.ok && shown)
      for (const name of shape.properties.keys()) {
        if (shape.required.has(name) || whole[name] === undefined || whole[name] === null) continue;
        if (Array.isArray(whole[name]) && whole[name].length === 0) continue;
        if (
          !Object.hasOwn(before, name) ||
          !isSame(whole[name], before[name]) ||
          !isSame(before[name], shown.value[name])
        )
          continue;
        trial.report("put-replaces", replace, shown.exchange, {
          expected: `${name} to be gone or its default, as the replacement left it out`,
          actual: `${name}: ${JSON.stringify(shown.value[name])}, as before`,
          pointer: `/${name}`,
        });
      }
  }
  if (resource.isSingle && original) await restore(trial, replace, thing, original);
  await discard(trial, thing);
}

/** Deleted is deleted: not shown, not listed, not changed, not deleted again. */
async function deleted(trial: Trial, resource: Resource, remove: Operation): Promise<void> {
  const thing = await fresh(trial, resource);
  if (!thing) return;
  const before = await look(trial, thing);
  const call = await prepare(trial, remove, { thing });
  const exchange = await perform(trial, call);
  if (!exchange.ok || !trial.isSound(exchange)) return;
  thing.isDeleted = true;
  const readCall =
    resource.read && trial.checker.selected.has(resource.read)
      ? await prepare(trial, resource.read, { thing })
      : undefined;
  const read = readCall && (await trial.send(readCall));
  const listed = resource.list && before.list ? await findInList(trial, thing, resource.list, 0) : undefined;
  const again = await trial.send(call, { tolerance: "door" });
  const isStillRead = before.read !== undefined && read?.ok === true && isShown(read, thing);
  const isStillListed = listed?.item !== undefined;
  if (isStillRead && isStillListed) {
    thing.isDeleted = false;
    trial.report("gone", remove, read, { expected: "nothing to be left of what was deleted", cause: "kept" });
  } else if (isStillRead && (before.list !== undefined || !again.ok)) {
    const guilty = before.list !== undefined || !resource.read ? (resource.read ?? remove) : remove;
    trial.report("gone", guilty, read, { expected: `404 after ${remove.id}`, cause: "read" });
  } else if (isStillRead)
    trial.report("gone", remove, read, { expected: "404 after the deletion", cause: "kept" });
  else if (isStillListed && listed?.exchange)
    trial.report("gone", before.read ? (resource.list ?? remove) : remove, listed.exchange, {
      expected: `no item that ${remove.id} deleted`,
      cause: "listed",
    });
  else if (
    read &&
    !read.ok &&
    documents(read.operation, 404) &&
    ![404, 410].includes(read.code) &&
    trial.isSound(read)
  )
    trial.report("gone", read.operation, read, { expected: "404 for what was deleted", cause: "code" });
  await deletedTwice(trial, remove, again, isStillRead || isStillListed);
  for (const change of [resource.update, resource.replace])
    if (
      change &&
      trial.checker.selected.has(change) &&
      !isStillRead &&
      trial.checker.bases.get(change)?.isAccepted
    ) {
      const late = await trial.send(await prepare(trial, change, { thing }), { tolerance: "door" });
      if (late.ok)
        trial.report("gone", change, late, { expected: `404 after ${remove.id}`, cause: "changed" });
    }
}

/** In a body-carried contract "there is none" may be a success that shows nothing. */
function isShown(read: Exchange, thing: Thing): boolean {
  const id = thing.ids.get(thing.resource.key);
  return id === undefined || read.text.includes(String(id));
}

/** Deleting twice is like deleting what never was. */
async function deletedTwice(
  trial: Trial,
  remove: Operation,
  again: Exchange,
  isStillThere: boolean,
): Promise<void> {
  if (!again.ok || isStillThere || !documents(remove, 404)) return;
  trial.report("gone", remove, again, { expected: "404 for a second deletion", cause: "twice" });
}
