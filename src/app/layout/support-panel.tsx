import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addresses } from "../../parts/routing/addresses";
import { SupportHours, shownHours } from "../../parts/support-hours";
import { settings } from "../../platform/settings";
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
        <p className="figures text-13 text-ink2">{t("support.extendedHours", shownHours(extendedHours))}</p>
      </div>
      <SupportHours />
      <div className="grid grid-cols-2 gap-3">
        <Button size="small" isWide render={(parts) => <Link to={addresses.help} {...parts} />}>
          {t("header.help")}
        </Button>
        <Button size="small" isWide render={(parts) => <Link to={addresses.contact} {...parts} />}>
          {t("footer.contact")}
        </Button>
      </div>
    </div>
  );
}
