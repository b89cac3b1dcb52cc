import { isObject } from "../json";
import { documents, refusalText } from "../load/documented";
import { findList } from "../load/lists";
import { isRead, type Operation } from "../load/model";
import type { Resource } from "../plan/resources";
import type { Checker } from "../run/checker";
import { type Exchange, headerOf } from "../run/exchange";
import { make, ownName, prepare, register, saltedBody } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { idFor, type Thing } from "../run/thing";
import type { Trial } from "../run/trial";
import { discard, lastMade, perform, validCall } from "./call";
import { otherValue } from "./lifecycle";
import type { Variation } from "./refusals";
import { findInList, isSame, look } from "./written";

/** The same key makes one thing, another key another. */
export function idempotency(operation: Operation, resource: Resource | undefined): Scenario {
  return {
    name: `idempotency ${operation.id}`,
    operation,
    run: async (trial) => {
      const name = operation.idempotencyHeader;
      if (name === undefined || !trial.checker.bases.get(operation)?.isAccepted) return;
      const call = await validCall(trial, operation);
      const body =
        resource?.create === operation ? saltedBody(trial, operation, call.body, false) : call.body;
      const key = `check-${trial.random.word(8)}-${trial.random.word(12)}`;
      const keyed = { ...call, body, headers: { [name]: key } };
      const first = await perform(trial, keyed);
      if (!first.ok) return;
      const thing = resource?.create === operation ? lastMade(trial) : undefined;
      const second = await trial.send(keyed);
      const one = idOf(trial, first, resource);
      const two = idOf(trial, second, resource);
      if (second.ok && one !== undefined && two !== undefined && one !== two) {
        trial.report("idempotency", operation, second, {
          expected: `the same thing again (${String(one)}) for the same key`,
          actual: `another one (${String(two)})`,
          cause: "twice",
        });
        if (resource) register(trial, resource, second, 0);
        await discard(trial, lastMade(trial));
      } else if (!second.ok && second.code < 500)
        trial.report("idempotency", operation, second, {
          expected: "the first answer again for the same key and body",
          cause: "refused",
        });
      await discard(trial, thing);
      await otherKey(trial, operation, resource, keyed, name, one);
    },
  };
}

async function otherKey(
  trial: Trial,
  operation: Operation,
  resource: Resource | undefined,
  call: Parameters<typeof perform>[1],
  name: string,
  one: unknown,
): Promise<void> {
  if (resource?.create !== operation) return;
  const body = saltedBody(trial, operation, call.body, false);
  const exchange = await perform(trial, {
    ...call,
    body,
    headers: { [name]: `check-${trial.random.word(20)}` },
  });
  if (!exchange.ok) return;
  const thing = lastMade(trial);
  if (idOf(trial, exchange, resource) === one && one !== undefined)
    trial.report("idempotency", operation, exchange, {
      expected: "another thing for another key",
      cause: "other key",
    });
  else await discard(trial, thing);
}

function idOf(trial: Trial, exchange: Exchange, resource: Resource | undefined): unknown {
  if (!resource) return undefined;
  const thing: Thing = {
    resource,
    userIndex: 0,
    payload: exchange.payload,
    ids: new Map(),
    steps: [exchange],
    isOwn: true,
    isDeleted: false,
    sentBody: undefined,
  };
  return idFor(trial.checker, thing, (resource.read ?? exchange.operation).id, ownName(resource));
}

const unique = /already|taken|exist|in use|unique|duplicate|same (name|title|email|code|sku|slug|key)|twice/;
const other = /idempot|version|stale|etag|precondition|concurrent|meanwhile/;

