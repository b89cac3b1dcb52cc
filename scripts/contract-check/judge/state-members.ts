import type { Place } from "../document/place";
import { sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { isStateName } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import type { Members } from "./number-formulas";
import { visitObjects } from "./visit-objects";

/** In which states a member has a value, and in which it has none. */
export interface StateRule {
  set: ReadonlySet<string>;
  empty: ReadonlySet<string>;
}

/**
 * A member has a value in the states that its description names, and none in those for which it says so: "Set when the order
 * is finished; null before", "`null` for a draft".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `body`. Severity: error.
 */
export function stateMemberFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    const known = rulesAt(operation.contract, place);
    const state = known && value[known.state];
    if (!known || typeof state !== "string") return;
    for (const [name, rule] of known.rules) {
      const expected = faults.length > 0 ? undefined : expectedOf(value, name, state, rule);
      if (expected === undefined) continue;
      faults.push({
        rule: "body",
        cause: `state of ${name}`,
        expected: `${expected}, as ${known.state} is ${state}`,
        actual: JSON.stringify(value[name]),
        pointer: `${pointer}/${name}`,
        place,
      });
    }
  });
  return faults;
}

function expectedOf(of: Members, name: string, state: string, { set, empty }: StateRule): string | undefined {
  const value = of[name];
  if (value === undefined) return undefined;
  if (set.has(state) && value === null) return `a value of ${name}`;
  return empty.has(state) && value !== null ? `${name} to be null` : undefined;
}

interface Rules {
  state: string;
  rules: ReadonlyMap<string, StateRule>;
}

const rulesAt = factsOfSchemas(findRules);

function findRules({ documents }: Contract, place: Place): Rules | undefined {
  const members = [...membersOf(documents, place)];
  const [state, values] =
    members
      .map(([name, member]) => [name, texts(shapeOf(documents, member).values)] as const)
      .find(([name, all]) => isStateName(name) && all.length > 1) ?? [];
  if (state === undefined || values === undefined) return undefined;
  const rules = new Map<string, StateRule>();
  for (const [name, member] of members) {
    if (!shapeOf(documents, member).isNullable) continue;
    const rule = stateRule(descriptionOf(member, documents.resolve(member)), values);
    if (rule.set.size + rule.empty.size > 0) rules.set(name, rule);
  }
  return rules.size > 0 ? { state, rules } : undefined;
}

const texts = (values: readonly unknown[] | undefined): string[] =>
  (values ?? []).filter((one) => typeof one === "string");

const subject =
  "(?:(?:it|this|the|an?|its) ?(?:[\\w-]+ )?(?:is|was|has been|becomes?|became|gets?) |(?:status|state) (?:is|becomes|was) )?";

/**
 * What the description of a member says about states.
 *
 * @param states All states of the object
 */
export function stateRule(about: string, states: readonly string[]): StateRule {
  const set = new Set<string>();
  const empty = new Set<string>();
  const plain = about
    .replace(/[`"“”*]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
  const clauses = sentencesOf(plain).flatMap((one) =>
    one.split(/[.;,]+ ?| and (?=null\b)| or (?=null\b)|, but /),
  );
  let isElsewhereEmpty = false;
  for (const clause of clauses) {
    if (!/\b(null|none|empty|absent|nothing)\b/.test(clause)) {
      for (const state of statesAfter(clause, "(?:when|once|as soon as|if|for|while|of|after|in)", states))
        set.add(state);
      continue;
    }
    if (
      /\bnull (otherwise|else|in (all|any) other|for (all|any) other|in every other)|\botherwise null\b/.test(
        clause,
      )
    )
      isElsewhereEmpty = true;
    if (/\b(not|no|never)\b/.test(clause)) continue;
    const only = statesAfter(clause, "(?:unless|except (?:when|for|in)|if not)", states);
    if (only.length > 0) {
      for (const state of only) set.add(state);
      isElsewhereEmpty = true;
    }
    for (const state of statesAfter(
      clause,
      "(?:when|while|if|for|as long as|in|until it is no longer)",
      states,
    ))
      empty.add(state);
  }
  if (isElsewhereEmpty && set.size > 0) for (const state of states) if (!set.has(state)) empty.add(state);
  for (const state of empty) if (set.has(state)) return { set: new Set(), empty: new Set() };
  return { set, empty };
}

/** The states that end a clause after a word: "when the order is paid", "for a draft". */
function statesAfter(clause: string, word: string, states: readonly string[]): string[] {
  const names = new Map(states.map((state) => [spelled(state), state]));
  const any = [...names.keys()].join("|");
  const match = new RegExp(
    `\\b${word} ${subject}(?:an? |the )?(?:(?:status|state) )?((?:${any})(?:(?: or | and |/| and an? | or an? )(?:${any}))*)(?: \\w+)?$`,
  ).exec(clause.trim());
  const [, named] = match ?? [];
  if (named === undefined) return [];
  return [...names]
    .filter(([name]) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(named))
    .map(([, state]) => state);
}

/** A state as it is written in a text: `in_progress` or "in progress". */
const spelled = (value: string): string =>
  value
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join("[ _-]?");
