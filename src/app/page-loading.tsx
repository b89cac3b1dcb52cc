import { useTranslation } from "../i18n/use-translation";
import { VisuallyHidden } from "../ui/visually-hidden";

/**
 * Placeholder while a screen's code loads: as tall as a screen, so that the footer does not jump, and empty, as it
 * rarely shows for long. Screens have their own skeletons for data.
 */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="min-h-dvh">
      <VisuallyHidden>{t("status.loading")}</VisuallyHidden>
    </div>
  );
}
