import { isRecord } from "../../../mocks/kernel/contract-model";
import { replayTable } from "../../../mocks/kernel/replayed";
import type { KernelResponse } from "../../../mocks/kernel/response";
import type { World } from "../../../mocks/world/world";
import type { FoundId } from "../live/origins";

/** Remembers why a recorded order is not in the tables: its recorded answers are all there is of it. */
export function leaveOrder(world: World, order: unknown, reason: string): void {
  if (!isRecord(order)) return;
  const rows = world.table(replayTable);
  for (const value of [order["orderNo"], order["orderId"]]) {
    const id = `left ${String(value)}` as const;
    if (value !== undefined && !rows.get(id)) rows.insert({ id, reason });
  }
}

/** Why the world does not find what a call names, where that is a recorded order; null otherwise. */
export function reasonNotFound(
  world: World,
  response: KernelResponse,
  ids: readonly FoundId[],
): string | null {
  // The world's own orders come first: one of them may have the number that the recording gave to another.
  if (!isNotFound(response)) return null;
  for (const { name, value } of ids) {
    const row = /^order/.test(name) ? world.table(replayTable).get(`left ${value}`) : undefined;
    if (row && "reason" in row) return row.reason;
  }
  return null;
}

function isNotFound({ status, body }: KernelResponse): boolean {
  if (status === 404) return true;
  if (typeof body !== "string") return false;
  const value: unknown = JSON.parse(body);
  return isRecord(value) && value["success"] === false && value["code"] === 404;
}
