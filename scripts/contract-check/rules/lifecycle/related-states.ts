import type { Checker } from "../../engine/checker";
import { isIdValue, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { mayName, referredNoun, spacedNoun } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { referencesTo } from "../shared/body-references";
import { viewInstance } from "../shared/instance-views";
import { discardSince, performFresh } from "../shared/prepared-call";
import { spelled, stateMember, stateOf } from "../shared/state-member";

/**
 * What a call does to the state of something else that it concerns is seen there: "The loan bike is `available` again",
 * "bills an order, which becomes `invoiced`".
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
      const states = stateMember(other)?.values ?? [];
      const state = stateGiven(operation.text, spacedNoun(other.noun), states);
      const isShown = [other.read, other.list].some((one) => one && checker.selected.has(one));
      if (state === undefined || !isShown) return [];
      const run = (trial: Trial): Promise<void> => act(trial, operation, own, other, state);
      return [{ name: `state of ${other.noun} after ${operation.id}`, operation, run }];
    });
  });
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
  return found.length === 1 ? found[0] : undefined;
}

async function act(
  trial: Trial,
  operation: Operation,
  own: Resource,
  other: Resource,
  state: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const exchange = await performFresh(trial, operation);
  const concerned = exchange.ok ? concernedBy(trial, exchange, own, other) : new Set<unknown>();
  for (const id of concerned) {
    const instance = instanceOf(trial, other, id);
    const views = await viewInstance(trial, instance, { list: !other.read });
    const shown = views.read ?? views.list;
    const now = stateOf(other, views);
    if (!shown || now === "" || now === state || !trial.isSound(shown.exchange)) continue;
    trial.report("read-back", operation, shown.exchange, {
      expected: `${state}, which ${operation.id} makes the ${other.noun}`,
      actual: now,
      cause: `state of ${other.noun}`,
    });
    break;
  }
  await discardSince(trial, start);
}

/** The ids of what a call concerns: in its path and body, and in what it creates or acts on. */
function concernedBy(trial: Trial, exchange: Exchange, own: Resource, other: Resource): Set<unknown> {
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
      return noun !== undefined && resources.byNoun(noun) === other && isIdValue(value) ? [value] : [];
    }),
  );
  return new Set([...inPath, ...inBody, ...members].filter(isIdValue));
}

function instanceOf({ checker }: Trial, resource: Resource, id: unknown): ResourceInstance {
  const known = checker.instances.findLast(
    (one) => one.resource === resource && one.ids.get(resource.key) === id,
  );
  return (
    known ?? {
      resource,
      userIndex: 0,
      payload: { id },
      ids: new Map([[resource.key, id]]),
      steps: [],
      isOwn: false,
      isDeleted: false,
      sentBody: undefined,
    }
  );
}
