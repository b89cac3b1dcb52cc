import { durations } from "../../../src/rules/limits";
import { type LicenceCode, skuOf, type VersionLevel } from "../catalogue";
import { dateTimeDigits } from "../numbers";
import type { OrderRow, OrderState } from "../orders";
import { sampleUserIds as ids } from "./users";

/**
 * Orders of the sample accounts, one in every state, dated from the world's beginning. What they made stands in the
 * sample licences. The numbers lie below `firstOrderId`.
 */
export function sampleOrders(startedAt: number): OrderRow[] {
  const orders: OrderRow[] = [];
  const order = (
    orderId: number,
    userId: string,
    productNo: string,
    daysAgo: number,
    state: OrderState,
    facts: Partial<OrderRow> = {},
  ): void => {
    orders.push(
      sampleOrder({ orderId, userId, productNo, at: startedAt - daysAgo * durations.day, state }, facts),
    );
  };
  order(90_390, ids.wholesaler, "KDZHJ01-STD", 359, "activated", { licenceIds: [8802] });
  order(90_400, ids.wholesaler, "KDZHJ01-PRO", 143, "activated", { licenceIds: [8801], stores: 1, users: 1 });
  order(90_402, ids.wholesaler, "WXHYK-CARD", 12, "refunded", {});
  order(90_403, ids.wholesaler, "KDZHJ01-PRO", 40, "cancelled");
  order(90_404, ids.wholesaler, "KDZHJ01-STD", 33, "expired");
  order(90_410, ids.payingStandard, "KDZHJ01-STD", 126, "activated", { licenceIds: [8811] });
  order(90_411, ids.payingProfessional, "KDZHJ01-PRO", 66, "activated", { licenceIds: [8812] });
  order(90_412, ids.payingProfessional, "WXHYK-CARD", 9, "refunding", { licenceIds: [8813] });
  order(90_413, ids.dueNextMonth, "KDZHJ01-PRO", 330, "activated", { licenceIds: [8814] });
  order(90_414, ids.dueThisMonth, "KDZHJ01-STD", 356, "activated", { licenceIds: [8815] });
  order(90_415, ids.expired, "KDZHJ01-STD", 377, "activated", { licenceIds: [8816] });
  order(90_416, ids.retailer, "ZHJXH-RET", 290, "activated", { licenceIds: [8826] });
  return orders;
}

interface SampleOrder {
  readonly orderId: number;
  readonly userId: string;
  readonly productNo: string;
  /** When it was made, milliseconds since 1970. */
  readonly at: number;
  readonly state: OrderState;
}

/** One order for a year at the list price, paid two minutes after it was made where its state says paid. */
export function sampleOrder(
  { orderId, userId, productNo, at, state }: SampleOrder,
  facts: Partial<OrderRow> = {},
): OrderRow {
  const sku = skuOf(productNo);
  if (!sku) throw new Error(`There is no product ${productNo}.`);
  const { stores = 0, users = 0, years = 1 } = facts;
  const lines = linesOf(
    sku.yearFen,
    sku.storeYearFen ?? 0,
    sku.userYearFen ?? 0,
    stores,
    users,
    years ?? 1,
    productNo,
  );
  const originalFen = lines.reduce((total, line) => total + line.amountFen, 0);
  const paidAt = at + 2 * durations.minute;
  const isPaid = !["unpaid", "cancelled", "expired"].includes(state);
  const closedAt =
    state === "refunded"
      ? at + 3 * durations.day
      : isPaid || state === "unpaid"
        ? null
        : at + 30 * durations.minute;
  return {
    orderId,
    orderNo: `${dateTimeDigits(at)}${String(orderId % 1000).padStart(3, "0")}`,
    userId,
    kind: "buy",
    state,
    serviceNumber: sku.serviceNumber satisfies LicenceCode,
    productNo,
    level: sku.level satisfies VersionLevel | null,
    quantity: 1,
    years,
    users,
    stores,
    userTotal: sku.includedUsers + users,
    storeTotal: sku.includedStores + stores,
    srvId: null,
    licenceIds: [],
    lines,
    originalFen,
    discountFen: 0,
    couponFen: 0,
    finalFen: originalFen,
    payType: isPaid ? 38 : null,
    couponId: null,
    promotionAlias: null,
    contact: { contactId: 21, name: "周芳", phone: "13900008820" },
    invoiceWish: null,
    note: "",
    origin: 6,
    packOrigin: "site",
    createdAt: at,
    unpaidDeadline: at + 30 * durations.minute,
    paidAt: isPaid ? paidAt : null,
    activatedAt: isPaid ? paidAt : null,
    closedAt,
    refund: refundOf(state, originalFen, at),
    history: historyOf(state, at, paidAt, closedAt),
    ...facts,
  };
}

function linesOf(
  yearFen: number,
  storeFen: number,
  userFen: number,
  stores: number,
  users: number,
  years: number,
  about: string,
): OrderRow["lines"] {
  const line = (kind: "version" | "stores" | "users", unitFen: number, count: number) =>
    count === 0 ? [] : [{ kind, unitFen, count, years, amountFen: unitFen * count * years, about }];
  return [
    ...line("version", yearFen, 1),
    ...line("stores", storeFen, stores),
    ...line("users", userFen, users),
  ];
}

function refundOf(state: OrderState, amountFen: number, at: number): OrderRow["refund"] {
  if (state !== "refunding" && state !== "refunded") return null;
  const requestedAt = at + durations.day;
  return { amountFen, requestedAt, refundedAt: state === "refunded" ? at + 3 * durations.day : null };
}

function historyOf(
  state: OrderState,
  at: number,
  paidAt: number,
  closedAt: number | null,
): OrderRow["history"] {
  const begun = { state: "unpaid" as const, at };
  if (state === "unpaid") return [begun];
  if (state === "cancelled" || state === "expired") return [begun, { state, at: closedAt ?? at }];
  const ready = [begun, { state: "paid" as const, at: paidAt }, { state: "activated" as const, at: paidAt }];
  if (state === "activated" || state === "paid") return state === "paid" ? ready.slice(0, 2) : ready;
  const asked = [...ready, { state: "refunding" as const, at: at + durations.day }];
  return state === "refunding" ? asked : [...asked, { state, at: closedAt ?? at }];
}
