import { isObject, type Json, valueAt } from "../lib/json";
import { singular } from "../lib/singular";
import { literal } from "../lib/texts";
import type { Contract } from "../load/model";
import { mayBeIdOf } from "../plan/id-patterns";
import { descriptionOf, responseMembers } from "../plan/member-sources";
import { nounAndMember, verbAndNoun, wordsOf } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import { type Exchange, headerOf } from "../send/exchange";
import { evaluate } from "../send/expression";

/** A resource instance on the server that the run knows. */
export interface ResourceInstance {
  resource: Resource;
  userIndex: number;
  /** The payload that created or returned it. */
  payload: unknown;
  /** Resource key → id, its own and its parents'. */
  ids: Map<string, unknown>;
  /** The request that created or returned it, preceded by those it depended on. */
  steps: Exchange[];
  /** Created by this run: it may be changed and deleted. */
  isOwn: boolean;
  isDeleted: boolean;
  sentBody: unknown;
  /** The calls since its creation that brought it into its state. */
  history?: Exchange[];
}

/** Whether a value may be an id: a text or a number, of 64 bits as well. */
export const isIdValue = (value: unknown): value is string | number | bigint =>
  typeof value === "string" || typeof value === "number" || typeof value === "bigint";

/** The instance's id as an operation's parameter takes it, by links first; undefined where none is found. */
export function idFor(
  checker: { readonly contracts: readonly Contract[] },
  instance: ResourceInstance,
  to: string,
  parameter: string,
): unknown {
  const exchange = instance.steps.at(-1);
  if (exchange) {
    for (const contract of checker.contracts)
      for (const link of contract.links) {
        if (link.from !== exchange.operation.id || link.to !== to) continue;
        const expression = link.parameters[parameter];
        if (expression === undefined || (instance.payload !== exchange.payload && !instance.isOwn)) continue;
        const value = evaluate(expression, {
          body: exchange.body,
          headers: exchange.response?.headers ?? {},
          requestBody: exchange.call.body,
          parameters: exchange.call.parameters,
        });
        if (value !== undefined && value !== null) return value;
      }
  }
  const own = instanceId(instance, parameter.replace(/^body#\//, ""));
  const { resource, ids, payload } = instance;
  const isOfParent = resource.parent !== undefined && own === ids.get(resource.parent);
  return (isOfParent ? lastPart(resource, payload) : undefined) ?? own;
}

/** The id of what was added last, where the answer is the parent with all its parts: an order with its `lines`. */
function lastPart({ noun }: Resource, payload: unknown): unknown {
  const parts = Object.entries(isObject(payload) ? payload : {}).find(
    ([name, value]) => Array.isArray(value) && wordsOf(name).map(singular).join("") === noun,
  )?.[1];
  const last: unknown = Array.isArray(parts) ? parts.at(-1) : undefined;
  return isObject(last) && isIdValue(last["id"]) ? last["id"] : undefined;
}

/** The instance's id, by common names of id members, else from `Location`. */
export function instanceId(instance: ResourceInstance, parameterName: string): unknown {
  const { payload, resource } = instance;
  const creator = instance.steps.at(-1);
  // "OK" as plain text is no id.
  const isPlainText = creator?.isJson === false && typeof payload === "string";
  if (!isPlainText && isIdValue(payload)) return payload;
  const isOwn = (value: unknown): boolean => mayBeIdOf(resource, value);
  const asked = nounAndMember(parameterName);
  const places = (isObject(payload) ? placesOfId(payload, instance.sentBody) : []).map((place) =>
    Object.fromEntries(Object.entries(place).filter(([, value]) => !isIdValue(value) || isOwn(value))),
  );
  const fromSent = (): unknown =>
    isObject(instance.sentBody)
      ? (instance.sentBody[parameterName] ?? instance.sentBody[asked.member])
      : undefined;
  const shown =
    valueNamed(places, ownNames(resource, parameterName)) ??
    (creator && describedMember(creator, payload, asked.noun)) ??
    valueOfShorterNoun(places, resource.create ? verbAndNoun(resource.create.name).noun : resource.noun) ??
    valueNamed(places, generalNames);
  if (shown !== undefined) return shown;
  const location = creator && headerOf(creator, "location");
  const last = location
    ?.split(/[?#]/)[0]
    ?.split("/")
    .filter((step) => step !== "")
    .at(-1);
  // A Location that leads to the collection names no instance.
  const isCollection = last === creator?.operation.path.split("/").at(-1);
  const isOther = last !== undefined && !isOwn(decodeURIComponent(last));
  return last === undefined || isCollection || isOther ? fromSent() : decodeURIComponent(last);
}

const generalNames = ["_id", "uuid", "key", "code", "slug", "no", "number", "name"];

/** Names of members that hold the id of this resource, the likeliest first. */
function ownNames(resource: Resource, parameterName: string): string[] {
  const noun = resource.create ? verbAndNoun(resource.create.name).noun : resource.noun;
  const asked = nounAndMember(parameterName);
  return [
    parameterName,
    // `featureName` is the name of a feature.
    ...(singular(asked.noun) === noun || asked.noun === resource.noun ? [asked.member] : []),
    `${resource.noun}Id`,
    `${noun}Id`,
    `${resource.noun}_id`,
    `${resource.noun}No`,
    `${resource.noun}Number`,
    `${resource.noun}Key`,
    "id",
  ];
}

/** The first id by its name. One further down is preferred to a code at the top, which may be the envelope's. */
function valueNamed(places: readonly Json[], names: readonly string[]): unknown {
  for (const name of names)
    for (const place of places) {
      const found = Object.keys(place).find((key) => key.toLowerCase() === name.toLowerCase());
      const value = found === undefined ? undefined : place[found];
      if (isIdValue(value)) return value;
    }
  return undefined;
}

/** The id by the last word of a noun: an order contact has a `contactId`. */
function valueOfShorterNoun(places: readonly Json[], noun: string): unknown {
  for (const place of places)
    for (const [name, value] of Object.entries(place)) {
      const words = wordsOf(name);
      const shorter = /^(id|no|number|key)$/.test(words.at(-1) ?? "") ? words.slice(0, -1).join("") : "";
      if (shorter.length > 2 && noun.endsWith(shorter) && isIdValue(value)) return value;
    }
  return undefined;
}

/**
 * The objects of an answer that may hold its id. Where it repeats what was sent, it is the representation itself, and what
 * it has inside are others: the role of a token, the author of a note.
 */
function placesOfId(payload: Json, sent: unknown): Json[] {
  const inner = Object.values(payload).filter(isObject);
  const texts = Object.entries(isObject(sent) ? sent : {}).filter(([, value]) => typeof value === "string");
  const repeats = (one: Json): number => texts.filter(([name, value]) => one[name] === value).length;
  const isItself = texts.length > 0 && repeats(payload) * 2 >= texts.length;
  return [payload, ...inner.filter((one) => !isItself || repeats(one) > 0)];
}

/** The member that a description calls what a parameter takes: `secret`, "The actual value of the token", for `{token}`. */
function describedMember({ operation }: Exchange, payload: unknown, noun: string): unknown {
  if (!isObject(payload) || noun === "") return undefined;
  const isMeant = new RegExp(
    `^(the|its|an?) ((actual|full|whole|secret|unique) )*((value|text|string) of (the|this|an?) )?${literal(noun)}( itself)?( (used|which|that|to)\\b|[.,]|$)`,
    "i",
  );
  const [name] =
    [...responseMembers(operation)].find(
      ([member, place]) =>
        member.toLowerCase() !== noun &&
        isMeant.test(descriptionOf(place).trim()) &&
        typeof payload[member] === "string",
    ) ?? [];
  return name === undefined ? undefined : payload[name];
}

/** The key that the client chose for what a PUT created; an answer may show another one. */
export function chosenKey({ resource, ids }: ResourceInstance): unknown {
  return resource.create !== undefined && resource.create === resource.replace
    ? ids.get(resource.key)
    : undefined;
}

/** A member that the representation of an instance shows. */
export function shownMember({ payload, ids, resource }: ResourceInstance, member: string): unknown {
  return representationOf(payload, ids.get(resource.key))?.[member];
}

/** The object of a payload that represents an instance: the payload, or the one object in it. */
export function representationOf(payload: unknown, id: unknown): Record<string, unknown> | undefined {
  if (!isObject(payload)) return undefined;
  if (Object.values(payload).some((value) => value === id)) return payload;
  const inner = Object.values(payload).filter(isObject);
  return (
    inner.find((one) => Object.values(one).some((value) => value === id)) ??
    (inner.length === 1 && Object.keys(payload).length === 1 ? inner[0] : payload)
  );
}

/**
 * Whether an answer that names what a read shows is about something else: a refund names its order, has an id of its own,
 * and is in a state of its own.
 */
export function isAboutOther(
  answer: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
): boolean {
  return Object.keys(answer).some(
    (name) => /^(id|uuid)$/.test(wordsOf(name).at(-1) ?? "") && !(name in shown),
  );
}

/**
 * The list item that represents an instance, compared by the id member where items have one: other members may hold
 * the same number by chance.
 */
export function itemOf(
  items: readonly Record<string, unknown>[],
  { payload, ids, resource }: ResourceInstance,
  declared: string | undefined,
): Record<string, unknown> | undefined {
  const id = ids.get(resource.key);
  const isId = (value: unknown): boolean => value === id || String(value) === String(id);
  const own = Object.entries(representationOf(payload, id) ?? {}).filter(([, value]) => isId(value));
  const names = [declared ?? "id", "id", ...own.map(([name]) => name)];
  const name = names.find((one) => own.some(([key]) => key === one) && items.some((item) => one in item));
  return items.find((item) => (name === undefined ? Object.values(item).some(isId) : isId(item[name])));
}

/** The items of a list response. */
export function itemsOf(exchange: Exchange, pointer: string): unknown[] | undefined {
  const value = valueAt(exchange.body, pointer);
  return Array.isArray(value) ? value : undefined;
}
