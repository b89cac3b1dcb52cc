import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { displayedHours, SupportHours } from "../../shared/support-hours";
import { Button } from "../../ui/button";

/** The phone with its hours, the help centre, and a message to us. */
export function SupportPanel() {
  const { t } = useTranslation();
  const { phone, extendedHours } = settings().support;
  return (
    <div className="rise grid w-70 gap-4 rounded-panel border border-line bg-card p-5 shadow-float">
      <h2 className="text-17">{t("support.title")}</h2>
      <div>
        <a
          href={`tel:${phone.replaceAll("-", "")}`}
          className="figures text-20 font-semibold hover:text-green"
        >
          {phone}
        </a>
        <p className="figures text-13 text-ink2">
          {t("support.extendedHours", displayedHours(extendedHours))}
        </p>
      </div>
      <SupportHours />
      <div className="grid grid-cols-2 gap-3">
        <Button size="small" isWide render={(linkProps) => <Link to={addresses.help} {...linkProps} />}>
          {t("header.help")}
        </Button>
        <Button size="small" isWide render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
          {t("footer.contact")}
        </Button>
      </div>
    </div>
  );
}
