import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { goodsAddress, orderAddress } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { ActBar } from "../act-bar";
import type { Order } from "./machine/payment-state";
import { SupportDialog } from "./support-dialog";

/** An order that nobody can pay any more: what to do instead. */
export function ClosedOrder({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
  const [isSupportOpen, setSupportOpen] = useState(false);
  return (
    <ActBar>
      <div className="flex gap-4 [&>*]:flex-1">
        <Button size="large" render={(parts) => <Link to={orderAddress(order.orderNo)} {...parts} />}>
          {t("act.view")}
        </Button>
        <Button
          look="primary"
          size="large"
          render={(parts) => (
            <Link to={`${goodsAddress(order.serviceNumber)}&productNo=${order.productNo}`} {...parts} />
          )}
        >
          {t("act.again")}
        </Button>
      </div>
      <div className="mt-2 flex justify-center">
        <Button look="quiet" onClick={() => setSupportOpen(true)}>
          {t("act.support")}
        </Button>
      </div>
      <SupportDialog orderNo={order.orderNo} isOpen={isSupportOpen} onClose={() => setSupportOpen(false)} />
    </ActBar>
  );
}
