import { useTranslation } from "../../../i18n/use-translation";
import { Container } from "../../../ui/container";
import { Skeleton } from "../../../ui/skeleton";

/** Shown until buyer, price and coupons are loaded, so that the checkout is rendered at once. */
export function CheckoutLoading() {
  const { t } = useTranslation("mall-checkout");
  return (
    <Container className="min-h-dvh pt-6 md:pt-12">
      <h1 className="text-34">{t("title")}</h1>
      <div className="mt-6">
        <Skeleton rows={6} />
      </div>
    </Container>
  );
}
