import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The steps of the checkout in their order. */
export const checkoutSteps = ["contact", "extras", "confirm"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step in the address, and how to go to another: each is an entry of the history, so that "back" goes one back. */
export function useCheckoutStep(): {
  readonly step: CheckoutStep;
  readonly goTo: (step: CheckoutStep) => void;
} {
  const [query, setQuery] = useSearchParams();
  const step = checkoutSteps.find((known) => known === query.get("step")) ?? "contact";
  const goTo = useCallback(
    (next: CheckoutStep) => {
      const changed = new URLSearchParams(query);
      changed.set("step", next);
      setQuery(changed);
    },
    [query, setQuery],
  );
  return { step, goTo };
}
