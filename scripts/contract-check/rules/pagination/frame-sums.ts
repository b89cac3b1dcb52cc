import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { successSchemas } from "../../load/lists";
import type { Operation, Pagination } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { fetchPage, largestSize } from "../shared/fetch-pages";

/** The numbers beside a page that a text takes over all items: "`dueCents` is the sum over all that match, not only of the page". */
export function frameSums(operation: Operation): readonly string[] {
  const { pagination } = operation;
  const [schema] = successSchemas(operation);
  if (!pagination || !schema || pagination.size === undefined) return [];
  const { documents } = operation.contract;
  return [...membersOf(documents, schema)].flatMap(([name, place]) => {
    const { types } = shapeOf(documents, place);
    const isNumber = types.has("integer") || types.has("number");
    const text = `${operation.text} \`${name}\`: ${descriptionOf(place, documents.resolve(place))}`;
    return isNumber && isOverAll(text, name) ? [name] : [];
  });
}

/** Whether a text takes a number over all items of a list. */
export const isOverAll = (text: string, name: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      one.includes(`\`${name}\``) &&
      /\b(sum|total|number|count)\b/i.test(one) &&
      /\b(not only|over all|of all|all (?:\w+ )?(?:that|which) match|independent of the page|whatever the page)\b/i.test(
        one,
      ),
  );

/**
 * Numbers beside a page that are taken over all items are the same on a small page and on a large one.
 *
 * Standard: the descriptions of the operation and the member.
 * Reports: `paging`. Severity: error.
 */
export async function checkFrameSums(
  trial: Trial,
  operation: Operation,
  pagination: Pagination,
  names: readonly string[],
): Promise<void> {
  const call = await prepareCall(trial, operation);
  // Whoever sees more has more of them on later pages.
  for (const userIndex of [...trial.checker.users.keys()].slice(0, 5)) {
    const ask = (size: number) =>
      fetchPage(trial, call, pagination, { index: 0, size, userIndex, isExactUser: userIndex > 0 });
    const [small, large] = [await ask(1), await ask(largestSize(operation) ?? 20)];
    if (!small || !large || large.items.length < 2) continue;
    for (const name of names) {
      const [ofSmall, ofLarge] = [small.exchange, large.exchange].map((one) => numberIn(one, name));
      if (ofSmall === undefined || ofLarge === undefined || ofSmall === ofLarge) continue;
      trial.report("paging", operation, small.exchange, {
        expected: `${name} to be ${String(ofLarge)} on a page of one item, as on one of ${large.items.length}`,
        actual: String(ofSmall),
        pointer: `/${name}`,
        cause: `sum ${name}`,
      });
      return;
    }
  }
}

const numberIn = ({ body }: Exchange, name: string): unknown => {
  const value = isObject(body) ? valueAt(body, `/${name}`) : undefined;
  return typeof value === "number" || typeof value === "bigint" ? value : undefined;
};
