import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { literal, plainText, sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { isStateName, wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import { visitObjects } from "./visit-objects";

const restName = /^(outstanding|remaining|left|balance|rest|due|owed)$/;

/** The number that an object shows as what is left. */
export function restIn(shown: unknown): number | undefined {
  const found = Object.entries(isObject(shown) ? shown : {}).filter(
    ([name, value]) => typeof value === "number" && wordsOf(name).some((word) => restName.test(word)),
  );
  return found.length === 1 ? Number(found[0]?.[1]) : undefined;
}

/**
 * A state that a text gives for as long as something is left is not shown once nothing is: "`partly_paid` while something is
 * outstanding, then `paid`".
 *
 * Standard: the descriptions of the operations and the documented members.
 * Reports: `body`. Severity: error.
 */
export function restStateFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema || !tellsOfRests(operation.contract)) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    const stated = restStatesAt(operation.contract, place);
    const state = stated && value[stated.member];
    const rest = stated ? restIn(value) : undefined;
    if (!stated || typeof state !== "string" || rest === undefined || faults.length > 0) return;
    const isWrong = rest > 0 ? stated.settled === state : stated.open.includes(state);
    if (isWrong)
      faults.push({
        rule: "body",
        cause: `rest of ${stated.member}`,
        expected: `another ${stated.member}, as ${rest === 0 ? "nothing" : String(rest)} is left`,
        actual: state,
        pointer: `${pointer}/${stated.member}`,
        place,
      });
  });
  return faults;
}

const stating = new WeakMap<Contract, boolean>();

/** Whether a contract says anything of the kind at all: most do not, and every answer asks. */
function tellsOfRests(contract: Contract): boolean {
  const known =
    stating.get(contract) ??
    contract.operations.some(({ text }) =>
      /\b(while|as long as) (something|a part|anything|an amount|a rest)\b|\b(once|when|as soon as) (nothing|no amount)\b/.test(
        text,
      ),
    );
  stating.set(contract, known);
  return known;
}

/** The states of an object that has something left, and the one where nothing is. */
export interface RestStates {
  open: readonly string[];
  settled: string | undefined;
}

const restStatesAt = factsOfSchemas(findRestStates);

function findRestStates(
  { documents, operations }: Contract,
  place: Place,
): (RestStates & { member: string }) | undefined {
  const members = membersOf(documents, place);
  if (![...members.keys()].some((name) => wordsOf(name).some((word) => restName.test(word))))
    return undefined;
  for (const [member, at] of members) {
    const states = (shapeOf(documents, at).values ?? []).filter((one) => typeof one === "string");
    if (!isStateName(member) || states.length < 2) continue;
    const found = operations.map(({ text }) => restStates(text, states)).find(({ open }) => open.length > 0);
    if (found) return { member, ...found };
  }
  return undefined;
}

/** What a text says of the states of something that is paid or used up little by little. */
export function restStates(text: string, states: readonly string[]): RestStates {
  const sentences = sentencesOf(plainText(text));
  const any = "(?:outstanding|left|open|owed|due|unpaid|remaining|to be paid|to pay)";
  const named = (state: string): string => literal(state.toLowerCase());
  const open = states.filter((state) =>
    sentences.some((one) =>
      new RegExp(
        `(?<![\\w-])${named(state)} (?:while|as long as) (?:something|a part|anything|an amount|a rest) (?:is|remains) (?:still )?${any}`,
      ).test(one),
    ),
  );
  const settled = states.find((state) =>
    sentences.some(
      (one) =>
        open.some((first) =>
          new RegExp(`(?<![\\w-])${named(first)} [^.;]*, (?:and )?then ${named(state)}(?![\\w-])`).test(one),
        ) ||
        new RegExp(
          `(?<![\\w-])${named(state)} (?:once|when|as soon as) (?:nothing|no amount) (?:is|remains) (?:still )?${any}`,
        ).test(one),
    ),
  );
  return { open, settled };
}
