import { isObject, valueAt } from "../lib/json";
import type { Operation, Pagination } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

const frames = /^(meta|page|paging|pagination|page_?info)$/i;
const names = {
  size: /^(page_?size|per_?page|size|limit|page_?limit)$/i,
  page: /^(page|page_?no|page_?num(ber)?|current_?page|number)$/i,
  offset: /^(offset|skip|start)$/i,
  total: /^(total|total_?(count|items|elements|results|records|rows))$/i,
  pages: /^(total_?pages|page_?count|pages|last_?page|num_?pages)$/i,
  more: /^has_?(more|next(_?page)?)$/i,
  previous: /^has_?prev(ious)?(_?page)?$/i,
  next: /^next_?(cursor|token|page_?token|page_?cursor)$/i,
};

/**
 * The numbers around the items of a page agree with the request and with each other: its size and position, the number of
 * items and pages, whether there are more.
 *
 * Standard: the documented members (`pageSize`, `total`, `totalPages`, `hasMore`, `nextCursor`).
 * Reports: `paging`. Severity: error.
 */
export function listFrameFaults({ ok, operation, call, body }: Exchange): Fault[] {
  const { pagination } = operation;
  if (!ok || !pagination || call.method !== undefined || call.rewriteUrl || !isObject(body)) return [];
  const items = valueAt(body, pagination.items);
  if (!Array.isArray(items)) return [];
  const frame = frameOf(body, pagination);
  const asked = askedFor(operation, pagination, call.parameters);
  if (!asked) return [];
  return disagreements(frame, items.length, asked).map(({ name, expected, actual }) => ({
    rule: "paging",
    cause: `frame ${name}`,
    expected: `${name} to be ${expected}`,
    actual,
    pointer: `/${name}`,
    place: operation.place,
  }));
}

/** Members beside the items, and those of the paging object. */
function frameOf(body: Record<string, unknown>, { items }: Pagination): Map<string, unknown> {
  const parent = valueAt(body, items.slice(0, items.lastIndexOf("/")));
  const places = [body, parent].filter(isObject);
  const inner = places.flatMap((place) =>
    Object.entries(place)
      .filter(([name, value]) => frames.test(name) && isObject(value))
      .map(([, value]) => value),
  );
  return new Map([...places, ...inner].filter(isObject).flatMap((place) => Object.entries(place)));
}

/** What a request asks for; parts are undefined where the contract does not say what they are without being sent. */
export interface Asked {
  size: number | undefined;
  /** How many items come before the page. */
  before: number | undefined;
  page: number | undefined;
  /** Whether an end is stated by the absence of the next cursor. */
  isCursor: boolean;
  /** Whether the items are some of all: the total of pages without a filter is judged page by page. */
  isFiltered: boolean;
}

/** Undefined for a request beyond the documented bounds: whether it is answered is judged elsewhere. */
function askedFor(
  operation: Operation,
  { size, page, offset, follow, first }: Pagination,
  parameters: ReadonlyMap<string, unknown>,
): Asked | undefined {
  const numberOf = (name: string | undefined): number | undefined => {
    const schema = operation.parameters.find((one) => one.in === "query" && one.name === name)?.schema;
    const sent =
      parameters.get(`query.${name}`) ?? (schema && shapeOf(operation.contract.documents, schema).fallback);
    return typeof sent === "number" && Number.isInteger(sent) ? sent : undefined;
  };
  const asked = { size: numberOf(size), page: numberOf(page), offset: numberOf(offset) };
  if ((asked.size ?? 1) < 1 || (asked.page ?? first) < first || (asked.offset ?? 0) < 0) return undefined;
  const skipped =
    asked.page !== undefined && asked.size !== undefined ? (asked.page - first) * asked.size : undefined;
  return {
    size: asked.size,
    page: asked.page,
    before: page === undefined ? asked.offset : skipped,
    isCursor: follow !== undefined && page === undefined && offset === undefined,
    isFiltered: [...parameters.keys()].some(
      (key) => key.startsWith("query.") && ![size, page, offset, follow?.cursor].includes(key.slice(6)),
    ),
  };
}

interface Disagreement {
  name: string;
  expected: string;
  actual: string;
}

/** The members of a frame that do not fit the request, the items, or each other. */
export function disagreements(
  frame: ReadonlyMap<string, unknown>,
  count: number,
  asked: Asked,
): Disagreement[] {
  const find = (expression: RegExp): [name: string, value: unknown] | undefined =>
    [...frame].find(([name, value]) => expression.test(name) && !isObject(value));
  const found: Disagreement[] = [];
  const compare = (expression: RegExp, wanted: number | boolean | undefined, why: string): void => {
    const [name, value] = find(expression) ?? [];
    if (name === undefined || wanted === undefined || typeof value !== typeof wanted || value === wanted)
      return;
    found.push({ name, expected: `${wanted}, ${why}`, actual: String(value) });
  };
  const total = find(names.total)?.[1];
  const { size, before, page } = asked;
  compare(names.size, size, "as the request has it");
  compare(names.page, page, "as the request has it");
  if (page === undefined) compare(names.offset, before, "as the request has it");
  compare(names.previous, before === undefined ? undefined : before > 0, `after ${before} items`);
  if (typeof total === "number") {
    if (size !== undefined && total > 0)
      compare(names.pages, Math.ceil(total / size), `${total} items by ${size}`);
    // Past the end there is nothing more, whatever comes before.
    if (before !== undefined && count > 0)
      compare(names.more, before + count < total, `${count} items after ${before} of ${total}`);
    if (asked.isFiltered && before !== undefined && size !== undefined) {
      const wanted = Math.max(0, Math.min(size, total - before));
      if (count !== wanted)
        found.push({
          name: "total",
          expected: fittingTotal(count, before, size, wanted),
          actual: `${total}, and ${count} items`,
        });
    }
  }
  const [name, next] = find(names.next) ?? [];
  const [flag, more] = find(names.more) ?? [];
  if (name !== undefined && asked.isCursor && typeof more === "boolean" && flag !== undefined) {
    const hasNext = next !== null && next !== undefined && next !== "";
    if (more && !hasNext) found.push({ name, expected: `a value, as ${flag} is true`, actual: String(next) });
  }
  return found;
}

/** Which total a page would fit, and why. */
function fittingTotal(count: number, before: number, size: number, wanted: number): string {
  if (count > size) return `that of pages with ${size} items at most`;
  const bound = count > wanted ? "at least" : "at most";
  return `${bound} ${before + count}: this page of ${size} has ${count} ${count === 1 ? "item" : "items"}, after ${before} of earlier pages`;
}
