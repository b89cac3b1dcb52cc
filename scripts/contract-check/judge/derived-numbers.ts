import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { findList, successSchemas } from "../load/lists";
import type { Contract, Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";
import { confirmed, type Formula, isNear, type Members, numberAt, numberPaths } from "./number-formulas";
import { statedFormula } from "./stated-formulas";
import { visitObjects } from "./visit-objects";

/**
 * Numbers that follow from others of the same object do: a total is the sum of its lines, a count the length of its list.
 * How a number follows is taken from names and texts where the examples of the contract confirm it.
 *
 * Standard: the documented members and their examples.
 * Reports: `body`. Severity: error.
 */
export function derivedNumberFaults({ ok, operation, payload, body, call }: Exchange): Fault[] {
  if (!ok || call.method !== undefined || (!isObject(payload) && !Array.isArray(payload))) return [];
  const known = formulasIn(operation.contract);
  if (known.size === 0) return [];
  const faults: Fault[] = [];
  const [schema] = successSchemas(operation);
  if (!schema) return [];
  visitObjects(operation.contract, schema, body, "", (key, value, pointer, place) => {
    if (isFrame(operation, pointer)) return;
    for (const [path, formulas] of known.get(key) ?? []) {
      const stated = numberAt(value, path);
      const wanted = stated === undefined ? undefined : violated(formulas, value, stated);
      if (!wanted || faults.length > 0) continue;
      faults.push({
        rule: "body",
        cause: `derived ${path}`,
        expected: `${path} to be ${wanted.number}, ${wanted.text}`,
        actual: String(stated),
        pointer: `${pointer}/${path}`,
        place,
      });
    }
  });
  return faults;
}

/** The formula that a number breaks: those of lists count by themselves, as those of other numbers do. */
function violated(
  formulas: readonly Formula[],
  value: Members,
  stated: number,
): { number: number; text: string } | undefined {
  for (const isOfList of [true, false]) {
    const wanted = formulas
      .filter((one) => one.isOfList === isOfList)
      .flatMap(({ text, tolerance, value: compute }) => {
        const number = compute(value);
        return number === undefined ? [] : [{ text, tolerance, number }];
      });
    if (!wanted.some(({ number, tolerance }) => isNear(number, stated, tolerance)) && wanted[0])
      return wanted[0];
  }
  return undefined;
}

type Formulas = ReadonlyMap<string, readonly Formula[]>;

const cache = new WeakMap<Contract, Map<string, Formulas>>();

/** Schema → number → the formulas that its examples confirm. */
function formulasIn(contract: Contract): Map<string, Formulas> {
  const known = cache.get(contract);
  if (known) return known;
  const examples = new Map<string, { place: Place; values: Members[] }>();
  const collect = (operation: Operation, schema: Place, value: unknown): void =>
    visitObjects(contract, schema, value, "", (key, members, pointer, place) => {
      if (isFrame(operation, pointer)) return;
      const entry = examples.get(key) ?? { place, values: [] };
      entry.values.push(members);
      examples.set(key, entry);
    });
  for (const operation of contract.operations)
    for (const { schema, value } of examplesOf(operation)) collect(operation, schema, value);
  const found = new Map<string, Formulas>();
  for (const [key, { place, values }] of examples) {
    const formulas = formulasOfSchema(contract, place, values);
    if (formulas.size > 0) found.set(key, formulas);
  }
  cache.set(contract, found);
  return found;
}

/** What stands around the items of a page counts others as well. */
function isFrame(operation: Operation, pointer: string): boolean {
  const items = findList(operation)?.items;
  return items !== undefined && (items === pointer || items.startsWith(`${pointer}/`));
}

function examplesOf({ responses, contract }: Operation): { schema: Place; value: unknown }[] {
  return responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ media }) => media)
    .flatMap(({ schema, examples }) =>
      schema
        ? [...examples, ...shapeOf(contract.documents, schema).examples].map((value) => ({ schema, value }))
        : [],
    );
}

function formulasOfSchema(contract: Contract, place: Place, values: readonly Members[]): Formulas {
  const members = membersOf(contract.documents, place);
  const paths = [...new Set(values.flatMap(numberPaths))];
  const found = new Map<string, readonly Formula[]>();
  const aboutOf = (path: string): string => {
    const member = members.get(path.split("/")[0] ?? path);
    return member ? descriptionOf(member, contract.documents.resolve(member)) : "";
  };
  const open = paths.filter((path) => mayBeZero(aboutOf(path)));
  // What a description states is judged by itself: the examples may agree with more by chance, as while nothing is taken off.
  const isStated = (path: string): boolean =>
    statedFormula(
      aboutOf(path),
      [...members.keys()].filter((one) => one !== path),
    ) !== undefined;
  for (const path of paths.filter((one) => !isStated(one))) {
    const formulas = confirmed(path, values, aboutOf(path)).map((one) => {
      const own = open.filter((zero) => zero === path || one.text.split(/[ /]/).includes(zero));
      return own.length > 0 ? openToZero(own, one) : one;
    });
    if (formulas.length > 0) found.set(path, formulas);
  }
  return found;
}

/** "0 before it is paid", "zero until then": the formula holds from some moment on. */
const mayBeZero = (about: string): boolean =>
  /\b(0|zero|nothing|none)\b[^.;]*\b(before|until|till|unless|while|if|when|otherwise|else|as long as)\b|\b(before|until|till|unless|while|if|when|otherwise|else)\b[^.;]*\b(0|zero|nothing|none)\b/i.test(
    about,
  );

const openToZero = (paths: readonly string[], formula: Formula): Formula => ({
  ...formula,
  value: (of) => (paths.some((path) => numberAt(of, path) === 0) ? undefined : formula.value(of)),
});
