import { useState } from "react";
import { NewTabLink } from "../../../forms/new-tab-link";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError, useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { message } from "../../../rules/messages";
import { licenseAddress } from "../../../shared/routing/addresses";
import { useClient } from "../../../shared/use-client";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Radio } from "../../../ui/radio";
import { ActionBar } from "../action-bar";
import { usablePayTypes } from "../payment/payment-methods";
import type { DraftControls } from "./use-checkout-draft";
import type { CheckoutPrice, CheckoutPriceQuery } from "./use-checkout-price";
import type { PlaceOrder } from "./use-place-order";

interface ConfirmStepProps {
  price: CheckoutPrice | undefined;
  priceQuery: CheckoutPriceQuery;
  draftControls: DraftControls;
  placement: PlaceOrder;
}

/** How it is paid, the terms, and the order itself. */
export function ConfirmStep({ price, priceQuery, draftControls, placement }: ConfirmStepProps) {
  const { t } = useTranslation("mall-checkout");
  const { money } = useFormats();
  const translateMessage = useMessage();
  const describeError = useDescribeError();
  const client = useClient();
  const failure = useCurrentFailure(placement.error);
  const [hasAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const payTypes = usablePayTypes(client, currentVariant());
  const payType = payTypes.find((known) => known === draftControls.draft.payType) ?? payTypes[0];
  const isBlocked = price?.problems.some(({ isBlocking }) => isBlocking) === true;
  // An order without an answer was for the price on screen: it may be sent again while no newer price is to be had.
  const isPriceCurrent = placement.isUncertain ? !priceQuery.isPlaceholder : !priceQuery.isOpen;
  const reason = isBlocked
    ? t("confirm.blocked")
    : price === undefined || !isPriceCurrent
      ? t(unpricedReason(priceQuery))
      : undefined;
  const order = () => {
    setMissing(!hasAccepted);
    if (hasAccepted && payType !== undefined) void placement.place(payType);
  };
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{t("confirm.payType")}</legend>
        {payTypes.map((known) => (
          <Radio
            key={known}
            name="pay-type"
            value={known}
            checked={known === payType}
            onChange={() => draftControls.change({ payType: known })}
            end=""
          >
            {t(`payType.${known}`)}
            <span className="block text-13 text-ink2">{t(`payTypeHint.${known}`)}</span>
          </Radio>
        ))}
      </fieldset>
      <Checkbox
        checked={hasAccepted}
        onChange={(event) => {
          setAccepted(event.target.checked);
          if (event.target.checked) setMissing(false);
        }}
        error={isMissing ? translateMessage(message("terms.missing")) : undefined}
      >
        {t("confirm.accept")} <NewTabLink to={licenseAddress("user")}>{t("confirm.terms")}</NewTabLink>
      </Checkbox>
      {failure && (
        <Banner tone="red" role="alert">
          {describeError(failure)}
          {placement.isUncertain && <b className="block">{t("confirm.uncertain")}</b>}
        </Banner>
      )}
      <ActionBar>
        <Button
          variant="primary"
          size="large"
          isWide
          isBusy={placement.isRunning}
          busyLabel={t("confirm.ordering")}
          reason={reason}
          onClick={order}
        >
          {price
            ? t("confirm.order", {
                amount: money(price.quote.finalAmount, { currency: price.quote.currency }),
              })
            : t("confirm.orderPlain")}
        </Button>
      </ActionBar>
    </div>
  );
}

/** Why the order cannot be placed while there is no current price. */
function unpricedReason({ error, isFetching }: CheckoutPriceQuery) {
  if (error === null || isFetching) return "confirm.working";
  return error.kind === "refused" ? "summary.failed" : "confirm.unpriced";
}