/** What the contract says must be unique is refused the second time. */
export function conflict(operation: Operation, resource: Resource): Scenario {
  return {
    name: `conflict ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documents(operation, 409) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      if (!unique.test(text) || other.test(text)) return;
      const thing = await make(trial, resource);
      const maker = thing?.steps.at(-1);
      if (!thing || !maker) return;
      const { credentials, ...again } = maker.call;
      const second = await trial.send(again, { credentials });
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok) {
        trial.report("conflict", operation, second, {
          expected: "409, as the same thing exists already",
          cause: "create",
        });
        register(trial, resource, second, 0);
        await discard(trial, lastMade(trial));
      } else {
        trial.checker.coverage.reached(operation, "conflict", "refused");
        if (second.code !== 409 && trial.isSound(second) && second.code !== 429)
          trial.report("conflict", operation, second, {
            expected: "409, as the same thing exists already",
            cause: "code",
          });
      }
      await discard(trial, thing);
    },
  };
}

/** An action that may be done once is refused the second time. */
export function onceOnly(operation: Operation): Scenario {
  return {
    name: `once ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documents(operation, 409) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      if (
        !/already|twice|once|again|not (open|pending|active|draft)|state|status|closed|finished|done/.test(
          text,
        ) ||
        other.test(text)
      )
        return;
      const call = await validCall(trial, operation);
      const thing = lastMade(trial);
      const first = await perform(trial, call);
      if (!first.ok) return;
      const second = await trial.send(call);
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok && /already|twice|once|again/.test(text))
        trial.report("conflict", operation, second, { expected: "409 the second time", cause: "twice" });
      else if (!second.ok) trial.checker.coverage.reached(operation, "conflict", "refused");
      await discard(trial, thing);
    },
  };
}

/** `ETag` with `If-None-Match` and `If-Match`. */
export function conditional(resource: Resource): Scenario[] {
  const { read } = resource;
  if (!read) return [];
  const found: Scenario[] = [
    {
      name: `conditional ${read.id}`,
      operation: read,
      run: async (trial) => {
        const call = await prepare(trial, read);
        const exchange = await trial.send(call);
        const tag = headerOf(exchange, "etag");
        if (!exchange.ok || tag === undefined || !documents(read, 304)) return;
        const same = await trial.send({ ...call, headers: { "if-none-match": tag } });
        if (same.code !== 304)
          trial.report("conditional", read, same, { expected: `304 for If-None-Match ${tag}`, cause: "304" });
        const changed = await trial.send({ ...call, headers: { "if-none-match": '"another"' } });
        if (!changed.ok)
          trial.report("conditional", read, changed, {
            expected: "200 for another entity tag",
            cause: "200",
          });
      },
    },
  ];
  for (const change of [resource.update, resource.replace, resource.remove]) {
    const hasTags =
      change?.parameters.some(({ name }) => /^if-match$/i.test(name)) ||
      read.answers.some(({ headers }) => headers.some(({ name }) => /^etag$/i.test(name)));
    if (!change || !hasTags || !documents(change, 412) || resource.isSingle) continue;
    found.push({
      name: `conditional ${change.id}`,
      operation: change,
      run: async (trial) => {
        const thing = await make(trial, resource);
        if (!thing) return;
        const shown = await trial.send(await prepare(trial, read, { thing }));
        if (!shown.ok) return;
        const tag = headerOf(shown, "etag");
        const call = await prepare(trial, change, { thing });
        const key = change.parameters.find(({ name }) => /^if-match$/i.test(name))?.name ?? "If-Match";
        const parameters = new Map([...call.parameters].filter(([name]) => name !== `header.${key}`));
        const stale = await trial.send({ ...call, parameters, headers: { [key]: '"stale-entity-tag"' } });
        if (stale.ok)
          trial.report("conditional", change, stale, {
            expected: "412 for an entity tag that is not today's",
            cause: "stale",
          });
        else if (stale.code !== 412 && trial.isSound(stale))
          trial.report("conditional", change, stale, {
            expected: "412 for an entity tag that is not today's",
            cause: "code",
          });
        if (documents(change, 428)) {
          const without = await trial.send({ ...call, parameters });
          if (without.ok)
            trial.report("conditional", change, without, {
              expected: "428 without If-Match",
              cause: "without",
            });
        }
        if (tag !== undefined && !stale.ok && change !== resource.remove)
          await freshTag(trial, change, read, thing, tag, key);
        await discard(trial, thing);
      },
    });
  }
  for (const change of [resource.update, resource.replace]) {
    const version = change && versionOf(change);
    if (!change || version === undefined || !documents(change, 409) || resource.isSingle) continue;
    if (!/version|revision|stale|meanwhile|concurren|changed/.test(refusalText(change, 409))) continue;
    found.push({
      name: `version ${change.id}`,
      operation: change,
      run: (trial) => staleVersion(trial, resource, change, version),
    });
  }
  return found;
}

