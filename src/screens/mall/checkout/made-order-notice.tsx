import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { orderQuery } from "../../../api/mall/queries";
import { payAddress } from "../../../parts/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";

/** This very wish was ordered already: the way to that order, and how to order the same once more. */
export function MadeOrderNotice({ orderNo, onAgain }: { orderNo: string; onAgain: () => void }) {
  const { t } = useTranslation("mall-checkout");
  const order = useQuery(orderQuery(orderNo));
  const state = order.data?.state;
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
