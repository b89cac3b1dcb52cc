import { useTranslation } from "../../../i18n/use-translation";
import { Container } from "../../../ui/container";
import { Skeleton } from "../../../ui/skeleton";

/** The checkout until who orders, what it comes to and what may be taken off are known: it then comes in one piece. */
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
