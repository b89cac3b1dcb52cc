import type { Trial } from "../../engine/trial";
import { standIns } from "../../engine/users-of-role";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import type { PreparedCall } from "../shared/prepared-call";

/**
 * The answer to another user, where the first one may not take a step on what is there only now: whoever creates it, else
 * any other one. That user takes the step from then on. Undefined where nobody is known to.
 *
 * Part of `state-traversal`.
 */
export async function byOtherCaller(
  trial: Trial,
  resource: Resource,
  call: PreparedCall,
  { code, operation }: Exchange,
): Promise<Exchange | undefined> {
  const { bases, callers } = trial.checker;
  if (code !== 403 || callers.has(operation) || bases.get(operation)?.isAccepted) return undefined;
  const creator = resource.create && callers.get(resource.create);
  const others = standIns(trial.checker).filter((index) => index !== creator);
  for (const userIndex of creator === undefined ? others : [creator, ...others]) {
    const exchange = await trial.send(call, { userIndex });
    if (!exchange.ok && ![400, 409, 412, 422].includes(exchange.code)) continue;
    callers.set(operation, userIndex);
    return exchange;
  }
  return undefined;
}
