import { createInstance, prepareCall } from "../../engine/prepare-call";
import { itemsOf, type ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import type { Operation, Pagination } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { fetchPage, largestSize, sizeSchema, totalOf } from "../shared/fetch-pages";
import { differingBodies } from "../shared/list-items";
import { discard, type PreparedCall } from "../shared/prepared-call";

/** Maximum number of instances that are created for one list. */
const most = 50;

/**
 * Without a size the documented default applies, and the maximum is returned on request.
 *
 * Standard: `default` and `maximum` of the size parameter; vocabulary `x-pagination`.
 * Reports: `paging`. Severity: error.
 */
export async function defaultSize(trial: Trial, operation: Operation, pagination: Pagination): Promise<void> {
  const schema = sizeSchema(operation);
  const fallback = schema && shapeOf(operation.contract.documents, schema).fallback;
  if (typeof fallback !== "number" || fallback > 30) return;
  const largest = largestSize(operation) ?? 0;
  const wanted = Math.max(fallback, largest <= most ? largest : 0);
  const role = trial.checker.resources.roles.get(operation);
  const extra: ResourceInstance[] = [];
  try {
    if (
      role?.kind === "list" &&
      role.resource.create &&
      role.resource.remove &&
      trial.checker.options.profile === "full"
    )
      while (extra.length < wanted - 3) {
        const instance = await createInstance(trial, role.resource, {
          change: (body) => differingBodies(trial, role.resource.create, body, extra.length),
        });
        if (!instance) break;
        extra.push(instance);
      }
    const call = await prepareCall(trial, operation);
    const exchange = await trial.send(call);
    const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
    const total = totalOf(exchange, pagination);
    if (!items) return;
    if (wanted > fallback) await largestHolds(trial, call, pagination, largest);
    if (items.length > fallback || (total !== undefined && items.length < Math.min(fallback, total)))
      trial.report("paging", operation, exchange, {
        expected: `${Math.min(fallback, total ?? fallback)} items when no size is asked for`,
        actual: `${items.length} items`,
        cause: "default size",
        pointer: pagination.items,
      });
  } finally {
    for (const instance of extra.reverse()) await discard(trial, instance);
  }
}

async function largestHolds(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
): Promise<void> {
  const page = await fetchPage(trial, call, pagination, { index: 0, size });
  if (page?.total === undefined || page.items.length >= Math.min(size, page.total)) return;
  trial.report("paging", call.operation, page.exchange, {
    expected: `${Math.min(size, page.total)} items on a page of ${size}`,
    actual: `${page.items.length} items`,
    cause: "size honoured",
    pointer: pagination.items,
  });
}
