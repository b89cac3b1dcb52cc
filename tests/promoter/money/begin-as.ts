import { sampleOrder } from "../../../mocks/business/data/orders";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { moveOrder, orderTable } from "../../../mocks/business/orders";
import { sendSmsCode, smsCodeTable } from "../../../mocks/business/verification";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend, TestBackendOptions } from "../../../mocks/node";
import { promoterGroup } from "../../../mocks/promoter/group";
import type { World } from "../../../mocks/world/world";
import type { Result } from "../../../src/client/client-error";
import { begin, errorOf } from "../../support/begin";

/** A world in which somebody is logged in: the promoter 周芳 by default, nobody for null. */
export function beginAs(
  userId: string | null = sampleUserIds.promoter,
  options: TestBackendOptions = {},
): TestBackend {
  const backend = begin({ groups: [promoterGroup], ...options });
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}

/** A customer bound to the promoter orders a year of a product and pays at once; returns the order's number. */
export function payOrder(
  world: World,
  orderId: number,
  facts: Parameters<typeof sampleOrder>[1] = {},
): string {
  const at = world.clock.now();
  const order = sampleOrder(
    { orderId, userId: sampleUserIds.payingStandard, productNo: "KDZHJ01-STD", at, state: "unpaid" },
    facts,
  );
  world.table(orderTable).insert(order);
  moveOrder(world, orderId, "paid", at);
  return order.orderNo;
}

/** Refunds a part of a paid order. */
export function refundOrder(world: World, orderId: number, amountFen: number): void {
  const at = world.clock.now();
  moveOrder(world, orderId, "refunding", at, { refund: { amountFen, requestedAt: at, refundedAt: null } });
  moveOrder(world, orderId, "refunded", at, { refund: { amountFen, requestedAt: at, refundedAt: at } });
}

/** A code sent to the phone of an account that replaces its card. */
export function sentCode(world: World, phone: string): string {
  sendSmsCode(world, phone, "7", world.clock.now());
  const code = world.table(smsCodeTable).get(`${phone} 7`)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
  return code;
}

/** The errcode of a refusal that must come. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}

/** The fen of an amount as the contract writes it. */
export function fen(text: string): number {
  return Math.round(Number(text) * 100);
}
