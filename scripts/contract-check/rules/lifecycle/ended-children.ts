import type { Checker } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { spacedNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { viewInstance } from "../shared/instance-views";
import { createBelow, discard, perform } from "../shared/prepared-call";
import { spelled, stateMember, stateOf } from "../shared/state-member";
import { restorationsOf } from "./restoration";

/** What a text says becomes of what belongs to an instance. */
export interface Outcome {
  to: string;
  /** The states from which; empty for every other one. */
  from: readonly string[];
}

const conditional = /\b(if|unless|may|can|only|except|not)\b/;
const determiners = "(?:(?:all|any|every|each|of|its|their|his|her|the|open|that|\\w+s) ){0,4}";

/** "Deleting cancels the member's active and frozen passes", "its orders are cancelled as well". */
export function outcomeOfChildren(
  text: string,
  noun: string,
  states: readonly string[],
): Outcome | undefined {
  if (noun === "") return undefined;
  const sentences = sentencesOf(plainText(text)).flatMap((one) => one.split(";"));
  const listed = `((?:(?:${states.map(spelled).join("|")}),? (?:and |or )?)*)`;
  const children = `${determiners}${listed}(?:\\w+ and )?${spacedNoun(noun).replace(/y$/, "(?:y|ie)")}(?:e?s)?(?![\\w-])`;
  const found = sentences
    .filter((one) => !conditional.test(one))
    .flatMap((one) =>
      // What something is made is a participle.
      states
        .filter((to) => /ed$/.test(to))
        .flatMap((to): Outcome[] => {
          const active = new RegExp(`\\b${verbOf(to)} ${children}`).exec(one);
          const passive = new RegExp(
            `\\b(?:all|its|their|every|the) ${children} (?:is|are|gets?|becomes?) (?:then |also |all |set to )?${spelled(to)}(?![\\w-])`,
          ).exec(one);
          const adjectives = (active ?? passive)?.[1];
          if (adjectives === undefined) return [];
          const from = states.filter((state) => new RegExp(`(?:^| )${spelled(state)},? `).test(adjectives));
          return from.includes(to) ? [] : [{ to, from }];
        }),
    );
  return found[0];
}

/** `cancelled` as what an action does: "cancels", "cancel", "cancelling". */
function verbOf(state: string): string {
  const stem = state
    .toLowerCase()
    .replace(/ed$/, "")
    .replace(/([^aeious])\1$/, "$1");
  return `${spelled(stem)}(?:s|es|e|ing|ling)?`;
}

/** "Their cancelled passes stay cancelled": what a restoration does not bring back. */
export function staysEnded(text: string, noun: string, to: string): boolean {
  return sentencesOf(plainText(text)).some((one) =>
    new RegExp(
      `\\b${spacedNoun(noun)}(?:e?s)?\\b[^.;]*\\b(?:stays?|remains?|keeps? being) ${spelled(to)}\\b`,
    ).test(one),
  );
}

/**
 * What a deletion or an action does to what belongs to its instance is seen there: "Deleting cancels the member's active
 * passes"; and a restoration leaves it so where its text says that.
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function endedChildren(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  const { selected, options, resources } = checker;
  if (!role?.resource.create || !/^(remove|action)$/.test(role.kind) || options.isReadOnly) return [];
  const parent = role.resource;
  return [...resources.all.values()].flatMap((child): Scenario[] => {
    const member = stateMember(child);
    const { create } = child;
    if (!member || child === parent || !create || !selected.has(create) || !(child.read ?? child.list))
      return [];
    const outcome = outcomeOfChildren(operation.text, child.noun, member.values);
    if (!outcome || !needs(checker, create, parent)) return [];
    return [
      {
        name: `children of ${child.key} after ${operation.id}`,
        operation,
        run: (trial) => endParent(trial, operation, parent, child, outcome),
      },
    ];
  });
}

async function endParent(
  trial: Trial,
  operation: Operation,
  parent: Resource,
  child: Resource,
  { to, from }: Outcome,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const home = await createInstance(trial, parent);
  const inner = home && child.create && (await createBelow(trial, home, child.create));
  const before = inner ? await stateNow(trial, inner) : undefined;
  if (!home || !inner || !before || before === to || (from.length > 0 && !from.includes(before)))
    return await discard(trial, home);
  const exchange = await perform(trial, await prepareCall(trial, operation, { instance: home }));
  const isRemoval = trial.checker.resources.roles.get(operation)?.kind === "remove";
  if (exchange.ok && isRemoval) home.isDeleted = true;
  const after = exchange.ok ? await stateNow(trial, inner) : undefined;
  // What is hidden with its parent has no state that could be wrong.
  if (after !== undefined && after !== to && trial.isSound(exchange))
    trial.report("read-back", operation, exchange, {
      expected: `${to}, as ${operation.id} leaves each ${child.noun} that was ${before}`,
      actual: after,
      // As in `states-of-children`, which reads other words: what both find is one finding.
      cause: `states of ${child.noun}`,
    });
  if (after === to && isRemoval) await restore(trial, home, inner, to);
  await discard(trial, home);
}

async function restore(
  trial: Trial,
  home: ResourceInstance,
  inner: ResourceInstance,
  to: string,
): Promise<void> {
  const [operation] = restorationsOf(home.resource);
  if (!operation || !trial.checker.selected.has(operation)) return;
  if (!staysEnded(operation.text, inner.resource.noun, to)) return;
  const exchange = await perform(trial, await prepareCall(trial, operation, { instance: home }));
  if (!exchange.ok) return;
  home.isDeleted = false;
  const now = await stateNow(trial, inner);
  if (now !== undefined && now !== to && trial.isSound(exchange))
    trial.report("read-back", operation, exchange, {
      expected: `${to}, which a ${inner.resource.noun} stays`,
      actual: now,
      cause: `states of ${inner.resource.noun}`,
    });
}

/** The state that is shown; undefined where nothing is. */
async function stateNow(trial: Trial, inner: ResourceInstance): Promise<string | undefined> {
  const state = stateOf(inner.resource, await viewInstance(trial, inner, { list: !inner.resource.read }));
  return state === "" ? undefined : state;
}
