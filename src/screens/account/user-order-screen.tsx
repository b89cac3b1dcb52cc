import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { orderQuery } from "../../api/mall/queries";
import { type ClientError, isNotFound } from "../../client/client-error";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { Skeleton } from "../../ui/skeleton";
import { muteLink } from "../../ui/text-link";
import type { Order } from "./orders/order";
import { OrderPage } from "./orders/order-page";
import { CallProblem } from "./user-center/call-problem";
import { UserFrame } from "./user-center/user-frame";

/** One order by its number. */
export function UserOrderScreen({ params }: ScreenProps<"/user-center/orders/:orderNo">) {
  const { t } = useTranslation("account-orders");
  // What is no order number is not asked for: it is as unknown as another account's. Read together with the user.
  const isNumber = /^\d{17,20}$/.test(params.orderNo);
  const order = useQuery({ ...orderQuery(params.orderNo), enabled: isNumber });
  return (
    <UserFrame
      current="orders"
      title={t("detail.title", { number: params.orderNo })}
      hasOwnHeading
      above={
        <Link to={addresses.userOrders} className={`${muteLink} mb-3 inline-block text-13 print:hidden`}>
          ← {t("detail.back")}
        </Link>
      }
    >
      {isNumber ? <FetchedOrder order={order} /> : <NoSuchOrder />}
    </UserFrame>
  );
}

function FetchedOrder({ order }: { order: UseQueryResult<Order, ClientError> }) {
  if (order.isPending) return <Skeleton rows={6} />;
  if (order.data) return <OrderPage order={order.data} onChanged={() => void order.refetch()} />;
  if (isNotFound(order.error)) return <NoSuchOrder />;
  return (
    <CallProblem error={order.error} onRetry={() => void order.refetch()} isRetrying={order.isFetching} />
  );
}

/** An unknown order and another user's are treated alike, so that nothing is disclosed. */
function NoSuchOrder() {
  const { t } = useTranslation("account-orders");
  return (
    <>
      <h1 className="text-26 md:text-34">{t("detail.notFound")}</h1>
      <Empty
        title={t("detail.notFoundText")}
        action={
          <Button render={(linkProps) => <Link to={addresses.userOrders} {...linkProps} />}>
            {t("empty.showAll")}
          </Button>
        }
      />
    </>
  );
}
