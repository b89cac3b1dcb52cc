import { firstBase } from "../../engine/base-request";
import { prepare } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { isOfBirth, otherValue, pickRequired } from "../shared/different-value";
import { isSame } from "../shared/equivalent-values";
import { look, type Views } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { restore, target } from "../shared/update-target";

/** What nothing reads alone is seen in its list. */
const shownOf = ({ read, list }: Views): Views["read"] => read ?? list;

/** A replacement without the optional members takes them away. */
export async function replaced(trial: Trial, resource: Resource, replace: Operation): Promise<void> {
  const schema = replace.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(replace)?.isAccepted) return;
  const { documents: docs } = replace.contract;
  const shape = shapeOf(docs, schema);
  const thing = await target(trial, resource);
  if (!thing) return;
  const original = shownOf(await look(trial, thing, { list: !resource.read }))?.value;
  const base = firstBase(trial, replace, 0).body;
  const filled: Record<string, unknown> = { ...(isObject(base) ? base : {}) };
  for (const [name, place] of shape.properties)
    if (
      !shapeOf(docs, place).isReadOnly &&
      (!Object.hasOwn(filled, name) ||
        filled[name] === null ||
        isSame(filled[name], shapeOf(docs, place).fallback))
    ) {
      const value = otherValue(trial, replace, name, shapeOf(docs, place).fallback ?? null);
      if (value !== undefined && referredNoun(name) === undefined) filled[name] = value;
    }
  const call = await prepare(trial, replace, { thing });
  const whole = { ...filled, ...(isObject(call.body) ? pickRequired(replace, call.body) : {}) };
  if (!trial.checker.validator.isValid(schema, whole)) return;
  const full = await perform(trial, { ...call, body: whole });
  const before = shownOf(await look(trial, thing, { list: !resource.read }))?.value;
  const again = await prepare(trial, replace, { thing });
  const least = pickRequired(replace, isObject(again.body) ? again.body : whole);
  if (full.ok && before && trial.checker.validator.isValid(schema, least)) {
    let views: Views | undefined;
    const exchange = await perform(trial, { ...again, body: least });
    const after = await look(trial, thing, { list: !resource.read });
    const shown = shownOf(after);
    if (exchange.ok && shown) bornOnce(trial, resource, replace, original ?? before, shown);
    if (exchange.ok && shown)
      for (const name of shape.properties.keys()) {
        if (shape.required.has(name) || whole[name] === undefined || whole[name] === null) continue;
        if (Array.isArray(whole[name]) && whole[name].length === 0) continue;
        const usual = shapeOf(docs, shape.properties.get(name) ?? schema).fallback;
        const now = shown.value[name];
        if (usual !== undefined && now !== undefined && !isSame(usual, now) && !isSame(whole[name], now)) {
          const isListed = resource.list && trial.checker.selected.has(resource.list);
          views ??= isListed ? await look(trial, thing) : after;
          // The list knows of the replacement: whoever still shows what was before is to blame.
          if (resource.read && after.read && isSame(usual, views.list?.value[name])) {
            trial.report("read-back", resource.read, after.read.exchange, {
              expected: `${name} as ${replace.id} left it: ${JSON.stringify(usual)}`,
              actual: `${name}: ${JSON.stringify(now)}`,
              pointer: `/${name}`,
              cause: replace.id,
            });
            continue;
          }
          trial.report("default", replace, shown.exchange, {
            expected: `${name} to be ${JSON.stringify(usual)} when a replacement leaves it out`,
            actual: `${name}: ${JSON.stringify(now)}`,
            pointer: `/body/${name}`,
          });
          continue;
        }
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

/** A replacement changes what a thing is like, not when it was made. */
function bornOnce(
  trial: Trial,
  resource: Resource,
  replace: Operation,
  before: Record<string, unknown>,
  after: NonNullable<Views["read"]>,
): void {
  const schema = replace.body?.media[0]?.schema;
  const members = schema && shapeOf(replace.contract.documents, schema).properties;
  for (const name of Object.keys(before).filter((name) => isOfBirth(name, resource.create))) {
    const member = members?.get(name);
    const isSent = member !== undefined && !shapeOf(replace.contract.documents, member).isReadOnly;
    if (isSent || after.value[name] === undefined || isSame(before[name], after.value[name])) continue;
    trial.report("put-replaces", replace, after.exchange, {
      expected: `${name} to stay ${JSON.stringify(before[name])}, as it was made once`,
      actual: `${name}: ${JSON.stringify(after.value[name])}`,
      pointer: `/${name}`,
    });
  }
}
