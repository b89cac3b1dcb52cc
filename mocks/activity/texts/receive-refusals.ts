import type { Locale } from "../../../src/platform/locale";
import type { OfferRow } from "../rows";
import type { CustomerReason, OfferReason } from "../rules/offers";
import { receiveText } from "./coupons";
import { refusal } from "./refusals";

/** Refusals of a coupon that is not available. */
export function closedRefusal(reason: OfferReason, offer: OfferRow, locale: Locale) {
  const why = receiveText(reason, offer);
  if (reason === "soldOut") return refusal(50203, locale, why);
  return refusal(reason === "notStarted" ? 50201 : 50202, locale, why);
}

/** The refusal when this customer cannot. */
export function customerRefusal(reason: CustomerReason, offer: OfferRow, locale: Locale) {
  const why = receiveText(reason, offer);
  return reason === "limitReached" ? refusal(50204, locale, why) : refusal(50208, locale, why);
}
