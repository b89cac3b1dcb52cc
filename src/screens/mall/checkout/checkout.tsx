import { useQuery } from "@tanstack/react-query";
import { orderContactsQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { LazyContactForm } from "../../../shared/order-contact/lazy-contact-form";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { Container } from "../../../ui/container";
import type { CheckoutDraft } from "./checkout-draft";
import { CheckoutLoading } from "./checkout-loading";
import { type CheckoutStep, checkoutSteps, useCheckoutStep } from "./checkout-steps";
import { ConfirmStep } from "./confirm-step";
import { ContactLine, ContactStep } from "./contact-step";
import { ExtrasSummary } from "./extras-summary";
import { noteProblem } from "./note-problem";
import { orderBody } from "./order-body";
import { OrderSummary } from "./order-summary";
import { PlacedOrderNotice } from "./placed-order-notice";
import { StepBlock } from "./step-block";
import { useCheckoutDraft } from "./use-checkout-draft";
import { type CheckoutPrice, useCheckoutPrice } from "./use-checkout-price";
import { useChoiceCoupons } from "./use-choice-coupons";
import { useFirstPart } from "./use-first-part";
import { useOnceTrue } from "./use-once-true";
import { type PendingOrder, usePlaceOrder } from "./use-place-order";
import { usePlacedOrder } from "./use-placed-order";
import { useUnknownCoupon } from "./use-unknown-coupon";
import { visitorOrigin } from "./visitor-origin";

/** The step after the first has the forms of invoices. */
const ExtrasStep = lazyContent(async () => (await import("./extras-step")).ExtrasStep, 5);

interface CheckoutProps {
  selection: CheckoutSelection;
  /** The coupon the address asks for; the reader may choose another. Null takes the best. */
  couponId: number | null;
}

/** Three steps to an order, the sum beside them. Nothing filled in is lost by a reload or the way back. */
export function Checkout({ selection, couponId }: CheckoutProps) {
  const { t } = useTranslation("mall-checkout");
  useIdlePreload(ExtrasStep);
  const draftControls = useCheckoutDraft(selection, couponId);
  const { draft, change } = draftControls;
  const contacts = useQuery(orderContactsQuery());
  const priceQuery = useCheckoutPrice(selection, draft.couponId);
  const { price } = priceQuery;
  const isCouponUnknown = useUnknownCoupon(draftControls, priceQuery.error);
  const coupons = useChoiceCoupons(selection, price?.productNo);
  const inAddress = useCheckoutStep();
  const contact =
    contacts.data?.find(({ contactId }) => contactId === draft.contactId) ??
    contacts.data?.find(({ isDefault }) => isDefault) ??
    contacts.data?.[0];
  const step = reachedStep(inAddress.step, contact !== undefined, draft);
  const pendingOrder = contact && price ? pendingOrderOf(selection, draft, contact.contactId, price) : null;
  const placement = usePlaceOrder(pendingOrder, draftControls);
  const placedOrder = usePlacedOrder(pendingOrder, draft.sent, price?.unpaidOrderNo ?? null);
  const due = placedOrder?.order ?? price?.quote;
  const place = checkoutSteps.indexOf(step);
  const statusOf = (index: number) => (index === place ? "now" : index < place ? "done" : "later");

  const hasFirstPart = useFirstPart(
    contacts.isPending
      ? undefined
      : contacts.data?.length === 0
        ? LazyContactForm
        : step === "extras"
          ? ExtrasStep
          : null,
  );
  const isLoading =
    contacts.isPending || coupons.isLoading || (price === undefined && priceQuery.error === null);
  // What is read again later has its own place: the page in the place of its parts would have them begin anew.
  const isReady = useOnceTrue(!isLoading && hasFirstPart);
  if (!isReady) return <CheckoutLoading />;
  return (
    <Container className="pt-6 md:pt-12">
      <h1 className="text-34">{t("title")}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-13 gap-y-8 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0 md:col-start-2 md:row-start-1">
          <div className="md:sticky md:top-6">
            <OrderSummary {...{ selection, priceQuery, placedOrder, isCouponUnknown }} />
          </div>
        </div>
        <div className="min-w-0 md:col-start-1 md:row-start-1">
          <StepBlock
            number={1}
            title={t("contact.title")}
            status={statusOf(0)}
            summary={contact && <ContactLine contact={contact} />}
            onChange={() => inAddress.goTo("contact")}
          >
            <ContactStep
              chosen={contact}
              due={due}
              onChoose={(contactId) => change({ contactId })}
              onDone={() => inAddress.goTo("extras")}
            />
          </StepBlock>
          <StepBlock
            number={2}
            title={t(selection.kind === "addUsers" ? "extras.titlePlain" : "extras.title")}
            status={statusOf(1)}
            summary={
              <ExtrasSummary
                draft={draft}
                priced={placedOrder?.order ?? (price && { ...price.quote, coupon: price.coupon })}
                hasCoupons={selection.kind !== "addUsers"}
              />
            }
            onChange={() => inAddress.goTo("extras")}
          >
            <ExtrasStep
              selection={selection}
              price={price}
              due={due}
              draftControls={draftControls}
              onDone={() => inAddress.goTo("confirm")}
            />
          </StepBlock>
          <StepBlock
            number={3}
            title={t("confirm.title")}
            status={statusOf(2)}
            onChange={() => inAddress.goTo("confirm")}
          >
            {placedOrder === null ? (
              <ConfirmStep
                price={price}
                priceQuery={priceQuery}
                draftControls={draftControls}
                placement={placement}
              />
            ) : (
              <PlacedOrderNotice
                placedOrder={placedOrder}
                onAgain={() => change({ sent: null, couponId: null })}
              />
            )}
          </StepBlock>
        </div>
      </div>
    </Container>
  );
}

/**
 * Later steps need a contact person, a note that can be sent and invoice details that were checked; an address that
 * names one too early shows the one before.
 */
function reachedStep(
  requestedStep: CheckoutStep,
  hasContact: boolean,
  { note, invoiceEntry }: CheckoutDraft,
): CheckoutStep {
  if (!hasContact) return "contact";
  const isUnchecked = noteProblem(note) !== null || invoiceEntry !== null;
  return requestedStep === "confirm" && isUnchecked ? "extras" : requestedStep;
}

function pendingOrderOf(
  selection: CheckoutSelection,
  draft: CheckoutDraft,
  contactId: number,
  price: CheckoutPrice,
): PendingOrder {
  const packOrigin = visitorOrigin();
  const bodyWith = (couponId: number | null) =>
    orderBody(selection, draft, { contactId, couponId, packOrigin });
  return {
    bodyWith,
    intent: JSON.stringify(bodyWith(draft.couponId)),
    couponId: price.coupon?.couponId ?? null,
    amount: price.quote.finalAmount,
  };
}
