import type { QueryClient } from "@tanstack/react-query";
import { helpArticleQuery, newsArticleQuery } from "../api/content/queries";
import { translateIn } from "../i18n/translate";
import { siteVariant } from "../platform/environment";
import { type Locale, localePath } from "../platform/locale";
import { settings } from "../platform/settings";
import { trial } from "../rules/limits";
import { answerIn, faqGroups } from "../screens/content/faq/faq-groups";

/** A schema.org object of a page, ready for JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * Structured data of a prerendered page: company, product and prices; articles, videos and breadcrumbs. Built from
 * the data the page was rendered with. Empty without the setting `siteOrigin`, since it needs absolute addresses.
 */
export function structuredData(path: string, locale: Locale, client: QueryClient): StructuredData[] {
  if (settings().siteOrigin === "") return [];
  const page: Page = { path, locale, client };
  if (path === "/") return [organisation(page), product(page)].map(withContext);
  if (path === "/price.html") return [product(page), breadcrumbs(page, ["pricing", path])].map(withContext);
  if (path === "/faq") return [questions(page)].map(withContext);
  const help = /^\/help\/(?:doc|video)\/(\d+)$/.exec(path)?.[1];
  if (help !== undefined) return helpArticle(page, Number(help)).map(withContext);
  const news = /^\/(?:[a-z]+-)?news\/(\d+)$/.exec(path)?.[1];
  if (news !== undefined) return newsArticle(page, Number(news)).map(withContext);
  return [];
}

interface Page {
  readonly path: string;
  readonly locale: Locale;
  readonly client: QueryClient;
}

function organisation({ locale }: Page): StructuredData {
  return {
    "@type": "Organization",
    name: settings().brand.name[locale],
    legalName: settings().brand.company[locale],
    url: addressOf("/", locale),
    logo: `${settings().siteOrigin}/favicon.svg`,
  };
}

function product({ path, locale }: Page): StructuredData {
  const { currency, perYear } = settings().prices[siteVariant()];
  // Each page has loaded its own texts.
  const t = translateIn(locale, path === "/" ? "content-home" : "content-price");
  const versions = [
    { name: t("version.standard"), price: perYear.standard },
    { name: t("version.professional"), price: perYear.professional },
  ];
  const url = addressOf("/price.html", locale);
  return {
    "@type": "SoftwareApplication",
    name: settings().brand.name[locale],
    applicationCategory: "BusinessApplication",
    operatingSystem: "Windows, macOS, Android, iOS, Web",
    offers: versions.map(({ name, price }) => ({
      "@type": "Offer",
      name,
      price,
      priceCurrency: currency,
      url,
      availability: "https://schema.org/InStock",
    })),
  };
}

function questions({ locale }: Page): StructuredData {
  const t = translateIn(locale, "content-faq");
  const names = faqGroups.flatMap(({ questions: groupQuestions }) => groupQuestions);
  return {
    "@type": "FAQPage",
    mainEntity: names.map((name) => ({
      "@type": "Question",
      name: t(`question.${name}`),
      acceptedAnswer: {
        "@type": "Answer",
        text: t(`answer.${answerIn(siteVariant(), name)}`, { days: trial.retentionDays }),
      },
    })),
  };
}

function helpArticle(page: Page, id: number): StructuredData[] {
  const article = page.client.getQueryData(helpArticleQuery(id).queryKey);
  if (article === undefined) return [];
  const common = { name: article.title, description: article.summary, inLanguage: article.lang };
  const articleData =
    // A video that is announced only is an article so far.
    article.is_video === 1 && article.video_url !== null
      ? {
          "@type": "VideoObject",
          ...common,
          uploadDate: article.create_time,
          ...(article.duration_seconds !== null && { duration: `PT${article.duration_seconds}S` }),
          ...(article.thumbnail !== null && { thumbnailUrl: wholeAddress(article.thumbnail) }),
          contentUrl: wholeAddress(article.video_url),
        }
      : {
          "@type": "TechArticle",
          ...common,
          headline: article.title,
          datePublished: article.create_time,
          dateModified: article.update_time,
          author: organisation(page),
        };
  return [articleData, breadcrumbs(page, ["help", "/help"], [article.title, page.path])];
}

function newsArticle(page: Page, id: number): StructuredData[] {
  const article = page.client.getQueryData(newsArticleQuery(id).queryKey);
  if (article === undefined) return [];
  return [
    {
      "@type": "NewsArticle",
      headline: article.title,
      description: article.summary,
      inLanguage: article.lang,
      datePublished: article.create_time,
      ...(article.thumbnail !== null && { image: wholeAddress(article.thumbnail) }),
      author: organisation(page),
      publisher: organisation(page),
    },
    breadcrumbs(page, ["news", "/news"], [article.title, page.path]),
  ];
}

/** The way from home to a page: names of the header, the last one as it is. */
function breadcrumbs(
  { locale }: Page,
  below: HeaderStep,
  own?: readonly [name: string, path: string],
): StructuredData {
  const [headerName, path] = below;
  const t = translateIn(locale, "common");
  const steps = [[t("header.home"), "/"], [t(`header.${headerName}`), path], ...(own ? [own] : [])] as const;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, stepPath], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(stepPath, locale),
    })),
  };
}

type HeaderStep = readonly [name: "help" | "news" | "pricing", path: string];

function addressOf(path: string, locale: Locale): string {
  return settings().siteOrigin + (settings().localePrefixes ? localePath(path, locale) : path);
}

function wholeAddress(address: string): string {
  return address.startsWith("/") ? settings().siteOrigin + address : address;
}

function withContext(data: StructuredData): StructuredData {
  return { "@context": "https://schema.org", ...data };
}
