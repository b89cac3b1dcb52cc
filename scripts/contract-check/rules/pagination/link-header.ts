import type { Place } from "../../document/place";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual } from "../../lib/json";
import { generalText } from "../../load/documented";
import type { Operation, Pagination } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { describeResponse, headerOf } from "../../send/exchange";
import type { PreparedCall } from "../../send/request";
import { fetchAll, fetchPage, idOf, isLast, largestSize, propertyOf } from "../shared/fetch-pages";
import { nextOfLink, parametersOf } from "../shared/next-page";

/**
 * The `next` address of `Link` leads to the page that follows, with the filters of the request, and is there while
 * there is one.
 *
 * Standard: RFC 8288 §3; the description of the header.
 * Reports: `paging`. Severity: error.
 */
export async function checkLinkHeader(
  trial: Trial,
  operation: Operation,
  pagination: Pagination,
): Promise<void> {
  const header = operation.responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ headers, description }) => headers.map((one) => ({ ...one, description })))
    .find(({ name }) => /^link$/i.test(name));
  if (!header || pagination.size === undefined) return;
  const plain = await prepareCall(trial, operation);
  const call = (await withFilter(trial, operation, plain)) ?? plain;
  const all = await fetchAll(trial, call);
  if (!all?.isWhole || all.items.length < 2) return;
  const size = Math.min(Math.ceil(all.items.length / 3), largestSize(operation) ?? 20);
  const first = await fetchPage(trial, call, pagination, { index: 0, size });
  if (!first || isLast(first, pagination, size) || first.items.length >= all.items.length) return;
  const stated = headerOf(first.exchange, "link");
  const count = all.items.length;
  await checkLastPage(trial, call, pagination, { stated: stated ?? "", count, size });
  // Whole pages alone have their own way of going wrong.
  const whole = Array.from(
    { length: Math.min(count - 1, largestSize(operation) ?? 20) },
    (_, at) => count - 1 - at,
  ).find((one) => count % one === 0 && trial.checker.validator.isValid(sizeOf(operation, pagination), one));
  const full =
    whole === undefined ? undefined : await fetchPage(trial, call, pagination, { index: 0, size: whole });
  if (full && whole !== undefined)
    await checkLastPage(trial, call, pagination, {
      stated: headerOf(full.exchange, "link") ?? "",
      count,
      size: whole,
    });
  const address = nextOfLink(stated ?? "");
  if (address === undefined) {
    // Without a statement about it the header may be left out.
    const texts = `${header.description} ${operation.text} ${generalText(operation.contract)}`;
    if (/\bnext\b|\bfollow/i.test(texts))
      trial.report("paging", operation, first.exchange, {
        expected: 'Link with rel="next", as there are further items',
        actual: stated ?? "no Link",
        cause: "no link",
        pointer: "/headers/link",
        place: header.place,
      });
    return;
  }
  await checkNextPage(trial, call, pagination, { address, all: all.items, size, place: header.place });
}

/** The `next` address of the first page leads to the items that follow it. */
async function checkNextPage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  { address, all, size, place }: { address: string; all: readonly unknown[]; size: number; place: Place },
): Promise<void> {
  const { operation } = call;
  const linked = parametersOf(operation, address);
  if (!linked) return;
  const fixed = [...call.parameters].filter(([key]) => !key.startsWith("query."));
  const exchange = await trial.send({ ...call, parameters: new Map<string, unknown>([...fixed, ...linked]) });
  const reportLink = (cause: string, expected: string, actual: string): void =>
    trial.report("paging", operation, exchange, { expected, actual, cause, pointer: "/headers/link", place });
  // The address is the server's own, whatever stands in it.
  if ([400, 404, 422].includes(exchange.code) && trial.isSound(exchange))
    return reportLink(
      "refused link",
      `the next page at ${address}, as Link states`,
      describeResponse(exchange),
    );
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  if (!items) return;
  const ids = (list: readonly unknown[]): unknown[] => list.map((item) => idOf(item, pagination));
  const expectedIds = ids(all).slice(size, size + items.length);
  if (items.length > 0 && isEqual(ids(items), expectedIds)) return;
  reportLink(
    "link",
    `the page after the first one, as Link states: ${toJson(expectedIds)}`,
    toJson(ids(items)),
  );
}

const sizeOf = (operation: Operation, { size }: Pagination): Place =>
  operation.parameters.find(({ name }) => name === size)?.schema ?? operation.place;

/** The `last` address leads to the page with the last items. */
async function checkLastPage(
  trial: Trial,
  call: PreparedCall,
  { items }: Pagination,
  { stated, count, size }: { stated: string; count: number; size: number },
): Promise<void> {
  const { operation } = call;
  const address = /<([^>]*)>\s*;[^,]*\brel="?last"?/i.exec(stated)?.[1];
  const linked = address === undefined ? undefined : parametersOf(operation, address);
  if (!linked) return;
  const fixed = [...call.parameters].filter(([key]) => !key.startsWith("query."));
  const exchange = await trial.send({ ...call, parameters: new Map<string, unknown>([...fixed, ...linked]) });
  const last = exchange.ok ? itemsOf(exchange, items) : undefined;
  const expected = count % size === 0 ? size : count % size;
  if (last && last.length !== expected)
    trial.report("paging", operation, exchange, {
      expected: `${expected} items on the last page, as Link leads to it`,
      actual: `${last.length} items`,
      cause: "last",
      pointer: "/headers/link",
    });
}

/** The call with a filter that selects some of the items, and not all. */
async function withFilter(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
): Promise<PreparedCall | undefined> {
  const all = await fetchAll(trial, call);
  for (const [name, property] of Object.entries(operation.filters)) {
    const parameter = operation.parameters.find((one) => one.name === name && one.in === "query");
    const kind = parameter && choiceKind(operation, parameter.schema);
    if (kind === undefined) continue;
    const values = (all?.items ?? []).map((item) => propertyOf(item, property));
    const countOf = (value: unknown): number => values.filter((one) => one === value).length;
    // Rarer items are further apart.
    const [found] = [...new Set(values)]
      .filter((value) => typeof value === "string" && countOf(value) > 1 && countOf(value) < values.length)
      .sort((left, right) => countOf(left) - countOf(right));
    if (found !== undefined)
      return {
        ...call,
        parameters: new Map([...call.parameters, [`query.${name}`, kind === "several" ? [found] : found]]),
      };
  }
  // An order has to be kept from page to page as well.
  const { sort } = operation;
  const sorting = operation.parameters.find((one) => one.name === sort?.parameter && one.in === "query");
  const other =
    sorting &&
    shapeOf(operation.contract.documents, sorting.schema).values?.findLast((one) => one !== sort?.fallback);
  return other === undefined || !sorting
    ? undefined
    : { ...call, parameters: new Map([...call.parameters, [`query.${sorting.name}`, other]]) };
}

/** Whether a parameter takes one of the values that its schema lists, or several of them; undefined where it lists none. */
export function choiceKind({ contract }: Operation, schema: Place): "one" | "several" | undefined {
  const { values, items } = shapeOf(contract.documents, schema);
  if (values) return "one";
  return items && shapeOf(contract.documents, items).values ? "several" : undefined;
}
