import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { valueAt, withValueAt } from "../../lib/json";
import { singular } from "../../lib/singular";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { spacedNoun, wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * What may be named once is refused the second time: "409 when another line has the same part", "no part may appear
 * twice in a request".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `refusal`. Severity: error.
 */
export function repeatedReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || checker.options.isReadOnly) return [];
  const { kind, resource } = checker.resources.roles.get(operation) ?? {};
  const others = [...checker.resources.all.values()].filter((one) => one !== resource || kind !== "create");
  const inOne = documents(operation, 400, 409, 422)
    ? others.filter((one) => allowsOnceInOne(operation.text, one))
    : [];
  const nouns =
    kind === "create" && documents(operation, 409, 422)
      ? others.filter((one) => allowsOnce(operation.text, one.noun))
      : [];
  return [
    ...(nouns.length === 0
      ? []
      : [
          {
            name: `named twice ${operation.id}`,
            operation,
            run: (trial: Trial) => nameTwice(trial, operation, nouns),
          },
        ]),
    ...(inOne.length === 0
      ? []
      : [
          {
            name: `listed twice ${operation.id}`,
            operation,
            run: (trial: Trial) => listTwice(trial, operation, inOne),
          },
        ]),
  ];
}

/** Whether a text lets one request name a thing of this kind once: "No part may appear twice in a request". */
export function allowsOnceInOne(text: string, { noun, key }: Pick<Resource, "noun" | "key">): boolean {
  if (noun === "") return false;
  // "A type" is one of the `/ticket-types`.
  const last = singular(wordsOf(key.slice(key.lastIndexOf("/") + 1)).at(-1) ?? "");
  const name = `(?:${spacedNoun(noun)}${last === "" ? "" : `|${literal(last)}`})`;
  return sentencesOf(plainText(text)).some(
    (one) =>
      /\b(?:twice|once)\b/.test(one) &&
      [
        `\\b(?:no|an?|each|every) ${name} (?:may|can|must)(?: not)? (?:be |appear |occur |stand |come )?(?:[\\w-]+ ){0,2}(?:twice|only once|once only|at most once|once)\\b`,
        `\\b(?:the same ${name}|an? ${name}) (?:twice|more than once)\\b`,
        // "A dish that is not on the menu, or that is named twice, is refused."
        `\\ban? ${name}(?: [^.;:]{0,60})? (?:named|listed|given|mentioned) (?:twice|more than once)\\b`,
      ].some((pattern) => new RegExp(pattern).test(one)),
  );
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

/** Puts an item of a list into it a second time. */
async function listTwice(trial: Trial, operation: Operation, nouns: readonly Resource[]): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation));
  const named = deepSlots(trial, operation, call.body).find(
    ({ resource, pointer }) => resource && nouns.includes(resource) && /^\/[^/]+\/0\/[^/]+$/.test(pointer),
  );
  const list = `/${named?.pointer.split("/")[1]}`;
  const items = named && valueAt(call.body, list);
  const [first] = Array.isArray(items) ? items : [];
  const body = withValueAt(call.body, list, [first, first]);
  if (named && first !== undefined && trial.checker.validator.isValid(schema, body)) {
    const control = await perform(trial, call);
    const exchange = control.ok ? await perform(trial, { ...withNewNames(trial, call), body }) : undefined;
    if (exchange?.ok)
      trial.report("refusal", operation, exchange, {
        expected: `a refusal, as one request names the ${named.resource?.noun} twice`,
        pointer: `/body${named.pointer}`,
        cause: "listed twice",
      });
  }
  await discardSince(trial, start);
}
