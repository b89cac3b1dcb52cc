import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { endOfDay } from "../calendar";
import { skuOf } from "../catalogue";
import { dateTimeDigits } from "../numbers";
import { servicePeriod } from "../periods";
import { priceChoice, type Quote } from "../pricing";
import type { OrderLicence, OrderRow, OrderState } from "../rows/orders";
import { textIn } from "./global-texts";

interface SampleOrder {
  readonly orderId: number;
  readonly userId: string;
  readonly productNo: string;
  /** When it was made, milliseconds since 1970. */
  readonly at: number;
  readonly state: OrderState;
}

interface SampleChoice extends Partial<OrderRow> {
  /** Whether an agent ordered it at the settlement price. */
  readonly isSettlement?: boolean;
  /** Its price, where it is none for whole years. */
  readonly quote?: Quote;
  /** Number of the licence it made, which may be a customer's. */
  readonly licenceId?: number;
}

/** One order, by default for a year at the list price, paid two minutes after it was placed. */
export function sampleOrder(sample: SampleOrder, choice: SampleChoice = {}): OrderRow {
  const { orderId, userId, productNo, at, state } = sample;
  const sku = skuOf(productNo);
  if (!sku) throw new Error(`There is no product ${productNo}.`);
  const { isSettlement = false, quote: given, licenceId, ...facts } = choice;
  const { stores = 0, users = 0, years = 1, quantity = 1 } = facts;
  const quote =
    given ??
    priceChoice({ sku, quantity, years: years ?? 1, users, stores }, { hasSettlementPrice: isSettlement });
  const isPaid = state !== "unpaid" && state !== "cancelled" && state !== "expired";
  const paidAt = at + 2 * durations.minute;
  const closedAt = closingTime(state, at);
  const totals = { stores: sku.includedStores + stores, users: sku.includedUsers + users };
  const licence = licenceId ?? facts.licenceIds?.[0];
  return {
    orderId,
    orderNo: `${dateTimeDigits(at)}${String(orderId % 1000).padStart(3, "0")}`,
    userId,
    kind: "buy",
    state,
    serviceNumber: sku.serviceNumber,
    productNo,
    level: sku.level,
    quantity,
    years,
    users,
    stores,
    userTotal: totals.users,
    storeTotal: totals.stores,
    srvId: null,
    licenceIds: [],
    lines: quote.lines,
    originalFen: quote.originalFen,
    discountFen: quote.discountFen,
    couponFen: 0,
    finalFen: quote.finalFen,
    payType: isPaid ? 38 : null,
    couponId: null,
    promotionAlias: null,
    contact: { contactId: 21, name: textIn(sku.variant, "周芳"), phone: "13900008820" },
    invoiceWish: null,
    note: "",
    origin: 6,
    packOrigin: "site",
    createdAt: at,
    unpaidDeadline: at + 30 * durations.minute,
    paidAt: isPaid ? paidAt : null,
    activatedAt: isPaid && state !== "paid" ? paidAt : null,
    closedAt,
    refund: refundOf(state, quote.finalFen, at),
    history: historyOf(state, at, paidAt, closedAt),
    licence:
      licence === undefined || !isPaid ? null : licenceOf(licence, productNo, years ?? 1, paidAt, totals),
    ...facts,
  };
}

function licenceOf(
  licenceId: number,
  productNo: string,
  years: number,
  paidAt: number,
  totals: { readonly stores: number; readonly users: number },
): OrderLicence {
  const period = servicePeriod(productNo, years, businessDate(paidAt));
  return {
    licenceId,
    productNo,
    ...totals,
    startsAt: startOfBusinessDate(period.startsOn),
    expiresAt: endOfDay(period.expiresOn),
  };
}

/** Cancelled after twelve minutes, expired after thirty, refunded after three days. */
function closingTime(state: OrderState, at: number): number | null {
  if (state === "cancelled") return at + 12 * durations.minute;
  if (state === "expired") return at + 30 * durations.minute;
  return state === "refunded" ? at + 3 * durations.day : null;
}

function refundOf(state: OrderState, amountFen: number, at: number): OrderRow["refund"] {
  if (state !== "refunding" && state !== "refunded") return null;
  const requestedAt = at + durations.day;
  return { amountFen, requestedAt, refundedAt: closingTime(state, at) };
}

function historyOf(
  state: OrderState,
  at: number,
  paidAt: number,
  closedAt: number | null,
): OrderRow["history"] {
  const created = { state: "unpaid" as const, at };
  if (state === "unpaid") return [created];
  if (state === "cancelled" || state === "expired") return [created, { state, at: closedAt ?? at }];
  const ready = [
    created,
    { state: "paid" as const, at: paidAt },
    { state: "activated" as const, at: paidAt },
  ];
  if (state === "activated" || state === "paid") return state === "paid" ? ready.slice(0, 2) : ready;
  const refundRequested = [...ready, { state: "refunding" as const, at: at + durations.day }];
  return state === "refunding" ? refundRequested : [...refundRequested, { state, at: closedAt ?? at }];
}
