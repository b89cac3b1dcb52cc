import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { singular } from "../lib/singular";
import { literal, plainText, sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import { visitObjects } from "./visit-objects";

/** A sum over those items of a list that have one of some values. */
interface FilteredSum {
  text: string;
  list: string;
  /** The member of an item that is added up. */
  amount: string;
  /** The member of an item that decides whether it counts. */
  kind: string;
  values: readonly string[];
}

/**
 * A number is the sum of those items of a list that its text names: "`damageCents` is the sum of the costs of moderate and
 * severe damages".
 *
 * Standard: the descriptions of operations and members.
 * Reports: `body`. Severity: error.
 */
export function filteredSumFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, stated] of sumsAt(operation.contract, place)) {
      const wanted = faults.length > 0 ? undefined : sumOf(value[stated.list], stated);
      if (wanted === undefined || typeof value[name] !== "number" || value[name] === wanted) continue;
      faults.push({
        rule: "body",
        cause: `sum ${name}`,
        expected: `${name} to be ${wanted}: ${stated.text}`,
        actual: String(value[name]),
        pointer: `${pointer}/${name}`,
        place,
      });
    }
  });
  return faults;
}

function sumOf(list: unknown, { amount, kind, values }: FilteredSum): number | undefined {
  if (!Array.isArray(list)) return undefined;
  let sum = 0;
  for (const item of list) {
    const one: unknown = isObject(item) ? item[amount] : undefined;
    if (!isObject(item) || typeof one !== "number" || typeof item[kind] !== "string") return undefined;
    if (values.includes(item[kind])) sum += one;
  }
  return sum;
}

/** Member → the sum that texts make it. */
const sumsAt = factsOfSchemas(findSums);

function findSums({ documents, operations }: Contract, place: Place): ReadonlyMap<string, FilteredSum> {
  const members = membersOf(documents, place);
  const lists = [...members].flatMap(([list, one]) => {
    const { types, items } = shapeOf(documents, one);
    return types.has("array") && items ? [{ list, items: membersOf(documents, items) }] : [];
  });
  const found = new Map<string, FilteredSum>();
  for (const [name, one] of lists.length > 0 ? members : []) {
    const { types } = shapeOf(documents, one);
    if (!types.has("integer") && !types.has("number")) continue;
    const own = descriptionOf(one, documents.resolve(one));
    const texts = [`${name} is the ${own}`, ...operations.map(({ text }) => text)];
    for (const sentence of texts.flatMap((text) => sentencesOf(plainText(text)))) {
      const stated = found.has(name) ? undefined : filteredSum({ documents }, name, sentence, lists);
      if (stated) found.set(name, stated);
    }
  }
  return found;
}

/** "`damageCents` is the sum of the costs of moderate and severe damages", where each item has a severity and a cost. */
function filteredSum(
  { documents }: Pick<Contract, "documents">,
  name: string,
  sentence: string,
  lists: readonly { list: string; items: ReadonlyMap<string, Place> }[],
): FilteredSum | undefined {
  const about = `(?<![\\w-])${literal(name.toLowerCase())} is the sum of (?:the )?(\\w+) of (?:the |all |all the )?`;
  for (const { list, items } of lists) {
    const noun = wordsOf(list).at(-1) ?? "";
    const pattern = new RegExp(
      `${about}([a-z_-]+(?:(?:, | and | or |, and )[a-z_-]+)*) ${literal(noun)}(?![\\w-])`,
    );
    const [text, what = "", named = ""] = pattern.exec(sentence) ?? [];
    if (text === undefined) continue;
    const values = named.split(/, and |, | and | or /);
    const amounts = [...items].flatMap(([member, place]) => {
      const { types } = shapeOf(documents, place);
      const isNumber = types.has("integer") || types.has("number");
      return isNumber && wordsOf(member).includes(singular(what)) ? [member] : [];
    });
    const kinds = [...items].flatMap(([member, place]) => {
      const taken = shapeOf(documents, place).values ?? [];
      return taken.length > 1 && values.every((value) => taken.includes(value)) ? [member] : [];
    });
    const [amount, kind] = [amounts[0], kinds[0]];
    if (amount === undefined || kind === undefined || amounts.length > 1 || kinds.length > 1) continue;
    return { text, list, amount, kind, values };
  }
  return undefined;
}
