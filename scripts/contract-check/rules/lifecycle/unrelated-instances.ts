import { make, prepare } from "../../engine/prepare-call";
import type { Thing } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { memberNames, otherValue } from "../shared/different-value";
import { isSame } from "../shared/equivalent-values";
import { look } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { fresh } from "../shared/update-target";
import { otherBody } from "./creation";

/** A change touches nothing but its own thing. */
export async function neighbours(trial: Trial, resource: Resource, change: Operation): Promise<void> {
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

/**
 * What is done to one thing happens to that one. Others may change by it, as only one can be the usual: what tells is
 * that another bears the very mark that the action left.
 */
export async function neighboursOfAction(trial: Trial, resource: Resource, action: Operation): Promise<void> {
  if (resource.isSingle || !trial.checker.bases.get(action)?.isAccepted) return;
  if (/all|every|batch|bulk/i.test(action.id)) return;
  const other = await fresh(trial, resource);
  const thing =
    other && (await make(trial, resource, { change: (body) => otherBody(trial, resource, body) }));
  if (!thing || !other) return;
  const views = { list: !resource.read };
  const seen = async (one: Thing) => {
    const { read, list } = await look(trial, one, views);
    return read ?? list;
  };
  const [otherWas, was] = [await seen(other), await seen(thing)];
  const exchange = await perform(trial, await prepare(trial, action, { thing }));
  const [is, otherIs] = [await seen(thing), await seen(other)];
  if (exchange.ok && otherWas && was && is && otherIs)
    for (const [member, mark] of Object.entries(is.value)) {
      const isMark = typeof mark === "boolean" || (typeof mark === "string" && !/^\d{4}-\d\d/.test(mark));
      if (!isMark || isSame(was.value[member], mark) || isSame(otherWas.value[member], mark)) continue;
      if (isSame(otherIs.value[member], mark))
        trial.report("side-effect", action, otherIs.exchange, {
          expected: `other things to stay as they are: ${member} ${JSON.stringify(otherWas.value[member])}`,
          actual: `${member}: ${JSON.stringify(otherIs.value[member])}`,
          pointer: `/${member}`,
          cause: "neighbour",
        });
    }
  await discard(trial, thing);
  await discard(trial, other);
}
