import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { PageHead } from "../page-head";
import { addresses } from "./addresses";
import type { PageName } from "./page-name";

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
          <Button variant="primary" render={(linkProps) => <Link to={addresses.home} {...linkProps} />}>
            {t("building.back")}
          </Button>
          <Button variant="second" render={(linkProps) => <Link to={addresses.help} {...linkProps} />}>
            {t("header.help")}
          </Button>
        </div>
      </section>
    </Container>
  );
}
