import { obtainInstance } from "../../engine/prepare-call";
import { placesNamedBy } from "../../engine/refused-places";
import type { Scenario } from "../../engine/scenario";
import { isOfUnseenRule } from "../../engine/searched-request";
import type { Trial } from "../../engine/trial";
import { isObject, leaves, valueAt } from "../../lib/json";
import { withSeparateRefusals } from "../../lib/refusal-lists";
import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import { isCursor } from "../../load/follow";
import { isRead, type Operation } from "../../load/model";
import { referredNoun, wordsOf } from "../../plan/nouns";
import { rulesTakenFrom } from "../../plan/operation-statements";
import { membersOf, shapeOf } from "../../schema/shape";
import { describeResponse, type Exchange, headerOf } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { compareSent } from "../lifecycle/write-persistence";
import { performDistinct } from "../shared/distinct-names";
import { withExistingMembers } from "../shared/existing-members";
import { discard, discardSince, lastCreated, type PreparedCall, validCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";
import { rangesOf } from "./conditional-ranges";
import { isRefusedAnyway } from "./invalid-input";
import { dayBeforeLeapDay } from "./leap-day";
import {
  isAboutOther,
  isAboutStrength,
  isAboutUse,
  isInvalidRefusal,
  isUnknownOwner,
  isUnknownValue,
} from "./refusal-signature";
import { isOfSign, isRestricted, performBesideOthers, restrictedWith } from "./restricted-members";
import type { StatedRange } from "./stated-ranges";
import { contentTypeKeyword } from "./whole-bodies";

/**
 * Input that keeps every constraint is accepted, and what it wrote is returned.
 *
 * Standard: JSON Schema 2020-12 validation; OpenAPI parameters.
 * Reports: `acceptance`, `read-back`. Severity: error.
 */
export function validInput(operation: Operation, variation: Variation, isIndependent = false): Scenario {
  return {
    name: `acceptance ${operation.id} ${variation.name}`,
    operation,
    isIndependent,
    run: async (trial) => {
      const { checker } = trial;
      const constraint = `${variation.pointer} ${variation.keyword}`;
      const missed = (reason: string): void =>
        checker.coverage.missed(operation, constraint, "accepted", reason);
      if (variation.isReference && variation.keyword !== "optional" && variation.keyword !== "null")
        return missed("an id: what is not there cannot be asked for");
      if (variation.parameter && isCursor(variation.parameter.name))
        return missed("only the server makes cursors; going through the pages uses them");
      const countBefore = trial.created.length;
      const valid = await validCall(trial, operation);
      const varied = await withExisting(trial, variation, variation.apply(valid));
      const call = await withExistingMembers(trial, variation, varied, valid);
      // An update without members may be refused, whatever its schema allows.
      const isEmpty = isObject(call.body) && Object.keys(call.body).length === 0;
      if (isEmpty && variation.keyword === "optional" && isUpdate(trial, operation))
        return missed("nothing would be left in the body");
      const trigger = `${variation.pointer} ${variation.keyword}`;
      let exchange = await performDistinct(trial, call, variation, { trigger });
      const isByDefault = !exchange.ok && (await isTakenWithDefault(trial, call, variation, exchange));
      if (!exchange.ok && !isByDefault && isInvalidRefusal(trial, exchange)) {
        const beside = await performFitting(trial, call, variation);
        if (typeof beside === "string") return missed(beside);
        exchange = beside ?? exchange;
      }
      if (exchange.ok) {
        checker.coverage.reached(operation, constraint, "accepted");
        if (!isRead(operation) && variation.pointer.startsWith("/body") && trial.isSound(exchange))
          await compareSent(trial, exchange, variation.pointer.slice(5).split("/")[1]);
      } else missed(`refused: ${describeResponse(exchange)}`);
      const neighbour = exchange.ok ? undefined : dayBeforeLeapDay(variation);
      if (neighbour && !(await performDistinct(trial, neighbour.apply(call), neighbour, {})).ok) return;
      const isRefusedType = variation.keyword === contentTypeKeyword && exchange.code === 415;
      if (!exchange.ok && (isRefusedType || isInvalidRefusal(trial, exchange))) {
        if (
          !isRefusedType &&
          !isByDefault &&
          isStatedElsewhere(trial, operation, aboutMember(variation), exchange)
        )
          return missed("refused, for what a text or the refusal itself says of it");
        const reason = reasonOf(trial, variation, call, exchange);
        if (reason) return missed(reason);
        if (!isRefusedType && (await isRefusedAnyway(trial, exchange)))
          return missed("refused, as is what was accepted before");
        trial.report("acceptance", operation, exchange, {
          expected: `success with ${variation.what.replace(/^with /, "")} at ${variation.pointer}`,
          pointer: variation.pointer,
          cause: variation.keyword,
          place: variation.place,
        });
      }
      if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
    },
  };
}

/** The call with an id that exists in the parameter under test, where it refers to something: an unknown branch may be refused. */
async function withExisting(
  trial: Trial,
  { parameter, keyword }: Variation,
  call: PreparedCall,
): Promise<PreparedCall> {
  const noun = parameter && keyword === "optional" ? referredNoun(parameter.name) : undefined;
  const resource = noun === undefined ? undefined : trial.checker.resources.byNoun(noun);
  const instance = resource && (await obtainInstance(trial, resource));
  const id = resource && instance?.ids.get(resource.key);
  const isTaken = parameter && id !== undefined && trial.checker.validator.isValid(parameter.schema, id);
  return isTaken ? { ...call, parameters: new Map(call.parameters).set(keyOf(parameter), id) } : call;
}

/**
 * Repeats a refused call with values of other members that suit the one under test, by what the text says of both; undefined
 * where it relates it with none, and the reason where no such values are known.
 */
async function performFitting(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
): Promise<Exchange | string | undefined> {
  const { operation, body } = call;
  const restricted = restrictedBeside(trial, operation, variation);
  const beside =
    restricted.length > 0 ? await performBesideOthers(trial, call, variation, restricted) : undefined;
  if (beside) return beside;
  if (restricted.length > 0)
    return `refused, and the text restricts it together with ${restricted.join(", ")}`;
  const bounded = bounding(operation, variation);
  const allowing = withAllowing(body, variation, bounded);
  if (allowing) return await performDistinct(trial, { ...call, body: allowing }, variation, {});
  return bounded.length > 0 ? "refused, and the text bounds it by the value of another member" : undefined;
}

/** Whether a body without a member is refused that is taken with its documented default, which it has anyway. */
async function isTakenWithDefault(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  refusal: Exchange,
): Promise<boolean> {
  const { operation, body } = call;
  const schema = operation.body?.media[0]?.schema;
  const [, part, name, deeper] = variation.pointer.split("/");
  if (variation.keyword !== "optional" || part !== "body" || name === undefined || deeper !== undefined)
    return false;
  if (!schema || !isObject(body) || name in body || !isInvalidRefusal(trial, refusal)) return false;
  const { documents: docs } = operation.contract;
  const member = membersOf(docs, schema).get(name);
  const fallback = member && shapeOf(docs, member).fallback;
  if (fallback === undefined || isUpdate(trial, operation)) return false;
  const count = trial.created.length;
  const control = await performDistinct(
    trial,
    { ...call, body: { ...body, [name]: fallback } },
    variation,
    {},
  );
  await discardSince(trial, count);
  return control.ok;
}

/** The bounds that a text gives the number under test for the values of another member. */
const bounding = (operation: Operation, { pointer, value }: Variation): StatedRange[] =>
  typeof value === "number" ? rangesOf(operation).filter(({ member }) => pointer === `/body/${member}`) : [];

/** The body with a value of another member for which a text allows the number under test; undefined where there is none. */
function withAllowing(
  body: unknown,
  { value }: Variation,
  ranges: readonly StatedRange[],
): Record<string, unknown> | undefined {
  const number = Number(value);
  const range = ranges.find(
    ({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) =>
      number >= least && number <= most,
  );
  return isObject(body) && range ? { ...body, [range.by]: range.values[0] } : undefined;
}

/** A body with one optional member is refused for what a text says of this member as well. */
const aboutMember = (variation: Variation): Variation =>
  variation.member === undefined ? variation : { ...variation, pointer: `/body/${variation.member}` };

/** The members that the text restricts together with the one under test; what it says of a creation holds for a change. */
function restrictedBeside(trial: Trial, operation: Operation, variation: Variation): string[] {
  const own = restrictedWith(operation, variation);
  const create = trial.checker.resources.roles.get(operation)?.resource.create;
  return own.length === 0 && create && isUpdate(trial, operation) ? restrictedWith(create, variation) : own;
}

/**
 * Whether a refusal is about the value of a member and not about its presence: a reference may have to be one of the same
 * place, and of a whole body it names what the body has.
 */
function isAboutSent(
  operation: Operation,
  { pointer, keyword, isReference }: Variation,
  body: unknown,
  exchange: Exchange,
): boolean {
  if (keyword !== "optional" && keyword !== "null") return false;
  const named = placesNamedBy(exchange).map((one) => `/body${one}`);
  const isOfSame = /\b(same|belongs?|part of|members? of|of (the|this|that)|own|exists?|unknown|names?)\b/i;
  if (isReference) return named.some((one) => one.startsWith(pointer)) && isOfSame.test(exchange.text);
  const schema = operation.body?.media[0]?.schema;
  if (pointer !== "/body" || named.length === 0 || !schema || !isObject(body)) return false;
  const { required } = shapeOf(operation.contract.documents, schema);
  const isDependent = /\b(only|when|unless|with|requires?|required|without|together)\b/i.test(exchange.text);
  return named.every((one) => {
    const [, , name = ""] = one.split("/");
    return body[name] !== undefined && (required.has(name) || isDependent);
  });
}

/** Whether a text, or the refusal itself, says something else of the value than its schema does. */
function isStatedElsewhere(
  trial: Trial,
  operation: Operation,
  variation: Variation,
  exchange: Exchange,
): boolean {
  const create = trial.checker.resources.roles.get(operation)?.resource.create;
  // What the creation restricts holds for the outcome of a change, too.
  const isOutcome =
    create !== undefined &&
    isUpdate(trial, operation) &&
    placesNamedBy(exchange).some((place) => isRestricted(create, { pointer: `/body${place}` }));
  return (
    isOutcome ||
    isOfUnseenRule(trial, exchange) ||
    asksForAbsent(exchange) ||
    isBoundedByText(operation, variation) ||
    isStatedPointer(operation, variation, exchange) ||
    rulesTakenFrom(operation).length > 0 ||
    // Check digits are stated where the number is first taken, if at all.
    /\bcheck[ _-]?(digits?|sum)/i.test(exchange.text) ||
    isRestricted(operation, variation) ||
    isOneOfNamed(operation, variation) ||
    isOfSign(operation, variation) ||
    isConditional(operation, variation, exchange) ||
    isAboutOther(exchange, variation.pointer)
  );
}

/** "With any other code, the sale is a 422": the text alone names the values there are. */
export function isOneOfNamed(
  { text }: Pick<Operation, "text">,
  { pointer }: Pick<Variation, "pointer">,
): boolean {
  const words = wordsOf(pointer.split("/").at(-1) ?? "").map(singular);
  const others = [...text.matchAll(/\b(?:any other|an unknown|every other) (?:\w+ )?(\w+)/gi)];
  return others.some(([, noun = ""]) => words.includes(singular(noun.toLowerCase())));
}

/**
 * Whether a text compares a member with something else: "refused when there are more attendees than the room has seats", "is
 * not before the day of issue (422)".
 */
export function isBoundedByText(operation: Operation, { pointer }: Pick<Variation, "pointer">): boolean {
  const name = pointer.split("/").at(-1) ?? "";
  const named = new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`, "i");
  const sentences = sentencesOf(withSeparateRefusals(operation.text));
  return sentences.some((one, index) => {
    // "`paidOn` defaults to today; it is not before the day of issue".
    const subject = /^it\b/i.test(one) ? `${sentences[index - 1] ?? ""} ${one}` : one;
    return (
      name !== "" && named.test(subject) && /\b4\d\d\b/.test(one) && comparing.some((form) => form.test(one))
    );
  });
}

/** A comparison with what the schema does not know. */
const comparing = [
  /\b(?:more|fewer|less|longer|larger|greater|higher)\b[^.;]*\bthan (?:the|its|their|what)\b/i,
  /\b(?:not|nor|neither|never|cannot)\b[^.;]*\b(?:before|after|earlier than|later than) (?:the|its|their)\b/i,
];

/**
 * Whether a refusal names the place under test, or one around it, as a text does that states what is refused there: "a total
 * weight above the tariff's `maxWeightKg` (`/parcels`)".
 */
export function isStatedPointer(
  { text }: Pick<Operation, "text">,
  { pointer }: Pick<Variation, "pointer">,
  exchange: Pick<Exchange, "body">,
): boolean {
  return placesNamedBy(exchange).some(
    (place) =>
      place !== "" &&
      `${pointer}/`.startsWith(`/body${place}/`) &&
      new RegExp(`\\(\`?${literal(place)}\`?[),]`).test(text),
  );
}

/** Whether a refusal asks for an optional member that was not sent: "A rejection needs a note." */
export function asksForAbsent({
  operation,
  call,
  body,
}: Pick<Exchange, "operation" | "call" | "body">): boolean {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(call.body)) return false;
  const sent = new Set(Object.keys(call.body));
  const absent = [...membersOf(operation.contract.documents, schema).keys()].filter((one) => !sent.has(one));
  return [...leaves(body)].some(
    ([, text]) =>
      typeof text === "string" &&
      absent.some((name) =>
        new RegExp(`\\b(?:needs?|requires?|without|lacks?) (?:an? |the )?\`?${literal(name)}\\b`, "i").test(
          text,
        ),
      ),
  );
}

