import type { Place } from "../../document/place";
import { periodMembers } from "../../engine/parent-period";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { withMemberNames } from "../../plan/named-members";
import { referredNoun, wordsOf } from "../../plan/nouns";
import { generate } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { performDistinct } from "../shared/distinct-names";
import type { PreparedCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

const restricting =
  /\b(must|may|can|cannot|can't|has to|have to|not|only|at most|at least|before|after|unless)\b/i;

/**
 * Members that a text restricts together with the member under test: "The source language must not be among the target
 * languages". Empty where it says nothing of the kind.
 */
export function restrictedWith({ text, contract, body }: Operation, { pointer }: Variation): string[] {
  const [, part, own] = pointer.split("/");
  const schema = body?.media[0]?.schema;
  if (part !== "body" || own === undefined || !schema) return [];
  const names = [...membersOf(contract.documents, schema).keys()];
  const found = statementsOf(text).flatMap((one) => {
    // "The deposit" is `depositCents`.
    const named = withMemberNames(one, names);
    const isMet = (restricting.test(one) || isConditional(one, own)) && isNamed(named, own);
    return isMet ? names.filter((name) => name !== own && isNamed(named, name)) : [];
  });
  return [...new Set(found)];
}

/** What a text states, one after another: a clause about "it" goes with the one before, which names what is meant. */
const statementsOf = (text: string): string[] =>
  text
    .split(/(?<=\.)\s|(?<=;)\s(?!(?:it|its|they|their|both|this)\b)/)
    .map((one) => one.replace(/\s+/g, " "));

/** "With kind `percent`, `value` is 1 to 90", "`delta` is above 0 for the reason `delivery`", "the postcode fits the country". */
const isConditional = (statement: string, name: string): boolean =>
  new RegExp(`\`${literal(name)}\` (is|are) `).test(statement)
    ? /\b(with|for|when|where|if|above|below|\d+ to \d+)\b/i.test(statement)
    : /\b(fits?|match(es)?|corresponds?|agrees?) (to |with )?(the|its|their)\b|\botherwise 4\d\d\b/i.test(
        statement,
      );

/**
 * Whether a text restricts a member beyond its schema: "`attendees` is at most the capacity of the room: 422", "a receipt
 * must be positive" of its `quantity`.
 */
export function isRestricted(operation: Operation, { pointer }: Pick<Variation, "pointer">): boolean {
  const { text, responses, contract, body } = operation;
  const [, part, own, ...deeper] = pointer.split("/");
  const schema = body?.media[0]?.schema;
  const member = own === undefined || !schema ? undefined : membersOf(contract.documents, schema).get(own);
  if (part !== "body" || own === undefined || !member) return false;
  if (isOfPeriod(operation, own)) return true;
  const last = deeper.at(-1);
  if (last !== undefined && isRelated(text, last)) return true;
  const inner = deeper.reduce<Place | undefined>(
    (place, name) => place && membersOf(contract.documents, place).get(name),
    member,
  );
  const { minimum, maximum, minItems, maxItems } = shapeOf(contract.documents, inner ?? member);
  const bounds = [minimum, maximum, minItems, maxItems].filter((one) => one !== undefined).map(String);
  // What repeats the schema restricts nothing further.
  const isRepeated = (statement: string): boolean =>
    /\b(characters?|letters?|long|length|blank|empty)\b/i.test(statement) ||
    bounds.some((one) => new RegExp(`(?<![\\w.])${one.replace("-", "\\-")}(?![\\w.])`).test(statement));
  const refusals = responses.filter(({ status }) => /^4/.test(status)).map(({ description }) => description);
  return (
    [text, ...refusals]
      .flatMap((one) => one.split(/(?<=[.;])\s|\n\s*[*-] /))
      // A line may end within a name: "declared\nvalue".
      .map((one) => one.replace(/\s+/g, " "))
      .some(
        (one) =>
          (isNamed(one, own) || isMeant(one, own) || isReferredTo(one, own) || isInUnit(one, own)) &&
          limiting.test(one) &&
          !isRepeated(one),
      )
  );
}

/** "`closes` must be later than `opens` (422)" holds for each item of a list of hours, "the amount is at most 500" for amounts. */
const isRelated = (text: string, name: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      (one.includes(`\`${name}\``) || (/\d/.test(one) && isNamed(one, name) && /^[a-z]+$/i.test(name))) &&
      limiting.test(one),
  );

/** "Staff must name the customer" is about `customerId`. */
function isReferredTo(sentence: string, name: string): boolean {
  const noun = referredNoun(name);
  return (
    noun !== undefined &&
    new RegExp(
      `\\b(must|has to|have to|needs? to) (name|give|state|send|say|choose|specify|provide) (the|an?|its|their|his|her) ${noun}\\b`,
      "i",
    ).test(sentence)
  );
}

/** "Not more than 100000 cents may be paid in cash" is about `amountCents`. */
function isInUnit(sentence: string, name: string): boolean {
  const words = wordsOf(name);
  const unit = words.length > 1 ? words.at(-1) : undefined;
  return unit !== undefined && new RegExp(`\\d ${literal(unit)}\\b`, "i").test(sentence);
}

/** Begin and end restrict each other: "It ends later than it begins", "the period must remain in order". */
function isOfPeriod(operation: Operation, name: string): boolean {
  return (
    (periodMembers(operation)?.includes(name) === true &&
      /\b(later|after|before|earlier|periods?|lasts?|within|duration|order)\b/i.test(operation.text)) ||
    (spanOf(operation)?.includes(name) === true && sentencesOf(operation.text).some(ordersSpan))
  );
}

const begin =
  "opens?|opening|starts?|starting|begins?|beginning|from|min|minimum|lowest|lower|first|earliest";
const end = "closes?|closing|ends?|ending|finish(?:es)?|until|till|to|max|maximum|highest|upper|last|latest";
const [beginning, ending] = [begin, end].map((words) => new RegExp(`\\b(?:${words})\\b`, "i")) as [
  RegExp,
  RegExp,
];

/** "A site must close later than it opens": a begin and an end that a sentence compares. */
const ordersSpan = (sentence: string): boolean =>
  /\b(later|earlier|before|after|less|more|greater|higher|lower|smaller|larger|exceeds?|below|above|precedes?|follows?)\b/i.test(
    sentence,
  ) &&
  beginning.test(sentence) &&
  ending.test(sentence);

/**
 * Two members of one type of which one is the begin and the other one the end, whatever they hold: `openFrom` and
 * `openUntil` as times of the day, `minPrice` and `maxPrice`.
 */
function spanOf({ body, contract: { documents } }: Operation): [from: string, to: string] | undefined {
  const schema = body?.media[0]?.schema;
  const members = schema ? [...membersOf(documents, schema)] : [];
  const typeOf = (place: Place): string => [...shapeOf(documents, place).types].sort().join();
  const rest = (name: string, side: string): string =>
    wordsOf(name)
      .filter((word) => !new RegExp(`^(?:${side})$`).test(word))
      .join();
  const isOf = (name: string, side: string): boolean =>
    wordsOf(name).some((word) => new RegExp(`^(?:${side})$`).test(word));
  for (const [to, place] of members) {
    if (!isOf(to, end)) continue;
    const from = members.find(
      ([name, other]) =>
        name !== to &&
        isOf(name, begin) &&
        !isOf(name, end) &&
        typeOf(other) === typeOf(place) &&
        rest(name, begin) === rest(rest(to, end).replaceAll(",", " "), begin),
    );
    if (from) return [from[0], to];
  }
  return undefined;
}

/**
 * Whether a text restricts the sign of numbers in a list: "A delivery must be positive, damage negative; zero is senseless."
 */
export function isOfSign({ text }: Operation, { pointer, value }: Variation): boolean {
  const isDeep = pointer.split("/").length > 3;
  return (
    isDeep &&
    typeof value === "number" &&
    sentencesOf(text).some(
      (one) =>
        /\b(must|has to|have to|may not|cannot|not allowed|refused|senseless|4\d\d)\b/i.test(one) &&
        (value > 0 ? /\bnegative\b/i : value < 0 ? /\bpositive\b/i : /\b(zero|positive|negative)\b/i).test(
          one,
        ),
    )
  );
}

/** "The value must fit the digits (422)" is about `finalValue`, "the hours of a day must not overlap" about `openingHours`. */
function isMeant(sentence: string, name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  return (
    words.length > 1 &&
    new RegExp(
      `\\bthe ${last} (?:of (?:an? |the |one )?\\w+ )?(must|has to|may not|cannot|should)\\b[^()]*\\(4\\d\\d`,
      "i",
    ).test(sentence)
  );
}

const limiting =
  /\b(must|has to|have to|needs?|cannot|can't|at most|at least|up to \D{0,3}\d|between \D{0,3}\d|(no|not) (more|less|later|earlier|higher|lower) than|(less|more|greater|fewer|higher|lower) than|exceeds?|limited to|limit of|maximum of|minimum of|positive|negative)\b|\b4\d\d\b/i;

/** `targetLanguages` is named by "target languages" and "`targetLanguages`". */
function isNamed(sentence: string, name: string): boolean {
  const words = wordsOf(name).join("[ _-]?").replace(/s$/, "");
  return new RegExp(`\\b${words}s?\\b`, "i").test(sentence);
}

const maximumTurns = 10;

/** Repeats a refused call with other values of the members that a text restricts together with the one under test. */
export async function performBesideOthers(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  others: readonly string[],
): Promise<Exchange | undefined> {
  const { operation, body } = call;
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return undefined;
  const { documents } = operation.contract;
  const members = membersOf(documents, schema);
  for (let turn = 0; turn < maximumTurns; turn += 1) {
    const changed = { ...body };
    for (const name of others) {
      const member = members.get(name);
      if (member) changed[name] = generate(documents, member, { random: trial.random });
    }
    if (!trial.checker.validator.isValid(schema, changed)) continue;
    const exchange = await performDistinct(trial, { ...call, body: changed }, variation, {});
    if (exchange.ok) return exchange;
  }
  return undefined;
}
