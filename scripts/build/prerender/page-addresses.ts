import { askContent, everyRow, rowsOf } from "./content-lists";
import type { ContentSource } from "./content-source";

/** Public pages that stand whatever the editors publish, without language prefix. */
const fixed = [
  "/",
  "/price.html",
  "/download.html",
  "/about.html",
  "/join-agent.html",
  "/agent/intro-us",
  "/contact",
  "/faq",
  "/case",
  "/news",
  "/product-news",
  "/company-news",
  "/industry-news",
  "/help",
  "/help/search",
  "/privacy",
  "/unsubscribe",
  "/zhj.html",
  "/zhj-app",
  "/invite-intro",
  "/invite/rule",
  "/invite/register",
  "/invite/share-product",
  "/invite/share-register",
  "/invite/xh-share/rules",
  "/invite/xh-share/shared",
] as const;

/** Legal texts, by alias. */
const licences = ["user", "privacy", "cookie", "agent", "refund"] as const;

/** Every public page to prerender, without language prefix: fixed ones, and those the editors published. */
export async function pageAddresses(source: ContentSource): Promise<string[]> {
  const [news, cases, documents, videos, products] = await Promise.all([
    everyRow(source, "/api/news"),
    everyRow(source, "/api/case"),
    everyRow(source, "/api/help", "&is_video=0"),
    everyRow(source, "/api/help", "&is_video=1"),
    askContent(source, "/api/product"),
  ]);
  const aliases = rowsOf(products).flatMap(({ alias }) => (typeof alias === "string" ? [alias] : []));
  const helpPages = await Promise.all(aliases.map((alias) => productPages(source, alias)));
  return [
    ...fixed,
    ...licences.map((alias) => `/license/${alias}`),
    ...news.map(({ id, category }) => `/${String(category)}/${String(id)}`),
    ...cases.map(({ id }) => `/case/${String(id)}`),
    ...documents.map(({ id }) => `/help/doc/${String(id)}`),
    ...videos.map(({ id }) => `/help/video/${String(id)}`),
    ...helpPages.flat(),
  ];
}

async function productPages(source: ContentSource, alias: string): Promise<string[]> {
  const categories = await askContent(source, `/api/category?alias=${encodeURIComponent(alias)}`);
  const roots = rowsOf(categories).map(({ id }) => `/help/${alias}/${String(id)}`);
  return [`/help/${alias}`, `/help/${alias}/doc`, `/help/${alias}/video`, ...roots];
}
