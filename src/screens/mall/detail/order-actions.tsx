import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { skuPricesQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { checkoutAddress } from "../../../shared/routing/checkout-address";
import { Button } from "../../../ui/button";
import { SubmitBar } from "../../../ui/submit-bar";
import { selectionOf } from "../choice/goods-choice";
import type { ChoiceInAddress } from "../choice/use-goods-choice";

interface OrderActionsProps {
  service: components["schemas"]["ServiceDetail"];
  chosen: ChoiceInAddress;
  /** Whether the reader may not buy it. */
  isHeld: boolean;
}

/** Order, or start a trial. On phones the order button is in `OrderBar`. */
export function OrderActions({ service, chosen, isHeld }: OrderActionsProps) {
  const { t } = useTranslation("mall-goods");
  const { to, reason } = useOrderAction({ service, chosen, isHeld });
  const { trialDays } = service;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <div className="hidden flex-auto md:block">
        <Button
          variant="primary"
          size="large"
          isWide
          reason={reason}
          render={(linkProps) => <Link to={to} {...linkProps} />}
        >
          {t("act.order")}
        </Button>
      </div>
      {trialDays > 0 && (
        <div className="flex-auto">
          <Button size="large" isWide render={(linkProps) => <Link to={addresses.register} {...linkProps} />}>
            {t("act.trial", { days: trialDays })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** At the foot of a phone: what it comes to, and the order. */
export function OrderBar(props: OrderActionsProps) {
  const { t } = useTranslation("mall-goods");
  const { money } = useFormats();
  const { to, reason, quote } = useOrderAction(props);
  return (
    <div className="contents md:hidden">
      <SubmitBar
        label={t("quote.due")}
        amount={quote ? money(quote.finalAmount, { currency: quote.currency }) : "—"}
      >
        <Button variant="primary" reason={reason} render={(linkProps) => <Link to={to} {...linkProps} />}>
          {t("act.order")}
        </Button>
      </SubmitBar>
    </div>
  );
}

function useOrderAction({ service, chosen, isHeld }: OrderActionsProps) {
  const { t } = useTranslation("mall-goods");
  const { serviceNumber, isOnSale } = service;
  const { sku, choice } = chosen;
  const prices = useQuery(skuPricesQuery(serviceNumber, selectionOf(sku, choice)));
  return {
    to: checkoutAddress({ kind: "buy", serviceNumber, productNo: sku.productNo, ...choice }),
    reason: !isOnSale ? t("act.offSale") : isHeld ? t("act.notEligible") : undefined,
    quote: prices.data?.quote,
  };
}
