import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { now, utc8Fields } from "../../platform/clock";
import { settings } from "../../platform/settings";
import { openConsentQuestion } from "../../shared/consent";
import { DataProvider } from "../../shared/data-provider";
import { addresses, licenseAddress } from "../../shared/routing/addresses";
import { Container } from "../../ui/container";
import { muteLink } from "../../ui/text-link";
import { AppearanceSwitch } from "./appearance-switch";
import { FooterColumns } from "./footer-columns";
import { FooterContact } from "./footer-contact";
import { FooterDownloads } from "./footer-downloads";
import { FriendshipLinks } from "./friendship-links";

/** The end of every page, below a double line: columns of links, contact and legal texts. */
export function SiteFooter() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { brand, links } = settings();
  const year = utc8Fields(new Date(now())).year;
  return (
    // The support button stands higher on a phone's page with a bar at its foot: the last row must end above it.
    <footer className="mt-16 pb-10 in-[:root:has([data-fixed-bar])]:max-sm:pb-34 md:mt-26 print:hidden">
      <Container>
        <div className="closing-line mb-8" data-state="closed" aria-hidden="true" />
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.4fr)] lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.6fr)_22rem]">
          <FooterColumns />
          <FooterContact />
          <FooterDownloads />
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 text-13 text-ink2">
          {/* A page that was built last year says so until the next build: no reason to render it again. */}
          <span suppressHydrationWarning>
            {t("footer.copyright", { year, company: brand.company[locale] })}
            {links.recordText && <span className="ml-3">{links.recordText}</span>}
          </span>
          <DataProvider>
            <FriendshipLinks />
          </DataProvider>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            <li>
              <Link to={licenseAddress("user")} className={`${muteLink} inline-flex min-h-6 items-center`}>
                {t("footer.terms")}
              </Link>
            </li>
            <li>
              <Link to={addresses.privacy} className={`${muteLink} inline-flex min-h-6 items-center`}>
                {t("footer.privacy")}
              </Link>
            </li>
            <li>
              <button
                type="button"
                className={`${muteLink} inline-flex min-h-6 items-center`}
                onClick={openConsentQuestion}
              >
                {t("footer.cookies")}
              </button>
            </li>
          </ul>
        </div>
        <div className="mt-6 flex justify-start text-13 md:justify-end">
          <AppearanceSwitch />
        </div>
      </Container>
    </footer>
  );
}
