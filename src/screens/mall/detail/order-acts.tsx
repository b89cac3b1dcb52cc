import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { skuPricesQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { addresses } from "../../../parts/routing/addresses";
import { checkoutAddress } from "../../../parts/routing/checkout-address";
import { Button } from "../../../ui/button";
import { SubmitBar } from "../../../ui/submit-bar";
import { selectionOf } from "../choice/goods-choice";
import type { ChoiceInAddress } from "../choice/use-goods-choice";

interface OrderActsProps {
  service: components["schemas"]["ServiceDetail"];
  chosen: ChoiceInAddress;
  /** Whether the reader may not buy it. */
  isHeld: boolean;
}

/** Order this, or try first. On phones the order itself stands in `OrderBar`. */
export function OrderActs({ service, chosen, isHeld }: OrderActsProps) {
  const { t } = useTranslation("mall-goods");
  const { to, reason } = useOrderAct({ service, chosen, isHeld });
  const { trialDays } = service;
  return (
    <div className="flex flex-wrap gap-3">
      <div className="hidden flex-auto md:block">
        <Button
          look="primary"
          size="large"
          isWide
          reason={reason}
          render={(parts) => <Link to={to} {...parts} />}
        >
          {t("act.order")}
        </Button>
      </div>
      {trialDays > 0 && (
        <div className="flex-auto">
          <Button size="large" isWide render={(parts) => <Link to={addresses.register} {...parts} />}>
            {t("act.trial", { days: trialDays })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** At the foot of a phone: what it comes to, and the order. */
export function OrderBar(props: OrderActsProps) {
  const { t } = useTranslation("mall-goods");
  const { money } = useFormats();
  const { to, reason, amount } = useOrderAct(props);
  return (
    <div className="contents md:hidden">
      <SubmitBar
        label={t("quote.due")}
        amount={amount === undefined ? "—" : money(amount, { currency: "CNY" })}
      >
        <Button look="primary" reason={reason} render={(parts) => <Link to={to} {...parts} />}>
          {t("act.order")}
        </Button>
      </SubmitBar>
    </div>
  );
}

function useOrderAct({ service, chosen, isHeld }: OrderActsProps) {
  const { t } = useTranslation("mall-goods");
  const { serviceNumber, isOnSale } = service;
  const { sku, choice } = chosen;
  const prices = useQuery(skuPricesQuery(serviceNumber, selectionOf(sku, choice)));
  return {
    to: checkoutAddress({ kind: "buy", serviceNumber, productNo: sku.productNo, ...choice }),
    reason: !isOnSale ? t("act.offSale") : isHeld ? t("act.notEligible") : undefined,
    amount: prices.data?.quote?.finalAmount,
  };
}
