import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { SupportHours } from "../../shared/support-hours";

/** Whom to call, when, and whether someone is there now. */
export function FooterContact() {
  const { t } = useTranslation();
  const { phone } = settings().support;
  return (
    <div>
      <h2 className="mb-2 font-normal text-13 text-ink2">{t("support.label")}</h2>
      <p>
        <a
          href={`tel:${phone.replaceAll("-", "")}`}
          className="figures rounded-tag font-semibold hover:text-green"
        >
          {phone}
        </a>
      </p>
      <SupportHours />
    </div>
  );
}
