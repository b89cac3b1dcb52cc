import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { orderQuery } from "../../api/mall/queries";
import { type ClientError, isNotFound } from "../../client/client-error";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { addresses } from "../../shared/routing/addresses";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Cashier } from "./payment/cashier";
import { CashierLoading } from "./payment/cashier-loading";
import { usePaymentMethods } from "./payment/use-payment-methods";

/** Where an order is paid and its payment is followed; only its owner sees it. */
export function PayScreen({ params }: ScreenProps<"/mall/pay/:orderNo">) {
  const { t } = useTranslation("mall-pay");
  return (
    <>
      <PageHeader title={t("page.title")} isHidden />
      <OwnOrder key={params.orderNo} orderNo={params.orderNo} />
    </>
  );
}

/** Read together with the user, whose it must be: neither read waits for the other. */
function OwnOrder({ orderNo }: { orderNo: string }) {
  // The payment asks for the order by itself once it is there.
  const order = useQuery({
    ...orderQuery(orderNo),
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  // Payment methods and amount are rendered together, so that nothing shifts.
  const isOpen = order.data === undefined || order.data.state === "unpaid";
  const paymentMethods = usePaymentMethods(orderNo, isOpen);
  const content = () => {
    if (order.data !== undefined) {
      const isLoading = isOpen && !paymentMethods.isFetched;
      return isLoading ? <CashierLoading /> : <Cashier order={order.data} paymentMethods={paymentMethods} />;
    }
    if (order.isPending) return <CashierLoading />;
    if (isUnknown(order.error)) return <OrderMissing />;
    return (
      <ReadProblem
        isPage
        error={order.error}
        onRetry={() => void order.refetch()}
        isRetrying={order.isFetching}
      />
    );
  };
  return <SignInRequired loading={<CashierLoading />}>{content()}</SignInRequired>;
}

/** Somebody else's order and a number that breaks its form are answered like one that does not exist. */
function isUnknown(error: ClientError): boolean {
  return isNotFound(error) || error.kind === "invalid";
}

function OrderMissing() {
  const { t } = useTranslation("mall-pay");
  return (
    <Container className="py-16 text-center">
      <h1 className="text-26">{t("page.missing")}</h1>
      <p className="mt-1 mb-6 text-ink2">{t("page.missingText")}</p>
      <Button variant="primary" render={(linkProps) => <Link to={addresses.userOrders} {...linkProps} />}>
        {t("page.toOrders")}
      </Button>
    </Container>
  );
}
