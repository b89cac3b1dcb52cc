import type { Place } from "../../document/place";
import { createBaseRequest } from "../../engine/base-request";
import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { differentValue, isCreationMember, pickRequired } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { type Views, viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { createUpdateTarget, restore } from "../shared/update-target";

/** Without a read operation the list shows the instance. */
const shownOf = ({ read, list }: Views): Views["read"] => read ?? list;

/**
 * A replacement removes optional members that it leaves out, or sets their defaults.
 *
 * Standard: RFC 9110 §9.3.4 (PUT); JSON Schema `default`.
 * Reports: `put-replaces`, `read-back`, `default`. Severity: error.
 */
export async function replacement(trial: Trial, resource: Resource, replace: Operation): Promise<void> {
  const schema = replace.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(replace)?.isAccepted) return;
  const { validator } = trial.checker;
  const instance = await createUpdateTarget(trial, resource);
  if (!instance) return;
  const view = async (): Promise<Views> => await viewInstance(trial, instance, { list: !resource.read });
  const original = shownOf(await view())?.value;
  const filled = filledReplacement(trial, replace, schema);
  const call = await prepareCall(trial, replace, { instance });
  const usual = isObject(call.body) ? call.body : {};
  const different = { ...filled, ...pickRequired(replace, usual) };
  if (!validator.isValid(schema, different)) return;
  const first = await perform(trial, { ...call, body: different });
  // Values that differ from the defaults may not go together: nothing vegan has milk in it.
  const isRefused = [400, 409, 422].includes(first.code) && trial.isSound(first);
  const full = isRefused ? await perform(trial, await prepareCall(trial, replace, { instance })) : first;
  const whole = isRefused ? usual : different;
  const before = shownOf(await view())?.value;
  const again = await prepareCall(trial, replace, { instance });
  const least = pickRequired(replace, isObject(again.body) ? again.body : whole);
  if (full.ok && before && validator.isValid(schema, least)) {
    const exchange = await perform(trial, { ...again, body: least });
    const after = await view();
    const returned = shownOf(after);
    if (exchange.ok && returned) {
      creationStays(trial, resource, replace, original ?? before, returned);
      await checkLeftOut(trial, { resource, replace, schema, instance, whole, before, after, returned });
    }
  }
  if (resource.isSingle && original) await restore(trial, replace, instance, original);
  await discard(trial, instance);
}

/** The replacement's body with every optional member set to a value that is not its default. */
function filledReplacement(trial: Trial, replace: Operation, schema: Place): Record<string, unknown> {
  const { documents: docs } = replace.contract;
  const base = createBaseRequest(trial, replace, 0).body;
  const filled: Record<string, unknown> = { ...(isObject(base) ? base : {}) };
  for (const [name, place] of shapeOf(docs, schema).properties) {
    const { isReadOnly, fallback } = shapeOf(docs, place);
    const isEmpty = !Object.hasOwn(filled, name) || filled[name] === null;
    if (isReadOnly || !(isEmpty || isEquivalent(filled[name], fallback))) continue;
    const value = differentValue(trial, replace, name, fallback ?? null);
    if (value !== undefined && referredNoun(name) === undefined) filled[name] = value;
  }
  return filled;
}

interface Replaced {
  resource: Resource;
  replace: Operation;
  schema: Place;
  instance: ResourceInstance;
  /** The body of the first replacement, with every member. */
  whole: Record<string, unknown>;
  before: Record<string, unknown>;
  /** Views after the second replacement, with the required members alone. */
  after: Views;
  returned: NonNullable<Views["read"]>;
}

/** Reports members that the second replacement left out and that kept their value, or did not take their default. */
async function checkLeftOut(trial: Trial, replaced: Replaced): Promise<void> {
  const { resource, replace, schema, instance, whole, before, after, returned } = replaced;
  const { documents: docs } = replace.contract;
  const shape = shapeOf(docs, schema);
  let views: Views | undefined;
  for (const [name, place] of shape.properties) {
    const sent = whole[name];
    if (shape.required.has(name) || sent === undefined || sent === null) continue;
    if (Array.isArray(sent) && sent.length === 0) continue;
    if (staysLeftOut(replace, name)) continue;
    const fallback = shapeOf(docs, place).fallback;
    const now = returned.value[name];
    const isOther = now !== undefined && !isEquivalent(fallback, now) && !isEquivalent(sent, now);
    if (fallback !== undefined && isOther) {
      const isListed = resource.list && trial.checker.selected.has(resource.list);
      views ??= isListed ? await viewInstance(trial, instance) : after;
      reportDefault(trial, replaced, name, fallback, views);
    } else if (
      Object.hasOwn(before, name) &&
      !isEquivalent(sent, fallback) &&
      isEquivalent(sent, before[name]) &&
      isEquivalent(before[name], now)
    )
      trial.report("put-replaces", replace, returned.exchange, {
        expected: `${name} to be gone or its default, as the replacement left it out`,
        actual: `${name}: ${toJson(now)}, as before`,
        pointer: `/${name}`,
      });
  }
}

/** Whether a text has a member stay as it is where a replacement leaves it out: "`isDefault` left out stays as it is". */
export const staysLeftOut = ({ text }: Pick<Operation, "text">, name: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`).test(one) &&
      /\b(left out|omitted|missing|absent|without it|not sent)\b/i.test(one) &&
      /\b(stays?|remains?|keeps?|unchanged|retains?)\b/i.test(one),
  );

function reportDefault(
  trial: Trial,
  replaced: Replaced,
  name: string,
  fallback: unknown,
  views: Views,
): void {
  const { resource, replace, after, returned } = replaced;
  const actual = `${name}: ${toJson(returned.value[name])}`;
  // The list shows the replacement: the read that does not is at fault.
  if (resource.read && after.read && isEquivalent(fallback, views.list?.value[name]))
    trial.report("read-back", resource.read, after.read.exchange, {
      expected: `${name} as ${replace.id} left it: ${toJson(fallback)}`,
      actual,
      pointer: `/${name}`,
      cause: replace.id,
    });
  else
    trial.report("default", replace, returned.exchange, {
      expected: `${name} to be ${toJson(fallback)} when a replacement leaves it out`,
      actual,
      pointer: `/body/${name}`,
    });
}

/** A replacement keeps the time and user of the creation. */
function creationStays(
  trial: Trial,
  resource: Resource,
  replace: Operation,
  before: Record<string, unknown>,
  after: NonNullable<Views["read"]>,
): void {
  const schema = replace.body?.media[0]?.schema;
  const members = schema && shapeOf(replace.contract.documents, schema).properties;
  for (const name of Object.keys(before).filter((name) => isCreationMember(name, resource.create))) {
    const member = members?.get(name);
    const isSent = member !== undefined && !shapeOf(replace.contract.documents, member).isReadOnly;
    if (isSent || after.value[name] === undefined || isEquivalent(before[name], after.value[name])) continue;
    trial.report("put-replaces", replace, after.exchange, {
      expected: `${name} to stay ${toJson(before[name])}, as it was made once`,
      actual: `${name}: ${toJson(after.value[name])}`,
      pointer: `/${name}`,
    });
  }
}
