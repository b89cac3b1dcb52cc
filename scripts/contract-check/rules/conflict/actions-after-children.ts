import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { participleOf, spacedNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * Whether a text allows an action only before something was created for its instance: "can be voided as long as nothing has
 * been paid on it", "while it has no payments".
 */
export function endsWithChild(text: string, create: Pick<Operation, "name">, noun: string): boolean {
  const participle = participleOf(create.name);
  const done = participle === undefined ? "" : `nothing (?:has been|was|is) (?:yet )?${participle}\\b`;
  const none = `(?:it has|there are|there is) (?:had )?no ${spacedNoun(noun)}(?:s|es)?\\b`;
  const pattern = new RegExp(`\\b(?:as long as|while|until) (?:${[done, none].filter(Boolean).join("|")})`);
  return sentencesOf(plainText(text)).some((one) => pattern.test(one));
}

/**
 * An action that a text allows as long as nothing was created for its instance is refused afterwards.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function actionsAfterChildren(checker: Checker, operation: Operation): Scenario[] {
  const { resources, selected, options } = checker;
  const role = resources.roles.get(operation);
  if (role?.kind !== "action" || options.isReadOnly || !documents(operation, 409, 422)) return [];
  return [...resources.all.values()].flatMap(({ parent, create, noun }) => {
    if (parent !== role.resource.key || !create || create === operation || !selected.has(create)) return [];
    if (!endsWithChild(operation.text, create, noun)) return [];
    const run = (trial: Trial): Promise<void> =>
      actAfter(trial, operation, { resource: role.resource, create });
    return [{ name: `${operation.id} after ${create.id}`, operation, run }];
  });
}

async function actAfter(
  trial: Trial,
  operation: Operation,
  { resource, create }: { resource: Resource; create: Operation },
): Promise<void> {
  const { bases, instances } = trial.checker;
  if (!bases.get(operation)?.isAccepted || !bases.get(create)?.isAccepted) return;
  const count = trial.created.length;
  const call = await validCall(trial, create, { isFresh: true });
  const ids = [...call.parameters].flatMap(([key, id]) => (key.startsWith("path.") ? [id] : []));
  const instance = instances.findLast(
    (one) => one.resource === resource && one.isOwn && ids.includes(one.ids.get(resource.key)),
  );
  const child = instance && (await perform(trial, call));
  const exchange = child?.ok
    ? await perform(trial, await prepareCall(trial, operation, { instance }))
    : undefined;
  if (exchange?.ok)
    trial.report("conflict", operation, exchange, {
      expected: `a refusal after ${create.id}, as the text allows it before that alone`,
      cause: `after ${create.id}`,
    });
  await discardSince(trial, count);
}
