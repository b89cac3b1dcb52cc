import { createHash } from "node:crypto";
import { type Locale, prefixOfLocale } from "../../../src/platform/locale";
import { codeAttribute, textsAttribute } from "../../../src/platform/page-files";
import {
  earlyTextsAttribute,
  lateAttribute,
  neverMedia,
  prerenderedIds,
  queryAttribute,
  wholeStyleAttribute,
} from "../../../src/platform/prerendered";
import { importMapIn } from "../../../src/platform/release-name";
import { shellAttribute } from "../../../src/platform/shell";
import type { FirstVisit } from "./first-visit";

/** What is the same in every prerendered page. */
export interface PageFrame {
  /** The built `index.html`. */
  readonly page: string;
  /** The style sheet of the whole site, of which pages have what they show inline, and the one that articles bring. */
  readonly wholeStyle: PageStyle;
  readonly articleStyle: PageStyle | null;
  /** What runs before the first paint. */
  readonly early: string;
  /** What pages ask for beside themselves, by the path of their route. */
  readonly visits: Readonly<Record<string, FirstVisit>>;
  /** The setting `siteOrigin`: where the site stands, "" where that is not known. */
  readonly siteOrigin: string;
  /** What the product is called in each language. */
  readonly brand: Readonly<Record<Locale, string>>;
}

interface PageStyle {
  /** Address of the style sheet of pages that the browser renders. */
  readonly address: string;
  readonly text: string;
}

/** The parts of one page. */
export interface PageContent {
  /** Its address; with a query where that names what the page shows. */
  readonly address: string;
  /** Path of its route. */
  readonly route: string;
  readonly locale: Locale;
  readonly head: string;
  readonly body: string;
  readonly data: unknown;
  /** Descriptions for search engines, as JSON-LD. */
  readonly structured: readonly unknown[];
  readonly ads: { readonly desktop: PageAd | null; readonly mobile: PageAd | null } | null;
}

interface PageAd {
  readonly adImgUrl: string;
}

/** The parts of one shell. */
export interface ShellContent {
  readonly route: string;
  readonly locale: string;
  readonly title: string;
  readonly body: string;
}

/** Stands where a page gets the styles it needs to be shown, once those are known. */
const firstStyleMark = "<!-- first styles -->";

/** The page with these styles inline. */
export function withFirstStyle(page: string, style: string): string {
  return page.replace(firstStyleMark, () => `<style>${style}</style>`);
}

/**
 * One whole page. Its styles (`withFirstStyle`) and what runs before the first paint stand inline, so that it paints
 * with its first bytes; the rest of the code and of the styles comes after it has loaded.
 */
export function pageOf(frame: PageFrame, content: PageContent): string {
  const { address, route, locale, head, body, data, structured, ads } = content;
  const [path = "", query] = address.split("?");
  return assemble(frame, {
    route,
    locale,
    attributes: adList(ads) + (query === undefined ? "" : ` ${queryAttribute}="${escapeAttribute(query)}"`),
    head: `${head}${feedLink(frame, content)}${sharingTags(frame, content)}${structured.map(jsonLd).join("")}`,
    rootAttributes: `data-path="${escapeAttribute(path)}"${ads ? ` data-ads="${escapeAttribute(JSON.stringify(ads))}"` : ""}`,
    body,
    data: `\n    <script type="application/json" id="${prerenderedIds.data}">${escapeScript(JSON.stringify(data))}</script>`,
  });
}

/**
 * What is shown of a route until its data is there. It waits for nothing either, but there is nothing more to see
 * before its code has run: that is asked for at once.
 */
export function shellOf(frame: PageFrame, { route, locale, title, body }: ShellContent): string {
  const { code, texts, textsBase } = visitOf(frame, route);
  const links = [
    // Before the code, which waits for it: browsers ask for few files at a time of a server that speaks HTTP/1.1.
    '<link rel="preload" href="/settings.json" as="fetch" crossorigin="anonymous" />',
    // The entry too: its script stands at the end of the page, and nothing else runs before it.
    ...[entryOf(frame), ...code].map((address) => `<link rel="modulepreload" href="${address}" />`),
    `<link rel="preload" href="${frame.wholeStyle.address}" as="style" />`,
  ];
  return assemble(frame, {
    route,
    locale,
    // Asked for before the first paint, and only where the reader's language is this one.
    attributes: ` ${earlyTextsAttribute}="${textsBase}/${locale}/${texts}"`,
    head: `<title ${shellAttribute}>${title}</title>\n    ${links.join("\n    ")}`,
    rootAttributes: shellAttribute,
    body,
    data: "",
  });
}

interface PageParts {
  readonly route: string;
  readonly locale: string;
  readonly attributes: string;
  readonly head: string;
  readonly rootAttributes: string;
  readonly body: string;
  readonly data: string;
}

