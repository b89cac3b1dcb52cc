import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { displayedHours } from "../../../shared/support-hours";

/** Between which hours a call comes, whenever it was asked for. */
export function CallBackHours() {
  const { t } = useTranslation("content-contact");
  return (
    <p className="figures whitespace-normal text-ink2">
      {t("callBack.when", displayedHours(settings().support.publishedHours))}
    </p>
  );
}
