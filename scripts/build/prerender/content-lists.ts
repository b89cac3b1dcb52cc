import type { ContentSource } from "./content-source";
import { contentHost } from "./content-source";

/** An item of a list with unknown properties. */
export type Row = Readonly<Record<string, unknown>>;

/** The `data` of what a source answers. Throws where it refuses. */
export async function fetchContent(
  source: ContentSource,
  path: string,
  init?: RequestInit,
): Promise<unknown> {
  const response = await source.fetch(new Request(contentHost + path, init));
  const body: unknown = await response.json();
  if (!isRow(body) || body["success"] !== true)
    throw new Error(
      `prerender: ${path} was refused: ${isRow(body) ? String(body["msg"]) : "no JSON object"}`,
    );
  return body["data"];
}

/** All rows of a list over its pages; `more` are further parameters, each with its "&". */
export async function fetchAllRows(source: ContentSource, path: string, more = ""): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const data = await fetchContent(source, `${path}?page=${page}&page_size=100${more}`);
    const found = rowsOf(data);
    rows.push(...found);
    const total = isRow(data) ? Number(data["total"]) : 0;
    if (found.length === 0 || rows.length >= total) return rows;
  }
}

/** The rows of an answer, which is a list or has one. */
export function rowsOf(data: unknown): Row[] {
  const list = Array.isArray(data) || !isRow(data) ? data : data["list"];
  return Array.isArray(list) ? list.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
