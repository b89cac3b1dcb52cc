import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { payAddress } from "../../../parts/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import type { MadeOrder } from "./use-made-order";

/** This very wish was ordered already: the way to that order, and how to order the same once more. */
export function MadeOrderNotice({ made, onAgain }: { made: MadeOrder; onAgain: () => void }) {
  const { t } = useTranslation("mall-checkout");
  const { orderNo } = made;
  const state = made.order?.state;
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
