import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { useUser } from "../../../shared/session/signed-in-user";
import {
  type CheckoutDraft,
  onRequestElsewhere,
  readCheckoutDraft,
  storeCheckoutDraft,
} from "./checkout-draft";

/** The draft, and a function that changes parts of it; every change is stored at once. */
export interface DraftControls {
  readonly draft: CheckoutDraft;
  readonly change: (changes: Partial<CheckoutDraft>) => void;
}

/**
 * Input of the checkout, as stored on this device.
 * @param couponId initial coupon while none was chosen; null for the best
 */
export function useCheckoutDraft(selection: CheckoutSelection, couponId: number | null): DraftControls {
  const { kdUid } = useUser();
  const selectionText = JSON.stringify(selection);
  const [draft, setDraft] = useState(() => {
    const stored = readCheckoutDraft(kdUid, selectionText);
    return { ...stored, couponId: stored.couponId ?? couponId };
  });
  const latest = useRef(draft);
  const change = useCallback(
    (changes: Partial<CheckoutDraft>) => {
      latest.current = { ...latest.current, ...changes };
      // Before rendering: the page may be left at the same moment.
      storeCheckoutDraft(kdUid, selectionText, latest.current);
      setDraft(latest.current);
    },
    [kdUid, selectionText],
  );
  useEffect(
    () =>
      onRequestElsewhere(kdUid, selectionText, (sent) => {
        const own = latest.current.sent;
        // A request of this tab with other content may have become an order too, and is not forgotten for it.
        if (own !== null && own.intent !== sent.intent) return;
        // Not stored: it is, and each tab would answer the other's change with its own.
        latest.current = { ...latest.current, sent };
        setDraft(latest.current);
      }),
    [kdUid, selectionText],
  );
  return { draft, change };
}
