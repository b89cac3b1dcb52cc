import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { switchLocale } from "../../platform/current-locale";
import { locales } from "../../platform/locale";
import { settings } from "../../platform/settings";
import { openConsentQuestion } from "../../shared/consent";
import { addresses, licenseAddress } from "../../shared/routing/addresses";
import { Container } from "../../ui/container";
import { muteLink } from "../../ui/text-link";

const itemClass = `${muteLink} inline-flex min-h-6 items-center`;

/** Below what one buys: whom to ask, the terms, and the language. Nothing leads away to the rest of the site. */
export function ShortFooter() {
  const { t } = useTranslation();
  const current = useLocale();
  const { phone } = settings().support;
  return (
    <footer className="mt-12 pb-6 text-13 text-ink2 md:mt-16 print:hidden">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-5">
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <li>
              {t("support.label")}{" "}
              <a href={`tel:${phone.replaceAll("-", "")}`} className={`${itemClass} figures`}>
                {phone}
              </a>
            </li>
            <li>
              <Link to={addresses.contact} className={itemClass}>
                {t("footer.contact")}
              </Link>
            </li>
            <li>
              <Link to={licenseAddress("user")} className={itemClass}>
                {t("footer.terms")}
              </Link>
            </li>
            <li>
              <Link to={licenseAddress("refund")} className={itemClass}>
                {t("footer.refund")}
              </Link>
            </li>
            <li>
              <Link to={addresses.privacy} className={itemClass}>
                {t("footer.privacy")}
              </Link>
            </li>
            <li>
              <button type="button" className={itemClass} onClick={openConsentQuestion}>
                {t("footer.cookies")}
              </button>
            </li>
          </ul>
          <ul aria-label={t("header.language")} className="flex flex-wrap gap-x-4 gap-y-2">
            {locales.map((locale) => (
              <li key={locale} lang={locale}>
                {locale === current ? (
                  <span aria-current="true" className="inline-flex min-h-6 items-center text-ink">
                    {t(`language.${locale}`)}
                  </span>
                ) : (
                  <button type="button" className={itemClass} onClick={() => switchLocale(locale)}>
                    {t(`language.${locale}`)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
