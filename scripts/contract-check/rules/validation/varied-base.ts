import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { describeResponse } from "../../send/exchange";
import { discard } from "../shared/prepared-call";

/** So many instances are created with other choices: of six kinds that a member takes one or two may suit. */
const triedInstances = 8;

/**
 * Opens an action that brings an instance together with something that exists from the start, where the usual instance
 * suits none of that: a technician of the shop repairs woodwind, and the order is about drums. Instances with other
 * choices are created until one is accepted; what is created later has its choices.
 *
 * Part of `base-request`.
 */
export function variedBase(checker: Checker, operation: Operation): Scenario[] {
  const { bases, resources, selected } = checker;
  const base = bases.get(operation);
  const resource = resourcesInPath(checker, operation).at(-1);
  const create = resource?.create;
  const isCreation = resources.roles.get(operation)?.kind === "create";
  if (isRead(operation) || isCreation || !resource || !create || !selected.has(create)) return [];
  const isRefused = base?.isAccepted === false && /status (409|422)\b|code (409|422)\b/.test(base.refusal);
  const isAboutGiven = slotsOf(checker, operation).some(
    ({ parameter, resource }) => !parameter && resource?.list && !resource.create,
  );
  if (!isRefused || !isAboutGiven || !bases.get(create)?.isAccepted) return [];
  return [
    { name: `varied ${operation.id}`, operation, run: (trial) => tryVaried(trial, operation, resource) },
  ];
}

/** What an operation's path names: the order of `/orders/{orderId}/assignment`. */
export const resourcesInPath = (checker: Checker, operation: Operation): readonly Resource[] =>
  slotsOf(checker, operation).flatMap(({ parameter, resource }) =>
    parameter?.in === "path" && resource ? [resource] : [],
  );

async function tryVaried(trial: Trial, operation: Operation, resource: Resource): Promise<void> {
  const { bases, shared } = trial.checker;
  const base = bases.get(operation);
  if (!resource.create || !base) return;
  for (let turn = 0; turn < triedInstances; turn += 1) {
    const instance = await createInstance(trial, resource, { isFresh: true, isVaried: true });
    if (!instance) return;
    const exchange = await trial.send(await prepareCall(trial, operation, { instance }));
    if (!exchange.ok) {
      base.refusal = describeResponse(exchange);
      await discard(trial, instance);
      continue;
    }
    base.isAccepted = true;
    const ofCreation = bases.get(resource.create);
    if (ofCreation) bases.set(resource.create, { ...ofCreation, body: instance.sentBody });
    shared.set(`${resource.key} ${instance.userIndex}`, instance);
    return;
  }
}
