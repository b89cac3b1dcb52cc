import { useTranslation } from "react-i18next";
import { reloadPage } from "../platform/address";
import { Button } from "../ui/button";
import { Container } from "../ui/container";
import { PageProblem } from "../ui/page-problem";

/** What stands where a screen failed. A chunk that is gone means that the site was updated meanwhile. */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isUpdated =
    error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);
  return (
    <Container className="py-16">
      <PageProblem title={t("failure.pageTitle")} support={<Button href="/">{t("failure.home")}</Button>}>
        {isUpdated ? t("failure.updateText") : t("failure.pageText")}
      </PageProblem>
      <div className="flex justify-center">
        <Button look="primary" onClick={reloadPage}>
          {t("failure.reload")}
        </Button>
      </div>
    </Container>
  );
}
