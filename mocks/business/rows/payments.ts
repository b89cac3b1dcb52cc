export type PaymentState =
  | "created"
  | "handedOver"
  | "confirming"
  | "paid"
  | "failed"
  | "cancelled"
  | "unknown";

export type PayType = 26 | 30 | 36 | 37 | 38 | 39;

/** One attempt to pay one order. */
export interface PaymentRow {
  readonly paymentNo: string;
  readonly orderId: number;
  readonly payType: PayType;
  readonly state: PaymentState;
  readonly amountFen: number;
  readonly openid: string | null;
  /** The page the mini-program comes back to; absent where none was named. */
  readonly returnUrl?: string;
  readonly createdAt: number;
  readonly handedOverAt: number | null;
  readonly confirmingAt: number | null;
  /** When it was paid, failed or cancelled. */
  readonly settledAt: number | null;
  /** The reason of a failure, as a key of the mall's texts; null otherwise. */
  readonly failReason: string | null;
  /** When the money was given back because the order was closed before it came; absent otherwise. */
  readonly returnedAt?: number;
}
