import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addresses } from "../../../parts/routing/addresses";
import { SupportHours, shownHours } from "../../../parts/support-hours";
import { settings } from "../../../platform/settings";
import { textLink } from "../../../ui/text-link";
import { supportCallAddress } from "../help/support-call-address";

/** The phone with its longer hours, the published hours, the written way, and where answers stand already. */
export function WaysToReach() {
  const { t } = useTranslation(["content-contact", "common"]);
  const { phone, extendedHours, email } = settings().support;
  const callAddress = supportCallAddress();
  const link = (to: string, name: string) => (
    <Link to={to} className={`${textLink} touch-area`}>
      {name}
    </Link>
  );
  return (
    <section aria-label={t("ways")} className="border-ink border-t">
      <Way name={t("common:support.phone")}>
        <a
          href={callAddress}
          className="figures wrap-anywhere whitespace-normal rounded-tag font-semibold text-34 hover:text-green"
        >
          {phone}
        </a>
        <p className="figures text-ink2">{t("common:support.extendedHours", shownHours(extendedHours))}</p>
      </Way>
      <Way name={t("hours")}>
        <SupportHours />
      </Way>
      <Way name={t("email")}>
        <a href={`mailto:${email}`} className={`${textLink} break-all`}>
          {email}
        </a>
        <p className="text-13 text-ink2">{t("emailText")}</p>
      </Way>
      <Way name={t("self")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>{link(addresses.help, t("common:header.help"))}</li>
          <li>{link(addresses.faq, t("common:footer.faq"))}</li>
          <li>{link(addresses.joinAgent, t("common:footer.agents"))}</li>
          <li>{link("/unsubscribe", t("unsubscribeLink"))}</li>
        </ul>
      </Way>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <h2 className="font-normal text-15 text-ink2">{name}</h2>
      <div>{children}</div>
    </div>
  );
}
