import type { Place } from "../document/place";
import { sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import type { Members } from "./number-formulas";
import { amountAt, type StatedFormula, statedFormula } from "./stated-formulas";
import { visitObjects } from "./visit-objects";

/**
 * Numbers are what their descriptions state: "`net` plus `tax`", "Sum of `lineTotal`", "19 % of `net`, rounded half up".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `body`. Severity: error.
 */
export function statedNumberFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, formula] of formulasAt(operation.contract, place)) {
      const wrong = violation(name, formula, value);
      if (wrong && faults.length === 0) faults.push({ ...wrong, pointer: `${pointer}/${name}`, place });
    }
  });
  return faults;
}

function violation(name: string, { text, value, isRight }: StatedFormula, of: Members) {
  const [stated, exact] = [amountAt(of, name), value(of)];
  if (stated === undefined || exact === undefined || isRight(exact, stated)) return undefined;
  const expected = `${name} to be ${text}, which is ${exact}`;
  return { rule: "body" as const, cause: `stated ${name}`, expected, actual: String(stated) };
}

/** Member → the formula that its description states. */
const formulasAt = factsOfSchemas(findFormulas);

function findFormulas({ documents }: Contract, place: Place): ReadonlyMap<string, StatedFormula> {
  const found = new Map<string, StatedFormula>();
  const members = membersOf(documents, place);
  const whole = descriptionOf(place);
  for (const [name, member] of members) {
    const names = [...members.keys()].filter((one) => one !== name);
    const about = `${descriptionOf(member, documents.resolve(member))} ${statementAbout(name, whole)}`;
    const formula = statedFormula(about, names);
    if (formula) found.set(name, formula);
  }
  return found;
}

/** What the description of the whole object says of a member: "`total` is `net` plus `tax`". */
function statementAbout(name: string, whole: string): string {
  return sentencesOf(whole)
    .flatMap((one) => {
      const [, rest] = new RegExp(`^\`?${name}\`? (?:is|equals|=) (?:always )?(.*)$`).exec(one) ?? [];
      return rest ?? [];
    })
    .join(" ");
}
