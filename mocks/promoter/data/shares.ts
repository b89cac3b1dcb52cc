import { durations } from "../../../src/rules/limits";
import { bindingTable } from "../../business/bindings";
import { addMonths, monthOf } from "../../business/calendar";
import { type CustomerRow, customerBookTable, customerTable } from "../../business/customers";
import { knownCustomerIds } from "../../business/data/customers/known";
import { sampleUserIds } from "../../business/data/users";
import { orderTable } from "../../business/orders";
import { userTable } from "../../business/users";
import type { SeedContext } from "../../world/define-table";
import { type EarnedOrder, shareOfOrder } from "../rules/share-of-order";
import { reversalOf, type ShareRow } from "../rules/shares";
import { pastOrderNo, pastOrders } from "./past-orders";

type Line = Omit<ShareRow, "shareId"> & { readonly takesBack?: Line };

/** Of how many of the agent's customers orders are looked at, and how far back: most are sold at settlement prices. */
const agentSample = { customers: 500, days: 182 } as const;

/**
 * The lines of the sample partners, oldest first. The promoter's go back as far as the customers do, the agent's half
 * a year; each is the share of an order by which a customer came to hold what it holds, or of an order of a bound
 * account. Two months before the world's beginning some customers were given part of their money back.
 */
export function sampleShares(context: SeedContext): ShareRow[] {
  const { startedAt } = context;
  const lines = earnedOrders(context).flatMap((order): readonly Line[] => {
    const share = shareOfOrder(order);
    return share ? [share] : [];
  });
  const all = [...lines, ...refunds(lines, startedAt)].sort((left, right) => left.earnedAt - right.earnedAt);
  const ids = new Map(all.map((line, place) => [line, 80_001 + place]));
  return all.map(({ takesBack, ...line }, place) => ({
    ...line,
    shareId: 80_001 + place,
    reversedId: (takesBack && ids.get(takesBack)) ?? null,
  }));
}

function earnedOrders(context: SeedContext): EarnedOrder[] {
  const { startedAt } = context;
  const owners = new Map(context.rowsOf(customerBookTable).map(({ bookId, ownerId }) => [bookId, ownerId]));
  const booked = context.rowsOf(customerTable).filter(({ accountId }) => accountId === null);
  const of = (partnerId: string) =>
    booked.filter(({ bookId }) => bookId !== null && owners.get(bookId) === partnerId);
  const agents = of(sampleUserIds.agentChina).slice(0, agentSample.customers);
  return [
    ...of(sampleUserIds.promoter).flatMap((row) => ordersOf(context, row, sampleUserIds.promoter)),
    ...agents
      .flatMap((row) => ordersOf(context, row, sampleUserIds.agentChina))
      .filter(({ paidAt }) => paidAt > startedAt - agentSample.days * durations.day),
    ...ordersOfAccounts(context),
  ];
}

function ordersOf({ random, startedAt }: SeedContext, row: CustomerRow, partnerId: string): EarnedOrder[] {
  const orders = pastOrders(row, startedAt, random(`orders of ${row.customerId}`));
  if (row.customerId === knownCustomerIds.inService) {
    // 福满楼 took three users more three days ago, with its next year.
    const paidAt = row.protection?.startedAt ?? startedAt - 3 * durations.day;
    const [first] = orders;
    if (first) orders.push({ ...first, kind: "addUsers", years: null, users: 3, finalFen: 45_000, paidAt });
  }
  const place = Number(row.customerId);
  return orders.map((order) => ({ ...order, partnerId, orderNo: pastOrderNo(order.paidAt, place) }));
}

/** Orders of accounts bound to a partner, as the table of orders has them. */
function ordersOfAccounts(context: SeedContext): EarnedOrder[] {
  const users = new Map(context.rowsOf(userTable).map((user) => [user.userId, user]));
  return context.rowsOf(bindingTable).flatMap(({ userId, inviterId, boundAt }) => {
    if (users.get(inviterId)?.role === "none") return [];
    const customerName = users.get(userId)?.companyName ?? "";
    return context
      .rowsOf(orderTable)
      .filter((order) => order.userId === userId)
      .flatMap((order) =>
        order.paidAt !== null && order.paidAt >= boundAt
          ? [{ ...order, paidAt: order.paidAt, partnerId: inviterId, customerId: userId, customerName }]
          : [],
      );
  });
}

/** 老街粮油 was given all of its money back, and some of two months ago the price of one user. */
function refunds(lines: readonly Line[], startedAt: number): Line[] {
  const month = addMonths(monthOf(startedAt), -2);
  const some = lines
    .filter(({ partnerId, earnedAt }) => partnerId === sampleUserIds.promoter && monthOf(earnedAt) === month)
    .slice(0, 3);
  const wholly = lines.filter(({ customerId }) => customerId === knownCustomerIds.refunded);
  return [
    ...some.flatMap((line) => takenBack(line, 15_000, line.earnedAt + 6 * durations.day)),
    ...wholly.flatMap((line) => takenBack(line, line.baseFen, startedAt - 9 * durations.day)),
  ];
}

function takenBack(line: Line, refundedFen: number, at: number): Line[] {
  const reversal = reversalOf(line, refundedFen, 0);
  return reversal
    ? [{ ...line, kind: "reversal", ...reversal, earnedAt: at, holdUntil: null, takesBack: line }]
    : [];
}
