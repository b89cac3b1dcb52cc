import { useCallback, useRef, useState } from "react";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { useUser } from "../../../shared/session/signed-in-user";
import { type CheckoutDraft, readDraft, writeDraft } from "./checkout-draft";

/** The draft, and how a part of it is changed; every change is kept at once. */
export interface DraftControls {
  readonly draft: CheckoutDraft;
  readonly change: (changes: Partial<CheckoutDraft>) => void;
}

/**
 * What was filled in at the checkout, as this device kept it.
 * @param couponId the coupon to begin with where none was chosen yet; null for the best
 */
export function useCheckoutDraft(selection: CheckoutSelection, couponId: number | null): DraftControls {
  const { kdUid } = useUser();
  const selectionText = JSON.stringify(selection);
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(kdUid, selectionText);
    return { ...stored, couponId: stored.couponId ?? couponId };
  });
  const latest = useRef(draft);
  const change = useCallback(
    (changes: Partial<CheckoutDraft>) => {
      latest.current = { ...latest.current, ...changes };
      // Before anything is drawn: the page may be left in the same moment.
      writeDraft(kdUid, selectionText, latest.current);
      setDraft(latest.current);
    },
    [kdUid, selectionText],
  );
  return { draft, change };
}
