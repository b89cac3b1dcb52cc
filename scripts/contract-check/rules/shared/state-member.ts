import { literal, sentencesOf } from "../../lib/texts";
import { findList, successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { isStateName, participleOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Views } from "./instance-views";

/** The state of an instance that was deleted and may be restored. */
export const deletedState = "deleted";

/** The member of a representation that holds the state, with its values. */
export interface StateMember {
  name: string;
  values: readonly string[];
}

const members = new WeakMap<Resource, StateMember | null>();

/** `status: enum [draft, sent]`: the enumerated member that is named like a state. */
export function stateMember(resource: Resource): StateMember | undefined {
  const known = members.get(resource);
  if (known !== undefined) return known ?? undefined;
  const shown = resource.read ?? resource.create;
  // What has no read and is not created shows its state in lists alone.
  const item = resource.list && findList(resource.list)?.item;
  const found = shown ? findMember(shown) : resource.list && item && findMember(resource.list, [item]);
  members.set(resource, found ?? null);
  return found;
}

/** The states of a resource that the answer of an operation documents. */
export function documentedStatesOf(operation: Operation, resource: Resource): readonly string[] {
  const own = stateMember(resource);
  const shown = findMember(operation);
  return shown && own && shown.name === own.name ? shown.values : [];
}

function findMember(operation: Operation, schemas = successSchemas(operation)): StateMember | undefined {
  const { documents, envelope } = operation.contract;
  // A branch for each state has one of its values: together they are all.
  const found = new Map<string, string[]>();
  for (const schema of schemas) {
    const top = membersOf(documents, schema);
    const data = envelope?.data === undefined ? undefined : top.get(envelope.data);
    for (const [name, place] of data ? membersOf(documents, data) : top) {
      if (!isStateName(name)) continue;
      const { values = [], constant } = shapeOf(documents, place);
      for (const value of [...values, constant])
        if (typeof value === "string") found.set(name, [...(found.get(name) ?? []), value]);
    }
  }
  for (const [name, values] of found)
    if (new Set(values).size > 1) return { name, values: [...new Set(values)] };
  return undefined;
}

/** The state that an instance shows; empty where it shows none. */
export function stateOf(resource: Resource, { read, list }: Views): string {
  const member = stateMember(resource);
  const value = member && (read ?? list)?.value[member.name];
  return typeof value === "string" ? value : "";
}

/** The state that an action announces: "The shipment, now `dispatched`". */
export function announcedState(resource: Resource, operation: Operation): string | undefined {
  const member = stateMember(resource);
  const texts = operation.responses
    .filter(({ status }) => /^2/.test(status))
    .map(({ description }) => description);
  const text = texts.join(" ").toLowerCase();
  const announced = member?.values.filter((value) =>
    new RegExp(`\\b(now|is then|becomes?|then) (an? )?\`?${spelled(value)}\`?(?![\\w-])`).test(text),
  );
  return announced?.length === 1 ? announced[0] : stateOfText(operation, member?.values ?? []);
}

/**
 * The state that a creation announces: "Creates a draft", "starts as `pending`", "in the state `booked`". Undefined where
 * the text names none, or several.
 */
export function initialState(states: readonly string[], create: Operation): string | undefined {
  const texts = [
    create.text,
    ...create.responses.filter(({ status }) => /^2/.test(status)).map(({ description }) => description),
  ];
  const found = new Set<string>();
  for (const sentence of texts.flatMap((text) => sentencesOf(text.replace(/[`"'“”*]/g, "").toLowerCase()))) {
    if (/\b(if|when|unless|otherwise|once|until|after|or|4\d\d|paid one|free one)\b/.test(sentence)) continue;
    for (const state of states) {
      const name = `${spelled(state)}(?![\\w-])`;
      const patterns = [
        `\\b(creates?|enters?|opens?|books?|adds?|makes?|places?|registers?) an? (new )?${name}`,
        `\\b(starts?( out)?|begins?|created|is( always)?( first| initially| at first)?|initially)( life)? (as|in|with)( the| an?)?( status| state)? ?${name}`,
        `\\b(status|state) (is|of|starts as|begins as)( always| first| initially)? ?${name}`,
        `\\bin( the)? (status|state) ${name}`,
        `\\b(is|are) (first|initially|at first|always) (an? )?${name}`,
      ];
      if (patterns.some((pattern) => new RegExp(pattern).test(sentence))) found.add(state);
    }
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** "From `draft` to `inReview`", "Turns a draft into a submitted order", "The order goes into progress". */
function stateOfText({ text }: Operation, states: readonly string[]): string | undefined {
  const whole = text.replace(/[`"'“”]/g, "").toLowerCase();
  // "With the last one it becomes used up", "with a balance of 0 it becomes paid" happen once only.
  const isSometimes = (one: string): boolean =>
    /\b(with the (last|first)|as soon as|if|unless|or)\b|\b(when|once) (no|nothing|all|every|the last)\b|\bwith [^,]*\b(\d+|zero|nothing)\b/.test(
      one,
    ) && !/\bfrom\b/.test(one);
  const plain = sentencesOf(whole)
    .filter((one) => !isSometimes(one))
    .join(" ");
  const found = states.filter((state) => {
    const name = spelled(state);
    const end = "(?![\\w-])";
    return [
      `\\bfrom [a-z_ ,-]+ to (an? )?${name}${end}`,
      `\\bturns an? [a-z_ -]+ into an? ${name}${end}`,
      `\\b(becomes|goes to|moves to) (an? )?${name}${end}`,
      `\\b(goes|moves) into ${name.replace(/^in\[ _-\]\?/, "")}${end}`,
    ].some((pattern) => new RegExp(pattern).test(plain));
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Members that an operation sets: "sets `submittedAt`", "with `cancellation` set", a time that is named after it. With a
 * state of the caller's choice only what is said of that state counts.
 */
export function membersSetBy(operation: Operation, target?: string): string[] {
  const { text, responses } = operation;
  const texts = [
    text,
    ...responses.filter(({ status }) => /^2/.test(status)).map(({ description }) => description),
  ];
  const about = (text: string): string[] =>
    target === undefined
      ? [text]
      : sentencesOf(text).filter((one) => new RegExp(`\`${literal(target)}\``).test(one));
  const stated = texts
    .flatMap(about)
    .flatMap((one) =>
      [...one.matchAll(/\bsets `(\w+)`(?! (?:back )?to (?:`?null|nothing\b))|\bwith `(\w+)` set\b/g)].map(
        (match) => match[1] ?? match[2] ?? "",
      ),
    );
  const named = target === undefined ? timesNamedAfter(operation) : [];
  return [...stated, ...named.filter((one) => !isConditional(text, one))];
}

/** "When the balance reaches 0 the invoice is `paid` and `paidAt` is set": not every payment sets it. */
const isConditional = (text: string, member: string): boolean =>
  sentencesOf(text).some(
    (one) => one.includes(`\`${member}\``) && /\b(when|if|once|until|unless|as soon as)\b/i.test(one),
  );

/** The lists that get an entry with each call, by the operation's text: "Every move appends an entry to `stageHistory`". */
export function listsGrownBy({ text }: Operation): string[] {
  const grown =
    /\b(?:appends?|adds?)(?: exactly)? (?:an?|one) (?:new )?(?:entry|item|line|row|record|element) (?:at the end of|to) (?:the |its )?`(\w+)`/g;
  return sentencesOf(text)
    .filter((one) => !/\b(if|when|unless|only|not|except|where)\b/i.test(one))
    .flatMap((one) => [...one.matchAll(grown)].map((match) => match[1] ?? ""));
}

/** `cancelBooking` sets `cancelledAt`. */
function timesNamedAfter(operation: Operation): string[] {
  const { documents } = operation.contract;
  const [, word] = /^(\w+)$/.exec(participleOf(operation.name) ?? "") ?? [];
  if (word === undefined) return [];
  // `canceled` is written with one l, too, and `shipped` with two p.
  const letters = (text: string): string => text.toLowerCase().replace(/(.)\1/g, "$1");
  return successSchemas(operation)
    .flatMap((schema) => [...membersOf(documents, schema)])
    .filter(([name, place]) => {
      const [, verb = ""] = /^(\w+?)_?(At|On|at|on)$/.exec(name) ?? [];
      return letters(verb) === letters(word) && /^date/.test(shapeOf(documents, place).format ?? "");
    })
    .map(([name]) => name);
}

/** A state as it is written in a text: `in_progress` or "in progress". */
export const spelled = (value: string): string =>
  value
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join("[ _-]?") || literal(value.toLowerCase());

/** What an instance is after an operation, as texts put it: `archiveTask` → "archived", a deletion → "deleted". */
export function participlesOf(operation: Operation, isDeletion: boolean): string[] {
  const participle = participleOf(operation.name);
  return [...(participle === undefined ? [] : [participle]), ...(isDeletion ? ["deleted", "removed"] : [])];
}
