import type { Place } from "../../document/place";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual } from "../../lib/json";
import { generalText } from "../../load/documented";
import { successSchemas } from "../../load/lists";
import type { Operation, Pagination } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { membersOf, shapeOf } from "../../schema/shape";
import { headerOf } from "../../send/exchange";
import {
  fetchAll,
  fetchPage,
  idOf,
  isInBody,
  isLast,
  largestSize,
  type Page,
  sizeSchema,
  withPaging,
} from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";

type Report = (page: Page, cause: string, expected: string, actual: string) => void;

/**
 * Pages do not overlap, together contain every item once, keep to the requested size, and state one total.
 *
 * Standard: vocabulary `x-pagination`; `Link` (RFC 8288).
 * Reports: `paging`. Severity: error.
 */
export async function checkPages(trial: Trial, operation: Operation, pagination: Pagination): Promise<void> {
  const call = await prepareCall(trial, operation);
  const schema = sizeSchema(operation);
  const shape = schema && shapeOf(operation.contract.documents, schema);
  const size = shape?.values
    ? shape.values.find((value) => typeof value === "number")
    : shape
      ? Math.max(2, shape.minimum ?? 2)
      : Number.POSITIVE_INFINITY;
  if (typeof size !== "number") return;
  const report: Report = (page, cause, expected, actual) =>
    trial.report("paging", operation, page.exchange, {
      expected,
      actual,
      cause,
      pointer: pagination.items,
      place: operation.place,
    });
  const read = await readPages(trial, call, pagination, size, report);
  if (!read) return;
  const { first, ids, isWhole } = read;
  if (first.total !== undefined && (isWhole ? first.total !== ids.length : first.total < ids.length))
    return report(first, "total", `the total to be ${ids.length}, as many as there are`, String(first.total));
  // A list too long to be read ends at its total.
  const end = isWhole ? ids.length : first.total;
  if (end !== undefined) await pastTheEnd(trial, call, pagination, size, end);
  sameTotals(first, pagination, report);
  await samePage(trial, call, pagination, size, first, report);
  await lastItem(trial, operation, call, pagination, report);
  await exactEnd(trial, operation, call, pagination, report);
  if (shape && (shape.minimum ?? 1) <= 1 && size > 1) await singlePage(trial, call, pagination, report);
  await biggerPage(trial, operation, call, pagination, first, ids, isWhole, report);
}

interface ReadPages {
  first: Page;
  /** Ids of all items read, in order. */
  ids: unknown[];
  /** Whether the list was read to its end. */
  isWhole: boolean;
}

/** Reads page after page; undefined after a violation, or where a page is no list. */
async function readPages(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  report: Report,
): Promise<ReadPages | undefined> {
  const seen: unknown[] = [];
  let first: Page | undefined;
  let before: Page | undefined;
  const limit = trial.checker.options.profile === "quick" ? 4 : 12;
  for (let index = 0; index < limit; index += 1) {
    const page: Page | undefined = await fetchPage(trial, call, pagination, { index, size, before });
    before = page;
    if (!page) return undefined;
    first ??= page;
    const ids = page.items.map((item) => idOf(item, pagination)).filter((id) => id !== undefined);
    const fault =
      pageFault(page, ids, seen, size, pagination, index) ??
      endFault(page, first, seen.length + ids.length, size, pagination, index);
    if (fault) {
      if (!(await hasGrown(trial, call, pagination, size, first, page))) report(page, ...fault);
      return undefined;
    }
    seen.push(...ids);
    if (isLast(page, pagination, size)) return { first, ids: seen, isWhole: true };
  }
  return first && { first, ids: seen, isWhole: false };
}

/**
 * Whether the list changed between two pages, so that the first one has the total of the later one now: what is shown from
 * some time on appears by itself.
 */
async function hasGrown(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  first: Page,
  later: Page,
): Promise<boolean> {
  if (first.total === undefined || later.total === undefined || first.total === later.total) return false;
  const again = await fetchPage(trial, call, pagination, { index: 0, size });
  return again?.total === later.total;
}

type PageFault = [cause: string, expected: string, actual: string];

