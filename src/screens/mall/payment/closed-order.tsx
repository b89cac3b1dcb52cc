import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { orderAddress } from "../../../shared/routing/addresses";
import { orderAgainAddress } from "../../../shared/routing/buy-again-address";
import { Button } from "../../../ui/button";
import { ActionBar } from "../action-bar";
import type { Order } from "./machine/payment-state";
import { SupportDialog } from "./support-dialog";

/** An order that can no longer be paid, with the next step. */
export function ClosedOrder({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
  const [isSupportOpen, setSupportOpen] = useState(false);
  return (
    <>
      <ActionBar>
        <div className="flex gap-4 [&>*]:flex-1">
          <Button
            size="large"
            render={(linkProps) => <Link to={orderAddress(order.orderNo)} {...linkProps} />}
          >
            {t("act.view")}
          </Button>
          <Button
            variant="primary"
            size="large"
            render={(linkProps) => <Link to={orderAgainAddress(order)} {...linkProps} />}
          >
            {t(order.kind === "buy" ? "act.again" : "act.licences")}
          </Button>
        </div>
      </ActionBar>
      <div className="flex justify-center">
        <Button variant="quiet" onClick={() => setSupportOpen(true)}>
          {t("act.support")}
        </Button>
      </div>
      <SupportDialog orderNo={order.orderNo} isOpen={isSupportOpen} onClose={() => setSupportOpen(false)} />
    </>
  );
}
