import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../parts/page-head";
import { addresses } from "../../parts/routing/addresses";
import { Container } from "../../ui/container";
import { textLink } from "../../ui/text-link";
import { GoodsList } from "./goods/goods-list";

/** The mall on a desktop: everything on display. */
export function MallScreen() {
  const { t } = useTranslation("mall-goods");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHead title={t("list.title")} description={t("list.description")} />
      <h1 className="text-34 md:text-46">{t("list.heading")}</h1>
      <p className="mt-1 text-17 text-ink2">{t("list.text")}</p>
      <div className="mt-6 border-ink border-t md:mt-10">
        <GoodsList />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={addresses.price} className={textLink}>
          {t("list.toPrices")}
        </Link>
        <Link to={addresses.userOrders} className={textLink}>
          {t("list.toOrders")}
        </Link>
      </p>
    </Container>
  );
}
