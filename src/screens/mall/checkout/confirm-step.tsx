import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useFailureWords, useMessage } from "../../../i18n/use-message";
import { licenseAddress } from "../../../parts/routing/addresses";
import { useClient } from "../../../parts/use-client";
import { message } from "../../../rules/messages";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Radio } from "../../../ui/radio";
import { textLink } from "../../../ui/text-link";
import { ActBar } from "../act-bar";
import { usablePayTypes } from "../payment/pay-ways";
import type { DraftInHand } from "./use-checkout-draft";
import type { CheckoutPrice, PriceAsked } from "./use-checkout-price";
import type { OrderMaking } from "./use-order-making";

interface ConfirmStepProps {
  price: CheckoutPrice | undefined;
  asked: PriceAsked;
  hand: DraftInHand;
  making: OrderMaking;
}

/** How it is paid, the terms, and the order itself. */
export function ConfirmStep({ price, asked, hand, making }: ConfirmStepProps) {
  const { t } = useTranslation("mall-checkout");
  const { money } = useFormats();
  const say = useMessage();
  const sayFailure = useFailureWords();
  const client = useClient();
  const [hasAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const payTypes = usablePayTypes(client);
  const payType = payTypes.find((known) => known === hand.draft.payType) ?? payTypes[0];
  const isBlocked = price?.problems.some(({ isBlocking }) => isBlocking) === true;
  // An order without an answer was for the price on screen: it may be sent again while no newer price is to be had.
  const isSettled = making.isUncertain ? !asked.isOfOther : !asked.isOpen;
  const reason = isBlocked
    ? t("confirm.blocked")
    : price === undefined || !isSettled
      ? t(asked.error && !asked.isFetching ? "confirm.unpriced" : "confirm.working")
      : undefined;
  const order = () => {
    setMissing(!hasAccepted);
    if (hasAccepted && payType !== undefined) void making.order(payType);
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
            onChange={() => hand.change({ payType: known })}
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
        error={isMissing ? say(message("terms.missing")) : undefined}
      >
        {t("confirm.accept")}{" "}
        <Link to={licenseAddress("user")} className={textLink}>
          {t("confirm.terms")}
        </Link>
      </Checkbox>
      {making.error && (
        <Banner tone="red" role="alert">
          {sayFailure(making.error)}
          {making.isUncertain && <b className="block">{t("confirm.uncertain")}</b>}
        </Banner>
      )}
      <ActBar>
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={making.isRunning}
          busyLabel={t("confirm.ordering")}
          reason={reason}
          onClick={order}
        >
          {price ? t("confirm.order", { amount: money(price.quote.finalAmount) }) : t("confirm.orderPlain")}
        </Button>
      </ActBar>
    </div>
  );
}
