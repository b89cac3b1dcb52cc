import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isCursor } from "../../load/follow";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { headerOf } from "../../send/exchange";
import { checkCombinedFilters, combinable } from "../filtering-sorting/combined-filters";
import { checkDocumentedOrder, documentedOrder } from "../filtering-sorting/documented-order";
import { checkRange, rangeFilters } from "../filtering-sorting/documented-range";
import { checkFilter } from "../filtering-sorting/filter";
import { checkIncludingFlag, includingFlags } from "../filtering-sorting/including-flags";
import { checkNarrowingFlag, narrowingFlags } from "../filtering-sorting/narrowing-flags";
import { checkOrderOfTies, tieOrder } from "../filtering-sorting/order-of-ties";
import { parentFilter, parentSlot } from "../filtering-sorting/parent-filter";
import { repeatedInput } from "../filtering-sorting/repeated-input";
import { checkSortOrder } from "../filtering-sorting/sort-order";
import { textFilters } from "../filtering-sorting/stated-match";
import { checkTextFilter } from "../filtering-sorting/text-filter";
import { isPaged } from "../shared/fetch-pages";
import { withListItems } from "../shared/list-items";
import { checkForeignCursor, refusesForeignCursor } from "./foreign-cursor";
import { checkFrameSums, frameSums } from "./frame-sums";
import { checkLinkHeader } from "./link-header";
import { checkPages } from "./page-contents";
import { defaultSize } from "./page-size";

/** Scenarios over a list: pages, filters, sort orders. */
export function listScenarios(checker: Checker, operation: Operation): Scenario[] {
  const list = findList(operation);
  const { pagination, sort } = operation;
  const found: Scenario[] = repeatedInput(operation);
  const scenario = (name: string, run: (trial: Trial) => Promise<void>): void => {
    found.push({
      name: `${name} ${operation.id}`,
      operation,
      run: (trial) => withListItems(trial, operation, run),
    });
  };
  if (pagination && isPaged(pagination) && (pagination.size !== undefined || pagination.follow))
    scenario("pages", (trial) => checkPages(trial, operation, pagination));
  if (pagination?.follow?.cursor !== undefined && refusesForeignCursor(operation))
    scenario("cursor of another query", (trial) => checkForeignCursor(trial, operation, pagination));
  if (pagination && isPaged(pagination) && hasLinkHeader(operation))
    scenario("link", (trial) => checkLinkHeader(trial, operation, pagination));
  const sums = frameSums(operation);
  if (pagination && sums.length > 0)
    scenario("sums beside a page", (trial) => checkFrameSums(trial, operation, pagination, sums));
  const order = documentedOrder(operation);
  if (order) scenario("documented order", (trial) => checkDocumentedOrder(trial, operation, order));
  const ties = tieOrder(operation);
  if (ties) scenario("order of ties", (trial) => checkOrderOfTies(trial, operation, ties));
  if (pagination?.size !== undefined)
    scenario("default size", (trial) => defaultSize(trial, operation, pagination));
  if (list && !(pagination && isPaged(pagination)) && operation.parameters.some(({ name }) => isCursor(name)))
    checker.coverage.skip(
      operation,
      "its pages follow a cursor, and the contract does not say where the next one stands",
    );
  const slot = list && parentSlot(checker, operation);
  if (slot) scenario("belonging", (trial) => parentFilter(trial, operation, slot));
  const total = list && !pagination ? totalHeader(operation) : undefined;
  if (total !== undefined) scenario("total", (trial) => countedItems(trial, operation, total));
  if (list || pagination) {
    for (const [parameter, property] of Object.entries(operation.filters))
      scenario(`filter ${parameter}`, (trial) => checkFilter(trial, operation, parameter, property));
    const ranges = rangeFilters(operation);
    if (ranges.length > 0) scenario("ranges", (trial) => checkRange(trial, operation, ranges));
    for (const filter of textFilters(operation))
      scenario(`text ${filter.parameter.name}`, (trial) => checkTextFilter(trial, operation, filter));
    for (const parameter of includingFlags(operation))
      scenario(`switch ${parameter.name}`, (trial) => checkIncludingFlag(trial, operation, parameter));
    for (const flag of narrowingFlags(operation))
      scenario(`switch ${flag.parameter.name}`, (trial) => checkNarrowingFlag(trial, operation, flag));
    if (combinable(operation).length > 1)
      scenario("filters together", (trial) => checkCombinedFilters(trial, operation));
    if (sort) scenario("sort", (trial) => checkSortOrder(trial, operation, sort));
  }
  return found;
}

const hasLinkHeader = ({ responses }: Operation): boolean =>
  responses.some(
    ({ status, headers }) => /^2/.test(status) && headers.some(({ name }) => /^link$/i.test(name)),
  );

/** The response header with the number of items. */
function totalHeader(operation: Operation): string | undefined {
  return operation.responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ headers }) => headers)
    .find(({ name }) => /^x-total(-count)?$|^total-count$/i.test(name))?.name;
}

/**
 * An unpaged list contains as many items as its header states.
 *
 * Standard: vocabulary `x-pagination` `totalHeader`.
 * Reports: `paging`. Severity: error.
 */
async function countedItems(trial: Trial, operation: Operation, header: string): Promise<void> {
  const hasSize = operation.parameters.some(({ name }) =>
    /cursor|after|token|limit|size|page|offset/i.test(name),
  );
  if (hasSize) return;
  const exchange = await trial.send(await prepareCall(trial, operation));
  const items = exchange.ok ? itemsOf(exchange, findList(operation)?.items ?? "") : undefined;
  const stated = headerOf(exchange, header);
  if (!items || stated === undefined || !/^\d+$/.test(stated) || Number(stated) === items.length) return;
  trial.report("paging", operation, exchange, {
    expected: `${header} to be ${items.length}, as many items as there are`,
    actual: stated,
    cause: "total",
    pointer: `/headers/${header}`,
  });
}
