import type { ShareChannel } from "../../business/channels";
import { sum } from "../../business/money";
import type { CountedOrder } from "./achievement";

/** One customer on the way from click to payment. */
export interface FunnelCustomer {
  readonly customerId: string;
  readonly hasTried: boolean;
}

export interface Funnel {
  readonly clicked: number;
  readonly registered: number;
  readonly tried: number;
  readonly paid: number;
  readonly orderFen: number;
}

/**
 * The way from click to payment in one channel. Who paid has tried, whatever else is known, so each count is at most
 * the one before it. `clicksBesides` are the clicks that led to no registration.
 */
export function funnelOf(
  customers: readonly FunnelCustomer[],
  orders: ReadonlyMap<string, readonly CountedOrder[]>,
  unregisteredClicks: number,
): Funnel {
  const bought = customers.flatMap(({ customerId }) => orders.get(customerId) ?? []);
  const paying = new Set(bought.filter(({ baseFen }) => baseFen > 0).map(({ customerId }) => customerId));
  const tried = customers.filter(({ customerId, hasTried }) => hasTried || paying.has(customerId));
  return {
    clicked: customers.length + unregisteredClicks,
    registered: customers.length,
    tried: tried.length,
    paid: paying.size,
    orderFen: sum(bought.map(({ baseFen }) => baseFen)),
  };
}

/** The channels of a card, in the order they are shown. */
export const cardChannels: readonly ShareChannel[] = [
  "link",
  "qr",
  "chat",
  "moments",
  "poster",
  "sms",
  "store",
];
