import type { RouteDescription } from "../../../src/app/server-routes";
import { fetchAllRows, fetchContent, rowsOf } from "./content-lists";
import type { ContentSource } from "./content-source";

/** Legal texts, by alias. */
const licences = ["user", "privacy", "cookie", "agent", "refund"] as const;

/**
 * Every public page worth prerendering, without language prefix: what the route table has for everyone, and what the
 * editors have published.
 */
export async function pageAddresses(
  source: ContentSource,
  routes: readonly RouteDescription[],
): Promise<string[]> {
  const [news, cases, documents, videos, products] = await Promise.all([
    fetchAllRows(source, "/api/news"),
    fetchAllRows(source, "/api/case"),
    fetchAllRows(source, "/api/help", "&is_video=0"),
    fetchAllRows(source, "/api/help", "&is_video=1"),
    fetchContent(source, "/api/product"),
  ]);
  const aliases = rowsOf(products).flatMap(({ alias }) => (typeof alias === "string" ? [alias] : []));
  const helpPages = await Promise.all(aliases.map((alias) => productPages(source, alias)));
  return [
    ...routes.flatMap(({ publicAddresses }) => publicAddresses),
    ...licences.map((alias) => `/license/${alias}`),
    ...news.map(({ id, category }) => `/${String(category)}/${String(id)}`),
    ...cases.map(({ id }) => `/case/${String(id)}`),
    ...documents.map(({ id }) => `/help/doc/${String(id)}`),
    ...videos.map(({ id }) => `/help/video/${String(id)}`),
    ...helpPages.flat(),
  ];
}

async function productPages(source: ContentSource, alias: string): Promise<string[]> {
  const categories = await fetchContent(source, `/api/category?alias=${encodeURIComponent(alias)}`);
  const roots = rowsOf(categories).map(({ id }) => `/help/${alias}/${String(id)}`);
  return [`/help/${alias}`, `/help/${alias}/doc`, `/help/${alias}/video`, ...roots];
}
