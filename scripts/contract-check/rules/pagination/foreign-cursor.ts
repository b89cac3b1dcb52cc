import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { documents, generalText } from "../../load/documented";
import type { Operation, Pagination, Parameter } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { fetchPage } from "../shared/fetch-pages";
import { nextParameters } from "../shared/next-page";
import type { PreparedCall } from "../shared/prepared-call";

/**
 * Whether a contract refuses a cursor with other filters or another order than those it was made with: "A cursor is only
 * valid for the same filters, any other is 400".
 */
export function refusesForeignCursor(operation: Operation): boolean {
  if (!documents(operation, 400, 409, 410, 422)) return false;
  const cursor = cursorOf(operation);
  const texts = [
    generalText(operation.contract),
    operation.text,
    cursor ? descriptionOf(cursor.place, cursor.schema) : "",
    ...operation.responses.filter(({ status }) => /^4/.test(status)).map(({ description }) => description),
  ];
  return texts.some(bindsCursor);
}

/** Whether a text says that a cursor belongs to one query, and that another one is refused. */
export function bindsCursor(text: string): boolean {
  const sentences = sentencesOf(text);
  return sentences.some((sentence, index) => {
    const isBound =
      /\bcursors?\b/i.test(sentence) &&
      /\b(same|another|other|different|changed|belongs?|(made|issued|created|obtained) (with|for))\b/i.test(
        sentence,
      ) &&
      /\b(filters?|sort|order|query|parameters|search|list)\b/i.test(sentence);
    const following = `${sentence} ${sentences[index + 1] ?? ""}`;
    return isBound && /\b4\d\d\b|refuse|reject|invalid|not valid|only (valid|good|usable)/i.test(following);
  });
}

function cursorOf({ parameters, pagination }: Operation): Parameter | undefined {
  return parameters.find(({ in: at, name }) => at === "query" && name === pagination?.follow?.cursor);
}

/**
 * A cursor is refused with another order or other filters, where the contract says so.
 *
 * Standard: the texts about the cursor.
 * Reports: `paging`. Severity: error.
 */
export async function checkForeignCursor(
  trial: Trial,
  operation: Operation,
  pagination: Pagination,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  for (const [own, other] of otherQueries(trial, operation)) {
    const first = await fetchPage(trial, withAll(call, own), pagination, { index: 0, size: 1 });
    const next = first && nextParameters(first.exchange, pagination);
    if (!next) continue;
    const size = pagination.size === undefined ? [] : [[`query.${pagination.size}`, 1] as const];
    const continued = await trial.send(withAll(call, [...own, ...size, ...next]));
    const alone = await trial.send(withAll(call, other));
    if (!continued.ok || !alone.ok) continue;
    const exchange = await trial.send(withAll(call, [...size, ...next, ...other]));
    if (!exchange.ok) return;
    trial.report("paging", operation, exchange, {
      expected: `a refusal of a cursor that was made ${own.length > 0 ? `with ${shown(own)}` : "without filters"}, and is used with ${shown(other)}`,
      cause: "foreign cursor",
    });
    return;
  }
}

type Query = readonly (readonly [key: string, value: unknown])[];

const shown = (query: Query): string =>
  query.map(([key, value]) => `${key.replace(/^query\./, "")}=${String(value)}`).join("&");

const withAll = (call: PreparedCall, query: Query): PreparedCall => ({
  ...call,
  parameters: new Map([...call.parameters, ...query]),
});

/** Pairs of queries that differ in their order, or in a filter. */
function otherQueries(trial: Trial, operation: Operation): [own: Query, other: Query][] {
  const { documents: docs } = operation.contract;
  const sort = operation.parameters.find(({ name }) => name === operation.sort?.parameter);
  const orders = sort ? (shapeOf(docs, sort.schema).values ?? []) : [];
  const filters = operation.parameters.filter(({ name }) => Object.hasOwn(operation.filters, name));
  const [one, two] = orders;
  return [
    ...(sort && two !== undefined
      ? [[[[keyOf(sort), one]], [[keyOf(sort), two]]] satisfies [Query, Query]]
      : []),
    ...filters.slice(0, 2).map((filter): [Query, Query] => {
      const value = generate(docs, filter.schema, { random: trial.random });
      return [[], [[keyOf(filter), value]]];
    }),
  ];
}