/** Too many items, or items that were already there. */
function pageFault(
  page: Page,
  ids: readonly unknown[],
  seen: readonly unknown[],
  size: number,
  pagination: Pagination,
  index: number,
): PageFault | undefined {
  if (page.items.length > size) return ["size", `at most ${size} items`, `${page.items.length} items`];
  const twice = ids.find((id) => seen.some((one) => isEqual(one, id)));
  if (twice !== undefined)
    return [
      "overlap",
      "pages that do not overlap",
      `${pagination.id} ${String(twice)} again on page ${pagination.first + index}`,
    ];
  return new Set(ids).size < ids.length
    ? ["overlap", "each item once", "an item twice on one page"]
    : undefined;
}

/** A total that differs from the first page's, or an end before it; `count` items were read so far. */
function endFault(
  page: Page,
  { total }: Page,
  count: number,
  size: number,
  pagination: Pagination,
  index: number,
): PageFault | undefined {
  if (page.total !== undefined && total !== undefined && page.total !== total)
    return ["total", `the same total on every page: ${total}`, String(page.total)];
  if (total === undefined || count >= total || !isLast(page, pagination, size)) return undefined;
  return [
    count > size * index ? "hole" : "end",
    `${total} items on all pages together`,
    `only ${count} up to page ${pagination.first + index}`,
  ];
}

async function pastTheEnd(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  count: number,
): Promise<void> {
  if (pagination.follow) return;
  const page = await fetchPage(trial, call, pagination, {
    index: Math.ceil(count / size) + 3,
    size,
  });
  if (page && page.items.length > 0)
    trial.report("paging", call.operation, page.exchange, {
      expected: "no items past the last page",
      actual: `${page.items.length} items`,
      cause: "past",
      pointer: pagination.items,
    });
}

/** Body and header state the same total. */
function sameTotals(page: Page, pagination: Pagination, report: Report): void {
  const stated = pagination.totalHeader && headerOf(page.exchange, pagination.totalHeader);
  if (stated && page.total !== undefined && /^\d+$/.test(stated) && Number(stated) !== page.total)
    report(page, "total", `${pagination.totalHeader} to be the total, ${page.total}`, stated);
}

/** Without parameters the first page is returned, and the same again. */
async function samePage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  first: Page,
  report: Report,
): Promise<void> {
  // A body that is asked for a page names it: its example is one.
  if (pagination.page !== undefined && isInBody(call.operation, pagination.page)) return;
  const exchange = await trial.send(
    pagination.size === undefined ? call : withPaging(call, pagination.size, size),
  );
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  const ids = (list: unknown[]) => list.map((item) => idOf(item, pagination));
  if (items && !isEqual(ids(items), ids(first.items)))
    report(
      { exchange, items, total: undefined },
      "first",
      `the first page when none is asked for: ${toJson(ids(first.items))}`,
      toJson(ids(items)),
    );
}

/** The last item on a page of its own: an end that is announced one item too early hides it. */
async function lastItem(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
  report: Report,
): Promise<void> {
  const full = await fillPages(trial, operation, call, pagination, 1);
  if (!full) return;
  const { page, size, length } = full;
  const last = isLast(page, pagination, size)
    ? undefined
    : await fetchPage(trial, call, pagination, { index: (length - 1) / size, size, before: page });
  if (last?.items.length === 1) return;
  report(
    last ?? page,
    "last item",
    `the last of ${length} items on the page after ${length - 1} by ${size}`,
    last ? `${last.items.length} items` : "no further page",
  );
}

interface FullPages {
  /** The last of the full pages. */
  page: Page;
  size: number;
  /** How many items there are. */
  length: number;
}

/** Whole pages of all items, or of all but the last ones. */
async function fillPages(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
  remaining: number,
): Promise<FullPages | undefined> {
  const schema = sizeSchema(operation);
  if (!schema) return undefined;
  const all = await fetchAll(trial, call);
  if (!all?.isWhole || all.items.length < 2) return undefined;
  const { length } = all.items;
  const size = fullPages(length - remaining, operation, pagination);
  if (size === undefined || !trial.checker.validator.isValid(schema, size)) return undefined;
  const page = await lastFullPage(trial, call, pagination, size, length - remaining);
  return page && { page, size, length };
}