/** Whether a refusal of a whole body names a member that a text asks for beside the value of another: "An e-bike must state it". */
function isConditional(operation: Operation, { pointer, keyword }: Variation, exchange: Exchange): boolean {
  return (
    pointer === "/body" &&
    keyword === "optional" &&
    placesNamedBy(exchange).some((place) => isRestricted(operation, { pointer: `/body${place}` }))
  );
}

/** Whether a date is refused for its side of the present: an example in the past was right when it was written. */
function isAboutPresent({ pointer }: Variation, { body }: PreparedCall, exchange: Exchange): boolean {
  const value = pointer.startsWith("/body/") ? valueAt(body, pointer.slice(5)) : undefined;
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return false;
  const now = Date.parse(headerOf(exchange, "date") ?? "");
  // What lies ahead is not refused for being over.
  const reasons =
    Date.parse(value) > now
      ? /\b(in the future|after (today|now)|too late)\b/i
      : /\b(in the (past|future)|before (today|now)|after (today|now)|too early|expired)\b/i;
  return reasons.test(exchange.text);
}

/** Why a refusal of a valid value is right all the same, as far as the refusal and the texts tell. */
function reasonOf(
  { checker }: Trial,
  variation: Variation,
  call: PreparedCall,
  exchange: Exchange,
): string | undefined {
  const { operation } = call;
  if (isUnknownOwner(variation, exchange, (noun) => checker.resources.byNoun(noun) !== undefined))
    return "refused, as nothing that exists has this value";
  if (needsAnother(operation, variation, call, exchange)) return "refused, as another parameter goes with it";
  if (isAboutPresent(variation, call, exchange)) return "refused, for how it lies to the present";
  if (isAboutSent(operation, variation, call.body, exchange))
    return "refused, for a value that the refusal names and a text may restrict";
  if (isUnknownValue(variation, call.body, exchange)) return "refused, as nothing that exists has this value";
  if (/password|passwd/i.test(variation.pointer) && isAboutStrength(exchange))
    return "refused, for how strong a password has to be";
  if (isAboutUse(exchange)) return "refused, for what uses it now";
  return areAlike(variation, exchange.text) ? "refused, as generated items are alike" : undefined;
}

