import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { createUpdateTarget, restore } from "../shared/update-target";

/**
 * A merge patch keeps nested members that it does not mention, and needs none of them.
 *
 * Standard: RFC 7396 §2.
 * Reports: `patch-keeps`, `acceptance`. Severity: error.
 */
export async function mergePatch(
  trial: Trial,
  resource: Resource,
  update: Operation,
  name: string,
): Promise<void> {
  const schema = update.body?.media[0]?.schema;
  const { documents } = update.contract;
  const member = schema && shapeOf(documents, schema).properties.get(name);
  const inner = member ? [...shapeOf(documents, member).properties] : [];
  const [first] = inner;
  if (!schema || !first || inner.length < 2) return;
  const instance = await createUpdateTarget(trial, resource);
  if (!instance) return;
  // Prepared anew each time: it may carry the version that the one before has changed.
  const send = async (body: unknown): Promise<Exchange> =>
    await perform(trial, { ...(await prepareCall(trial, update, { instance })), body });
  const original = (await viewInstance(trial, instance, { list: !resource.read })).read?.value;
  const whole = Object.fromEntries(
    inner.map(([key, place]) => [key, generate(documents, place, { random: trial.random })]),
  );
  const part = { [first[0]]: generate(documents, first[1], { random: trial.random }) };
  const [full, less] = [{ [name]: whole }, { [name]: part }];
  if (![full, less].every((body) => trial.checker.validator.isValid(schema, body))) return;
  const before = (await send(full)).ok;
  const exchange = await send(less);
  if (before && [400, 422].includes(exchange.code)) {
    // A part that is as it was leaves the whole as it was accepted: whoever refuses it takes it for the whole.
    const unchanged = await send({ [name]: { [first[0]]: whole[first[0]] } });
    if ([400, 422].includes(unchanged.code) && trial.isSound(unchanged))
      trial.report("acceptance", update, unchanged, {
        expected: `success with ${name}.${first[0]} alone, as a merge patch leaves the other members as they are`,
        cause: `${name} part`,
        pointer: `/body/${name}`,
      });
  }
  const after = (await viewInstance(trial, instance, { list: !resource.read })).read;
  const returned = after?.value[name];
  if (before && exchange.ok && after && isObject(returned))
    for (const [key, value] of Object.entries(whole)) {
      if (key === first[0] || isEquivalent(value, returned[key])) continue;
      trial.report("patch-keeps", update, after.exchange, {
        expected: `${name}.${key} to stay ${toJson(value)}, as the merge patch does not mention it`,
        actual: `${name}.${key}: ${toJson(returned[key]) ?? "nothing"}`,
        pointer: `/${name}/${key}`,
      });
    }
  if (resource.isSingle && original) await restore(trial, update, instance, original);
  await discard(trial, instance);
}
