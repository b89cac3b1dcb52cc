import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject, pointerSteps, valueAt } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation, Pagination } from "../../load/model";
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
  const parameters = new Map(call.parameters);
  if (pagination.size !== undefined && size !== undefined) parameters.set(`query.${pagination.size}`, size);
  if (pagination.page !== undefined) parameters.set(`query.${pagination.page}`, pagination.first + index);
  else if (pagination.offset !== undefined)
    parameters.set(`query.${pagination.offset}`, index * (size ?? 20));
  else if (before) {
    const next = nextParameters(before.exchange, pagination);
    if (!next) return undefined;
    for (const [key, value] of next) parameters.set(key, value);
  }
  const exchange = await trial.send({ ...call, parameters }, { userIndex, isExactUser });
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  return items && { exchange, items, total: totalOf(exchange, pagination) };
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
  const parameter = list.parameters.find(({ name }) => name === list.pagination?.size);
  if (!parameter) return undefined;
  const { maximum } = shapeOf(list.contract.documents, parameter.schema);
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
