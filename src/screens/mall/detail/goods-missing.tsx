import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";

/** An address that no service carries. */
export function GoodsMissing() {
  const { t } = useTranslation("mall-goods");
  return (
    <Container className="py-16 text-center">
      <PageHeader title={t("detail.missing")} isHidden />
      <h1 className="text-26">{t("detail.missing")}</h1>
      <p className="mt-1 mb-6 text-ink2">{t("detail.missingText")}</p>
      <Button variant="primary" render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
        {t("detail.toMall")}
      </Button>
    </Container>
  );
}
