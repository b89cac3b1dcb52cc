import { isObject, pointerSteps, valueAt } from "../json";
import { findList } from "../load/lists";
import type { Pagination } from "../load/model";
import { type Exchange, headerOf } from "../run/exchange";
import { itemsOf } from "../run/thing";
import type { Trial } from "../run/trial";
import type { PreparedCall } from "./call";
import { largestSize } from "./look";

export interface Page {
  exchange: Exchange;
  items: unknown[];
  total: number | undefined;
}

export async function fetchPage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  index: number,
  size: number,
): Promise<Page | undefined> {
  const parameters = new Map(call.parameters);
  if (pagination.size !== undefined) parameters.set(`query.${pagination.size}`, size);
  if (pagination.page !== undefined) parameters.set(`query.${pagination.page}`, pagination.first + index);
  else if (pagination.offset !== undefined) parameters.set(`query.${pagination.offset}`, index * size);
  const exchange = await trial.send({ ...call, parameters });
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  return items && { exchange, items, total: totalOf(exchange, pagination) };
}

export function totalOf(exchange: Exchange, pagination: Pagination): number | undefined {
  const said = pagination.total === undefined ? undefined : valueAt(exchange.body, pagination.total);
  if (typeof said === "number") return said;
  const header =
    pagination.totalHeader === undefined ? undefined : headerOf(exchange, pagination.totalHeader);
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

export function idOf(item: unknown, pagination: Pagination): unknown {
  return isObject(item) ? item[pagination.id] : undefined;
}

/** Every item there is, as far as a reasonable number of pages shows. */
export async function fetchAll(
  trial: Trial,
  call: PreparedCall,
): Promise<{ items: unknown[]; isWhole: boolean; exchange: Exchange } | undefined> {
  const { operation } = call;
  const { pagination } = operation;
  const pointer = pagination?.items ?? findList(operation)?.items ?? "";
  if (!pagination || (pagination.page === undefined && pagination.offset === undefined)) {
    const exchange = await trial.send(call);
    const items = exchange.ok ? itemsOf(exchange, pointer) : undefined;
    return items && { items, isWhole: true, exchange };
  }
  const size = largestSize(operation) ?? 20;
  const items: unknown[] = [];
  for (let index = 0; index < 8; index += 1) {
    const page = await fetchPage(trial, call, pagination, index, size);
    if (!page) return undefined;
    items.push(...page.items);
    if (page.items.length < size) return { items, isWhole: true, exchange: page.exchange };
    if (index === 7) return { items, isWhole: false, exchange: page.exchange };
  }
  return undefined;
}

export function propertyOf(item: unknown, property: string): unknown {
  const path = property.startsWith("/") ? property : `/${property.replaceAll(".", "/")}`;
  return valueAt(item, pointerSteps(path).length === 0 ? "" : path);
}
