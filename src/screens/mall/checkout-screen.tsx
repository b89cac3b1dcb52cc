import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { readCheckoutSelection, readCouponId } from "../../shared/routing/checkout-address";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Empty } from "../../ui/empty";
import { ActionPage } from "./action-bar";
import { Checkout } from "./checkout/checkout";
import { CheckoutLoading } from "./checkout/checkout-loading";
import { useLastQuery } from "./use-last-query";

/** From a choice to an order; what is ordered and which step one is at stand in the address. */
export function CheckoutScreen() {
  const { t } = useTranslation("mall-checkout");
  const [query] = useSearchParams();
  const selection = readCheckoutSelection(query);
  const lastQuery = useLastQuery("checkout", selection !== null);
  if (lastQuery !== null) return <Navigate to={{ search: lastQuery }} replace />;
  return (
    <>
      <PageHeader title={t("title")} isHidden />
      {selection === null ? (
        <Container className="py-10">
          <h1 className="sr-only">{t("title")}</h1>
          <Empty
            title={t("missing.title")}
            action={
              <Button variant="primary" render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
                {t("missing.toMall")}
              </Button>
            }
          >
            {t("missing.text")}
          </Empty>
        </Container>
      ) : (
        <SignInRequired loading={<CheckoutLoading />}>
          <ActionPage>
            {/* Another selection begins with the input of its own. */}
            <Checkout key={JSON.stringify(selection)} selection={selection} couponId={readCouponId(query)} />
          </ActionPage>
        </SignInRequired>
      )}
    </>
  );
}
