import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { PageHead } from "../../parts/page-head";
import { addresses } from "../../parts/routing/addresses";
import { readCheckoutWish } from "../../parts/routing/checkout-address";
import { SignInRequired } from "../../parts/session/sign-in-required";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Empty } from "../../ui/empty";
import { Checkout } from "./checkout/checkout";
import { CheckoutLoading } from "./checkout/checkout-loading";

/** From a choice to an order; what is ordered and which step one is at stand in the address. */
export function CheckoutScreen() {
  const { t } = useTranslation("mall-checkout");
  const [query] = useSearchParams();
  const wish = readCheckoutWish(query);
  return (
    <>
      <PageHead title={t("title")} isHidden />
      {wish === null ? (
        <Container className="py-10">
          <h1 className="sr-only">{t("title")}</h1>
          <Empty
            title={t("missing.title")}
            action={
              <Button look="primary" render={(parts) => <Link to={addresses.mall} {...parts} />}>
                {t("missing.toMall")}
              </Button>
            }
          >
            {t("missing.text")}
          </Empty>
        </Container>
      ) : (
        <SignInRequired loading={<CheckoutLoading />}>
          <Checkout wish={wish} />
        </SignInRequired>
      )}
    </>
  );
}
