import { isObject } from "../lib/json";
import { singular } from "../lib/singular";
import { literal, plainText, sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";
import { visitObjects } from "./visit-objects";

/**
 * The numbers of an object that a text calls the sums of a list beside it are those sums: "`totals` sums the rows".
 *
 * Standard: the descriptions of operations and members.
 * Reports: `body`. Severity: error.
 */
export function rowTotalFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const { documents } = operation.contract;
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    if (faults.length > 0) return;
    const members = membersOf(documents, place);
    for (const [name, totals] of Object.entries(value)) {
      const own = members.get(name);
      if (!isObject(totals) || !own) continue;
      const lists = listsSummedIn(operation, name, descriptionOf(own, documents.resolve(own)), value);
      const fault = lists.length === 1 ? wrongSum(totals, lists[0] ?? []) : undefined;
      if (!fault) continue;
      faults.push({
        rule: "body",
        cause: `totals ${name}`,
        expected: `${fault.member} of ${name} to be ${fault.sum}, which the items add up to`,
        actual: fault.shown,
        pointer: `${pointer}/${name}/${fault.member}`,
        place: own,
      });
    }
  });
  return faults;
}

/** The lists beside an object that a text makes it the sums of; one that the text does not name is "the rows". */
function listsSummedIn(
  { text }: Operation,
  name: string,
  description: string,
  value: Readonly<Record<string, unknown>>,
): readonly (readonly Record<string, unknown>[])[] {
  const sentences = sentencesOf(plainText(`${text} ${name}: ${description}`));
  return Object.entries(value).flatMap(([list, items]) => {
    const nouns = `(?:rows|items|entries|lines|${literal(list.toLowerCase())}|${literal(singular(list.toLowerCase()))})`;
    const summing = new RegExp(
      `(?<![\\w-])${literal(name.toLowerCase())}:? (?:sums?|adds? up|(?:is|are|has|have) the (?:sums?|totals?) (?:of|over)|the sums? (?:of|over)) (?:all )?(?:the |its |these )?${nouns}\\b`,
    );
    const areObjects = Array.isArray(items) && items.length > 0 && items.every(isObject);
    return areObjects && sentences.some((one) => summing.test(one)) ? [items] : [];
  });
}

function wrongSum(totals: Readonly<Record<string, unknown>>, items: readonly Record<string, unknown>[]) {
  for (const [member, shown] of Object.entries(totals)) {
    const values = items.map((item) => item[member]);
    if (typeof shown !== "number" || !values.every((one) => typeof one === "number")) continue;
    const sum = values.reduce<number>((total, one) => total + one, 0);
    // Fractions are not exact.
    if (Math.abs(sum - shown) > 1e-6) return { member, sum, shown: String(shown) };
  }
  return undefined;
}
