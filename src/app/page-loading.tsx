import { useTranslation } from "../i18n/use-translation";
import { VisuallyHidden } from "../ui/visually-hidden";

/**
 * Stands in for a screen while its code is fetched: as tall as a screen, so that the footer does not jump, and empty,
 * since it is rarely seen for longer than a blink. Screens show skeletons of their own for data.
 */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="min-h-dvh">
      <VisuallyHidden>{t("status.loading")}</VisuallyHidden>
    </div>
  );
}
