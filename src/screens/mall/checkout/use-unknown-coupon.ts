import { useEffect, useEffectEvent, useState } from "react";
import { type ClientError, isNotFound } from "../../../client/client-error";
import type { DraftControls } from "./use-checkout-draft";

/**
 * Takes a coupon that the user does not have out of the selection, so that the goods have a price all the same: a link
 * may have come from somebody else. Tells whether it did, until a coupon is chosen.
 */
export function useUnknownCoupon({ draft, change }: DraftControls, priceError: ClientError | null): boolean {
  const [wasTakenOut, setTakenOut] = useState(false);
  const hasCoupon = draft.couponId !== null && draft.couponId !== 0;
  const isUnknown = hasCoupon && priceError !== null && isNotFound(priceError);
  const takeOut = useEffectEvent(() => {
    change({ couponId: null });
    setTakenOut(true);
  });
  useEffect(() => {
    if (isUnknown) takeOut();
  }, [isUnknown]);
  return wasTakenOut && draft.couponId === null;
}