async function freshTag(
  trial: Trial,
  change: Operation,
  read: Operation,
  thing: Thing,
  tag: string,
  key: string,
): Promise<void> {
  const call = await prepare(trial, change, { thing });
  const name = isObject(call.body) ? Object.keys(call.body)[0] : undefined;
  const value =
    name === undefined
      ? undefined
      : otherValue(trial, change, name, isObject(thing.payload) ? thing.payload[name] : undefined);
  const body =
    name !== undefined && value !== undefined && isObject(call.body)
      ? { ...call.body, [name]: value }
      : call.body;
  const parameters = new Map([...call.parameters].filter(([one]) => one !== `header.${key}`));
  const accepted = await trial.send({ ...call, body, parameters, headers: { [key]: tag } });
  if (!accepted.ok) {
    if (accepted.code === 412)
      trial.report("conditional", change, accepted, {
        expected: `success for today's entity tag ${tag}`,
        cause: "fresh",
      });
    return;
  }
  const after = headerOf(await trial.send(await prepare(trial, read, { thing })), "etag");
  if (value !== undefined && after === tag)
    trial.report("conditional", change, accepted, {
      expected: "another entity tag after a change",
      actual: tag,
      cause: "same tag",
    });
}

/** A version number that a change has to bring along. */
function versionOf(change: Operation): string | undefined {
  const example = change.body?.media[0]?.examples.find(isObject);
  return Object.keys(example ?? {}).find((name) => /^(version|revision)$/i.test(name));
}

async function staleVersion(
  trial: Trial,
  resource: Resource,
  change: Operation,
  version: string,
): Promise<void> {
  const thing = await make(trial, resource);
  if (!thing) return;
  const call = await prepare(trial, change, { thing });
  const first = await perform(trial, call);
  if (first.ok) {
    const second = await trial.send(call);
    if (second.ok)
      trial.report("conflict", change, second, {
        expected: `409 for a ${version} that is not today's`,
        cause: "version",
      });
  }
  await discard(trial, thing);
}

/** What lives in a thing goes with it. */
export function dependants(checker: Checker, resource: Resource): Scenario[] {
  const { remove } = resource;
  const children = [...checker.resources.all.values()].filter(
    (child) => child.parent === resource.key && child.create && !child.isSingle,
  );
  if (!remove || !checker.selected.has(remove)) return [];
  return children.map((child) => ({
    name: `dependants ${remove.id} ${child.key}`,
    operation: remove,
    run: async (trial) => {
      const parent = await make(trial, resource);
      const { create } = child;
      if (!parent || !create || !checker.selected.has(create)) return;
      const exchange = await perform(trial, await prepare(trial, create, { thing: parent }));
      if (!exchange.ok) return;
      const inner = lastMade(trial);
      const before = inner && (await look(trial, inner));
      const removal = await perform(trial, await prepare(trial, remove, { thing: parent }));
      if (!removal.ok || !inner || !before || !trial.isSound(removal)) {
        await discard(trial, inner);
        await discard(trial, parent);
        return;
      }
      parent.isDeleted = true;
      inner.isDeleted = true;
      if (child.read && before.read) {
        const read = await trial.send(await prepare(trial, child.read, { thing: inner }));
        if (read.ok)
          trial.report("dependants", remove, read, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "read",
          });
      }
      if (child.list && before.list) {
        const found = await findInList(trial, inner, child.list, 0);
        if (found.item && found.exchange)
          trial.report("dependants", child.read && before.read ? child.list : remove, found.exchange, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "list",
          });
      }
    },
  }));
}

