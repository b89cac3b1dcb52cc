import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { valueAt, withValueAt } from "../../lib/json";
import { singular } from "../../lib/singular";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * Two members that a text wants to differ are refused when they are equal: "an origin equal to the destination".
 *
 * Standard: the operation's description.
 * Reports: `refusal`. Severity: error.
 */
export function differingReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 400, 409, 422)) return [];
  const slots = slotsOf(checker, operation).filter(
    ({ parameter, resource, member, isList }) => !parameter && resource && member === undefined && !isList,
  );
  return slots.flatMap((one, index) =>
    slots.slice(index + 1).flatMap((other): Scenario[] => {
      if (one.resource !== other.resource || !wantsDifferent(operation.text, one.name, other.name)) return [];
      const run = (trial: Trial): Promise<void> => tryEqual(trial, operation, one.pointer, other.pointer);
      return [{ name: `differing ${operation.id} ${one.name} ${other.name}`, operation, run }];
    }),
  );
}

/** Whether a text refuses equal values of two members. */
export function wantsDifferent(text: string, one: string, other: string): boolean {
  return sentencesOf(text.replace(/`/g, "")).some((sentence) => {
    const words = wordsOf(sentence).map(singular);
    const names = [one, other].map((name) => {
      const own = wordsOf(name).map(singular);
      // The word that tells one from the other: the origin of `origin_locker_id`.
      return own.find((word) => !wordsOf(name === one ? other : one).includes(word)) ?? name;
    });
    return (
      names.every((name) => words.includes(name)) &&
      /\b(equal|same|identical|differ|differs|different|distinct)\b/i.test(sentence)
    );
  });
}

async function tryEqual(trial: Trial, operation: Operation, one: string, other: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation));
  const value = valueAt(call.body, one);
  if (value === undefined || valueAt(call.body, other) === value) return;
  const count = trial.created.length;
  const exchange = await perform(trial, { ...call, body: withValueAt(call.body, other, value) });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  if (exchange.ok)
    trial.report("refusal", operation, exchange, {
      expected: `a refusal, as ${one.slice(1)} and ${other.slice(1)} are the same`,
      pointer: `/body${other}`,
      cause: "equal references",
    });
}
