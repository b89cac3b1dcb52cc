import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { type Exchange, headerOf } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { differentValue } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { parametersWithout } from "../shared/parameters-without";
import { discard } from "../shared/prepared-call";
import { staleTag, staleVersion, versionOf } from "./version-member";

/**
 * `If-None-Match` and `If-Match` are evaluated, and every change gives a new entity tag.
 *
 * Standard: RFC 9110 §8.8.3 (ETag), §13.1.1, §13.1.2, §15.5.13 (412).
 * Reports: `conditional`, `side-effect`. Severity: error.
 */
export function entityTags(resource: Resource): Scenario[] {
  const { read, update, replace, remove, isSingle } = resource;
  if (!read)
    return [update, replace].flatMap((change) =>
      change && documents(change, 412)
        ? [
            {
              name: `conditional ${change.id}`,
              operation: change,
              run: (trial: Trial) =>
                isSingle ? checkPart(trial, change) : checkUnread(trial, resource, change),
            },
          ]
        : [],
    );
  const found: Scenario[] = [
    { name: `conditional ${read.id}`, operation: read, run: (trial) => checkIfNoneMatch(trial, read) },
  ];
  for (const change of [update, replace, remove])
    if (change && !isSingle && hasTags(change, read) && documents(change, 412))
      found.push({
        name: `conditional ${change.id}`,
        operation: change,
        run: (trial) => checkIfMatch(trial, resource, read, change),
      });
  for (const change of [update, replace]) {
    const version = change && versionOf(change);
    if (!change || version === undefined || !documents(change, 409) || isSingle) continue;
    if (!/version|revision|stale|meanwhile|concurren|changed/.test(refusalText(change, 409))) continue;
    found.push({
      name: `version ${change.id}`,
      operation: change,
      run: (trial) => staleVersion(trial, resource, change, version),
    });
  }
  return found;
}

/** Whether a change takes an entity tag, or its read returns one. */
function hasTags(change: Operation, read: Operation): boolean {
  return (
    change.parameters.some(({ name }) => /^if-match$/i.test(name)) ||
    read.responses.some(({ headers }) => headers.some(({ name }) => /^etag$/i.test(name)))
  );
}

async function checkIfNoneMatch(trial: Trial, read: Operation): Promise<void> {
  const call = await prepareCall(trial, read);
  const exchange = await trial.send(call);
  const tag = headerOf(exchange, "etag");
  if (!exchange.ok || tag === undefined || !documents(read, 304)) return;
  const same = await trial.send({ ...call, headers: { "if-none-match": tag } });
  if (same.code !== 304)
    trial.report("conditional", read, same, { expected: `304 for If-None-Match ${tag}`, cause: "304" });
  const otherTag = differentTag(trial, read, /^if-none-match$/i, tag);
  if (otherTag === undefined) return;
  const changed = await trial.send({ ...call, headers: { "if-none-match": otherTag } });
  if (!changed.ok)
    trial.report("conditional", read, changed, { expected: "200 for another entity tag", cause: "200" });
}

/** Another tag that fits the schema of the operation's header, where it declares one. */
function differentTag(
  trial: Trial,
  { parameters }: Operation,
  header: RegExp,
  tag: string | undefined,
): string | undefined {
  const declared = parameters.find(({ name }) => header.test(name));
  return staleTag(tag, (one) => !declared || trial.checker.validator.isValid(declared.schema, one));
}

async function checkIfMatch(
  trial: Trial,
  resource: Resource,
  read: Operation,
  change: Operation,
): Promise<void> {
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const returned = await trial.send(await prepareCall(trial, read, { instance }));
  if (!returned.ok) return;
  const tag = headerOf(returned, "etag");
  const call = await prepareCall(trial, change, { instance });
  const key = change.parameters.find(({ name }) => /^if-match$/i.test(name))?.name ?? "If-Match";
  const parameters = parametersWithout(call, `header.${key}`);
  const otherTag = differentTag(trial, change, /^if-match$/i, tag);
  if (otherTag === undefined) return;
  const untagged = { ...call, parameters };
  const stale = await trial.send({ ...untagged, headers: { [key]: otherTag } });
  if (!stale.ok) await staysUnchanged(trial, read, instance, returned, stale);
  // Whoever may not change it at all is refused for that, with the tag of today as well.
  const withTag = tag !== undefined && [403, 404].includes(stale.code) ? { [key]: tag } : undefined;
  const current = withTag && (await trial.send({ ...untagged, headers: withTag }));
  if (current?.code !== stale.code) judgeStale(trial, stale);
  // It is changed now, or gone: the tag is that of yesterday.
  if (current?.ok) {
    if (change === resource.remove) instance.isDeleted = true;
    return void (await discard(trial, instance));
  }
  if (documents(change, 428)) {
    const without = await trial.send(untagged);
    // Whoever may not change it is refused for that first, and so is what the state does not allow.
    if (without.ok || [400, 412, 422].includes(without.code))
      trial.report("conditional", change, without, { expected: "428 without If-Match", cause: "without" });
  }
  if (tag !== undefined && !stale.ok && change !== resource.remove)
    await freshTag(trial, change, read, instance, tag, key);
  // The tag that was read before is old after this change.
  if (!stale.ok && change !== resource.remove) await anyTag(trial, change, instance, key);
  await discard(trial, instance);
}

