import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, type Json } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { referredNoun, spacedNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { keyOf } from "../../send/request";
import { fetchAll } from "../shared/fetch-pages";
import { discard, perform } from "../shared/prepared-call";
import { spelled, stateMember } from "../shared/state-member";

/** "Its `scheduled` shipments become `cancelled`": the states before and after. */
export function stateOfChildren(
  text: string,
  noun: string,
  states: readonly string[],
): [from: string, to: string] | undefined {
  if (noun === "") return undefined;
  const plain = sentencesOf(plainText(text)).filter((one) => !/\b(if|unless|may|can)\b/.test(one));
  const pairs = states.flatMap((from) => states.map((to): [string, string] => [from, to]));
  return pairs.find(
    ([from, to]) =>
      from !== to &&
      plain.some((one) =>
        new RegExp(
          `\\b(?:its|all|all its|the) ${spelled(from)} ${noun}s? (?:then |also )?(?:become|turn|turn into|go to|are set to|are then|are moved to) ${spelled(to)}(?![\\w-])`,
        ).test(one),
      ),
  );
}

/**
 * What an action does to the states of what belongs to its instance is seen in their list: "its `scheduled` shipments become
 * `cancelled`".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function statesOfChildren(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  if (role?.kind !== "action" || !role.resource.create) return [];
  return [...checker.resources.all.values()].flatMap((child): Scenario[] => {
    const member = stateMember(child);
    const isListed = child.list && !child.list.path.includes("{") && checker.selected.has(child.list);
    const found =
      member && isListed && child !== role.resource
        ? stateOfChildren(operation.text, spacedNoun(child.noun), member.values)
        : undefined;
    if (!found || !member) return [];
    const run = (trial: Trial): Promise<void> =>
      act(trial, operation, {
        resource: role.resource,
        child,
        name: member.name,
        from: found[0],
        to: found[1],
      });
    return [{ name: `states of ${child.key} after ${operation.id}`, operation, run }];
  });
}

interface Change {
  resource: Resource;
  child: Resource;
  /** The member that holds the state, before and after. */
  name: string;
  from: string;
  to: string;
}

async function act(trial: Trial, operation: Operation, change: Change): Promise<void> {
  const { resource, child, name, from, to } = change;
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const id = instance?.ids.get(resource.key);
  if (!instance || id === undefined) return;
  const before = await childrenOf(trial, change, id);
  const waiting = before.items.filter((one) => one[name] === from).map((one) => one["id"]);
  const exchange =
    waiting.length > 0 ? await perform(trial, await prepareCall(trial, operation, { instance })) : undefined;
  const after = exchange?.ok ? await childrenOf(trial, change, id) : undefined;
  const wrong = after?.items.find((one) => waiting.includes(one["id"]) && one[name] === from);
  if (wrong && after?.exchange && trial.isSound(after.exchange))
    trial.report("read-back", operation, after.exchange, {
      expected: `${to}, which ${operation.id} makes each ${child.noun} that was ${from}`,
      actual: String(wrong[name]),
      cause: `states of ${child.noun}`,
    });
  await discard(trial, instance);
}

/** The listed items that refer to an instance. */
async function childrenOf(trial: Trial, { resource, child }: Change, id: unknown) {
  const { list } = child;
  if (!list) return { items: [], exchange: undefined };
  const call = await prepareCall(trial, list);
  const isOfParent = (name: string): boolean => {
    const noun = referredNoun(name);
    return noun !== undefined && trial.checker.resources.byNoun(noun) === resource;
  };
  const filter = list.parameters.find((one) => one.in === "query" && isOfParent(one.name));
  const parameters = filter ? new Map(call.parameters).set(keyOf(filter), id) : call.parameters;
  const all = await fetchAll(trial, { ...call, parameters });
  const items = (all?.items ?? []).filter(
    (one): one is Json =>
      isObject(one) && Object.entries(one).some(([name, value]) => isOfParent(name) && value === id),
  );
  return { items, exchange: all?.exchange };
}
