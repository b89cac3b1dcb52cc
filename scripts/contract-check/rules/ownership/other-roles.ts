import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { discard } from "../shared/prepared-call";

interface Pair {
  owner: number;
  other: number;
}

/**
 * What users of a further role create is as closed to others of that role as its read shows it: who cannot read an
 * attendee's hold cannot release it. The first two users are tried by `cross-user-access`.
 *
 * Standard: RFC 9110 §15.5.4 (403), §15.5.5 (404).
 * Reports: `ownership`. Severity: error.
 */
export function otherRoles(checker: Checker, resource: Resource): Scenario[] {
  const { create, read } = resource;
  const { selected, options } = checker;
  if (!create || !read || !selected.has(create) || !selected.has(read) || options.isReadOnly) return [];
  return pairsOf(checker).map((pair) => ({
    name: `ownership of ${checker.users[pair.owner]?.name} ${resource.key}`,
    operation: create,
    run: (trial) => tryChanges(trial, resource, pair),
  }));
}

/** The first two users of each role but that of the first user. */
function pairsOf(checker: Checker): Pair[] {
  const { users } = checker;
  const first = users[0]?.grants?.join() ?? "";
  return users.flatMap(({ grants = [] }, owner) => {
    const [own, other] = usersOfRoles(checker, grants);
    return own === owner && other !== undefined && grants.join() !== first ? [{ owner, other }] : [];
  });
}

async function tryChanges(trial: Trial, resource: Resource, pair: Pair): Promise<void> {
  const instance = await createAs(trial, resource, pair.owner);
  if (!instance || instance.ids.get(resource.key) === undefined) return;
  for (const operation of changesOf(resource)) {
    const { selected, bases } = trial.checker;
    if (!selected.has(operation) || !bases.get(operation)?.isAccepted || isForTakers(operation)) continue;
    if (!(await isPrivate(trial, instance, pair))) break;
    const exchange = await callAs(trial, operation, instance, pair.owner, pair.other);
    if (!exchange.ok) continue;
    trial.report("ownership", operation, exchange, {
      expected: `403 or 404, as the ${resource.noun || "resource"} belongs to ${nameOf(trial, pair.owner)}: ${resource.read?.id} does not give it to ${nameOf(trial, pair.other)}`,
      cause: "another of the role",
    });
    break;
  }
  await discard(trial, instance);
}

/** An instance of a user's own: beside what the first user has made ready, or beside what this user finds. */
async function createAs(
  trial: Trial,
  resource: Resource,
  userIndex: number,
): Promise<ResourceInstance | undefined> {
  const { create } = resource;
  if (!create) return undefined;
  const call = await prepareCall(trial, create);
  const exchange = await trial.send(call, { userIndex, isExactUser: true });
  if (exchange.ok) return registerInstance(trial, resource, exchange, userIndex);
  return exchange.code === 403 ? undefined : await createInstance(trial, resource, { userIndex });
}

const nameOf = ({ checker }: Trial, index: number): string => checker.users[index]?.name ?? "another user";

const changesOf = ({ actions, update, replace, remove }: Resource): readonly Operation[] =>
  [...actions, update, replace, remove].filter((one) => one !== undefined);

/** Who accepts or joins something may be somebody who does not see it before. */
const isForTakers = ({ id }: Operation): boolean => /accept|join|redeem|claim|bid|vote|apply|invit/i.test(id);

/** Whether the owner reads an instance that another user is refused. */
async function isPrivate(trial: Trial, instance: ResourceInstance, { owner, other }: Pair): Promise<boolean> {
  const { read } = instance.resource;
  if (!read || !(await callAs(trial, read, instance, owner, owner)).ok) return false;
  return [403, 404].includes((await callAs(trial, read, instance, owner, other)).code);
}

async function callAs(
  trial: Trial,
  operation: Operation,
  instance: ResourceInstance,
  owner: number,
  caller: number,
): Promise<Exchange> {
  const call = await prepareCall(trial, operation, { instance, userIndex: owner });
  return await trial.send(call, { userIndex: caller, isExactUser: true });
}