/** Where nothing reads an instance, answers to creations and changes show its tags: the one before the last is stale. */
async function checkUnread(trial: Trial, resource: Resource, change: Operation): Promise<void> {
  const header = change.parameters.find(({ in: at, name }) => at === "header" && /^if-match$/i.test(name));
  const instance = header && (await createInstance(trial, resource));
  if (!instance) return;
  const first = await prepareCall(trial, change, { instance });
  const tag = first.parameters.get(keyOf(header));
  const exchange = tag === undefined ? undefined : await trial.send(first);
  const now = exchange?.ok ? headerOf(exchange, "etag") : undefined;
  if (now !== undefined && now !== tag) {
    judgeStale(trial, await trial.send(first));
  }
  await discard(trial, instance);
}

/** A part that nothing reads by itself has the tag of its whole: the `stock` of a gift. */
async function checkPart(trial: Trial, change: Operation): Promise<void> {
  const header = change.parameters.find(({ in: at, name }) => at === "header" && /^if-match$/i.test(name));
  if (!header || !trial.checker.bases.get(change)?.isAccepted) return;
  const call = await prepareCall(trial, change);
  const tag = call.parameters.get(keyOf(header));
  const otherTag = typeof tag === "string" ? differentTag(trial, change, /^if-match$/i, tag) : undefined;
  if (otherTag === undefined) return;
  const parameters = parametersWithout(call, keyOf(header));
  judgeStale(trial, await trial.send({ ...call, parameters, headers: { [header.name]: otherTag } }));
}

/** The answer to a change under a tag that is not today's. */
function judgeStale(trial: Trial, stale: Exchange): void {
  if (stale.ok || (stale.code !== 412 && trial.isSound(stale)))
    trial.report("conditional", stale.operation, stale, {
      expected: "412 for an entity tag that is not today's",
      cause: stale.ok ? "stale" : "code",
    });
}

/** Whether a text takes `*` for the tag: "must contain the current ETag or `*`". */
export const takesAnyTag = ({ text, parameters }: Operation): boolean =>
  [text, ...parameters.map(({ place }) => descriptionOf(place))].some((one) =>
    /\b(or|be) (be )?[`"']?\*[`"']?(?!\w|\*)/.test(one.replace(/\s+/g, " ")),
  );

/** A condition that any version meets is met. */
async function anyTag(
  trial: Trial,
  change: Operation,
  instance: ResourceInstance,
  key: string,
): Promise<void> {
  if (!takesAnyTag(change)) return;
  const call = await prepareCall(trial, change, { instance });
  const parameters = parametersWithout(call, `header.${key}`);
  const exchange = await trial.send({ ...call, parameters, headers: { [key]: "*" } });
  if (exchange.code === 412)
    trial.report("conditional", change, exchange, {
      expected: "success for If-Match *, as something is there",
      cause: "any",
    });
}

/** What was refused for its entity tag changed nothing. */
async function staysUnchanged(
  trial: Trial,
  read: Operation,
  instance: ResourceInstance,
  before: Exchange,
  stale: Exchange,
): Promise<void> {
  const { body } = stale.call;
  const after = await trial.send(await prepareCall(trial, read, { instance }));
  if (!isObject(body) || !isObject(before.payload) || !isObject(after.payload) || !trial.isSound(after))
    return;
  for (const name of Object.keys(body)) {
    const [was, is] = [before.payload[name], after.payload[name]];
    if (isEquivalent(was, is) || !isEquivalent(body[name], is)) continue;
    trial.report("side-effect", stale.operation, after, {
      expected: `${name} unchanged after ${stale.code}`,
      actual: `${name}: ${toJson(is)}`,
      pointer: `/${name}`,
      cause: "stale",
    });
    return;
  }
}

async function freshTag(
  trial: Trial,
  change: Operation,
  read: Operation,
  instance: ResourceInstance,
  tag: string,
  key: string,
): Promise<void> {
  const call = await prepareCall(trial, change, { instance });
  const name = isObject(call.body) ? Object.keys(call.body)[0] : undefined;
  const value =
    name === undefined
      ? undefined
      : differentValue(trial, change, name, isObject(instance.payload) ? instance.payload[name] : undefined);
  const body =
    name !== undefined && value !== undefined && isObject(call.body)
      ? { ...call.body, [name]: value }
      : call.body;
  const parameters = parametersWithout(call, `header.${key}`);
  const accepted = await trial.send({ ...call, body, parameters, headers: { [key]: tag } });
  if (!accepted.ok) {
    // A tag without quotes is invalid: the operation that returned it is at fault.
    if (accepted.code === 412 && /^(W\/)?"[^"]*"$/.test(tag))
      trial.report("conditional", change, accepted, {
        expected: `success for today's entity tag ${tag}`,
        cause: "fresh",
      });
    return;
  }
  const after = headerOf(await trial.send(await prepareCall(trial, read, { instance })), "etag");
  if (value !== undefined && after === tag)
    trial.report("conditional", change, accepted, {
      expected: "another entity tag after a change",
      actual: tag,
      cause: "same tag",
      // The tag is computed in one place, whichever change it ignores.
      shared: `same tag ${read.id}`,
    });
  if (after === undefined || after === tag) return;
  // A tag that never was may be refused for its form: this one was right before the change.
  const outdated = await trial.send({ ...call, parameters, headers: { [key]: tag } });
  if (outdated.ok)
    trial.report("conditional", change, outdated, {
      expected: "412 for an entity tag that is not today's",
      cause: "stale",
    });
}