/** Many refused requests, and the thing as it was before them. */
export function sideEffects(
  checker: Checker,
  operation: Operation,
  variations: readonly Variation[],
): Scenario[] {
  const role = checker.resources.roles.get(operation);
  const broken = variations.filter(({ isValid, parameter }) => !isValid && !parameter).slice(0, 24);
  if (!role || broken.length === 0 || isRead(operation)) return [];
  const { resource, kind } = role;
  if (kind === "create" && resource.list && checker.selected.has(resource.list))
    return [
      {
        name: `side effect ${operation.id}`,
        operation,
        run: (trial) => nothingMade(trial, operation, resource, broken),
      },
    ];
  if ((kind === "update" || kind === "replace") && resource.read && !resource.isSingle)
    return [
      {
        name: `side effect ${operation.id}`,
        operation,
        run: (trial) => nothingChanged(trial, operation, resource, broken),
      },
    ];
  return [];
}

async function nothingMade(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  broken: readonly Variation[],
): Promise<void> {
  const { list } = resource;
  if (!list || !trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await prepare(trial, operation);
  const count = async (): Promise<{ exchange: Exchange; number: number } | undefined> => {
    const exchange = await trial.send(await prepare(trial, list, { thing: undefined }));
    const total = list.pagination?.total ?? findList(list)?.total;
    const value = total === undefined ? undefined : lookAt(exchange, total);
    return exchange.ok && typeof value === "number" ? { exchange, number: value } : undefined;
  };
  const before = await count();
  if (!before) return;
  for (const variation of broken) {
    const exchange = await trial.send(variation.apply(call), {
      trigger: `${variation.pointer} ${variation.keyword}`,
    });
    if (!exchange.ok) continue;
    register(trial, resource, exchange, 0);
    await discard(trial, lastMade(trial));
  }
  const after = await count();
  if (after && after.number > before.number)
    trial.report("side-effect", operation, after.exchange, {
      expected: `${before.number} things, as all requests were refused`,
      actual: `${after.number}`,
      cause: "made",
    });
}

function lookAt(exchange: Exchange, pointer: string): unknown {
  let at: unknown = exchange.body;
  for (const step of pointer.split("/").slice(1)) at = isObject(at) ? at[step] : undefined;
  return at;
}

async function nothingChanged(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  broken: readonly Variation[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const thing = await make(trial, resource);
  if (!thing) return;
  const before = (await look(trial, thing, { list: false })).read?.value;
  const call = await prepare(trial, operation, { thing });
  for (const variation of broken) {
    const changed = variation.apply(call);
    const body =
      isObject(changed.body) && isObject(call.body)
        ? spoilOthers(trial, operation, variation, changed.body, before)
        : changed.body;
    const exchange = await trial.send(
      { ...changed, body },
      { trigger: `${variation.pointer} ${variation.keyword}` },
    );
    if (exchange.ok) break;
    const after = (await look(trial, thing, { list: false })).read;
    const name = Object.keys(call.body && isObject(call.body) ? call.body : {}).find(
      (one) => before && after && Object.hasOwn(before, one) && !isSame(before[one], after.value[one]),
    );
    if (name !== undefined && after) {
      trial.report("side-effect", operation, after.exchange, {
        expected: `${name} unchanged after a refusal: ${JSON.stringify(before?.[name])}`,
        actual: JSON.stringify(after.value[name]) ?? "nothing",
        pointer: `/${name}`,
        cause: "changed",
      });
      break;
    }
  }
  await discard(trial, thing);
}

/** The valid members get new values, so that one would see if they were taken. */
function spoilOthers(
  trial: Trial,
  operation: Operation,
  variation: Variation,
  body: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): unknown {
  const broken = variation.pointer.split("/")[2];
  const result = { ...body };
  for (const name of Object.keys(body)) {
    if (name === broken || !before || /Id$|version/i.test(name)) continue;
    const value = otherValue(trial, operation, name, before[name]);
    if (value !== undefined) result[name] = value;
    break;
  }
  return result;
}
