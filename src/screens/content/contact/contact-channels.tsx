import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { displayedHours, SupportHours } from "../../../shared/support-hours";
import { textLink } from "../../../ui/text-link";
import { supportCallAddress } from "../help/support-call-address";

/** The phone with its longer hours, the published hours, the written way, and where answers stand already. */
export function ContactChannels() {
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
      <ContactChannel name={t("common:support.phone")}>
        <a
          href={callAddress}
          className="figures wrap-anywhere few-letters:text-[min(var(--size-34),11vw)]/[1.35] whitespace-normal rounded-tag font-semibold text-34 hover:text-green"
        >
          {phone}
        </a>
        <p className="figures text-ink2">
          {t("common:support.extendedHours", displayedHours(extendedHours))}
        </p>
      </ContactChannel>
      <ContactChannel name={t("hours")}>
        <SupportHours />
      </ContactChannel>
      <ContactChannel name={t("email")}>
        <a href={`mailto:${email}`} className={`${textLink} break-all`}>
          {email}
        </a>
        <p className="text-13 text-ink2">{t("emailText")}</p>
      </ContactChannel>
      <ContactChannel name={t("self")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>{link(addresses.help, t("common:header.help"))}</li>
          <li>{link(addresses.faq, t("common:footer.faq"))}</li>
          <li>{link(addresses.joinAgent, t("common:footer.agents"))}</li>
          <li>{link("/unsubscribe", t("unsubscribeLink"))}</li>
        </ul>
      </ContactChannel>
    </section>
  );
}

function ContactChannel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <h2 className="font-normal text-15 text-ink2">{name}</h2>
      <div>{children}</div>
    </div>
  );
}
