import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { UnpaidCountdown } from "../../../parts/order-status/unpaid-countdown";
import { addresses, goodsAddress, payAddress } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { CancelOrderButton } from "./cancel-order-button";
import { isInDoubt, type Order } from "./order";

/** What an order waits for, and what its owner can do now. */
export function OrderNext({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useTranslation("account-orders");
  const formats = useFormats();
  const { orderNo, actions, state } = order;
  if (state === "unpaid")
    return (
      <div className="mt-5 grid gap-4 rounded-panel bg-tint-amber p-6 max-sm:-mx-4 max-sm:rounded-none max-sm:px-4">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-20">
            {t("detail.unpaid")}
            {!isInDoubt(order) && <UnpaidCountdown order={order} onEnd={onChanged} />}
          </p>
          <p className="mt-1 text-ink2">
            {isInDoubt(order)
              ? t("list.confirming")
              : t("detail.payBefore", { time: formats.dateTime(order.unpaidDeadline) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" render={(parts) => <Link to={payAddress(orderNo)} {...parts} />}>
            {isInDoubt(order)
              ? t("act.followPayment")
              : t("detail.payNow", { amount: formats.money(order.finalAmount, { currency: "CNY" }) })}
          </Button>
          {actions.includes("cancel") && <CancelOrderButton order={order} onRefused={onChanged} />}
          <AskSupport />
        </div>
      </div>
    );
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      {actions.includes("buyAgain") && order.kind === "buy" && (
        <Button render={(parts) => <Link to={goodsAddress(order.serviceNumber)} {...parts} />}>
          {t("act.buyAgain")}
        </Button>
      )}
      <AskSupport />
    </div>
  );
}

function AskSupport() {
  const { t } = useTranslation("account-orders");
  return (
    <Link to={addresses.contact} className={textLink}>
      {t("detail.askSupport")}
    </Link>
  );
}
