import { useCallback, useRef, useState } from "react";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";
import { useUser } from "../../../parts/session/signed-in-user";
import { type CheckoutDraft, readDraft, writeDraft } from "./checkout-draft";

/** The draft, and how a part of it is changed; every change is kept at once. */
export interface DraftInHand {
  readonly draft: CheckoutDraft;
  readonly change: (part: Partial<CheckoutDraft>) => void;
}

/** What was filled in at the checkout, as this device kept it. */
export function useCheckoutDraft(wish: CheckoutWish): DraftInHand {
  const { kdUid } = useUser();
  const wishText = JSON.stringify(wish);
  const [draft, setDraft] = useState(() => readDraft(kdUid, wishText));
  const latest = useRef(draft);
  const change = useCallback(
    (part: Partial<CheckoutDraft>) => {
      latest.current = { ...latest.current, ...part };
      // Before anything is drawn: the page may be left in the same moment.
      writeDraft(kdUid, wishText, latest.current);
      setDraft(latest.current);
    },
    [kdUid, wishText],
  );
  return { draft, change };
}
