import type { Bounds } from "../../rules/business-limits";
import { addedUsers } from "../../rules/business-limits";
import { orderLimits } from "../../rules/limits";

/** What somebody goes to the checkout with. Users and stores are those beyond the included ones. */
export type CheckoutSelection =
  | {
      readonly kind: "buy";
      readonly serviceNumber: string;
      readonly productNo: string;
      readonly quantity: number;
      readonly years: number;
      readonly users: number;
      readonly stores: number;
    }
  | { readonly kind: "renew"; readonly srvId: number; readonly years: number }
  | { readonly kind: "addUsers"; readonly srvId: number; readonly users: number };

/** The checkout address of a selection, with one of the user's coupons where given. */
export function checkoutAddress(selection: CheckoutSelection, couponId?: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(selection)) query.set(name, String(value));
  if (couponId !== undefined) query.set("couponId", String(couponId));
  return `/mall/checkout?${query}`;
}

/** The selection of an address, or null where it has none that can be ordered. Counts are clamped. */
export function readCheckoutSelection(query: URLSearchParams): CheckoutSelection | null {
  const kind = query.get("kind") ?? "buy";
  if (kind === "buy") {
    const serviceNumber = readServiceNumber(query.get("serviceNumber"));
    const productNo = readProductNo(query.get("productNo"));
    if (serviceNumber === null || productNo === null) return null;
    return { kind, serviceNumber, productNo, ...readCounts(query) };
  }
  const srvId = readId(query.get("srvId"));
  if (srvId === null) return null;
  if (kind === "renew") return { kind, srvId, years: readCount(query.get("years"), orderLimits.years, 1) };
  if (kind === "addUsers") return { kind, srvId, users: readCount(query.get("users"), addedUsers, 1) };
  return null;
}

/** The coupon of an address; null without one. */
export function readCouponId(query: URLSearchParams): number | null {
  return readId(query.get("couponId"));
}

/** The counts of a selection: invalid ones take their default, too large ones the maximum. */
export function readCounts(query: URLSearchParams) {
  return {
    quantity: readCount(query.get("quantity"), orderLimits.quantity, 1),
    years: readCount(query.get("years"), orderLimits.years, 1),
    users: readCount(query.get("users"), orderLimits.users, 0),
    stores: readCount(query.get("stores"), orderLimits.stores, 0),
  };
}

/** The number of a service as an address carries it; null for what cannot be one. */
export function readServiceNumber(text: string | null): string | null {
  return text !== null && /^[A-Z0-9]{4,20}$/.test(text) ? text : null;
}

/** The number of a product as an address carries it; null for what cannot be one. */
export function readProductNo(text: string | null): string | null {
  return text !== null && /^[A-Z0-9][A-Z0-9-]{1,63}$/.test(text) ? text : null;
}

function readId(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Number(text) > 0 ? Number(text) : null;
}

/** A whole number within bounds as an address carries it: what is none is as usual, what is too much is the most. */
export function readCount(text: string | null, { minimum = 0, maximum }: Bounds, fallback: number): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(Math.max(Number(text), minimum), maximum);
}
