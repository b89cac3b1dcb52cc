import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { literal, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { findInList, viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { deletedState, spelled, stateMember, stateOf } from "../shared/state-member";

/**
 * What a text hides from all but a role in some state is hidden: "Drafts are listed for admins only".
 *
 * Standard: the descriptions of the reads.
 * Reports: `ownership`. Severity: error.
 */
export function hiddenStates(checker: Checker, resource: Resource): Scenario[] {
  const { create, key } = resource;
  const member = stateMember(resource);
  // Whoever creates it has the role, and the second user has not.
  const caller = create && checker.users[checker.callers.get(create) ?? 0];
  const roles = (caller?.grants ?? []).filter((one) => !checker.users[1]?.grants?.includes(one));
  if (!create || roles.length === 0 || !checker.callers.has(create)) return [];
  const canBeDeleted = resource.remove !== undefined && checker.selected.has(resource.remove);
  const names = [...(member?.values ?? []), ...(canBeDeleted ? [deletedState] : [])];
  const reads = checker.operations.filter((operation) => {
    const own = checker.resources.roles.get(operation)?.resource;
    return isRead(operation) && checker.selected.has(operation) && (own === resource || own?.parent === key);
  });
  return reads.flatMap((operation) => {
    const states = hiddenIn(operation.text, names, roles);
    if (states.length === 0) return [];
    const run = async (trial: Trial): Promise<void> => {
      for (const userIndex of usersWithout(checker, roles))
        await readAsOther(trial, operation, resource, states, userIndex);
    };
    return [{ name: `hidden ${operation.id}`, operation, run }];
  });
}

/** One user of each kind that has none of the roles. */
function usersWithout({ users }: Checker, roles: readonly string[]): number[] {
  const kinds = new Map<string, number>();
  for (const [index, { grants = [] }] of users.entries())
    if (index > 0 && !grants.some((one) => roles.includes(one)) && !kinds.has(grants.join(" ")))
      kinds.set(grants.join(" "), index);
  return [...kinds.values()];
}

/** The states that a text keeps for a role: "A draft is answered with 404 unless an admin asks". */
export function hiddenIn(text: string, states: readonly string[], roles: readonly string[]): string[] {
  const names = roles.map((one) => (/^admin/i.test(one) ? "admin(?:istrator)?" : literal(one))).join("|");
  const closed = sentencesOf(text.replace(/[`"*]/g, "")).filter(
    (one) =>
      new RegExp(`\\b(?:${names})s?\\b`, "i").test(one) &&
      /\bonly\b|\balone\b|\bunless\b|\bexcept (for|to|when)\b|\bhidden\b/i.test(one) &&
      /\b(listed|shown|visible|seen|sees?|read|answered|exist|found|404)\b/i.test(one),
  );
  return states.filter((state) =>
    closed.some((one) => new RegExp(`\\b${spelled(state)}s?\\b`, "i").test(one)),
  );
}

async function readAsOther(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  states: readonly string[],
  userIndex: number,
): Promise<void> {
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  let state = stateOf(resource, await viewInstance(trial, instance));
  if (states.includes(deletedState) && !states.includes(state)) {
    await discard(trial, instance);
    // Whoever may see it does: it is not gone.
    const isThere =
      instance.isDeleted && (await trial.send(await prepareCall(trial, operation, { instance }))).ok;
    if (isThere) state = deletedState;
  }
  if (states.includes(state)) {
    const isList = operation === resource.list;
    const found = isList
      ? await findInList(trial, instance, operation, userIndex).catch(() => undefined)
      : undefined;
    const exchange = isList
      ? found?.exchange
      : await trial.send(await prepareCall(trial, operation, { instance }), { userIndex, isExactUser: true });
    const isOpen = isList ? found?.item !== undefined : exchange?.ok;
    if (exchange && isOpen === true)
      trial.report("ownership", operation, exchange, {
        expected: `nothing of a ${resource.noun} that is ${state} for ${trial.checker.users[userIndex]?.name}`,
        cause: "hidden state",
      });
  }
  await discard(trial, instance);
}
