import { useRef, useState } from "react";
import { useCreateOrder } from "../../../api/mall/mutations";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import { randomCode } from "../../../platform/random-code";
import { payAddress } from "../../../shared/routing/addresses";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import type { SentRequest } from "./checkout-draft";
import type { DraftControls } from "./use-checkout-draft";

type Schemas = components["schemas"];

/** Making the order: once, however often it is tried. */
export interface PlaceOrder {
  readonly place: (payType: Schemas["PayType"]) => Promise<void>;
  readonly isRunning: boolean;
  readonly error: ClientError | null;
  /** No answer came: the order may be there. Trying again makes no second one. */
  readonly isUncertain: boolean;
}

/** What is ordered: the body with a coupon in it, and the same with what was chosen instead of what it came to. */
export interface PendingOrder {
  readonly bodyWith: (couponId: number | null) => Schemas["OrderRequest"];
  readonly intent: string;
  /** The coupon in the price on screen. */
  readonly couponId: number | null;
  /** The price on screen, which is what is agreed to. */
  readonly amount: string;
}

/**
 * Places the order. The idempotency key is stored before it is sent: a second tap, a reload, another tab or going
 * back repeats the same request under the same key, and the server returns the existing order.
 */
export function usePlaceOrder(
  pendingOrder: PendingOrder | null,
  { draft, change }: DraftControls,
): PlaceOrder {
  const navigate = useNavigateWhileMounted();
  const { mutateAsync: createOrder } = useCreateOrder();
  const isInFlight = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ClientError | null>(null);

  const place = async (payType: Schemas["PayType"]): Promise<void> => {
    if (pendingOrder === null || isInFlight.current) return;
    isInFlight.current = true;
    setRunning(true);
    setError(null);
    const sent = requestWithKey(pendingOrder, draft.sent);
    change({ sent, payType });
    try {
      const body = pendingOrder.bodyWith(sent.couponId);
      const result = await toResult(createOrder({ body, idempotencyKey: sent.key }));
      if (!result.ok) {
        // A definite refusal ends the request: a changed one is new.
        if (!isOutcomeUnknown(result.error)) change({ sent: null });
        setError(result.error);
        return;
      }
      const { orderNo, finalAmount } = result.data;
      change({ sent: { ...sent, orderNo } });
      // The order may have been made by the first request, whose coupon the price on screen has lost since.
      const agreedAmount = sent.amount === finalAmount ? sent.amount : pendingOrder.amount;
      // In place of the last step: "back" leads to the step before, which knows the order that was made.
      const state = { startPayType: payType, agreedAmount };
      navigate(payAddress(orderNo), { replace: true, state });
    } finally {
      isInFlight.current = false;
      setRunning(false);
    }
  };
  return { place, isRunning, error, isUncertain: error !== null && isOutcomeUnknown(error) };
}

/** The key of this request: the stored one if it was sent before, with the coupon and price it was sent with. */
export function requestWithKey(
  { intent, couponId, amount }: Omit<PendingOrder, "bodyWith">,
  before: SentRequest | null,
): SentRequest {
  return before?.intent === intent ? before : { key: randomCode(), intent, couponId, amount, orderNo: null };
}
