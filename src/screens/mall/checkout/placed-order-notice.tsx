import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { payAddress } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import type { PlacedOrder } from "./use-placed-order";

/** This request was already ordered: a link to that order, and a way to order the same again. */
export function PlacedOrderNotice({
  placedOrder,
  onAgain,
}: {
  placedOrder: PlacedOrder;
  onAgain: () => void;
}) {
  const { t } = useTranslation("mall-checkout");
  const { orderNo } = placedOrder;
  const state = placedOrder.order?.state;
  return (
    <div className="grid gap-3">
      <Banner tone="amber" role="status">
        {t(
          state === "unpaid"
            ? "made.unpaid"
            : state === "cancelled" || state === "expired"
              ? "made.closed"
              : "made.done",
          {
            number: orderNo,
          },
        )}{" "}
        <Link to={payAddress(orderNo)} className={textLink}>
          {t(state === "unpaid" ? "made.pay" : "made.see")}
        </Link>
      </Banner>
      <div>
        <Button onClick={onAgain}>{t("made.again")}</Button>
      </div>
    </div>
  );
}
