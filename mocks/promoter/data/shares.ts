import { durations } from "../../../src/rules/limits";
import { bindingTable } from "../../business/bindings";
import { addMonths, monthOf } from "../../business/calendar";
import { skuOf } from "../../business/catalogue";
import { customerBookTable, customerTable } from "../../business/customers";
import { knownCustomerIds } from "../../business/data/customers/known";
import { sampleAgent, sampleUserIds } from "../../business/data/users";
import { orderTable } from "../../business/orders";
import type { CustomerRow } from "../../business/rows/customers";
import { accountTitle, userTable } from "../../business/users";
import type { Random } from "../../world/random";
import type { SeedContext } from "../../world/types";
import { type EarnedOrder, shareOfOrder } from "../rules/share-of-order";
import { reversalOf, type ShareRow } from "../rules/shares";
import { type PastOrder, pastOrderNo, pastOrders } from "./past-orders";

type Line = Omit<ShareRow, "shareId"> & { readonly reverses?: Line };

/** Of how many of the agent's customers orders are looked at, and how far back: most are sold at settlement prices. */
const agentSample = { customers: 300, days: 182 } as const;

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
  const ids = new Map(all.map((line, index) => [line, 80_001 + index]));
  return all.map(({ reverses, ...line }, index) => ({
    ...line,
    shareId: 80_001 + index,
    reversedId: (reverses && ids.get(reverses)) ?? null,
  }));
}

function earnedOrders(context: SeedContext): EarnedOrder[] {
  const { startedAt, random, variant } = context;
  const { promoter } = sampleUserIds;
  const agent = sampleAgent(variant).userId;
  const earliest = startedAt - agentSample.days * durations.day;
  const customers = sampleBuyers(context);
  return [
    ...numbered(ordersOf(customers.promoter, startedAt, random(`orders of ${promoter}`)), promoter),
    ...numbered(
      ordersOf(customers.agent, startedAt, random(`orders of ${agent}`)).filter(
        ({ paidAt }) => paidAt > earliest,
      ),
      agent,
    ),
    ...ordersOfAccounts(context),
  ];
}

/** The promoter's customers without an account of their own, and the first of the agent's ten thousand. */
function sampleBuyers({ variant, rowsOf }: SeedContext) {
  const agentId = sampleAgent(variant).userId;
  const owners = new Map(rowsOf(customerBookTable).map(({ bookId, ownerId }) => [bookId, ownerId]));
  const [promoter, agent]: [CustomerRow[], CustomerRow[]] = [[], []];
  for (const row of rowsOf(customerTable)) {
    if (row.accountId !== null || row.bookId === null) continue;
    const owner = owners.get(row.bookId);
    if (owner === sampleUserIds.promoter) promoter.push(row);
    else if (owner === agentId && agent.push(row) === agentSample.customers) break;
  }
  return { promoter, agent };
}

function ordersOf(customers: readonly CustomerRow[], startedAt: number, random: Random): PastOrder[] {
  return customers.flatMap((row) => {
    const orders = pastOrders(row, startedAt, random);
    const [first] = orders;
    const userFen = (first && skuOf(first.productNo)?.userYearFen) ?? null;
    if (first && userFen !== null && row.customerId === knownCustomerIds.inService) {
      // 福满楼 took three users more three days ago, with its next year.
      const paidAt = row.protection?.startedAt ?? startedAt - 3 * durations.day;
      orders.push({ ...first, kind: "addUsers", years: null, users: 3, finalFen: 3 * userFen, paidAt });
    }
    return orders;
  });
}

function numbered(orders: readonly PastOrder[], partnerId: string): EarnedOrder[] {
  return orders.map((order) => {
    const orderNo = pastOrderNo(order.paidAt, Number(order.customerId));
    return { ...order, partnerId, orderNo };
  });
}

/** Orders of accounts bound to a partner, as the table of orders has them. */
function ordersOfAccounts(context: SeedContext): EarnedOrder[] {
  const users = new Map(context.rowsOf(userTable).map((user) => [user.userId, user]));
  return context.rowsOf(bindingTable).flatMap(({ userId, inviterId, boundAt }) => {
    const user = users.get(userId);
    if (!user || users.get(inviterId)?.role === "none") return [];
    const customerName = accountTitle(user);
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
  const fullyRefunded = lines.filter(({ customerId }) => customerId === knownCustomerIds.refunded);
  return [
    ...some.flatMap((line) =>
      reversals(line, skuOf(line.productNo)?.userYearFen ?? 0, line.earnedAt + 6 * durations.day),
    ),
    ...fullyRefunded.flatMap((line) => reversals(line, line.baseFen, startedAt - 9 * durations.day)),
  ];
}

function reversals(line: Line, refundedFen: number, at: number): Line[] {
  const reversal = reversalOf(line, refundedFen, 0);
  return reversal
    ? [{ ...line, kind: "reversal", ...reversal, earnedAt: at, holdUntil: null, reverses: line }]
    : [];
}
