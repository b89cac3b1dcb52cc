import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { couponReasonFor } from "../../business/best-coupon";
import { withCoupon } from "../../business/pricing";
import { invalidField, type LocalizedText, notFound } from "../../business/refusals";
import type { InvoiceRequest, OrderRow } from "../../business/rows/orders";
import { refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { contactOf } from "../state/contacts";
import { titleOf } from "../state/invoices";
import { businessRefusal } from "../texts/business-refusal";
import { contactTexts } from "../texts/contacts";
import { bookTexts, invoiceRefusals } from "../texts/invoices";
import type { Buyer } from "./buyer";
import { titleProblem } from "./invoices";
import type { PricedSelection } from "./order-selection";

type OrderRequest = components["schemas"]["OrderRequest"];

/** The contact person and the invoice request as the order stores them; or the refusal where one is missing. */
export function detailsOf(world: World, userId: string, body: OrderRequest, locale: Locale) {
  const person = contactOf(world, userId, body.contactId);
  if (!person) return { refusal: refuse(notFound(locale, contactTexts.none)) };
  const invoiceWish = body.invoiceWish ? toInvoiceRequest(body.invoiceWish) : null;
  if (invoiceWish) {
    const title = titleOf(world, userId, invoiceWish.titleId);
    if (!title) return { refusal: refuse(notFound(locale, bookTexts.noTitle)) };
    const problem = titleProblem(title, invoiceWish, world.variant);
    if (problem !== null)
      return {
        refusal: refuse(invalidField(locale, "invoiceWish/invoicetype", "", invoiceRefusals[problem])),
      };
  }
  const { contactId, name, phone } = person;
  const contact: OrderRow["contact"] = { contactId, name, phone };
  return { details: { contact, invoiceWish } };
}

/** The price with the coupon that was chosen; or the refusal where there is none such or it cannot be used. */
export function pricedWithCoupon(
  { quote, kind, sku }: PricedSelection,
  couponId: number | null,
  buyer: Buyer,
  now: number,
  locale: Locale,
) {
  if (couponId === null) return { quote };
  const coupon = buyer.coupons.find((one) => one.couponId === couponId);
  if (!coupon) return { refusal: refuse(notFound(locale, couponTexts.none)) };
  const purpose = { serviceNumber: sku.serviceNumber, action: kind };
  if (couponReasonFor(coupon, quote, purpose, now) !== null)
    return { refusal: refuse(businessRefusal(60003, locale, couponTexts.unusable)) };
  return { quote: withCoupon(quote, coupon) };
}

/** Refusals of coupons. */
export const couponTexts = {
  none: { "zh-CN": "没有这张优惠券", "zh-TW": "沒有這張優惠券", "en-US": "There is no such coupon" },
  unusable: {
    "zh-CN": "这张优惠券不能用在这单上",
    "zh-TW": "這張優惠券不能用在這單上",
    "en-US": "This coupon cannot be used for this order",
  },
} as const satisfies Record<string, LocalizedText>;

function toInvoiceRequest({ titleId, mediaType, invoicetype, email }: InvoiceRequest): InvoiceRequest {
  return { titleId, mediaType, invoicetype, email: email ?? null };
}
