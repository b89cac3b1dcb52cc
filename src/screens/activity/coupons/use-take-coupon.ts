import { useRef, useState } from "react";
import { useAddCouponByConfig } from "../../../api/activity/mutations";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { type LoggedActivity, logActivityEvent, logSmsStep } from "../activity-log";
import { tabIdempotencyKey } from "../idempotency-key";

type Schemas = components["schemas"];

interface TakeCoupon {
  /** Answers why it was not received. */
  readonly take: () => Promise<ClientError | null>;
  readonly isTaking: boolean;
  /** The coupon that was received just now. */
  readonly received: Schemas["CouponReceipt"]["coupon"] | undefined;
  readonly error: ClientError | null;
}

/** Receives a coupon for the account that is signed in, once however often it is sent. */
export function useTakeCoupon({ id }: Schemas["CouponOffer"], activity: LoggedActivity): TakeCoupon {
  const mutation = useAddCouponByConfig();
  const [error, setError] = useState<ClientError | null>(null);
  const [received, setReceived] = useState<TakeCoupon["received"]>();
  // Known at once: the second press of a double press may come after the answer and before the next render.
  const isOver = useRef(false);
  const { alias, channel } = activity;
  const take = async () => {
    if (isOver.current) return null;
    isOver.current = true;
    const failure = await takeOnce();
    isOver.current = failure === null;
    return failure;
  };
  const takeOnce = async () => {
    const key = tabIdempotencyKey(`coupon.${id}`);
    const body = { alias, configId: id, ...(channel !== undefined && { channelNumber: channel }) };
    const result = await toResult(mutation.mutateAsync({ body, idempotencyKey: key.current() }));
    // Where the answer was lost the same key asks for it again, and no second coupon is given.
    if (result.ok || !isOutcomeUnknown(result.error)) key.reset();
    // That the session has ended, the sign-in dialog says.
    setError(result.ok || result.error.kind === "signed-out" ? null : result.error);
    if (!result.ok) return result.error;
    setReceived(result.data.coupon);
    logActivityEvent(activity, "receiveCoupon", String(id));
    logSmsStep(activity, "received");
    return null;
  };
  return { take, isTaking: mutation.isPending, received, error };
}
