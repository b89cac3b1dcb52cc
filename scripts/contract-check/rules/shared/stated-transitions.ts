import { numberOf } from "../../lib/spelled-numbers";
import { generalText } from "../../load/documented";
import { successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { spelled, stateMember } from "./state-member";

export type Transition = [from: string, to: string];

const arrow = " ?(?:→|->|=>|-->) ?";

/** The states that a text names, in the order of the contract. */
export function statesIn(text: string, states: readonly string[]): string[] {
  return states.filter((one) => new RegExp(`(?<![\\w-])${spelled(one)}(?![\\w-])`).test(text));
}

/** "`open` → `paid` → `shipped`, `open`/`paid` → `cancelled`": pairs of states; none where commas leave a doubt. */
export function transitionsIn(text: string, states: readonly string[]): Transition[] {
  const plain = text.replace(/[`"'“”*]/g, "").toLowerCase();
  const names = states.map(spelled).join("|");
  const group = `(?:${names})(?:(?: ?/ ?| ?\\| ?| or )(?:${names}))*`;
  const found: Transition[] = [];
  for (const match of plain.matchAll(new RegExp(`(?<![\\w-])${group}(?:${arrow}${group})+`, "g"))) {
    const before = plain.slice(0, match.index);
    if (new RegExp(`(?<!(?:→|->|=>) ?)(?<![\\w-])(?:${names})(?:,| and) $`).test(before)) return [];
    const groups = match[0].split(new RegExp(arrow)).map((one) => statesIn(one, states));
    for (const [index, to] of groups.entries())
      for (const from of index > 0 ? (groups[index - 1] ?? []) : [])
        for (const one of to) found.push([from, one]);
  }
  return found;
}

/**
 * Every transition that a text lists, with arrows or in words: "`open` to `done` or `cancelled`", "from `draft` to `sent`",
 * "`open` can become `done`", a line "`open`: `done`, `cancelled`" of a list or table for each state.
 */
export function listedTransitions(text: string, states: readonly string[]): Transition[] {
  const names = states.map(spelled).join("|");
  const one = `(?:${names})(?![\\w-])`;
  const to = `(?:${arrow}| (?:in)?to | (?:can |may |only )*(?:becomes?|(?:goes?|moves?|changes?|be (?:moved|changed|set)) to|turns? into) )`;
  const joint = "(?:, (?:or |and )?| or | and |/| / )";
  const step = new RegExp(
    `(?<![\\w-])((?:${one}(?:${joint}${one})*))${to}((?:an? )?${one}(?:${joint}${one}(?!${to}))*)`,
    "g",
  );
  const row = new RegExp(
    `^[-*|\\s]*(${one})\\s*(?::|\\||${arrow})\\s*((?:${one}|[ ,|/]|or |and )+)[.|\\s]*$`,
  );
  const found = new Map<string, Transition>();
  const add = (from: string, into: string): void => {
    for (const source of statesIn(from, states))
      for (const target of statesIn(into, states)) found.set(`${source} ${target}`, [source, target]);
  };
  const plain = text.replace(/[`"'“”*]/g, "").toLowerCase();
  for (const line of plain.split("\n")) {
    const match = row.exec(line);
    if (match) add(match[1] ?? "", match[2] ?? "");
  }
  const flat = plain.replace(/\s+/g, " ");
  for (const match of flat.matchAll(step)) add(match[1] ?? "", match[2] ?? "");
  const further = [...chainsIn(flat, states), ...sequencesIn(flat, states), ...ofEachIn(flat, states)];
  for (const [from, into] of further) add(from, into);
  return [...found.values()];
}

/** "open → paid → shipped": the second pair begins where the first one ends. */
function chainsIn(flat: string, states: readonly string[]): Transition[] {
  const names = states.map(spelled).join("|");
  const chain = new RegExp(`(?<![\\w-])(?:${names})(?:${arrow}(?:${names})(?![\\w-]))+`, "g");
  return [...flat.matchAll(chain)].flatMap((match) => {
    const steps = match[0].split(new RegExp(arrow));
    return steps.slice(1).map((into, index): Transition => [steps[index] ?? "", into]);
  });
}

/**
 * "The way is draft, sent, paid, one step at a time": each state leads to the next one; and what leads off that way: "From each
 * of the first two it may also go to cancelled".
 */
function sequencesIn(flat: string, states: readonly string[]): Transition[] {
  const one = `(?:${states.map(spelled).join("|")})(?![\\w-])`;
  const list = `${one}(?:(?:,? and |,? then |,? or |, )${one})*`;
  const [, listed] =
    new RegExp(
      `(?<![\\w-])(${list}),?[^.;]*\\b(?:one (?:step|stage|state) at a time|step by step|in this order)\\b`,
    ).exec(flat) ?? [];
  const way = (listed ?? "").split(/,? and |,? then |, /).filter((name) => name !== "");
  const next = way.slice(1).map((into, index): Transition => [way[index] ?? "", into]);
  const [, count = "", off] =
    new RegExp(
      `\\bfrom (?:each|any|all) of the first (\\w+)\\b[^.;]*? (?:goe?s?|moves?|be moved|changes?) to (${list})`,
    ).exec(flat) ?? [];
  const sources = off === undefined ? [] : way.slice(0, numberOf(count) ?? 0);
  return [...next, ...sources.map((from): Transition => [from, off ?? ""])];
}

/** "A `new` request can become `accepted` or `rejected`, an `accepted` one `ordered` or `rejected`". */
function ofEachIn(flat: string, states: readonly string[]): Transition[] {
  const one = `(?:${states.map(spelled).join("|")})(?![\\w-])`;
  const list = `(${one}(?:(?:, or |, | or )${one})*)`;
  const first = new RegExp(
    `\\ban? (${one}) \\w+ (?:can|may) (?:only )?(?:become|go to|move to|change to) ${list}`,
    "g",
  );
  const next = new RegExp(
    `(?:,|;)(?: and)? an? (${one}) (?:one|\\w+)(?: only| can become| may become)? ${list}`,
    "y",
  );
  const found: Transition[] = [];
  for (const match of flat.matchAll(first)) {
    found.push([match[1] ?? "", match[2] ?? ""]);
    next.lastIndex = match.index + match[0].length;
    for (let more = next.exec(flat); more; more = next.exec(flat)) found.push([more[1] ?? "", more[2] ?? ""]);
  }
  return found;
}

const closing =
  /\b(everything|anything|all|any) else\b|\b(any|every|all|each) other\b|\bother (transitions?|changes?|moves?|steps?|targets?|states?|status(es)?)\b|\bonly\b|\botherwise\b|\bnot (allowed|permitted|possible|listed)\b|\bfinal\b|\binvalid (state|status )?transitions?\b/;

/**
 * All transitions that a change to a state of the caller's choice may make, where a text lists them and refuses all others;
 * empty where it does not, or where a state that can be asked for is in none of them.
 */
export function completeTransitions(operation: Operation, resource: Resource): Transition[] {
  const states = stateMember(resource)?.values ?? [];
  for (const text of textsAbout(operation, resource)) {
    if (!closing.test(text.toLowerCase())) continue;
    const found = listedTransitions(text, states);
    const named = new Set(found.flat());
    if (found.length > 1 && states.every((one) => named.has(one) || isInitialOnly(text, one))) return found;
  }
  return [];
}

/** A state that no transition has is left out on purpose where the text does not name it. */
const isInitialOnly = (text: string, state: string): boolean =>
  statesIn(text.replace(/[`"'“”*]/g, "").toLowerCase(), [state]).length === 0;

/** Texts that may list the transitions: the operation's, that of the state, and the contract's. */
function textsAbout(operation: Operation, resource: Resource): string[] {
  const read = resource.read ?? resource.create;
  const name = stateMember(resource)?.name ?? "";
  const { documents } = operation.contract;
  const refusal = operation.responses.find(({ status }) => status === "409")?.description ?? "";
  const places = read
    ? successSchemas(read).flatMap(
        (schema) => responseMembers(read).get(name) ?? membersOf(documents, schema).get(name) ?? [],
      )
    : [];
  const ofState = places.map((place) => descriptionOf(place, documents.resolve(place)));
  return [
    `${operation.text}\n${refusal}`,
    ...ofState.map((text) => `${text}\n${operation.text}\n${refusal}`),
    `${generalText(operation.contract)}\n${operation.text}`,
  ];
}
