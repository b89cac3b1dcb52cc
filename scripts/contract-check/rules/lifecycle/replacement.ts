import { createBaseRequest } from "../../engine/base-request";
import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
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
 * Standard: RFC 9110 §9.3.4 (PUT).
 * Reports: `put-replaces`. Severity: error.
 */
export async function replacement(trial: Trial, resource: Resource, replace: Operation): Promise<void> {
  const schema = replace.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(replace)?.isAccepted) return;
  const { documents: docs } = replace.contract;
  const shape = shapeOf(docs, schema);
  const instance = await createUpdateTarget(trial, resource);
  if (!instance) return;
  const original = shownOf(await viewInstance(trial, instance, { list: !resource.read }))?.value;
  const base = createBaseRequest(trial, replace, 0).body;
  const filled: Record<string, unknown> = { ...(isObject(base) ? base : {}) };
  for (const [name, place] of shape.properties)
    if (
      !shapeOf(docs, place).isReadOnly &&
      (!Object.hasOwn(filled, name) ||
        filled[name] === null ||
        isEquivalent(filled[name], shapeOf(docs, place).fallback))
    ) {
      const value = differentValue(trial, replace, name, shapeOf(docs, place).fallback ?? null);
      if (value !== undefined && referredNoun(name) === undefined) filled[name] = value;
    }
  const call = await prepareCall(trial, replace, { instance });
  const whole = { ...filled, ...(isObject(call.body) ? pickRequired(replace, call.body) : {}) };
  if (!trial.checker.validator.isValid(schema, whole)) return;
  const full = await perform(trial, { ...call, body: whole });
  const before = shownOf(await viewInstance(trial, instance, { list: !resource.read }))?.value;
  const again = await prepareCall(trial, replace, { instance });
  const least = pickRequired(replace, isObject(again.body) ? again.body : whole);
  if (full.ok && before && trial.checker.validator.isValid(schema, least)) {
    let views: Views | undefined;
    const exchange = await perform(trial, { ...again, body: least });
    const after = await viewInstance(trial, instance, { list: !resource.read });
    const returned = shownOf(after);
    if (exchange.ok && returned) creationStays(trial, resource, replace, original ?? before, returned);
    if (exchange.ok && returned)
      for (const name of shape.properties.keys()) {
        if (shape.required.has(name) || whole[name] === undefined || whole[name] === null) continue;
        if (Array.isArray(whole[name]) && whole[name].length === 0) continue;
        const usual = shapeOf(docs, shape.properties.get(name) ?? schema).fallback;
        const now = returned.value[name];
        if (
          usual !== undefined &&
          now !== undefined &&
          !isEquivalent(usual, now) &&
          !isEquivalent(whole[name], now)
        ) {
          const isListed = resource.list && trial.checker.selected.has(resource.list);
          views ??= isListed ? await viewInstance(trial, instance) : after;
          // The list shows the replacement: the read that does not is at fault.
          if (resource.read && after.read && isEquivalent(usual, views.list?.value[name])) {
            trial.report("read-back", resource.read, after.read.exchange, {
              expected: `${name} as ${replace.id} left it: ${JSON.stringify(usual)}`,
              actual: `${name}: ${JSON.stringify(now)}`,
              pointer: `/${name}`,
              cause: replace.id,
            });
            continue;
          }
          trial.report("default", replace, returned.exchange, {
            expected: `${name} to be ${JSON.stringify(usual)} when a replacement leaves it out`,
            actual: `${name}: ${JSON.stringify(now)}`,
            pointer: `/body/${name}`,
          });
          continue;
        }
        if (
          !Object.hasOwn(before, name) ||
          !isEquivalent(whole[name], before[name]) ||
          !isEquivalent(before[name], returned.value[name])
        )
          continue;
        trial.report("put-replaces", replace, returned.exchange, {
          expected: `${name} to be gone or its default, as the replacement left it out`,
          actual: `${name}: ${JSON.stringify(returned.value[name])}, as before`,
          pointer: `/${name}`,
        });
      }
  }
  if (resource.isSingle && original) await restore(trial, replace, instance, original);
  await discard(trial, instance);
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
      expected: `${name} to stay ${JSON.stringify(before[name])}, as it was made once`,
      actual: `${name}: ${JSON.stringify(after.value[name])}`,
      pointer: `/${name}`,
    });
  }
}
