import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { Container } from "../../ui/container";
import { GoodsDisplay } from "./goods/goods-display";

/** The mall on a desktop: everything on display. */
export function MallScreen() {
  const { t } = useTranslation("mall-goods");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("list.title")} description={t("list.description")} />
      <h1 className="text-34 md:text-46">{t("list.heading")}</h1>
      <p className="mt-1 text-17 text-ink2">{t("list.text")}</p>
      <GoodsDisplay className="mt-6 md:mt-10" />
    </Container>
  );
}
