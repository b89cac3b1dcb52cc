import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../../parts/page-head";
import { addresses } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";

/** What stands where an id leads to nothing. */
export function NewsNotFound() {
  const { t } = useTranslation(["content", "common"]);
  const title = t("common:notFound.title");
  return (
    <Container>
      <PageHead title={title} isHidden />
      <section className="flex flex-col items-start gap-4 py-16 md:py-26">
        <h1 className="text-34">{title}</h1>
        <p className="max-w-reading text-17 text-ink2">{t("common:notFound.text")}</p>
        <Button look="primary" render={(parts) => <Link to={addresses.news} {...parts} />}>
          {t("news.allNews")}
        </Button>
      </section>
    </Container>
  );
}
