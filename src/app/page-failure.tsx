import { useTranslation } from "react-i18next";
import { reloadPage } from "../platform/address";
import { Button } from "../ui/button";
import { Container } from "../ui/container";

/** What stands where a screen failed. A chunk that is gone means that the site was updated meanwhile. */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isUpdated =
    error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);
  return (
    <Container className="py-16">
      <div role="alert">
        <h1 className="text-26">{t("failure.pageTitle")}</h1>
        <p className="mt-2 text-ink2">{isUpdated ? t("failure.updateText") : t("failure.pageText")}</p>
      </div>
      <div className="mt-6 flex gap-3">
        <Button look="primary" onClick={reloadPage}>
          {t("failure.reload")}
        </Button>
        <Button href="/">{t("failure.home")}</Button>
      </div>
    </Container>
  );
}
