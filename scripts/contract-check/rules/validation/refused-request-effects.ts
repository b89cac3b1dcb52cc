import type { Checker } from "../../engine/checker";
import { markInvalidData } from "../../engine/invalid-data";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { differentValue } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { isGone, viewInstance } from "../shared/instance-views";
import { discard, type PreparedCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

/**
 * Refused requests create, change and delete nothing.
 *
 * Standard: RFC 9110 §15.5 (4xx).
 * Reports: `side-effect`. Severity: error.
 */
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
        run: (trial) => nothingCreated(trial, operation, resource, broken),
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
  if (kind === "remove" && (resource.read || resource.list) && resource.create)
    return [
      {
        name: `side effect ${operation.id}`,
        operation,
        run: (trial) => nothingRemoved(trial, operation, resource, broken.slice(0, 6)),
      },
    ];
  return [];
}

async function nothingRemoved(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  broken: readonly Variation[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const call = await prepareCall(trial, operation, { instance });
  for (const variation of broken) {
    // Without the reference nothing can be deleted.
    if (variation.isReference) continue;
    const trigger = `${variation.pointer} ${variation.keyword}`;
    if (await isTaken(trial, variation.apply(call), trigger)) break;
    const after = await viewInstance(trial, instance);
    const returned = after.readExchange ?? after.unlisted;
    if (!isGone(after) || !returned) continue;
    trial.report("side-effect", operation, returned, {
      expected: "the resource still there after a refusal",
      cause: "removed",
    });
    instance.isDeleted = true;
    return;
  }
  await discard(trial, instance);
}

/** Sends what must be refused; where it is taken, `invalid-input` reports that, and the wrong answer is the same cause. */
async function isTaken(trial: Trial, call: PreparedCall, trigger: string): Promise<boolean> {
  const exchange = await trial.send(call, { trigger });
  if (exchange.ok) trial.removeFinding(exchange, "body");
  return exchange.ok;
}

async function nothingCreated(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  broken: readonly Variation[],
): Promise<void> {
  const { list } = resource;
  if (!list || !trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await prepareCall(trial, operation);
  const count = async (): Promise<{ exchange: Exchange; number: number } | undefined> => {
    const exchange = await trial.send(await prepareCall(trial, list, { instance: undefined }));
    const total = list.pagination?.total ?? findList(list)?.total;
    const value = total === undefined ? undefined : valueIn(exchange, total);
    return exchange.ok && typeof value === "number" ? { exchange, number: value } : undefined;
  };
  const before = await count();
  if (!before) return;
  let taken = 0;
  for (const variation of broken) {
    const exchange = await trial.send(variation.apply(call), {
      trigger: `${variation.pointer} ${variation.keyword}`,
    });
    if (!exchange.ok) continue;
    // A wrongly accepted request is reported by `invalid-input`.
    trial.removeFinding(exchange, "body");
    const instance = registerInstance(trial, resource, exchange, 0);
    await discard(trial, instance);
    markInvalidData(trial.checker, instance);
    if (!instance.isDeleted) taken += 1;
  }
  const after = await count();
  if (after && after.number > before.number + taken)
    trial.report("side-effect", operation, after.exchange, {
      expected: `${before.number + taken} resources, as the requests were refused`,
      actual: `${after.number}`,
      cause: "made",
    });
}

function valueIn(exchange: Exchange, pointer: string): unknown {
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
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const before = (await viewInstance(trial, instance, { list: false })).read?.value;
  const call = await prepareCall(trial, operation, { instance });
  for (const variation of broken) {
    const changed = variation.apply(call);
    const body =
      isObject(changed.body) && isObject(call.body)
        ? changeOtherMembers(trial, operation, variation, changed.body, before)
        : changed.body;
    if (await isTaken(trial, { ...changed, body }, `${variation.pointer} ${variation.keyword}`)) break;
    const after = (await viewInstance(trial, instance, { list: false })).read;
    const name = Object.keys(call.body && isObject(call.body) ? call.body : {}).find(
      (one) => before && after && Object.hasOwn(before, one) && !isEquivalent(before[one], after.value[one]),
    );
    if (name !== undefined && after) {
      trial.report("side-effect", operation, after.exchange, {
        expected: `${name} unchanged after a refusal: ${toJson(before?.[name])}`,
        actual: toJson(after.value[name]) ?? "nothing",
        pointer: `/${name}`,
        cause: "changed",
      });
      break;
    }
  }
  await discard(trial, instance);
}

/** Valid members get new values, so that a partial effect shows. */
function changeOtherMembers(
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
    const value = differentValue(trial, operation, name, before[name]);
    if (value !== undefined) result[name] = value;
    break;
  }
  return result;
}
