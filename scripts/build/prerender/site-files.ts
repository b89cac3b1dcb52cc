import { create } from "xmlbuilder2";
import { type Locale, localePath, locales } from "../../../src/platform/locale";
import type { Settings } from "../../../src/platform/settings-shape";
import type { ContentSource } from "./content-source";
import { contentHost } from "./content-source";

/** A file beside the pages: its name under the root of the site, and its text. */
export interface SiteFile {
  readonly name: string;
  readonly text: string;
}

/**
 * What search engines and feed readers ask for: sitemap with the languages of every page, robots, and one feed of news
 * a language. Only robots is there where the settings name no `siteOrigin`: the others hold whole addresses.
 */
export async function siteFiles(
  settings: Settings,
  listed: readonly string[],
  source: ContentSource,
): Promise<SiteFile[]> {
  const { siteOrigin } = settings;
  if (siteOrigin === "") return [robots(null, listed)];
  const feeds = await Promise.all(locales.map((locale) => feed(settings, locale, source)));
  return [robots(siteOrigin, listed), { name: "sitemap.xml", text: sitemap(siteOrigin, listed) }, ...feeds];
}

/** Areas behind a log-in, and pages that belong to one visitor. */
const privateAreas = ["/user-center/", "/agent/", "/mall/checkout", "/mall/pay/", "/report/"];

/** Of two lines that fit an address the longer one counts: what is listed may be read, also in a private area. */
function robots(origin: string | null, listed: readonly string[]): SiteFile {
  const prefixes = ["", ...locales.map((locale) => localePath("", locale))];
  const open = listed.filter((path) => privateAreas.some((area) => path.startsWith(area)));
  const lines = [
    "User-agent: *",
    ...prefixes.flatMap((prefix) => open.map((path) => `Allow: ${prefix}${path}`)),
    ...prefixes.flatMap((prefix) => privateAreas.map((area) => `Disallow: ${prefix}${area}`)),
    ...(origin === null ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
  ];
  return { name: "robots.txt", text: `${lines.join("\n")}\n` };
}

/** The sitemap of `listed`, which are addresses without language prefix: one entry for each language of a page. */
export function sitemap(origin: string, listed: readonly string[]): string {
  const url = listed.flatMap((path) => {
    const alternates = [
      ...locales.map((locale) => [locale, localePath(path, locale)] as const),
      ["x-default", path] as const,
    ].map(([language, address]) => ({
      "@rel": "alternate",
      "@hreflang": language,
      "@href": origin + address,
    }));
    return locales.map((locale) => ({ loc: origin + localePath(path, locale), "xhtml:link": alternates }));
  });
  return xmlText({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      "@xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      url,
    },
  });
}

const feedTitles: Readonly<Record<Locale, string>> = { "zh-CN": "新闻", "zh-TW": "新聞", "en-US": "News" };

/** The newest news of one language as RSS 2.0, under `/zh-cn/rss.xml` and so on. */
async function feed(settings: Settings, locale: Locale, source: ContentSource): Promise<SiteFile> {
  const { siteOrigin: origin, brand } = settings;
  const request = new Request(`${contentHost}/api/news?page=1&page_size=20`, {
    headers: { "accept-language": locale },
  });
  const response = await source.fetch(request);
  const body: unknown = await response.json();
  const item = newsOf(body).map(({ id, title, summary, category, createTime }) => {
    const address = origin + localePath(`/${category}/${id}`, locale);
    const date = Date.parse(createTime);
    return {
      title,
      link: address,
      guid: address,
      ...(Number.isNaN(date) ? {} : { pubDate: new Date(date).toUTCString() }),
      description: summary,
    };
  });
  const name = localePath("/rss.xml", locale).slice(1);
  const text = xmlText({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      channel: {
        title: `${brand.name[locale]} · ${feedTitles[locale]}`,
        link: origin + localePath("/news", locale),
        description: `${brand.name[locale]} ${feedTitles[locale]}`,
        language: locale,
        "atom:link": { "@href": `${origin}/${name}`, "@rel": "self", "@type": "application/rss+xml" },
        item,
      },
    },
  });
  return { name, text };
}

/** A document of these elements, by xmlbuilder2's object notation: a name beginning with `@` is an attribute. */
function xmlText(root: Readonly<Record<string, unknown>>): string {
  const text = create({ encoding: "UTF-8", invalidCharReplacement: "" }, root).end({ prettyPrint: true });
  return `${text}\n`;
}

interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly createTime: string;
}

function newsOf(body: unknown): FeedItem[] {
  const list: unknown = Object(Object(body).data).list;
  if (!Array.isArray(list)) return [];
  return list.map((row: unknown) => {
    const text = (name: string) => String(Object(row)[name] ?? "");
    return {
      id: text("id"),
      title: text("title"),
      summary: text("summary"),
      category: text("category"),
      createTime: text("create_time"),
    };
  });
}
