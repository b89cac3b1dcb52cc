import { prepareCall } from "../../engine/prepare-call";
import { recordStep } from "../../engine/reached-states";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { type Views, viewInstance } from "../shared/instance-views";
import { spelled, stateMember, stateOf } from "../shared/state-member";
import { versionFault } from "../shared/version-growth";
import { lostMembers } from "./effects-of-write";

const restoring = /\b(restor|undelet|recover|reinstat)|\bbrings? .{0,20}\bback\b/i;

/** The actions that bring back what was deleted. */
export function restorationsOf(resource: Resource): Operation[] {
  return resource.actions.filter(({ id, text }) => restoring.test(`${id} ${text}`));
}

/**
 * What was deleted and restored is found again, in the state it had.
 *
 * Part of `state-traversal`.
 *
 * @param name The state before the deletion
 * @param record Takes each answer of a restoration
 */
export async function judgeRestorations(
  trial: Trial,
  instance: ResourceInstance,
  name: string,
  record: (operation: Operation, exchange: Exchange) => void,
): Promise<void> {
  const { resource } = instance;
  for (const operation of restorationsOf(resource)) {
    if (!trial.checker.selected.has(operation)) continue;
    const before = instance.payload;
    const exchange = await trial.send(await prepareCall(trial, operation, { instance }));
    record(operation, exchange);
    if (!exchange.ok) continue;
    recordStep(instance, exchange);
    const after = await viewInstance(trial, instance, { list: !resource.read });
    const view = after.readExchange ?? after.unlisted;
    if (!(after.read ?? after.list) && view)
      trial.report("read-back", operation, view, {
        expected: `what ${operation.id} restored to be found again`,
        cause: "restored",
      });
    const now = stateOf(resource, after);
    const isStateNamed = namesState(operation, stateMember(resource)?.values ?? []);
    if (now !== "" && now !== name && after.read && !isStateNamed)
      trial.report("read-back", operation, after.read.exchange, {
        expected: `${name}, the state before the deletion`,
        actual: now,
        cause: "restored state",
      });
    if (after.read) judgeRestored(trial, operation, before, after.read);
    return;
  }
}

/** "Returns with status active": then it is not the state before the deletion. */
export function namesState({ text }: Pick<Operation, "text">, states: readonly string[]): boolean {
  return states.some((state) =>
    new RegExp(`\\b(with|to|in|as|into) (the )?(status|state)? ?${spelled(state)}\\b`, "i").test(
      text.replace(/[`"]/g, ""),
    ),
  );
}

/** What was restored is as it was before, in a version of its own. */
function judgeRestored(
  trial: Trial,
  operation: Operation,
  before: unknown,
  { exchange, value }: NonNullable<Views["read"]>,
): void {
  const resource = trial.checker.resources.roles.get(operation)?.resource;
  if (!resource || !isObject(before) || !trial.isSound(exchange)) return;
  const fault = versionFault(resource, before, value, true);
  if (fault)
    trial.report("read-back", operation, exchange, {
      expected: `${fault.expected} after ${operation.id}`,
      actual: fault.actual,
      pointer: `/${fault.name}`,
      cause: "version",
    });
  for (const { name, expected, actual } of lostMembers(operation, undefined, before, value, new Set()))
    trial.report("read-back", operation, exchange, { expected, actual, pointer: `/${name}`, cause: "lost" });
}
