import { useLocation } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { amountBefore } from "./agreed-amount";
import type { Order } from "./machine/payment-state";

/** Says that the order came to another amount than the one it was placed for, before anything is paid. */
export function PriceChange({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
  const { money } = useFormats();
  const before = amountBefore(useLocation().state, order);
  if (before === null) return null;
  const { currency } = order;
  return (
    <Banner tone="amber" role="alert">
      {t("priceChanged", {
        before: money(before, { currency }),
        amount: money(order.finalAmount, { currency }),
      })}
    </Banner>
  );
}
