import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orderContactsQuery } from "../../../api/mall/queries";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";
import { Container } from "../../../ui/container";
import type { CheckoutDraft } from "./checkout-draft";
import { CheckoutLoading } from "./checkout-loading";
import { type CheckoutStep, checkoutSteps, useCheckoutStep } from "./checkout-steps";
import { ConfirmStep } from "./confirm-step";
import { ContactLine, ContactStep } from "./contact-step";
import { ExtrasStep } from "./extras-step";
import { ExtrasSummary } from "./extras-summary";
import { MadeOrderNotice } from "./made-order-notice";
import { noteProblem } from "./note-problem";
import { orderBody } from "./order-body";
import { OrderSummary } from "./order-summary";
import { StepBlock } from "./step-block";
import { useCheckoutDraft } from "./use-checkout-draft";
import { type CheckoutPrice, useCheckoutPrice } from "./use-checkout-price";
import { useChoiceCoupons } from "./use-choice-coupons";
import { useMadeOrder } from "./use-made-order";
import { type Ordering, useOrderMaking } from "./use-order-making";
import { visitorOrigin } from "./visitor-origin";

/** Three steps to an order, the sum beside them. Nothing filled in is lost by a reload or the way back. */
export function Checkout({ wish }: { wish: CheckoutWish }) {
  const { t } = useTranslation("mall-checkout");
  const hand = useCheckoutDraft(wish);
  const { draft, change } = hand;
  const contacts = useQuery(orderContactsQuery());
  const asked = useCheckoutPrice(wish, draft.couponId);
  const { price } = asked;
  const coupons = useChoiceCoupons(wish, price?.productNo);
  const inAddress = useCheckoutStep();
  const contact =
    contacts.data?.find(({ contactId }) => contactId === draft.contactId) ??
    contacts.data?.find(({ isDefault }) => isDefault) ??
    contacts.data?.[0];
  const step = reachedStep(inAddress.step, contact !== undefined, draft);
  const ordering = contact && price ? orderingOf(wish, draft, contact.contactId, price) : null;
  const making = useOrderMaking(ordering, hand);
  const made = useMadeOrder(ordering, draft.sent, price?.unpaidOrderNo ?? null);
  const place = checkoutSteps.indexOf(step);
  const standing = (index: number) => (index === place ? "now" : index < place ? "done" : "later");

  const isArriving = contacts.isPending || coupons.isLoading || (price === undefined && asked.error === null);
  if (isArriving) return <CheckoutLoading />;
  return (
    <Container className="pt-6 md:pt-12">
      <h1 className="text-34">{t("title")}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-13 gap-y-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0 md:col-start-2 md:row-start-1">
          <div className="md:sticky md:top-6">
            <OrderSummary wish={wish} asked={asked} made={made} />
          </div>
        </div>
        <div className="min-w-0 md:col-start-1 md:row-start-1">
          <StepBlock
            number={1}
            title={t("contact.title")}
            standing={standing(0)}
            summary={contact && <ContactLine contact={contact} />}
            onChange={() => inAddress.goTo("contact")}
          >
            <ContactStep
              chosen={contact}
              onChoose={(contactId) => change({ contactId })}
              onDone={() => inAddress.goTo("extras")}
            />
          </StepBlock>
          <StepBlock
            number={2}
            title={t(wish.kind === "addUsers" ? "extras.titlePlain" : "extras.title")}
            standing={standing(1)}
            summary={
              <ExtrasSummary
                draft={draft}
                coupon={made?.order ? made.order.coupon : price?.coupon}
                hasCoupons={wish.kind !== "addUsers"}
              />
            }
            onChange={() => inAddress.goTo("extras")}
          >
            <ExtrasStep wish={wish} price={price} hand={hand} onDone={() => inAddress.goTo("confirm")} />
          </StepBlock>
          <StepBlock
            number={3}
            title={t("confirm.title")}
            standing={standing(2)}
            onChange={() => inAddress.goTo("confirm")}
          >
            {made === null ? (
              <ConfirmStep price={price} asked={asked} hand={hand} making={making} />
            ) : (
              <MadeOrderNotice made={made} onAgain={() => change({ sent: null, couponId: null })} />
            )}
          </StepBlock>
        </div>
      </div>
    </Container>
  );
}

/** Later steps need a contact person and a note that can be sent; an address that names one too early shows the one before. */
function reachedStep(named: CheckoutStep, hasContact: boolean, { note }: CheckoutDraft): CheckoutStep {
  if (!hasContact) return "contact";
  return named === "confirm" && noteProblem(note) !== null ? "extras" : named;
}

function orderingOf(
  wish: CheckoutWish,
  draft: CheckoutDraft,
  contactId: number,
  price: CheckoutPrice,
): Ordering {
  const packOrigin = visitorOrigin();
  const bodyWith = (couponId: number | null) => orderBody(wish, draft, { contactId, couponId, packOrigin });
  return {
    bodyWith,
    intent: JSON.stringify(bodyWith(draft.couponId)),
    couponId: price.coupon?.couponId ?? null,
  };
}
