import { useLocation } from "react-router-dom";
import { useLocale } from "../i18n/use-locale";
import { currentOrigin } from "../platform/address";
import { type Locale, localePath, locales } from "../platform/locale";
import { settings } from "../platform/settings";

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  /** The query that names what the page shows, with its "?": a part of its address for search engines. */
  query?: string;
  /** Where the same page has another address as well, the path of the one that search engines list. */
  path?: string | undefined;
  /** Keeps search engines from listing the page. */
  isHidden?: boolean;
}

/** Title, description and language alternatives of a page; React moves them into the document's head. */
export function PageHeader({ title, description, query = "", path, isHidden = false }: PageHeaderProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const listed = path ?? pathname;
  const brand = settings().brand.name[locale];
  const origin = settings().siteOrigin || currentOrigin();
  const addressIn = (language: Locale) =>
    origin + (settings().localePrefixes ? localePath(listed, language) : listed) + query;
  return (
    <>
      <title>{`${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {settings().localePrefixes && (
            <>
              {locales.map((language) => (
                <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={origin + listed + query} />
            </>
          )}
        </>
      )}
    </>
  );
}
