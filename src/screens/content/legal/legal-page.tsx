import Printer from "lucide/dist/esm/icons/printer.mjs";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { printPage } from "../../../platform/page";
import { reportProblem } from "../../../platform/report";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";
import { PageHeader } from "../../../shared/page-header";
import { addresses, licenseAddress } from "../../../shared/routing/addresses";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { muteLink } from "../../../ui/text-link";
import { LegalContents } from "./legal-contents";
import { LegalFrame } from "./legal-frame";

interface LegalPageProps {
  agreement: components["schemas"]["Agreement"];
}

/** A legal text with its version and the day it came into force, its headings beside it, and the other texts below. */
export function LegalPage({ agreement }: LegalPageProps) {
  const { t } = useTranslation(["content-legal", "common"]);
  const locale = useLocale();
  const { title, content, lang, alias } = agreement;
  const text = useMemo(() => readHtml(content), [content]);
  return (
    <LegalFrame>
      <PageHeader
        title={title}
        description={t("description", { title })}
        path={otherTexts.find(({ name }) => name === alias)?.to}
      />
      <div className="gap-x-15 pt-6 md:grid md:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] md:pt-10 print:block">
        <article>
          <h1 lang={lang} className="text-34 md:text-46">
            {title}
          </h1>
          <Version agreement={agreement} />
          {lang !== locale && (
            <Banner tone="plain" className="mt-6 print:hidden">
              {t("common:language.notTranslated")}
            </Banner>
          )}
          <div className="mt-6 [--lead-article:var(--lead-17)]">
            {text !== null && <ArticleHtml text={text} lang={lang} tableLabel={t("table")} />}
          </div>
        </article>
        {text !== null && text.headings.length > 1 && <LegalContents headings={text.headings} />}
      </div>
      <nav aria-label={t("others")} className="mt-16 border-line border-t pt-4 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {otherTexts
            .filter(({ name }) => name !== alias)
            .map(({ name, to }) => (
              <li key={name}>
                <Link to={to} className={`${muteLink} inline-flex min-h-control items-center`}>
                  {t(`text.${name}`)}
                </Link>
              </li>
            ))}
          <li>
            <button
              type="button"
              className={`${muteLink} inline-flex min-h-control items-center`}
              onClick={openCookieSettings}
            >
              {t("common:footer.cookies")}
            </button>
          </li>
        </ul>
      </nav>
    </LegalFrame>
  );
}

/** Which version it is and since when it holds, and printing. */
function Version({ agreement: { version, effective_at } }: LegalPageProps) {
  const { t } = useTranslation(["content-legal", "common"]);
  const { date } = useFormats();
  const isInApp = isEmbedded(useClient());
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-13 text-ink2">
      <p className="figures">{t("inForce", { version, date: date(effective_at, "always") })}</p>
      {/* Inside other apps nothing is printed. */}
      {!isInApp && (
        <span className="print:hidden">
          <Button variant="quiet" size="small" icon={Printer} onClick={printPage}>
            {t("common:action.print")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Fetched with the press: few who read a text change the settings. */
function openCookieSettings(): void {
  import("../../../shared/consent").then(
    ({ openConsentQuestion }) => openConsentQuestion(),
    (error: unknown) => reportProblem("The cookie settings could not be opened", error),
  );
}

const otherTexts = [
  { name: "user", to: licenseAddress("user") },
  { name: "privacy", to: addresses.privacy },
  { name: "cookie", to: licenseAddress("cookie") },
  { name: "refund", to: licenseAddress("refund") },
  { name: "agent", to: licenseAddress("agent") },
] as const;
