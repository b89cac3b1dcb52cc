import { prepareCall } from "../../engine/prepare-call";
import { movedDay } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject, object } from "../../lib/json";
import { singular } from "../../lib/singular";
import { sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import { discardSince, type PreparedCall, perform } from "../shared/prepared-call";
import { aroundViolation, isOrdered } from "./sort-rank";
import { collationIn } from "./stated-order";

/** An order that a text states. */
export interface DocumentedOrder {
  member: string;
  isDown: boolean;
}

/** The order that a text states of a list: "newest first", "the most expensive first", "in order of `position`". */
export function documentedOrder(operation: Operation): DocumentedOrder | undefined {
  const list = findList(operation);
  if (!list || operation.sort?.fallback !== undefined) return undefined;
  const { documents } = operation.contract;
  const members = [...membersOf(documents, list.item)].map(([name, place]): OrderedMember => {
    const { types, format = "" } = shapeOf(documents, place);
    const isNumber = types.has("number") || types.has("integer");
    return { name, kind: /^date/.test(format) ? "time" : isNumber ? "number" : "other" };
  });
  const texts = [
    operation.text,
    ...operation.responses.filter(({ status }) => /^2/.test(status)).map((one) => one.description),
  ];
  const found = orderIn(texts.join(". "), members);
  const [, name] = /\bdirection (?:of|in|given by|from|that) (?:the )?`(\w+)`/.exec(operation.text) ?? [];
  if (!found || name === undefined) return found;
  const direction = directionOf(operation, name);
  return direction && { ...found, isDown: direction === "down" };
}

/** The direction of a list that is asked for none: "in the direction of `order`", whose default is `desc`. */
function directionOf({ parameters, contract }: Operation, name: string): "up" | "down" | undefined {
  const place = parameters.find((one) => one.in === "query" && one.name === name)?.schema;
  const fallback = place && shapeOf(contract.documents, place).fallback;
  if (typeof fallback !== "string") return undefined;
  return /^desc/i.test(fallback) ? "down" : /^asc/i.test(fallback) ? "up" : undefined;
}

export interface OrderedMember {
  name: string;
  kind: "time" | "number" | "other";
}

/** The order that a text states, by the members that it may mean. */
export function orderIn(text: string, members: readonly OrderedMember[]): DocumentedOrder | undefined {
  // "Sorted by `startsAt`, equal ones in ascending order of id": what comes last is about ties.
  const whole = text.replace(
    /[,;] (?:and )?(?:those |items |ones )?(?:equal|ties|with (?:the same|an? equal))\b[^.;]*/gi,
    "",
  );
  const sentences = sentencesOf(whole).filter(
    (one) => !/\b(equal|ties?|same|together|alike|identical)\b /i.test(one.split(",")[0] ?? ""),
  );
  return (
    firstOf(sentences, (one) => byNamedMember(one, members)) ??
    byTime(sentences, members) ??
    firstOf(sentences, (one) => bySuperlative(one, members)) ??
    firstOf(sentences, (one) => byMember(one, members))
  );
}

function firstOf(
  sentences: readonly string[],
  find: (sentence: string) => DocumentedOrder | undefined,
): DocumentedOrder | undefined {
  for (const sentence of sentences) {
    const found = find(sentence);
    if (found) return found;
  }
  return undefined;
}

/** "The earliest `from` first", "the oldest (`createdAt`) first". */
function byNamedMember(sentence: string, members: readonly OrderedMember[]): DocumentedOrder | undefined {
  const [, word = "", name = ""] =
    /\b(newest|latest|most recent|oldest|earliest|lowest|highest|smallest|largest)\b(?: \w+)? \(?`(\w+)`\)? first\b/i.exec(
      sentence,
    ) ?? [];
  const member = members.find((one) => one.name === name && one.kind !== "other");
  return member && { member: member.name, isDown: /new|latest|recent|high|large/i.test(word) };
}

const creationTime =
  /^((created|creation|inserted|added|uploaded|posted|submitted|received|registered|occurred|happened|logged|recorded)_?(at|on|time|date)?|at|time|timestamp|when)$/i;

/** "Newest first". A time of another kind may be meant: "latest first" of what begins some day. */
function byTime(
  sentences: readonly string[],
  members: readonly OrderedMember[],
): DocumentedOrder | undefined {
  const [, word = ""] =
    /\b(newest|latest|most recent|oldest|earliest)\b(?: \w+){0,3} first\b/i.exec(sentences.join(" ")) ?? [];
  const times = members.filter(
    ({ name, kind }) => kind === "time" && !/^(updat|modif|chang|delet)/i.test(name),
  );
  const [only] = times;
  // What is newest was made last, whatever times it has besides; the latest may be what begins last.
  const created = /newest|oldest/i.test(word)
    ? times.find(({ name }) => /^creat(ed|ion)/i.test(name))
    : undefined;
  const member = created ?? (times.length === 1 && only && creationTime.test(only.name) ? only : undefined);
  return word !== "" && member ? { member: member.name, isDown: !/old|earl/i.test(word) } : undefined;
}

const ofMoney = /^(price|cost|amount|fee|fare|total)s?$/;

/** "The most expensive first", "the largest capacity first". */
function bySuperlative(sentence: string, members: readonly OrderedMember[]): DocumentedOrder | undefined {
  const [, word = "", noun = ""] =
    /\b(most expensive|dearest|priciest|cheapest|highest|lowest|largest|biggest|smallest|longest|shortest|heaviest)((?: [\w`]+)??) first\b/i.exec(
      sentence,
    ) ?? [];
  if (word === "") return undefined;
  const isDown = !/cheap|low|small|short/i.test(word);
  const named = wordsOf(noun).map(singular);
  const isMeant = /expens|dear|pric|cheap/i.test(word)
    ? (words: readonly string[]) => words.some((one) => ofMoney.test(one))
    : (words: readonly string[]) => named.length > 0 && named.every((one) => words.includes(one));
  const [only, other] = members.filter(
    ({ name, kind }) => kind === "number" && isMeant(wordsOf(name).map(singular)),
  );
  return only && !other ? { member: only.name, isDown } : undefined;
}

const downward = /\b(descending|falling|decreasing|reverse)\b/i;

/** "In ascending order of `position`", "sorted by name", "by `startsAt`, then by `id`". */
function byMember(sentence: string, members: readonly OrderedMember[]): DocumentedOrder | undefined {
  const found =
    /\b(?:in|by) (?:the )?(?:(ascending|descending|rising|falling|increasing|decreasing) )?order of (?:the |their |its )?`?(\w+)`?(,?(?: in)? \w*)?/i.exec(
      sentence,
    ) ??
    // "The newest comes first (descending givenOn)".
    /\((ascending|descending) `?(\w+)`?()\)/i.exec(sentence) ??
    /\b(?:sorted|ordered|listed|arranged) by (?:(ascending|descending|rising|falling) )?(?:the |their |its )?`?(\w+)`?(,?(?: in)? \w*)?/i.exec(
      sentence,
    );
  if (!found) return undefined;
  const [, direction = "", name = "", rest = ""] = found;
  // "Sorted by name when no order is asked for" and "can be sorted by price" state no order of their own.
  if (/\b(can|may|could) (be )?(sorted|ordered|listed|arranged)/i.test(sentence)) return undefined;
  const member = members.find(
    (one) => one.name === name || wordsOf(one.name).join("") === name.toLowerCase(),
  );
  return member && { member: member.name, isDown: downward.test(direction) || downward.test(rest) };
}

/**
 * A list whose text states an order has it: by time, by price, by a member that is named.
 *
 * Standard: the operation's description.
 * Reports: `sort`. Severity: error.
 */
export async function checkDocumentedOrder(
  trial: Trial,
  operation: Operation,
  { member, isDown }: DocumentedOrder,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const count = trial.created.length;
  await createInOtherOrder(trial, operation, { member, isDown }, call.parameters);
  await compareOrder(trial, operation, { member, isDown }, call);
  await discardSince(trial, count);
}

/** Days between two periods, so that they do not overlap. */
const apart = 100;

/** Creates two children of what the path names, the one that has to stand last in the list first. */
async function createInOtherOrder(
  trial: Trial,
  operation: Operation,
  { member, isDown }: DocumentedOrder,
  parameters: ReadonlyMap<string, unknown>,
): Promise<void> {
  const create = trial.checker.resources.roles.get(operation)?.resource.create;
  if (!create || create.path !== operation.path || !operation.path.includes("{")) return;
  if (!trial.checker.bases.get(create)?.isAccepted || trial.checker.options.isReadOnly) return;
  const call = await prepareCall(trial, create);
  const value = isObject(call.body) ? call.body[member] : undefined;
  const isGiven = typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);
  // A time that the server sets is that of the call.
  const isOfCall = value === undefined && creationTime.test(member);
  if (!isGiven && !isOfCall) return;
  const own = new Map(call.parameters);
  for (const [key, one] of parameters) if (key.startsWith("path.")) own.set(key, one);
  if (isOfCall) {
    for (let count = 0; count < 2; count += 1)
      await perform(trial, { ...withNewNames(trial, call), parameters: own });
    return;
  }
  const bodies = [call.body, movedBy(call.body, apart)];
  for (const body of isDown ? bodies : bodies.toReversed())
    await perform(trial, { ...call, parameters: own, body });
}

/** The body with its dates and times so many days later. */
const movedBy = (body: unknown, days: number): unknown =>
  Object.fromEntries(
    Object.entries(object(body)).map(([name, value]) => [
      name,
      typeof value === "string" && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value)
        ? (movedDay(value, days) ?? value)
        : value,
    ]),
  );

async function compareOrder(
  trial: Trial,
  operation: Operation,
  { member, isDown }: DocumentedOrder,
  call: PreparedCall,
): Promise<void> {
  const parameters = operation.sort
    ? parametersWithout(call, `query.${operation.sort.parameter}`)
    : call.parameters;
  const all = await fetchAll(trial, { ...call, parameters });
  const values = (all?.items ?? [])
    .map((item) => propertyOf(item, member))
    .filter((one) => typeof one === "string" || typeof one === "number");
  if (!all || values.length < 2 || isOrdered(values, isDown, collationIn(operation.text))) return;
  trial.report("sort", operation, all.exchange, {
    expected: `items ${isDown ? "falling" : "rising"} by ${member}, as the text says`,
    actual: toJson(aroundViolation(values, isDown)),
    pointer: `/${member}`,
    cause: "documented order",
  });
}
