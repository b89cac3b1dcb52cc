import type { components } from "../../../generated/mall";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";
import { cleanField } from "../../../rules/fields";
import type { CheckoutDraft } from "./checkout-draft";

type OrderRequest = components["schemas"]["OrderRequest"];

/** The order as it is sent: what is wished, with whom to call, the coupon in its price, and the invoice. */
export function orderBody(
  wish: CheckoutWish,
  draft: CheckoutDraft,
  facts: { readonly contactId: number; readonly couponId: number | null; readonly packOrigin: string },
): OrderRequest {
  const { contactId, couponId, packOrigin } = facts;
  const shared = {
    contactId,
    invoiceWish: draft.invoiceWish,
    note: cleanField("note", draft.note),
    origin: 6,
    packOrigin,
    hasAcceptedTerms: true,
  } as const;
  switch (wish.kind) {
    case "buy":
      return { ...wish, ...shared, couponId };
    case "renew":
      return { ...wish, ...shared, couponId };
    case "addUsers":
      return { ...wish, ...shared };
  }
}
