import type { ContentSource } from "./content-source";
import { contentHost } from "./content-source";

/** Public pages that stand whatever the editors publish, without language prefix. */
const standing = [
  "/",
  "/price.html",
  "/download.html",
  "/about.html",
  "/join-agent.html",
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
] as const;

/** Legal texts, by alias. */
const licences = ["user", "privacy", "cookie", "agent", "refund"] as const;

/** Every public page worth prerendering, without language prefix: what stands, and what the editors have published. */
export async function pageAddresses(source: ContentSource): Promise<string[]> {
  const ask = (path: string) => answer(source, path);
  const [news, cases, documents, videos, products] = await Promise.all([
    everyPage(ask, "/api/news"),
    everyPage(ask, "/api/case"),
    everyPage(ask, "/api/help", "&is_video=0"),
    everyPage(ask, "/api/help", "&is_video=1"),
    ask("/api/product"),
  ]);
  const aliases = listOf(products).flatMap(({ alias }) => (typeof alias === "string" ? [alias] : []));
  const helpPages = await Promise.all(aliases.map((alias) => productPages(ask, alias)));
  return [
    ...standing,
    ...licences.map((alias) => `/license/${alias}`),
    ...news.map(({ id, category }) => `/${String(category)}/${String(id)}`),
    ...cases.map(({ id }) => `/case/${String(id)}`),
    ...documents.map(({ id }) => `/help/doc/${String(id)}`),
    ...videos.map(({ id }) => `/help/video/${String(id)}`),
    ...helpPages.flat(),
  ];
}

type Row = Readonly<Record<string, unknown>>;
type Ask = (path: string) => Promise<unknown>;

async function productPages(ask: Ask, alias: string): Promise<string[]> {
  const categories = await ask(`/api/category?alias=${encodeURIComponent(alias)}`);
  const roots = listOf(categories).map(({ id }) => `/help/${alias}/${String(id)}`);
  return [`/help/${alias}`, `/help/${alias}/doc`, `/help/${alias}/video`, ...roots];
}

/** All rows of a list over its pages. */
async function everyPage(ask: Ask, path: string, more = ""): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const data = await ask(`${path}?page=${page}&page_size=100${more}`);
    const found = listOf(data);
    rows.push(...found);
    const total = isRow(data) ? Number(data["total"]) : 0;
    if (found.length === 0 || rows.length >= total) return rows;
  }
}

async function answer(source: ContentSource, path: string): Promise<unknown> {
  const response = await source.fetch(new Request(contentHost + path));
  const body: unknown = await response.json();
  if (!isRow(body) || body["success"] !== true)
    throw new Error(
      `prerender: ${path} was refused: ${isRow(body) ? String(body["msg"]) : "no JSON object"}`,
    );
  return body["data"];
}

/** The rows of an answer, which is a list or has one. */
function listOf(data: unknown): Row[] {
  const list = isRow(data) ? data["list"] : data;
  return Array.isArray(list) ? list.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
