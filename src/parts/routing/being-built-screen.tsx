import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { PageHead } from "../page-head";
import { addresses } from "./addresses";
import type { PageName } from "./being-built";

/** Says that a page is not finished, what it will be, and where to go meanwhile. */
export function BeingBuiltScreen({ title }: { title: PageName }) {
  const { t } = useTranslation();
  const name = t(`pages.${title}`);
  return (
    <Container>
      <PageHead title={name} isHidden />
      <section className="flex flex-col items-start gap-4 py-16 md:py-26">
        <h1 className="text-34">{name}</h1>
        <p className="max-w-reading text-17 text-ink2">{t("building.text")}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="primary" render={(parts) => <Link to={addresses.home} {...parts} />}>
            {t("building.back")}
          </Button>
          <Button look="second" render={(parts) => <Link to={addresses.help} {...parts} />}>
            {t("header.help")}
          </Button>
        </div>
      </section>
    </Container>
  );
}
