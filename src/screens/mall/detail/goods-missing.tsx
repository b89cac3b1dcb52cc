import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../../parts/page-head";
import { addresses } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";

/** An address that no service carries. */
export function GoodsMissing() {
  const { t } = useTranslation("mall-goods");
  return (
    <Container className="py-16 text-center">
      <PageHead title={t("detail.missing")} isHidden />
      <h1 className="text-26">{t("detail.missing")}</h1>
      <p className="mt-1 mb-6 text-ink2">{t("detail.missingText")}</p>
      <Button look="primary" render={(parts) => <Link to={addresses.mall} {...parts} />}>
        {t("detail.toMall")}
      </Button>
    </Container>
  );
}
