import { singular } from "../../lib/singular";
import { sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { announcedState, participlesOf, spelled, stateMember } from "./state-member";
import { statesIn, transitionsIn } from "./stated-transitions";

/** What a text says of the states in which an operation is possible. */
export interface StatedStates {
  required: readonly string[];
  excluded: readonly string[];
}

const possible = "(?:possible|allowed|valid|permitted|accepted|available|works?|succeeds?)";
const modal = "(?:can|may|is|are|will)";
const state = "(?:the |an? )?(?:(?:status|state|phase|stage)(?:es|s)?(?: of)? )?";
const when = "(?:while|when|if|in|from|for|as long as|once|with|until|during)";
const subject =
  "(?:(?:it|this|they|(?:the|an?|its) [\\w-]+(?: [\\w-]+)?) (?:is|are|was|has been)(?: still)? (?:in )?)?";
const verbs =
  "(?:cannot|can't|can no longer|may not|must not|can not|is not|are not|can never|(?:can|may) neither|(?:takes?|gets?|accepts?|receives?) no|(?:stays?|remains?) (?:as|what|with)|stays?, with|(?:is|are) final)";

/**
 * The states that texts about an operation require or exclude, in the words that contracts use for it: "Only `open` orders
 * can be paid", "Needs the state `open`", "From `open` to `paid`", "A paid order cannot be changed".
 *
 * @param isOther Whether a noun is that of another resource
 */
export function statedStates(
  operation: Operation,
  resource: Resource,
  isOther: (noun: string) => boolean,
): StatedStates {
  const states = stateMember(resource)?.values ?? [];
  const refusal = operation.responses.find(({ status }) => status === "409")?.description ?? "";
  if (states.length === 0) return { required: [], excluded: [] };
  const names = states.map(spelled).join("|");
  const list = `(?:an? |the |in |still )?(?:${names})(?:(?:,? (?:or|and|nor) |, |/| \\| )(?:an? |the |in )?(?:${names}))*(?![\\w-])`;
  // "Cancelled events and those that are over cannot be changed".
  const joined = new RegExp(
    `\\b(${names}) [\\w-]+ (and|or) those (?:that|which) (?:are|were|have been) (${names})\\b`,
    "g",
  );
  const followed = new RegExp(`(?<![\\w-])(?:${names}) ([\\w-]+)`, "g");
  const plain = sentencesOf(`${operation.text}. ${refusal}`.replace(/[`"'“”*]/g, "").toLowerCase()).map(
    (one) => one.replace(joined, "$1 $2 $3"),
  );
  const whole = plain.join(" ");
  const targets = new Set([announcedState(resource, operation)]);
  const isUsable = (sentence: string): boolean =>
    !namesMember(operation, sentence) &&
    !/\b(sees?|seen|shown|listed|lists?|visible)\b/.test(sentence) &&
    !otherNouns(sentence).some(isOther) &&
    // "A station with an active session" is no active station.
    ![...sentence.matchAll(followed)].some(([, noun = ""]) => isOther(singular(noun)));
  const isMove = namesItsState(operation, resource);
  // "Once the day has begun and unless it was cancelled (409)": all but that is allowed.
  const exempted = `\\bunless ${subject}(?:already )?(${list}) ?\\((?:with )?409`;
  const isExempting = (one: string): boolean =>
    new RegExp(exempted).test(one) && !/\b(?:refus|reject|forbid|cannot|can't).*\bunless\b/.test(one);
  for (const sentence of isMove ? [] : plain.filter((one) => isUsable(one) && !isExempting(one))) {
    const found = requiredIn(sentence, list, whole);
    const named = found === undefined ? [] : statesIn(found, states);
    // "Only for open and assigned orders": who may be assigned again, the text says itself.
    const required = named.length > 1 ? named : named.filter((one) => !targets.has(one));
    if (required.length > 0) return { required, excluded: [] };
  }
  const before = isMove ? [] : sourcesOf(operation, resource, states);
  if (before.length > 0) return { required: before, excluded: [] };
  const patterns = [
    `(?:^|[(,] |\\b(?:an?|the|of|while|when|once|as long as) )(${list})(?: [\\w-]+){0,2} ${verbs}\\b`,
    `\\b(?:not|never) (?:${possible} )?(?:${when}|on) ${subject}(${list})`,
  ];
  const excluded = plain.filter(isUsable).flatMap((sentence) =>
    [...patterns, ...(isExempting(sentence) ? [exempted] : [])].flatMap((pattern) => {
      const named = new RegExp(pattern).exec(sentence)?.[1];
      return named === undefined ? [] : statesIn(named, states);
    }),
  );
  return { required: [], excluded: [...new Set(excluded)] };
}

/** Whether every call of an operation names the state to come: what it needs depends on that. */
export function namesItsState({ body, contract }: Operation, resource: Resource): boolean {
  const schema = body?.media[0]?.schema;
  const member = stateMember(resource);
  if (!schema || !member) return false;
  const { required, properties } = shapeOf(contract.documents, schema);
  return [...properties].some(([name, place]) => {
    const { values } = required.has(name) ? shapeOf(contract.documents, place) : {};
    return (
      values !== undefined &&
      values.length > 1 &&
      values.every((one) => member.values.some((state) => state === one))
    );
  });
}

/** The states from which the contract's overview of transitions leads to the one that an operation leads to. */
function sourcesOf(operation: Operation, resource: Resource, states: readonly string[]): string[] {
  const read = resource.read ?? resource.create;
  const name = stateMember(resource)?.name ?? "";
  if (!read || !resource.actions.includes(operation)) return [];
  const { documents } = operation.contract;
  const places = [...successSchemas(read)].flatMap(
    (schema) => responseMembers(read).get(name) ?? membersOf(documents, schema).get(name) ?? [],
  );
  const texts = places.map((place) => descriptionOf(place, documents.resolve(place)));
  const edges = transitionsIn([...texts, generalText(operation.contract)].join("\n"), states);
  const participle = participlesOf(operation, false);
  const target =
    announcedState(resource, operation) ??
    states.find((one) => participle.some((word) => new RegExp(`^${spelled(one)}$`).test(word)));
  const sources = edges.filter(([, to]) => to === target).map(([from]) => from);
  return edges.length > 1 ? [...new Set(sources)] : [];
}

/** The part of a sentence that lists the states an operation needs. */
function requiredIn(sentence: string, list: string, whole: string): string | undefined {
  const patterns = [
    `\\bonly (?:an? |the )?(${list}) [\\w-]+(?: [\\w-]+){0,2} ${modal}\\b`,
    `\\bonly (?:an? |the )?(${list}) [\\w-]+ (?:takes?|accepts?|gets?|receives?|allows?)\\b`,
    `\\bonly (?:be )?(?:[\\w-]+ ){0,3}${when} ${subject}${state}(${list})`,
    `\\b${possible} (?:only )?${when} ${subject}${state}(${list})`,
    `\\b${when} ${subject}${state}(${list})(?: [\\w-]+){0,2} only\\b`,
    `\\b(?:must|has to|have to|needs? to|should)(?: still)? be (?:in )?${state}(${list})`,
    `\\b(?:needs?|requires?) (?:an? |the )?${state}(${list})`,
    `\\bunless ${subject}${state}(${list})`,
    `\\b(${list})(?: [\\w-]+){0,2} \\((?:anything|everything|all|any)(?: else| others?)\\b`,
    `\\bfrom ${state}(${list}) (?:in)?to\\b`,
    `(?<![\\w-])(${list}) ?(?:→|->|=>)`,
    // "Works on requested and confirmed appointments (409 on others)".
    `\\b(${list})(?: [\\w-]+){0,2} \\((?:with )?409 (?:on|for|in|with|to|of) (?:all |any )?(?:the )?(?:others?|rest|everything else|anything else)\\b`,
  ];
  // "While the order is quoted (409)", "the rental is reserved and its days are free (both 409)": what has to be, and the
  // answer where it is not.
  if (!/\b(refus|reject|cannot|can't|conflict|not\b|no longer)/.test(sentence))
    patterns.push(
      `\\b(?:while|when|as long as) ${subject}${state}(${list}) \\((?:with )?409(?: later| afterwards| after that| otherwise| else)?\\)`,
      `^(?:the|an?|its) [\\w-]+(?: [\\w-]+)? is (?:still )?(${list})\\b.*\\((?:both|all|each) 409\\)`,
    );
  const isElse = /\b(any|every|all|the|an)\s?other\b|\botherwise\b|\belse\b/.test(whole);
  if (isElse) patterns.push(`\\((?:i\\.?e\\.? |status |state )?(${list})\\)`);
  for (const pattern of patterns) {
    const match = new RegExp(pattern).exec(sentence);
    if (match?.[1] === undefined || isNegated(sentence.slice(0, match.index))) continue;
    // "Possible in status requested, free of charge, and in status confirmed against a fee".
    const rest = sentence.slice(match.index + match[0].length);
    const others = rest.matchAll(
      new RegExp(`\\b(?:and|or)(?: also)? ${when} ${subject}${state}(${list})`, "g"),
    );
    return [match[1], ...[...others].map(([, more = ""]) => more)].join(" or ");
  }
  return undefined;
}

const isNegated = (before: string): boolean =>
  /\b(not|cannot|never|no longer)( (be|only|even))?[ (]*$/.test(before);

/** A rule about one member does not hold for the whole operation: "The slug of a published course cannot be changed". */
function namesMember({ body, contract }: Operation, sentence: string): boolean {
  const schema = body?.media[0]?.schema;
  if (!schema) return false;
  return [...membersOf(contract.documents, schema).keys()].some((name) => {
    // "The assignee cannot be removed" is about `assignee_id`.
    const noun = referredNoun(name);
    const isNoun =
      noun !== undefined &&
      new RegExp(`\\b${noun}s? (can|may|must)?( ?not|not)? ?be (removed|changed|cleared|set|replaced)`).test(
        sentence,
      );
    return isNoun || new RegExp(`(?<![\\w-])${name.toLowerCase()}(?![\\w-])`).test(sentence);
  });
}

/** The nouns whose state a sentence is about: "while its course is published". */
const otherNouns = (sentence: string): string[] =>
  [...sentence.matchAll(/\b(?:the|its|their|whose|of an?) ([\w-]+) (?:is|are|was|has been)\b/g)].map(
    ([, noun = ""]) => noun.replace(/s$/, ""),
  );
