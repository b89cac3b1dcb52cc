import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { differentValue, memberNames } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { createSimple } from "../shared/update-target";
import { differentBody } from "./creation";

/**
 * A change of one instance leaves others unchanged.
 *
 * Standard: RFC 9110 §9.3.4 and RFC 5789: the target resource alone.
 * Reports: `side-effect`. Severity: error.
 */
export async function checkUnrelatedInstances(
  trial: Trial,
  resource: Resource,
  change: Operation,
): Promise<void> {
  if (resource.isSingle || !trial.checker.bases.get(change)?.isAccepted) return;
  const other = await createSimple(trial, resource);
  const instance =
    other &&
    (await createInstance(trial, resource, { change: (body) => differentBody(trial, resource, body) }));
  if (!instance || !other) return;
  const before = await viewInstance(trial, other, { list: !resource.read });
  const name = memberNames(change)[0];
  const call = await prepareCall(trial, change, { instance });
  const value = name === undefined ? undefined : differentValue(trial, change, name, undefined);
  const body =
    name !== undefined && isObject(call.body) && value !== undefined
      ? { ...call.body, [name]: value }
      : call.body;
  const exchange = await perform(trial, { ...call, body });
  const after = await viewInstance(trial, other, { list: !resource.read });
  const was = before.read?.value ?? before.list?.value;
  const is = after.read ?? after.list;
  if (exchange.ok && was && is)
    for (const member of memberNames(change))
      if (Object.hasOwn(was, member) && !isEquivalent(was[member], is.value[member])) {
        trial.report("side-effect", change, is.exchange, {
          expected: `other resources to stay as they are: ${member} ${toJson(was[member])}`,
          actual: `${member}: ${toJson(is.value[member])}`,
          pointer: `/${member}`,
          cause: "neighbour",
        });
      }
  await discard(trial, instance);
  await discard(trial, other);
}

/**
 * An action affects one instance. Others may change as a consequence (only one can be the default), but must not get
 * the value that the action set.
 */
export async function checkUnrelatedByAction(
  trial: Trial,
  resource: Resource,
  action: Operation,
): Promise<void> {
  if (resource.isSingle || !trial.checker.bases.get(action)?.isAccepted) return;
  if (/all|every|batch|bulk/i.test(action.id)) return;
  const other = await createSimple(trial, resource);
  const instance =
    other &&
    (await createInstance(trial, resource, { change: (body) => differentBody(trial, resource, body) }));
  if (!instance || !other) return;
  const views = { list: !resource.read };
  const seen = async (one: ResourceInstance) => {
    const { read, list } = await viewInstance(trial, one, views);
    return read ?? list;
  };
  const [otherWas, was] = [await seen(other), await seen(instance)];
  const exchange = await perform(trial, await prepareCall(trial, action, { instance }));
  const [is, otherIs] = [await seen(instance), await seen(other)];
  if (exchange.ok && otherWas && was && is && otherIs)
    for (const [member, mark] of Object.entries(is.value)) {
      const isMark = typeof mark === "boolean" || (typeof mark === "string" && !/^\d{4}-\d\d/.test(mark));
      if (!isMark || isEquivalent(was.value[member], mark) || isEquivalent(otherWas.value[member], mark))
        continue;
      if (isEquivalent(otherIs.value[member], mark))
        trial.report("side-effect", action, otherIs.exchange, {
          expected: `other resources to stay as they are: ${member} ${toJson(otherWas.value[member])}`,
          actual: `${member}: ${toJson(otherIs.value[member])}`,
          pointer: `/${member}`,
          cause: "neighbour",
        });
    }
  await discard(trial, instance);
  await discard(trial, other);
}
