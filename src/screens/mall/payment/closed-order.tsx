import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { orderAddress } from "../../../shared/routing/addresses";
import { orderAgainAddress } from "../../../shared/routing/buy-again-address";
import { Button } from "../../../ui/button";
import { ActionBar } from "../action-bar";
import type { Order } from "./machine/payment-state";
import { SupportAction } from "./support-action";

/** An order that can no longer be paid, with the next step. */
export function ClosedOrder({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
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
      <SupportAction orderNo={order.orderNo} />
    </>
  );
}
