import type { Place } from "../../document/place";
import { createInstance } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { participleOf, verbAndNoun, wordsOf } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { typeOf } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import {
  copyCall,
  discard,
  lastCreated,
  type PreparedCall,
  perform,
  validCall,
} from "../shared/prepared-call";
import { stateConflict } from "./state-conflict";

const unique =
  /already|taken|exist|in use|unique|duplicate|same (name|title|email|code|sku|slug|key)|twice|\boccurs? (only |just |at most )?once\b|\ba second (one|such)\b|\ba second \w+ (under|with|of) (it|that)\b|\b(not|never) (used|shared|held|taken) by (two|several|more than one)\b|\bno two \w+ (may |can )?(share|have|bear|use)\b|\bhas (one|it) (with|of|named|called)|\banother (?!user|member|person|customer|owner|client)\w+ (has|uses|holds|bears) (the|that|this)\b|(of|with) (that|this|the same) (name|title|label|e-?mail|address|phone|number|code|sku|slug|key|barcode|isbn|serial|handle)\b/;

const other = /idempot|version|stale|etag|precondition|concurrent|meanwhile/;

/**
 * Words beside "already" and "exist" that mean something other than a duplicate: a reference, a limit, an
 * activity. Accepting the same data again is then correct.
 */
const transientFinding =
  /(not|n't|no longer|longer) exist|already (be |been )?(clos|run|archiv|ship|cancel|expir|finish|end|paid|lock|disabl|delet|remov|process|reach|full|over|used up)|in progress|under way|pending|limit|quota|too many|at most|maximum|sold out|out of stock|exhausted|\b(\d+|two|three|four|five|ten|twenty) \w+ already\b|\balready (has|have|holds?) (\d+|two|three|four|five|ten|twenty)\b/;

/** Whether the text about 409 describes a uniqueness constraint. */
export function documentsUniqueness(operation: Operation): boolean {
  if (!documents(operation, 409)) return false;
  const text = withoutKeys(operation, refusalText(operation, 409));
  return sentencesOf(text).some(isAboutDuplicates);
}

/** A sentence of its own may state a quota beside: "An owner has at most ten animals (409)". */
const isAboutDuplicates = (sentence: string): boolean =>
  unique.test(sentence) && !other.test(sentence) && !transientFinding.test(sentence);

/** A text in which "e-mail" is written as members are. */
const joined = (text: string): string => text.replaceAll("e-mail", "email");

/** Whether sentences in lower case name a member: "the supply number" is `supplyNumber`. */
const isNamedIn = (sentences: readonly string[], name: string): boolean =>
  sentences.some((one) =>
    new RegExp(`\\b${wordsOf(name).map(literal).join("[ _-]?")}s?\\b`).test(joined(one)),
  );

/** Whether a body lacks every member that the sentences about duplicates name, where they name one: it repeats nothing. */
function isWithoutUnique(operation: Operation, body: unknown): boolean {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return false;
  const sentences = sentencesOf(refusalText(operation, 409)).filter(isAboutDuplicates);
  const named = [...membersOf(operation.contract.documents, schema).keys()].filter((name) =>
    isNamedIn(sentences, name),
  );
  return named.length > 0 && named.every((name) => body[name] === undefined || body[name] === null);
}

/** Without what a text says of idempotency keys: "The same key with another body is answered with 409". */
function withoutKeys({ idempotencyHeader }: Operation, text: string): string {
  if (idempotencyHeader === undefined) return text;
  const isAboutKey = (one: string): boolean =>
    /\bkeys?\b/.test(one) && /\b(body|request|call|answer)\b/.test(one);
  return text
    .split(/(?<=[.;])\s/)
    .filter((one) => !isAboutKey(one))
    .join(" ");
}

/**
 * A creation that repeats a unique value is refused, and actions are repeatable or single-use as documented.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `idempotency`. Severity: error.
 */
export function uniqueConstraint(operation: Operation, resource: Resource): Scenario {
  return {
    name: `conflict ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documentsUniqueness(operation) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      const instance = await createInstance(trial, resource);
      const creator = instance?.steps.at(-1);
      if (!instance || !creator) return;
      if (isWithoutUnique(operation, creator.call.body)) return await discard(trial, instance);
      const { credentials, ...again } = creator.call;
      const second = await trial.send(again, { credentials });
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok) {
        trial.report("conflict", operation, second, {
          expected: "409, as the same resource exists already",
          cause: "create",
        });
        registerInstance(trial, resource, second, 0);
        await discard(trial, lastCreated(trial));
      } else {
        trial.checker.coverage.reached(operation, "conflict", "refused");
        if (second.code !== 409 && trial.isSound(second) && second.code !== 429)
          trial.report("conflict", operation, second, {
            expected: "409, as the same resource exists already",
            cause: "code",
          });
      }
      if (second.code === 409) {
        await createInOtherCase(trial, operation, resource, again);
        await createWithOneValue(trial, operation, resource, again);
      }
      await discard(trial, instance);
      await createInOtherParent(trial, operation, resource, again, text);
    },
  };
}

/** The only text of a body that sentences about uniqueness name; undefined where they name several, or none. */
export function uniqueMember(operation: Operation): string | undefined {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return undefined;
  const { documents: docs } = operation.contract;
  const sentences = sentencesOf(`${operation.text} ${refusalText(operation, 409)}`.toLowerCase()).filter(
    (one) =>
      /\bunique\b|\b(not|never) (used|shared|held|taken) by (two|several|more than one)\b|\balready (used|taken|has|in use|known)|\b(with|of) (the same|that|this) \w+/.test(
        one,
      ),
  );
  // "Two with the same title do not start on the same day."
  if (
    sentences.some((one) => /\b(on|in|at|for) the same (day|date|time|week|month|year|hour|slot)\b/.test(one))
  )
    return undefined;
  const named = [...membersOf(docs, schema)].filter(([name]) => isNamedIn(sentences, name));
  const [only] = named;
  return named.length === 1 && only && typeOf(shapeOf(docs, only[1])) === "string" ? only[0] : undefined;
}

/** A value that is unique by itself is taken in company of other values, too. */
async function createWithOneValue(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  call: PreparedCall,
): Promise<void> {
  const name = uniqueMember(operation);
  if (name === undefined || !isObject(call.body) || typeof call.body[name] !== "string") return;
  const others = withUniqueTexts(trial, operation, call.body, true);
  if (!isObject(others)) return;
  const exchange = await trial.send({ ...call, body: { ...others, [name]: call.body[name] } });
  if (!exchange.ok) return;
  trial.report("conflict", operation, exchange, {
    expected: `409, as another one has the ${name}`,
    pointer: `/body/${name}`,
    cause: "one value",
  });
  registerInstance(trial, resource, exchange, 0);
  await discard(trial, lastCreated(trial));
}

const caseless =
  /\bcase[- ]insensitiv|\b(whatever|regardless of|irrespective of|ignoring|without regard to|differs? (only )?in) (the )?(letter )?case\b|\bwhatever (the )?case of\b|\bhowever (it is |they are )?(capitali[sz]ed|spel(t|led))\b|\bupper[- ]?(case)? and lower[- ]?(case)?\b|\bignores? case\b|\bcase is ignored\b|\bcase does not matter\b/i;

/** A value that is unique whatever its case is taken in other letters, too. */
async function createInOtherCase(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  call: PreparedCall,
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  if (!schema || !isObject(call.body)) return;
  const texts = (name: string, place: Place): string =>
    [operation.text, refusalText(operation, 409)]
      .flatMap((one) => sentencesOf(one))
      .filter((one) => wordsOf(name).every((word) => joined(one.toLowerCase()).includes(word)))
      .join(" ") + descriptionOf(place, docs.resolve(place));
  for (const [name, place] of membersOf(docs, schema)) {
    const value = call.body[name];
    const changed = typeof value === "string" ? inOtherCase(value) : undefined;
    if (changed === undefined || !caseless.test(texts(name, place))) continue;
    const body = { ...call.body, [name]: changed };
    if (!trial.checker.validator.isValid(schema, body)) continue;
    const exchange = await trial.send({ ...call, body });
    if (!exchange.ok) continue;
    trial.report("conflict", operation, exchange, {
      expected: `409, as ${name} is unique whatever its case`,
      pointer: `/body/${name}`,
      cause: "case",
    });
    registerInstance(trial, resource, exchange, 0);
    return await discard(trial, lastCreated(trial));
  }
}

/** A text in capitals, or in small letters where it is in capitals already; undefined where it has no letters. */
export const inOtherCase = (text: string): string | undefined =>
  [text.toUpperCase(), text.toLowerCase()].find((one) => one !== text);

/** Unique within a parent: "When the book has one with that barcode" allows it for another book. */
async function createInOtherParent(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  call: PreparedCall,
  text: string,
): Promise<void> {
  const { resources, selected } = trial.checker;
  const parent = resource.parent === undefined ? undefined : resources.all.get(resource.parent);
  const slot = [...pathSlots(operation.path)].find(([, key]) => key === parent?.key)?.[0];
  if (!parent?.create || !selected.has(parent.create) || slot === undefined) return;
  if (!new RegExp(`\\b(the|this|its|same) ${parent.noun}\\b`).test(text)) return;
  const home = await createInstance(trial, parent);
  const away = home && (await createInstance(trial, parent));
  const created: (ResourceInstance | undefined)[] = [];
  for (const place of [home, away]) {
    const id = place?.ids.get(parent.key);
    if (id === undefined) break;
    const exchange = await perform(trial, copyCall(call, `path.${slot}`, id));
    if (exchange.ok) created.push(lastCreated(trial));
    else if (created.length === 1 && exchange.code === 409)
      trial.report("conflict", operation, exchange, {
        expected: `success, as another ${parent.noun} may have the same`,
        cause: "elsewhere",
      });
  }
  for (const instance of [...created, away, home]) await discard(trial, instance);
}

/** Whether a text in small letters excludes repeating an action in the state it leads to. */
export function forbidsRepetition(text: string, first: Exchange): boolean {
  const verb = verbAndNoun(first.operation.name).verb.slice(0, 4);
  const namesOwnState = [...text.matchAll(/\b(?:already|once) (?:be |been |is |was )?(\w+)/g)].some(
    ([, word = ""]) => word.startsWith(verb) || word === "done",
  );
  // "409 when it has been shipped already" excludes cancelling what was shipped, not cancelling twice.
  const participle = participleOf(first.operation.name);
  if (
    participle !== undefined &&
    [`already ${participle}`, `${participle} already`].some((one) => text.includes(one))
  )
    return true;
  if (namesOwnState || new RegExp(`\\b${verb}\\w* already`).test(text)) return true;
  // "A loan renewed twice already" was renewed once before.
  const counted = /\b(more than|at most|up to|already) (twice|two times)\b|\b(twice|two times) already\b/;
  if (
    /twice|second time|only once|at most once|(?<!(try|tried) )\bagain\b(?! later)/.test(
      text.replace(counted, ""),
    )
  )
    return true;
  if (/(from|in) any other|any other (state|status)/.test(text)) return true;
  const states = isObject(first.payload)
    ? Object.entries(first.payload).filter(([name]) => /state|status/i.test(name))
    : [];
  return states.some(
    ([, now]) =>
      typeof now === "string" &&
      [`when it is ${now.toLowerCase()}`, `already ${now.toLowerCase()}`].some((words) =>
        text.includes(words),
      ),
  );
}

const repeatable =
  /\b(?:may|can) be (?:done|repeated|called|sent) (?:again|twice|repeatedly)(?! (?:to|after|later|once|when|until|in|if)\b)/i;

/** Repeating a repeatable action changes nothing ("May be done again"). */
export function repeatableAction(operation: Operation): Scenario {
  return {
    name: `again ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!repeatable.test(operation.text)) return;
      if (!trial.checker.bases.get(operation)?.isAccepted) return;
      const call = await validCall(trial, operation);
      const instance = lastCreated(trial);
      const [first, second] = [await perform(trial, call), await trial.send(call)];
      const [was, is] = [first.payload, second.payload];
      if (first.ok && second.ok && isObject(was) && isObject(is))
        for (const [name, value] of Object.entries(was))
          if (typeof value === "boolean" && typeof is[name] === "boolean" && is[name] !== value)
            trial.report("idempotency", operation, second, {
              expected: `${name} ${String(value)} as before, as it may be done again`,
              actual: `${name}: ${String(is[name])}`,
              pointer: `/${name}`,
              cause: "again",
            });
      await discard(trial, instance);
    },
  };
}

/** Repeating a single-use action is refused. */
export function singleUseAction(operation: Operation): Scenario {
  return {
    name: `once ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documents(operation, 409) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      if (
        !/already|twice|once|again|any other|from [a-z]+ to|when it is|not (open|pending|active|draft)|state|status|closed|finished|done/.test(
          text,
        ) ||
        other.test(text)
      )
        return;
      const call = await validCall(trial, operation);
      const instance = lastCreated(trial);
      const first = await perform(trial, call);
      if (!first.ok) return;
      const second = await trial.send(call);
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok && forbidsRepetition(text, first))
        trial.report("conflict", operation, second, { expected: "409 the second time", cause: "twice" });
      else if (!second.ok) trial.checker.coverage.reached(operation, "conflict", "refused");
      await discard(trial, instance);
      const role = trial.checker.resources.roles.get(operation);
      if (role) await stateConflict(trial, role.resource, operation, text);
    },
  };
}