function assemble(frame: PageFrame, parts: PageParts): string {
  const { route, locale, attributes, head, rootAttributes, body, data } = parts;
  const { code, texts, textsBase, lateParameters } = visitOf(frame, route);
  const article = body.includes('class="article-html"') ? frame.articleStyle : null;
  const styles = [firstStyleMark, ...(article ? [`<style>${article.text}</style>`] : [])];
  const sheets = [wholeSheet(frame.wholeStyle), ...(article ? [standsInline(article)] : [])];
  const entry = entryOf(frame);
  const late = lateParameters.length > 0 ? ` ${lateAttribute}="${lateParameters.join(" ")}"` : "";
  return (
    frame.page
      .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
      .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
      .replace(/\s*<link rel="preload" href="\/settings.json"[^>]*>/, "")
      // A page that is there needs nothing in its place, and is read without scripts as well.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, data === "" ? "$&" : "")
      .replace(/\s*<!--[^>]*-->\s*<div id="start-failure"[\s\S]*?<\/div>\s*<\/div>/, data === "" ? "$&" : "")
      .replace(/<html lang="[^"]*">/, `<html lang="${locale}"${attributes}${late}>`)
      .replace(/\s*<title>[^<]*<\/title>/, () => `\n    ${head}`)
      .replace("</head>", () => `  <script>${frame.early}</script>\n    ${styles.join("\n    ")}\n  </head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="${prerenderedIds.root}" ${rootAttributes} data-locale="${locale}">${body}</div>${data}\n` +
          `    ${sheets.join("")}\n` +
          `    <script type="module" src="${entry}" ${codeAttribute}="${code.join(" ")}" ${textsAttribute}="${textsBase}/${locale}/${texts}"></script>`,
      )
  );
}

/** The address of the script a page starts with. */
function entryOf({ page }: PageFrame): string {
  const scripts = [...page.matchAll(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
  return scripts.at(-1)?.[1] ?? "";
}

function visitOf(frame: PageFrame, route: string): FirstVisit {
  const visit = frame.visits[route];
  if (!visit) throw new Error(`prerender: nothing is known of the route ${route}.`);
  return visit;
}

/**
 * What the content security policy must name, so that the inline pieces of the pages may stand there.
 * @param firstStyles the styles that pages have inline
 */
export function inlineHashes(
  frame: PageFrame,
  firstStyles: readonly string[],
): { scripts: string[]; styles: string[] } {
  const styles = [...firstStyles, ...(frame.articleStyle ? [frame.articleStyle.text] : [])];
  const importMap = importMapIn(frame.page);
  const scripts = [frame.early, ...(importMap === null ? [] : [importMap])];
  return { scripts: scripts.map(sourceHash), styles: styles.map(sourceHash) };
}

/**
 * What looks ahead in a page that is still arriving, which Chromium does, asks for sheets that are only disabled; the
 * page would then wait for them.
 */
const switchedOff = `media="${neverMedia}" disabled`;

/** A sheet that is switched off is not fetched: `fetchWholeStyle` switches it on once the page is shown. */
function wholeSheet({ address }: PageStyle): string {
  return `<link rel="stylesheet" href="${address}" ${switchedOff} ${wholeStyleAttribute} />`;
}

/** What stands inline as a whole stays switched off; code that brings it along sees that it need not fetch it. */
function standsInline({ address }: PageStyle): string {
  return `<link rel="stylesheet" href="${address}" ${switchedOff} />`;
}

/**
 * What is shown where the address is shared, also of pages that search engines leave out: an invitation is made to be
 * shared. Only what has an address for search engines names it; others are shared with a query of their own.
 */
function sharingTags({ siteOrigin, brand }: PageFrame, { head, locale, structured }: PageContent): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  if (siteOrigin === "" || title === undefined) return "";
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const address = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  const isArticle = structured.some((data) => "headline" in Object(data));
  const tags = {
    type: isArticle ? "article" : "website",
    site_name: escapeAttribute(brand[locale]),
    title,
    ...(description !== undefined && { description }),
    ...(address !== undefined && { url: address }),
    locale: locale.replace("-", "_"),
    image: `${siteOrigin}/share/${locale}.jpg`,
    "image:width": "1200",
    "image:height": "630",
  };
  const lines = Object.entries(tags).map(
    ([name, text]) => `<meta property="og:${name}" content="${text}" />`,
  );
  return `\n    ${lines.join("\n    ")}\n    <meta name="twitter:card" content="summary_large_image" />`;
}

/** Pages of news name the feed of their language, which is written where the site knows its address. */
function feedLink({ siteOrigin, brand }: PageFrame, { route, locale }: PageContent): string {
  if (siteOrigin === "" || !route.startsWith("/:category")) return "";
  const feed = `${prefixOfLocale(locale)}/rss.xml`;
  return `\n    <link rel="alternate" type="application/rss+xml" title="${escapeAttribute(brand[locale])}" href="${feed}" />`;
}

function jsonLd(data: unknown): string {
  return `\n    <script type="application/ld+json">${escapeScript(JSON.stringify(data))}</script>`;
}

/** Which advertisements a page shows, where what runs first can see it. */
function adList(ads: PageContent["ads"]): string {
  const pictures = [ads?.desktop, ads?.mobile].flatMap((ad) => (ad ? [ad.adImgUrl] : []));
  return pictures.length === 0 ? "" : ` data-ads="${escapeAttribute([...new Set(pictures)].join(" "))}"`;
}

function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** JSON that cannot end the script element around it. */
function escapeScript(json: string): string {
  return json.replace(/</g, "\\u003c");
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
