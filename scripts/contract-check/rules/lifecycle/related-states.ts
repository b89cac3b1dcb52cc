import type { Checker } from "../../engine/checker";
import { isIdValue, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { mayName, referredNoun, spacedNoun } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { referencesTo } from "../shared/body-references";
import { type Views, viewInstance } from "../shared/instance-views";
import { discardSince, performFresh } from "../shared/prepared-call";
import { spelled, stateMember, stateOf } from "../shared/state-member";

/**
 * What a call does to the state of something else that it concerns is seen there: "The loan bike is `available` again",
 * "bills an order, which becomes `invoiced`", "its orders become `delivered`"; so is a reference that these get: "get the
 * `deliveryId`".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function relatedStates(checker: Checker): Scenario[] {
  if (checker.options.isReadOnly) return [];
  return checker.operations.flatMap((operation) => {
    const own = checker.resources.roles.get(operation)?.resource;
    if (isRead(operation) || !checker.selected.has(operation) || !own) return [];
    const text = plainText(operation.text);
    const others = [...checker.resources.all.values()].filter(
      (other) => other !== own && !other.isSingle && mayName(text, other.noun),
    );
    return others.flatMap((other): Scenario[] => {
      const effect = effectOn(operation, other);
      const isShown = [other.read, other.list].some((one) => one && checker.selected.has(one));
      if (effect === undefined || !isShown) return [];
      const run = (trial: Trial): Promise<void> => act(trial, operation, own, other, effect);
      return [{ name: `state of ${other.noun} after ${operation.id}`, operation, run }];
    });
  });
}

/** What an operation does to things of another kind. */
interface Effect {
  state: string | undefined;
  /** They get a reference to what the call is about, by this member in lower case. */
  reference: string | undefined;
  /** It is done to all that what the call is about lists. */
  isOnSeveral: boolean;
}

function effectOn(operation: Operation, other: Resource): Effect | undefined {
  const states = stateMember(other)?.values ?? [];
  const noun = spacedNoun(other.noun);
  const one = stateGiven(operation.text, noun, states);
  if (one !== undefined) return { state: one, reference: undefined, isOnSeveral: false };
  const state = stateOfSeveral(operation.text, noun, states);
  const reference = referenceGiven(operation.text, noun);
  return state === undefined && reference === undefined ? undefined : { state, reference, isOnSeveral: true };
}

/** "Orders": the noun's plural, as an expression. */
const pluralOf = (noun: string): string => (/y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}e?s`);
const named = (noun: string): string =>
  `\\b(?:its|these|those|their|the|all(?: of)? (?:its|these|those|the)) ${pluralOf(noun)}`;

/** The one state that a text gives to several things of another kind: "These orders become `inKitchen`". */
export function stateOfSeveral(text: string, noun: string, states: readonly string[]): string | undefined {
  if (noun === "") return undefined;
  const clauses = sentencesOf(plainText(text)).flatMap((one) => withoutConditions(one.split(/[:()]/)));
  const found = states.filter((value) => {
    const pattern = new RegExp(
      `${named(noun)}(?: in it| on it)? (?:then |also |thereby |all )?(?:become|turn(?: into)?|go (?:in)?to|change to|move to|are (?:then |now )?(?:set|moved|put|marked) (?:to|as)|are (?:then|now)) ${spelled(value)}(?![\\w-])`,
    );
    return clauses.some((clause) => {
      const at = pattern.exec(clause)?.index;
      return at !== undefined && !conditional.test(clause.slice(0, at));
    });
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The reference that a text gives to several: "All orders of the batch belong to it and get the `deliveryId`". */
export function referenceGiven(text: string, noun: string): string | undefined {
  const pattern = new RegExp(
    `${pluralOf(noun)}\\b[^.;:]{0,80}\\b(?:get|are given|receive) (?:the|its|their) ([a-z]+_?id)\\b`,
  );
  for (const one of noun === "" ? [] : sentencesOf(plainText(text))) {
    const found = /\b(if|when|unless|once|only|until)\b/.test(one) ? undefined : pattern.exec(one)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

const conditional =
  /\b(if|when|unless|while|once|as long as|until|must|only|whether|not|cannot|no longer|after|where|every|each|all|any|with the (last|first)|with [^,]*\b(\d+|zero|nothing))\b/;

/** Without the clause that follows a condition: "When all is paid, the van becomes free". */
const withoutConditions = (clauses: readonly string[]): string[] =>
  clauses.filter(
    (_, index) =>
      !/^ ?(if|when|unless|while|once|as long as|until|after|as soon as)\b/.test(clauses[index - 1] ?? ""),
  );

/** The one state that a text gives to a thing of another kind. */
export function stateGiven(text: string, noun: string, states: readonly string[]): string | undefined {
  if (noun === "") return undefined;
  const clauses = sentencesOf(plainText(text)).flatMap((one) =>
    withoutConditions(one.split(/[:()]|, (?!which\b)| and (?=the\b)/)),
  );
  const found = states.filter((value) => {
    const state = `(?:an? )?${spelled(value)}(?![\\w-])`;
    const patterns = [
      `\\b${noun} (?:then |also |thereby )?(?:becomes|turns(?: into)?|goes (?:in)?to|changes to|moves to|is (?:then |now )?(?:set|moved|put) to) ${state}`,
      `\\b${noun} is (?:then|now) ${state}`,
      `\\b${noun} is ${state} (?:again|from then on|from now on|afterwards|at once|immediately|then)\\b`,
      `\\b${noun},? (?:which|that) (?:thereby |then )?(?:becomes|is then|turns(?: into)?|goes (?:in)?to) ${state}`,
      `\\b(?:marks|puts|sets) the ${noun} (?:as |to |in )?${state}`,
    ];
    return clauses.some((clause) =>
      patterns.some((pattern) => {
        const at = new RegExp(pattern).exec(clause)?.index;
        return at !== undefined && !conditional.test(clause.slice(0, at));
      }),
    );
  });
  return found.length === 1 && !givesSeveral(text, states) ? found[0] : undefined;
}

/** "Gear in order becomes available again; damaged gear goes to maintenance": which one, the call decides. */
const givesSeveral = (text: string, states: readonly string[]): boolean =>
  states.filter((value) =>
    new RegExp(
      `\\b(?:becomes|turns(?: into)?|goes (?:in)?to|changes to|moves to) (?:an? )?${spelled(value)}(?![\\w-])`,
    ).test(plainText(text)),
  ).length > 1;

async function act(
  trial: Trial,
  operation: Operation,
  own: Resource,
  other: Resource,
  effect: Effect,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const exchange = await performFresh(trial, operation);
  const concerned = exchange.ok ? concernedBy(trial, exchange, own, other, effect) : new Set<unknown>();
  for (const id of [...concerned].slice(0, mostConcerned)) {
    const views = await viewInstance(trial, namedInstance(trial, other, id, 0), { list: !other.read });
    const shown = views.read ?? views.list;
    if (!shown || !trial.isSound(shown.exchange)) continue;
    const now = stateOf(other, views);
    const { state } = effect;
    if (state !== undefined && now !== "" && now !== state) {
      trial.report("read-back", operation, shown.exchange, {
        expected: `${state}, which ${operation.id} makes the ${other.noun}`,
        actual: now,
        cause: `state of ${other.noun}`,
      });
      break;
    }
    if (judgeReference(trial, exchange, own, { other, shown, reference: effect.reference })) break;
  }
  await discardSince(trial, start);
}

/** So many of what a call concerns are looked at. */
const mostConcerned = 3;

/** A reference to what a call is about is there afterwards. Returns whether it is not. */
function judgeReference(
  trial: Trial,
  { operation, payload }: Exchange,
  own: Resource,
  {
    other,
    shown,
    reference,
  }: Pick<Effect, "reference"> & { other: Resource; shown: NonNullable<Views["read"]> },
): boolean {
  const last = trial.created.findLast((one) => one.resource === own);
  const id = last?.ids.get(own.key) ?? representationOf(payload, undefined)?.["id"];
  const member = Object.keys(shown.value).find((name) => name.toLowerCase() === reference);
  const value = member === undefined ? undefined : shown.value[member];
  if (member === undefined || id === undefined || value === undefined || Array.isArray(value) || value === id)
    return false;
  trial.report("read-back", operation, shown.exchange, {
    expected: `${member} ${String(id)}, which ${operation.id} gives the ${other.noun}`,
    actual: `${member}: ${String(value)}`,
    pointer: `/${member}`,
    cause: `reference of ${other.noun}`,
  });
  return true;
}

/** The ids of what a call concerns: in its path and body, and in what it creates or acts on. */
function concernedBy(
  trial: Trial,
  exchange: Exchange,
  own: Resource,
  other: Resource,
  { isOnSeveral }: Effect,
): Set<unknown> {
  const { operation, call, payload } = exchange;
  const { resources } = trial.checker;
  const inPath = [...pathSlots(operation.path)].flatMap(([name, key]) =>
    key === other.key ? [call.parameters.get(`path.${name}`)] : [],
  );
  const inBody = referencesTo(trial, operation, call.body, other).map(({ id }) => id);
  const last = trial.created.findLast((one) => one.resource === own);
  const shown = [payload, last?.payload]
    .map((one) => representationOf(one, undefined))
    .filter((one) => one !== undefined);
  const members = shown.flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => {
      const noun = referredNoun(name);
      const ids = isOnSeveral && Array.isArray(value) ? value : [value];
      return noun !== undefined && resources.byNoun(noun) === other ? ids.filter(isIdValue) : [];
    }),
  );
  return new Set([...inPath, ...inBody, ...members].filter(isIdValue));
}
