import { make, prepare } from "../../engine/prepare-call";
import { showing } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { isSame } from "../shared/equivalent-values";
import { look } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/** What an action says it has changed is changed afterwards, too. */
export async function shownAfter(trial: Trial, resource: Resource, action: Operation): Promise<void> {
  if (!resource.read || !trial.checker.bases.get(action)?.isAccepted) return;
  const thing = await make(trial, resource);
  if (!thing) return;
  const before = (await look(trial, thing, { list: false })).read?.value;
  const exchange = await perform(trial, await prepare(trial, action, { thing }));
  const id = thing.ids.get(resource.key);
  const said = isObject(exchange.payload) ? showing(exchange.payload, id) : undefined;
  if (before && said && exchange.ok && id !== undefined && Object.values(said).includes(id)) {
    const after = (await look(trial, thing, { list: false })).read;
    for (const [name, value] of Object.entries(said)) {
      if (
        !after ||
        !trial.isSound(after.exchange) ||
        !Object.hasOwn(before, name) ||
        !Object.hasOwn(after.value, name)
      )
        continue;
      const isClaimed = typeof value === "string" || typeof value === "boolean";
      // Times and counts may move on by themselves; what stayed as it was before is what was not done.
      if (!isClaimed || isSame(value, after.value[name]) || !isSame(before[name], after.value[name]))
        continue;
      trial.report("read-back", action, after.exchange, {
        expected: `${name} as ${action.id} told it: ${JSON.stringify(value)}`,
        actual: `${name}: ${JSON.stringify(after.value[name])}, as before`,
        pointer: `/${name}`,
      });
    }
  }
  await discard(trial, thing);
}
