import type { Page } from "@playwright/test";
import { retryClosedConnection } from "../closed-connection";

/** An order in the back end. */
export interface StoredOrder {
  readonly orderNo: string;
  readonly kind: string;
  readonly state: string;
  readonly finalAmount: string;
  readonly coupon: { readonly couponId: number } | null;
  readonly invoice: { readonly title: string; readonly amount: string } | null;
}

/** A licence in the back end. */
export interface StoredLicence {
  readonly licenceId: number;
  readonly versionLevel: string | null;
  readonly expiresAt: string | null;
  readonly users: { readonly included: number };
}

/** The mock back end's state of the visitor, with which every screen has to agree. */
export interface BackEndState {
  /** The visitor's orders, newest first. */
  orders(): Promise<readonly StoredOrder[]>;
  licences(): Promise<readonly StoredLicence[]>;
  /** The number of payments started in this world, by any user. */
  payments(): Promise<number>;
  /** Settles the newest payment of an order, as the payment service would. */
  settle(orderNo: string, outcome: "paid" | "failed" | "cancelled" | "unknown"): Promise<void>;
  /** Stops the world's clock: nothing becomes due any more. */
  stopClock(): Promise<void>;
  /** The newest message on the visitor's phone. */
  newestCode(): Promise<string>;
  /** Requests and responses that violated their contract. */
  violations(): Promise<readonly unknown[]>;
}

export function booksOf({ request }: Page): BackEndState {
  const read = async (address: string) => {
    const answer = await request.get(address, retryClosedConnection);
    if (!answer.ok()) throw new Error(`${address} was answered with ${answer.status()}.`);
    return answer.json();
  };
  const post = async (address: string, data: object | string) => {
    const answer = await request.post(address, { data, ...retryClosedConnection });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  return {
    orders: async () => (await read("/ommall/srvmall/order/pagelist?page=1&rows=50")).data.list,
    licences: async () => (await read("/ommall/srvmall/license/info")).data.licences,
    payments: async () => (await read("/__mock/state")).tables["business.payments"],
    async settle(orderNo, outcome) {
      await post("/__mock/payment", { orderNo, outcome });
      // A paid order is activated after a delay.
      if (outcome === "paid") await post("/__mock/advance", "+2m");
    },
    stopClock: () => post("/__mock/clock", "freeze"),
    newestCode: async () => (await read("/__mock/inbox")).messages[0].code,
    violations: async () => (await read("/__mock/state")).violations,
  };
}
