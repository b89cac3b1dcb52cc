import { useTranslation } from "../i18n/use-translation";

/**
 * Placeholder while a screen's code loads: as tall as a screen, so that the footer does not jump, and empty, as it
 * rarely shows for long. Its label hides the footer from whoever scrolls on before the screen is there (`base.css`).
 * Screens have their own skeletons for data.
 */
export function PageLoading() {
  const { t } = useTranslation();
  return <div role="status" aria-label={t("status.loading")} className="min-h-dvh" />;
}
