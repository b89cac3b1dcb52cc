import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { findInList } from "../shared/instance-views";
import { discard, validCall } from "../shared/prepared-call";
import { hidesOthers } from "./judge-attempts";

/**
 * What a text keeps within a company is refused to a user of the same role elsewhere: "A cost center of another company is
 * 404". Who is elsewhere is seen by another operation, which does not show the instance.
 *
 * Standard: RFC 9110 §15.5.5 (404); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function otherTenants(checker: Checker, operation: Operation): Scenario[] {
  const { resources, users, callers, selected } = checker;
  const own = resources.roles.get(operation)?.resource;
  const resource = own?.isSingle && own.parent !== undefined ? resources.all.get(own.parent) : own;
  const create = resource?.create;
  if (!create || create === operation || operation === resource.list || !selected.has(create)) return [];
  if (checker.options.isReadOnly || !operation.path.includes("{")) return [];
  if (!documents(operation, 403, 404) || !hidesOthers(operation.text)) return [];
  const creator = callers.get(create) ?? 0;
  const others = usersOfRoles(checker, users[creator]?.grants ?? []).filter((index) => index !== creator);
  const run = (trial: Trial): Promise<void> => callFromElsewhere(trial, operation, resource, others);
  return others.length > 0 ? [{ name: `another tenant ${operation.id}`, operation, run }] : [];
}

async function callFromElsewhere(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  others: readonly number[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  if (!instance || instance.ids.get(resource.key) === undefined) return;
  for (const other of others) {
    const hiding = await hiddenBy(trial, operation, instance, other);
    if (hiding === undefined) continue;
    const call = await validCall(trial, operation, { instance });
    const exchange = await trial.send(call, { userIndex: other, isExactUser: true });
    if (!exchange.ok) continue;
    trial.report("ownership", operation, exchange, {
      expected: `a refusal, as ${hiding.id} does not show the ${resource.noun || "resource"} to ${trial.checker.users[other]?.name}`,
      cause: "another tenant",
    });
    break;
  }
  await discard(trial, instance);
}

/** The other operation that does not show an instance to a user: its read, else its list. */
export async function hiddenBy(
  trial: Trial,
  operation: Operation,
  instance: ResourceInstance,
  userIndex: number,
): Promise<Operation | undefined> {
  const { read, list } = instance.resource;
  const { selected } = trial.checker;
  if (read && read !== operation && selected.has(read)) {
    const exchange = await trial.send(await prepareCall(trial, read, { instance }), {
      userIndex,
      isExactUser: true,
    });
    return [403, 404].includes(exchange.code) ? read : undefined;
  }
  if (!list || !selected.has(list)) return undefined;
  const found = await findInList(trial, instance, list, userIndex);
  return found.exchange?.ok && found.isWhole && !found.item ? list : undefined;
}
