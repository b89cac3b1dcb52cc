import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { discardSince, perform } from "../shared/prepared-call";

/**
 * What a text keeps from whoever created an instance is refused to them, though their role may do it: "Nobody approves an
 * expense of their own (403)".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function ownApprovals(checker: Checker, operation: Operation): Scenario[] {
  const { resources, callers, preparations } = checker;
  const role = resources.roles.get(operation);
  if (role?.kind !== "action" || !role.resource.create || !documents(operation, 403, 409, 422)) return [];
  if (!isRefusedToCreator(operation.text) || preparations.has(operation)) return [];
  const caller = callers.get(operation) ?? 0;
  const run = (trial: Trial): Promise<void> => actOnOwn(trial, operation, role.resource, caller);
  return [{ name: `own ${operation.id}`, operation, run }];
}

/** "No manager approves an offer that he or she made (403)", "cannot be approved by whoever requested it (409)". */
export function isRefusedToCreator(text: string): boolean {
  const creating = "(?:made|created|submitted|requested|filed|wrote|opened|entered|reported)";
  const own = new RegExp(
    `\\b(?:no|nobody|no one|not|cannot|never)\\b.*\\b(?:(?:that|which) (?:he or she|he|she|they) (?:has |have )?${creating}|(?:his or her|their|one'?s) own|of (?:his or her|their|one'?s) own|by (?:who(?:ever)?|the (?:user|person|one) (?:who|that)) ${creating} it|by its (?:creator|author|requester|submitter))\\b`,
  );
  return sentencesOf(plainText(text)).some(
    (one) => /\b4(?:03|09|22)\b/.test(one) && own.test(one) && !/\bunless\b|\bexcept\b/.test(one),
  );
}

async function actOnOwn(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  userIndex: number,
): Promise<void> {
  const { bases } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const instance = await createInstance(trial, resource, { userIndex, isFresh: true });
  const call = instance && (await prepareCall(trial, operation, { instance, userIndex }));
  const exchange = call && (await perform(trial, call, { userIndex, isExactUser: true }));
  if (exchange?.ok)
    trial.report("ownership", operation, exchange, {
      expected: `a refusal, as ${trial.checker.users[userIndex]?.name} created the ${resource.noun}`,
      cause: "own",
    });
  await discardSince(trial, start);
}
