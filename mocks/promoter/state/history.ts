import type { components } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { skuOf } from "../../business/catalogue";
import { customerBookTable } from "../../business/customers";
import { amountInList } from "../../business/money";
import { orderTable } from "../../business/orders";
import { yearPriceFen } from "../../business/pricing";
import type { CustomerRow } from "../../business/rows/customers";
import type { OrderRow } from "../../business/rows/orders";
import { userTable } from "../../business/users";
import type { World } from "../../world/world";
import type { FollowUpRow } from "../rows/follow-ups";
import { timeText, timeTextOrNull } from "../rules/time-text";
import { giveUpReasons, historyTexts, orderDetail, orderTitle, productTitle } from "../texts/customers";
import { followUpsOf } from "./follow-ups";

type FollowUp = components["schemas"]["FollowUp"];

/** Follow-ups, changes and orders since the present promoter has a customer, newest first. */
export function historyOf(world: World, customer: CustomerRow, locale: Locale): FollowUp[] {
  const followUps = followUpsOf(world, customer).map((followUp) => ({
    at: followUp.at,
    described: describeFollowUp(world, followUp, locale),
  }));
  const orders = ordersOf(world, customer).filter(({ at }) => at >= customer.since);
  return [
    ...followUps,
    ...orders.map((order) => ({ at: order.at, described: describeOrder(order, world.variant, locale) })),
  ]
    .sort((left, right) => right.at - left.at || right.described.id - left.described.id)
    .map(({ described }) => described);
}

/** A line of the history, with a fixed text where its kind has one. */
export function describeFollowUp(world: World, followUp: FollowUpRow, locale: Locale): FollowUp {
  return {
    id: followUp.followUpId,
    kind: followUp.kind,
    at: timeText(followUp.at),
    text: followUp.text || textOf(followUp, locale),
    detail: followUp.detail,
    author: authorOf(world, followUp.authorId),
    purchaseIntention: followUp.purchaseIntention,
    nextFollowUpAt: timeTextOrNull(followUp.nextFollowUpAt),
  };
}

function textOf({ kind, about }: FollowUpRow, locale: Locale): string {
  if (kind === "undone" || kind === "entered") return historyTexts[kind][locale];
  if (kind === "order") {
    const sku = about === null ? undefined : skuOf(about);
    return sku ? productTitle(sku)[locale] : historyTexts.activated[locale];
  }
  const reason = giveUpReasons.find(({ code }) => code === about);
  return reason?.name[locale] ?? historyTexts.givenUp[locale];
}

/** Generated follow-ups are by the present promoter. */
function authorOf(world: World, authorId: string | null): string | null {
  if (authorId === null) return null;
  const userId = world.table(customerBookTable).get(authorId)?.ownerId ?? authorId;
  const author = world.table(userTable).get(userId);
  return author?.nickname ?? author?.companyName ?? null;
}

interface Bought {
  readonly id: number;
  readonly at: number;
  readonly kind: OrderRow["kind"];
  readonly productNo: string;
  readonly years: number | null;
  readonly finalFen: number;
  readonly stores: number;
  readonly users: number;
}

/** What a customer bought: the account's orders, and before them those that explain what the customer's row holds. */
function ordersOf(world: World, customer: CustomerRow): Bought[] {
  const { customerId, accountId } = customer;
  const orders = world.table(orderTable).by("user", accountId ?? customerId);
  const paid = orders.flatMap((order): Bought[] =>
    order.paidAt === null
      ? []
      : [
          {
            ...order,
            id: firstOrderLine + order.orderId,
            at: order.paidAt,
            stores: order.storeTotal,
            users: order.userTotal,
          },
        ],
  );
  return [...paid, ...earlierOrders(customer)];
}

/** Above the lines of the sample customers, below those written in this world. */
const firstOrderLine = 8_000_000;

/** A purchase and renewals a year apart, the last of which began what is held. */
function earlierOrders({ customerId, since, held }: CustomerRow): Bought[] {
  const { startsAt, productNo, stores, users } = held;
  const sku = productNo === null ? undefined : skuOf(productNo);
  if (startsAt === null || productNo === null || !sku) return [];
  const finalFen = yearPriceFen({
    sku,
    stores: Math.max(0, stores - sku.includedStores),
    users: Math.max(0, users - sku.includedUsers),
  });
  const before = held.expiresAt === null ? 0 : Math.floor((startsAt - since) / year);
  return Array.from({ length: before + 1 }, (_, index) => ({
    id: Number(customerId) * 10 + 5 + (index % 5),
    at: startsAt - index * year + 10 * durations.hour,
    kind: index === before ? ("buy" as const) : ("renew" as const),
    productNo,
    years: held.expiresAt === null ? null : 1,
    finalFen,
    stores,
    users,
  }));
}

const year = 365 * durations.day;

function describeOrder(
  { id, kind, at, productNo, years, finalFen, stores, users }: Bought,
  variant: Variant,
  locale: Locale,
): FollowUp {
  const sku = skuOf(productNo);
  const amount = amountInList(finalFen, variant, locale);
  return {
    id,
    kind: "order",
    at: timeText(at),
    text: orderTitle(kind, years)[locale],
    detail: sku ? orderDetail({ sku, amount, stores, users })[locale] : "",
    author: null,
    purchaseIntention: null,
    nextFollowUpAt: null,
  };
}