/** A size of which a number of items fills whole pages, as few as possible. */
function fullPages(count: number, operation: Operation, { follow }: Pagination): number | undefined {
  const most = Math.min(count, largestSize(operation) ?? count);
  const maximumPages = follow ? 12 : 1000;
  const sizes = Array.from({ length: most }, (_, index) => most - index);
  return sizes.find((one) => count % one === 0 && count / one <= maximumPages);
}

/** The page at whose end so many items were shown; undefined where a page before it is not full. */
async function lastFullPage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  count: number,
): Promise<Page | undefined> {
  const pages = count / size;
  let page: Page | undefined;
  // Only a cursor has to be followed from the beginning.
  for (let index = pagination.follow ? 0 : pages - 1; index < pages; index += 1) {
    page = await fetchPage(trial, call, pagination, { index, size, before: page });
    if (page?.items.length !== size) return undefined;
  }
  return page;
}

/** A page with all items is the last one: an end that is announced one page too late leads to an empty page. */
async function exactEnd(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
  report: Report,
): Promise<void> {
  if (!pagination.follow || !statesEnd(operation, pagination)) return;
  const full =
    (await fillPages(trial, operation, call, pagination, 0)) ??
    (await pageOfLast(trial, operation, call, pagination));
  if (!full || isLast(full.page, pagination, full.size)) return;
  const { page, size, length } = full;
  const further = await fetchPage(trial, call, pagination, { index: 1, size, before: page });
  if (further?.items.length === 0)
    report(page, "late end", `no further page after the last of ${length} items`, "an empty one");
}

/** The page with the last item, full or not, where no size fills whole pages: the number of items may be a prime. */
async function pageOfLast(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
): Promise<FullPages | undefined> {
  const size = largestSize(operation);
  const all = size === undefined ? undefined : await fetchAll(trial, call);
  if (size === undefined || !all?.isWhole || all.items.length === 0) return undefined;
  const { length } = all.items;
  let page: Page | undefined;
  for (let index = 0; index < Math.ceil(length / size); index += 1) {
    page = await fetchPage(trial, call, pagination, { index, size, before: page });
    if (!page) return undefined;
  }
  return page && { page, size, length };
}

/** Whether the contract says how the last page is known: by a flag, or in a text. */
function statesEnd(operation: Operation, { follow }: Pagination): boolean {
  if (!follow || follow.more !== undefined) return true;
  const { documents } = operation.contract;
  const names = (follow.next ?? "").split("/").slice(1);
  const members = successSchemas(operation).map((schema) =>
    names.reduce<Place | undefined>((at, name) => at && membersOf(documents, at).get(name), schema),
  );
  const headers = operation.responses.flatMap((one) =>
    one.headers.filter(({ name }) => /^link$/i.test(name)),
  );
  const places = [...members, ...headers.map(({ place }) => place)].filter((one) => one !== undefined);
  const text = `${generalText(operation.contract)} ${operation.text} ${places.map((one) => descriptionOf(one, documents.resolve(one))).join(" ")}`;
  return /\b(last page|no (more|further|next)|nothing (more|follows)|the end)\b/i.test(text);
}

/** A page of size one contains one item. */
async function singlePage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  report: Report,
): Promise<void> {
  const page = await fetchPage(trial, call, pagination, { index: 0, size: 1 });
  if (page && page.items.length > 1) report(page, "size", "at most 1 item", `${page.items.length} items`);
}

/** A larger page contains more items in the same order, up to the documented maximum. */
async function biggerPage(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
  first: Page,
  seen: unknown[],
  isWhole: boolean,
  report: Report,
): Promise<void> {
  const most = largestSize(operation);
  if (most === undefined) return;
  const page = await fetchPage(trial, call, pagination, { index: 0, size: most });
  if (!page) return;
  const ids = page.items.map((item) => idOf(item, pagination));
  if (page.items.length < Math.min(most, seen.length))
    return report(
      page,
      "size honoured",
      `${Math.min(most, seen.length)} items on a page of ${most}`,
      `${page.items.length} items`,
    );
  if (isWhole && ids.length > seen.length && ids.every((id) => id !== undefined))
    return report(
      page,
      "end",
      `${seen.length} items, as many as the smaller pages hold together`,
      `${ids.length} items`,
    );
  if (!isEqual(ids.slice(0, seen.length), seen.slice(0, ids.length)) && first.items.length > 0)
    report(page, "order", "the same order whatever the size of the pages", "another order");
}
