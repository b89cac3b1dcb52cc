import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { valueAt } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * What may be named once is refused the second time: "409 when another line has the same part".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function repeatedReferences(checker: Checker, operation: Operation, resource: Resource): Scenario[] {
  if (!documents(operation, 409, 422) || checker.options.isReadOnly) return [];
  const nouns = [...checker.resources.all.values()].filter(
    (one) => one !== resource && allowsOnce(operation.text, one.noun),
  );
  if (nouns.length === 0) return [];
  const run = (trial: Trial): Promise<void> => nameTwice(trial, operation, nouns);
  return [{ name: `named twice ${operation.id}`, operation, run }];
}

/** Whether a text refuses to name a thing of this kind a second time. */
export function allowsOnce(text: string, noun: string): boolean {
  if (noun === "") return false;
  const clauses = sentencesOf(plainText(text))
    .filter((one) => /\b4(09|22)\b/.test(one))
    .flatMap((one) => one.split(/, (?=4\d\d\b)/));
  const patterns = [
    `\\b(?:another|an earlier|one other|any other) [\\w-]+ (?:already )?(?:has|have|names?|holds?|with|of) (?:already )?the same ${noun}\\b`,
    `\\bthe same ${noun} (?:twice|again|a second time)\\b`,
    `\\b(?:no|an?|the same|each|every) ${noun} (?:may|can|must)(?: not)? (?:be )?(?:[\\w-]+ ){0,4}(?:twice|only once|once only|again)\\b`,
    `\\b${noun}_already_(?:on|in|has|used|added|assigned|listed)\\b|\\bduplicate_${noun}\\b`,
  ];
  return clauses.some((clause) => patterns.some((pattern) => new RegExp(pattern).test(clause)));
}

async function nameTwice(trial: Trial, operation: Operation, nouns: readonly Resource[]): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const slots = [...slotsOf(trial.checker, operation), ...deepSlots(trial, operation, call.body)];
  const named = slots.find(
    ({ parameter, resource, pointer }) =>
      !parameter && resource && nouns.includes(resource) && valueAt(call.body, pointer) !== undefined,
  );
  const first = named && (await perform(trial, call));
  const second = first?.ok ? await perform(trial, withNewNames(trial, call)) : undefined;
  if (named && second?.ok)
    trial.report("conflict", operation, second, {
      expected: `a refusal, as the ${named.resource?.noun} is named a second time`,
      pointer: `/body${named.pointer}`,
      cause: "named twice",
    });
  await discardSince(trial, start);
}