/** Whether a refused parameter goes together with one that was not sent, by the refusal or a text: `from` and `to`. */
function needsAnother(
  { parameters, text }: Operation,
  { parameter }: Variation,
  call: PreparedCall,
  exchange: Exchange,
): boolean {
  if (parameter?.in !== "query") return false;
  const own = sentencesOf(text).filter(
    (one) => isWord(one, parameter.name) && /\b(together|both|pair|without|with each other)\b/i.test(one),
  );
  // What a refusal says stands in its values: `status` and `code` are members of many.
  const stated = isObject(exchange.body)
    ? [...leaves(exchange.body)].flatMap(([, value]) => (typeof value === "string" ? [value] : []))
    : [exchange.text];
  return parameters.some(
    (other) =>
      other !== parameter &&
      other.in === "query" &&
      call.parameters.get(keyOf(other)) === undefined &&
      [...stated, ...own].some((one) => isWord(one, other.name)),
  );
}

const isWord = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`).test(text);

/** Generated items may refer to the same: "a part is named twice" is not about their number. */
const areAlike = ({ keyword }: Variation, refusal: string): boolean =>
  /^(max|min)Items$/.test(keyword) &&
  /\b(twice|duplicat\w*|more than once|repeated|unique|distinct|same)\b/i.test(refusal);

const isUpdate = ({ checker }: Trial, operation: Operation): boolean =>
  /^(update|replace)$/.test(checker.resources.roles.get(operation)?.kind ?? "") ||
  /^(patch|put)$/.test(operation.method);
