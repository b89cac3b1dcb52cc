import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import { generalText } from "../load/documented";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import type { Members } from "./number-formulas";
import { spelledFormula } from "./spelled-formulas";
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
    for (const [inner, formulas] of innerFormulasAt(operation.contract, place))
      for (const [name, formula] of formulas) {
        const nested = value[inner];
        const wrong = isObject(nested) && violation(name, formula, { ...value, ...nested });
        if (wrong && faults.length === 0)
          faults.push({ ...wrong, pointer: `${pointer}/${inner}/${name}`, place });
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

function findFormulas(contract: Contract, place: Place): ReadonlyMap<string, StatedFormula> {
  const { documents, operations } = contract;
  const found = new Map<string, StatedFormula>();
  const members = membersOf(documents, place);
  const about = descriptionOf(place);
  const all = [about, ...operations.map(({ text }) => text)];
  const general = generalText(contract);
  for (const [name, member] of members) {
    // What a schema says of its own member holds before what a text says of another one of the same name.
    const whole = statementsAbout(name, about).length > 0 ? [about] : all;
    const names = [...members.keys()].filter((one) => one !== name);
    const own = descriptionOf(member, documents.resolve(member));
    for (const statement of [own, ...whole.flatMap((text) => statementsAbout(name, text))]) {
      const formula = statedFormula(statement, names, general);
      if (formula && !found.has(name)) found.set(name, formula);
    }
    for (const text of found.has(name) ? [] : whole) {
      const formula = spelledFormula(name, [...members.keys()], text, general);
      if (formula && !found.has(name)) found.set(name, formula);
    }
  }
  return found;
}

/** Member that holds an object → formulas of numbers in it, with what stands beside it: the insurance of a price. */
const innerFormulasAt = factsOfSchemas(findInnerFormulas);

function findInnerFormulas(
  contract: Contract,
  place: Place,
): ReadonlyMap<string, ReadonlyMap<string, StatedFormula>> {
  const { documents, operations } = contract;
  const found = new Map<string, ReadonlyMap<string, StatedFormula>>();
  const outer = membersOf(documents, place);
  for (const [holder, member] of outer) {
    const inner = membersOf(documents, member);
    const own = inner.size > 0 ? formulasAt(contract, documents.resolve(member)) : undefined;
    const formulas = new Map<string, StatedFormula>();
    for (const [name, at] of inner) {
      if (own?.has(name) || outer.has(name)) continue;
      const beside = [...outer.keys()].filter((one) => one !== holder && !inner.has(one));
      const about = descriptionOf(at, documents.resolve(at));
      const texts = [about, ...operations.flatMap(({ text }) => statementsAbout(name, text))];
      const formula = texts.map((text) => statedFormula(text, beside)).find((one) => one !== undefined);
      if (formula) formulas.set(name, formula);
    }
    if (formulas.size > 0) found.set(holder, formulas);
  }
  return found;
}

const subject = /`(\w+)`,? (?:is|equals|=|the sum)(?: always)? /g;

/**
 * What a text says of a member: "`total` is `net` plus `tax`", and of two after each other "`total` is the sum of the two".
 */
export function statementsAbout(name: string, text: string): string[] {
  if (!text.includes(`\`${name}\``)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const found = [...sentence.matchAll(subject)];
    return found.flatMap(([whole, own], index) => {
      if (own !== name) return [];
      const { index: start = 0 } = found[index] ?? {};
      const { index: end = sentence.length } = found[index + 1] ?? {};
      const rest = sentence.slice(start + whole.length, end).replace(/(,|;|:)?( and)?\s*$/, "");
      const statement = whole.includes("the sum") ? `the sum ${rest}` : rest;
      const [, count] = /^the sum of (?:the|these|both)(?: (two|three|four))?[.;]?$/.exec(statement) ?? [];
      const size = { two: 2, three: 3, four: 4 }[count ?? ""];
      const before = found.slice(0, index).map(([, one = ""]) => one);
      const last = before.at(-1);
      return size === undefined
        ? // "`net` is the sum of the lines, `tax` is 20 percent of it."
          [last === undefined ? statement : statement.replace(/\b(of|on|from) it\b/, `$1 ${last}`)]
        : before.length >= size
          ? [before.slice(-size).join(" plus ")]
          : [];
    });
  });
}
