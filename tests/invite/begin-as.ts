import { sampleOrder } from "../../mocks/business/data/orders";
import { sampleUserIds } from "../../mocks/business/data/users";
import { moveOrder, orderTable } from "../../mocks/business/orders";
import { inviteGroup } from "../../mocks/invite/group";
import { signInPersistent } from "../../mocks/kernel/session";
import type { TestBackend, TestBackendOptions } from "../../mocks/node";
import type { World } from "../../mocks/world/world";
import { inviteClient } from "../../src/api/invite/client";
import type { Result } from "../../src/client/client-error";
import { unsafeGet } from "../../src/client/contract-client";
import { begin, dataOf, errorOf } from "../support/begin";

/** A world in which somebody is logged in: the wholesaler, who invites, by default; nobody for null. */
export function beginAs(
  userId: string | null = sampleUserIds.wholesaler,
  options: TestBackendOptions = {},
): TestBackend {
  const backend = begin({ groups: [inviteGroup], ...options });
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}

type Programme = "zhj" | "xh";
type State = "pending" | "claimable" | "sending" | "received" | "expired" | "cancelled";

export const listAwards = (
  query: { programme?: Programme; state?: State; page?: number; rows?: number } = {},
) => dataOf(inviteClient.GET("/ommall/srvmall/recommend/award", { params: { query } }));

export const getAward = (id: number) =>
  inviteClient.GET("/ommall/srvmall/recommend/award/detail", { params: { query: { id } } });

export const receive = (id: number, openid?: string) =>
  inviteClient.GET("/ommall/srvmall/recommend/send/redpack", {
    params: { query: openid === undefined ? { id } : { id, openid } },
    ...unsafeGet,
  });

export const getTotals = (programme?: Programme) =>
  dataOf(
    inviteClient.GET("/ommall/srvmall/recommend/inviter/total", {
      params: { query: programme === undefined ? {} : { programme } },
    }),
  );

export const listRegistrations = (
  query: {
    programme?: Programme;
    stage?: "registered" | "trial" | "trialEnded" | "paid";
    page?: number;
    rows?: number;
  } = {},
) => dataOf(inviteClient.GET("/ommall/srvmall/recommend/regist/detail", { params: { query } }));

/** One award in a state; the sample inviter has one in each. */
export async function oneAward(state: State) {
  const [award] = (await listAwards({ state, rows: 100 })).list;
  if (!award) throw new Error(`There is no award that is ${state}.`);
  return award;
}

/** The errcode of a refusal that must come. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}

/** An account orders a year of the standard version and pays at once. */
export function payOrder(world: World, orderId: number, userId: string, facts: object = {}): void {
  const at = world.clock.now();
  const order = sampleOrder({ orderId, userId, productNo: "KDZHJ01-STD", at, state: "unpaid" }, facts);
  world.table(orderTable).insert(order);
  moveOrder(world, orderId, "paid", at);
}

/** Refunds a paid order, all of it by default. */
export function refundOrder(world: World, orderId: number, amountFen = 59_800): void {
  const at = world.clock.now();
  moveOrder(world, orderId, "refunding", at, { refund: { amountFen, requestedAt: at, refundedAt: null } });
  moveOrder(world, orderId, "refunded", at, { refund: { amountFen, requestedAt: at, refundedAt: at } });
}

/** The fen of an amount as the contract writes it. */
export function fen(text: string): number {
  return Math.round(Number(text) * 100);
}
