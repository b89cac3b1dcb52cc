import { giveLicences } from "../../business/licence-changes";
import { moveOrder, orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import type { World } from "../../world/world";
import { activationTable, orderActivates } from "../state/orders";
import { requestInvoiceOf } from "./request-invoice";

/** Activates a paid order: now, or after the time this world takes for it. `at` in milliseconds since 1970. */
export function activateInTime(world: World, orderId: number, at: number): void {
  const wait = world.table(activationTable).get("activation")?.wait ?? 0;
  if (wait === 0) activateOrder(world, orderId, at);
  else orderActivates.schedule(world, at + wait, { orderId });
}

/** Activates a paid order and requests the selected invoice; an order in another state is unchanged. */
export function activateOrder(world: World, orderId: number, at: number): void {
  const order = world.table(orderTable).get(orderId);
  if (order?.state !== "paid") return;
  const activated = moveOrder(world, orderId, "activated", at, giveLicences(world, order, at));
  if (!activated) return;
  if (activated.kind === "upgrade") closeOutdated(world, activated, at);
  requestSelectedInvoice(world, activated, at);
}

/** An upgrade changes what its licence costs: what waits to be paid for it at the old price is cancelled. */
function closeOutdated(world: World, { orderId, userId, srvId }: OrderRow, at: number): void {
  for (const other of world.table(orderTable).by("user", userId))
    if (other.orderId !== orderId && other.srvId === srvId && other.state === "unpaid")
      moveOrder(world, other.orderId, "cancelled", at);
}

function requestSelectedInvoice(world: World, order: OrderRow, at: number): void {
  const { orderId, invoiceWish } = order;
  if (!invoiceWish) return;
  const result = requestInvoiceOf(world, order, invoiceWish, at);
  if (result.kind === "requested") world.table(orderTable).update(orderId, { invoiceWish: null });
}
