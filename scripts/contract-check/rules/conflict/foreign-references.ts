import type { Checker } from "../../engine/checker";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import { createInstance } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { mayName, referredNoun, spacedNoun } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * What a body refers to has to belong to what it names beside it: "The appointment must be for this very bike (409)", "the
 * types must be those of the event".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function foreignReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 404, 409, 422)) return [];
  const all = [...checker.resources.all.values()].filter(({ isSingle }) => !isSingle);
  return all.flatMap((part) => {
    if (!part.create || !checker.selected.has(part.create)) return [];
    return all
      .filter((whole) => whole !== part && bindsTo(operation.text, part.noun, whole.noun))
      .map((whole) => ({
        name: `foreign ${part.noun} of ${whole.noun} ${operation.id}`,
        operation,
        run: (trial: Trial) => referElsewhere(trial, operation, part, whole),
      }));
  });
}

/** Whether a text demands that one thing is of another that is named beside it. */
export function bindsTo(text: string, part: string, whole: string): boolean {
  if (part === "" || whole === "") return false;
  const spaced = plainText(text);
  if (!mayName(spaced, part) || !mayName(spaced, whole)) return false;
  const [one, other] = [spacedNoun(part), spacedNoun(whole)];
  return sentencesOf(spaced).some(
    (sentence) =>
      /\b4(04|09|22)\b/.test(sentence) &&
      mayName(sentence, part) &&
      mayName(sentence, whole) &&
      [
        `\\b${one}s? (?:must|has to|have to)\\b[^.;:]{0,40}\\b(?:of|for|belong to|from) (?:the|this|that)(?: very| same)? ${other}\\b`,
        `\\b${other}\\b[^.;]*\\b${one}s? (?:must|has to|have to) be its own\\b`,
        `\\b${one}s? (?:that |which )?(?:is|are|belongs?|does not belong|do not belong) (?:not )?(?:of|for|to|from) (?:another|a different|an?other|the|this|that) ${other}\\b`,
        `\\b${one}s? (?:of|for|from) (?:another|a different) ${other}\\b`,
        `\\banother ${other}s? ${one}s?\\b`,
      ].some((pattern) => new RegExp(pattern).test(sentence)),
  );
}

async function referElsewhere(
  trial: Trial,
  operation: Operation,
  part: Resource,
  whole: Resource,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const slots = [...slotsOf(trial.checker, operation), ...deepSlots(trial, operation, call.body)];
  const inBody = (one: Slot): boolean => !one.parameter && one.member === undefined;
  const partSlot = slots.find((one) => inBody(one) && one.resource === part);
  const wholeSlot = slots.find((one) => inBody(one) && one.resource === whole);
  const inPath = [...pathSlots(operation.path)].find(([, key]) => key === whole.key)?.[0];
  const named = wholeSlot
    ? valueAt(call.body, wholeSlot.pointer)
    : inPath === undefined
      ? undefined
      : call.parameters.get(`path.${inPath}`);
  const other =
    partSlot && named !== undefined && isObject(call.body)
      ? await createInstance(trial, part, { isFresh: true })
      : undefined;
  const id = other?.ids.get(part.key);
  const home = other && wholeOf(trial, other, whole);
  if (partSlot && id !== undefined && home !== undefined && home !== named) {
    const body = withValueAt(call.body, partSlot.pointer, partSlot.isList ? [id] : id);
    const exchange = await perform(trial, { ...call, body });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${part.noun} belongs to another ${whole.noun}`,
        pointer: `/body${partSlot.pointer}`,
        cause: `foreign ${part.noun}`,
      });
  }
  await discardSince(trial, start);
}

/** The id of what an instance belongs to, as it shows it. */
function wholeOf({ checker }: Trial, { ids, payload, resource }: ResourceInstance, whole: Resource): unknown {
  const shown = representationOf(payload, ids.get(resource.key)) ?? {};
  const member = Object.keys(shown).find((name) => {
    const noun = referredNoun(name);
    return noun !== undefined && checker.resources.byNoun(noun) === whole;
  });
  return member === undefined ? ids.get(whole.key) : shown[member];
}
