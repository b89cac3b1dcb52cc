import type { Place } from "../../document/place";
import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject, object, pointerSteps, valueAt } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation, Pagination } from "../../load/model";
import { inBody } from "../../load/pagination";
import { shapeOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { nextParameters } from "./next-page";
import type { PreparedCall } from "./prepared-call";

export interface Page {
  exchange: Exchange;
  items: unknown[];
  total: number | undefined;
}

export interface PageRequest {
  index: number;
  size: number | undefined;
  /** The previous page, from which cursor paging continues. */
  before?: Page | undefined;
  userIndex?: number;
  /** The user calls as such, whoever else calls the operation for the first user. */
  isExactUser?: boolean;
}

/** Fetches a page; undefined where the response is not a list. */
export async function fetchPage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  { index, size, before, userIndex = 0, isExactUser = false }: PageRequest,
): Promise<Page | undefined> {
  let asked = call;
  if (pagination.size !== undefined && size !== undefined) asked = withPaging(asked, pagination.size, size);
  if (pagination.page !== undefined) asked = withPaging(asked, pagination.page, pagination.first + index);
  else if (pagination.offset !== undefined)
    asked = withPaging(asked, pagination.offset, index * (size ?? 20));
  else if (before) {
    const next = nextParameters(before.exchange, pagination);
    if (!next) return undefined;
    asked = { ...asked, parameters: new Map([...asked.parameters, ...next]) };
  }
  const exchange = await trial.send(asked, { userIndex, isExactUser });
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  return items && { exchange, items, total: totalOf(exchange, pagination) };
}

/** Asks for a page or a size where the operation takes it: in the query, or in the body of a list that is asked for by POST. */
export function withPaging(call: PreparedCall, name: string, value: number): PreparedCall {
  if (!isInBody(call.operation, name))
    return { ...call, parameters: new Map([...call.parameters, [`query.${name}`, value]]) };
  return { ...call, body: { ...object(call.body), [name]: value } };
}

/** Whether a parameter of paging is a member of the body. */
export function isInBody(operation: Operation, name: string): boolean {
  return !operation.parameters.some((one) => one.name === name) && inBody(operation, name) !== undefined;
}

/** The schema of the size of a page, in the query or in the body. */
export function sizeSchema(operation: Operation): Place | undefined {
  const { size } = operation.pagination ?? {};
  if (size === undefined) return undefined;
  return operation.parameters.find(({ name }) => name === size)?.schema ?? inBody(operation, size);
}

export function isPaged({ page, offset, follow }: Pagination): boolean {
  return page !== undefined || offset !== undefined || follow !== undefined;
}

/** Whether a page is the last one: declared by the response, or because it is not full. */
export function isLast(page: Page, pagination: Pagination, size: number | undefined): boolean {
  if (!isPaged(pagination)) return true;
  if (pagination.follow) return nextParameters(page.exchange, pagination) === undefined;
  return page.items.length === 0 || (size !== undefined && page.items.length < size);
}

/** Treats an unpaged list as one page. */
export function wholeList(list: Operation): Pagination {
  return { items: findList(list)?.items ?? "", id: "id", isDeclared: false, first: 0 };
}

export function largestSize(list: Operation): number | undefined {
  const schema = sizeSchema(list);
  if (!schema) return undefined;
  const { maximum } = shapeOf(list.contract.documents, schema);
  return Math.min(maximum ?? 100, 100);
}

export function totalOf(exchange: Exchange, pagination: Pagination | undefined): number | undefined {
  if (!pagination) return undefined;
  const value = pagination.total === undefined ? undefined : valueAt(exchange.body, pagination.total);
  if (typeof value === "number") return value;
  const header =
    pagination.totalHeader === undefined ? undefined : headerOf(exchange, pagination.totalHeader);
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

export function idOf(item: unknown, pagination: Pagination): unknown {
  return isObject(item) ? item[pagination.id] : undefined;
}

export interface FetchedList {
  items: unknown[];
  /** Whether the list was read to its end. */
  isWhole: boolean;
  /** The last page. */
  exchange: Exchange;
}

/** All items, up to eight pages. */
export async function fetchAll(
  trial: Trial,
  call: PreparedCall,
  userIndex = 0,
  isExactUser = false,
): Promise<FetchedList | undefined> {
  const { operation } = call;
  const { pagination = wholeList(operation) } = operation;
  const size = largestSize(operation) ?? (pagination.follow ? undefined : 20);
  const items: unknown[] = [];
  let before: Page | undefined;
  for (let index = 0; index < 8; index += 1) {
    const page = await fetchPage(trial, call, pagination, { index, size, before, userIndex, isExactUser });
    if (!page) return undefined;
    items.push(...page.items);
    if (isLast(page, pagination, size)) return { items, isWhole: true, exchange: page.exchange };
    before = page;
  }
  return before && { items, isWhole: false, exchange: before.exchange };
}

export function propertyOf(item: unknown, property: string): unknown {
  const path = property.startsWith("/") ? property : `/${property.replaceAll(".", "/")}`;
  return valueAt(item, pointerSteps(path).length === 0 ? "" : path);
}
