import type { components } from "../../../generated/mall";
import { cleanField } from "../../../rules/fields";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import type { CheckoutDraft } from "./checkout-draft";

type OrderRequest = components["schemas"]["OrderRequest"];

/** The request of an order: the selection, the contact, the coupon in its price, and the invoice. */
export function orderBody(
  selection: CheckoutSelection,
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
  switch (selection.kind) {
    case "buy":
      return { ...selection, ...shared, couponId };
    case "renew":
      return { ...selection, ...shared, couponId };
    case "addUsers":
      return { ...selection, ...shared };
  }
}
