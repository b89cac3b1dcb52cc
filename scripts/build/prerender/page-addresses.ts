import type { RouteDescription } from "../../../src/app/server-routes";
import { mallDisplay } from "../../../src/rules/limits";
import { fetchAllRows, fetchContent, rowsOf } from "./content-lists";
import type { ContentSource } from "./content-source";

/** Legal texts, by alias. */
const licences = ["user", "privacy", "cookie", "agent", "refund"] as const;

/**
 * Every public page worth prerendering, without language prefix: what the route table has for everyone, what the
 * editors have published, what the mall displays, and the activities named.
 */
export async function pageAddresses(
  source: ContentSource,
  routes: readonly RouteDescription[],
  activities: readonly string[],
): Promise<string[]> {
  const [news, cases, documents, videos, products, goods] = await Promise.all([
    fetchAllRows(source, "/api/news"),
    fetchAllRows(source, "/api/case"),
    fetchAllRows(source, "/api/help", "&is_video=0"),
    fetchAllRows(source, "/api/help", "&is_video=1"),
    fetchContent(source, "/api/product"),
    fetchContent(source, `/ommall/srvmall/services/display/${mallDisplay}`),
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
    // What is no longer sold has no prices.
    ...rowsOf(goods)
      .filter(({ isOnSale }) => isOnSale === true)
      .map(({ serviceNumber }) => `/mall/detail?serviceNumber=${String(serviceNumber)}`),
    ...activities.map((alias) => `/auto-activity/${encodeURIComponent(alias)}`),
  ];
}

async function productPages(source: ContentSource, alias: string): Promise<string[]> {
  const categories = await fetchContent(source, `/api/category?alias=${encodeURIComponent(alias)}`);
  const pages = rowsOf(categories)
    .flatMap((root) => [root, ...rowsOf(root["children"])])
    .map(({ id }) => `/help/${alias}/${String(id)}`);
  return [`/help/${alias}`, `/help/${alias}/doc`, `/help/${alias}/video`, ...pages];
}
