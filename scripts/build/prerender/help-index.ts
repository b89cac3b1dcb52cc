import { createHash } from "node:crypto";
import { type Locale, locales } from "../../../src/platform/locale";
import { type HelpIndex, helpIndexAddress, type IndexedArticle } from "../../../src/rules/help-index";
import { searchedText } from "../../../src/rules/help-search";
import { htmlText } from "../../../src/rules/html-text";
import { fetchAllRows, fetchContent, type Row, rowsOf } from "./content-lists";
import type { ContentSource } from "./content-source";
import type { SiteFile } from "./site-files";

export interface BuiltHelpIndex {
  /** Changes with any text of any language. */
  readonly version: string;
  readonly files: readonly SiteFile[];
}

/** What the search of the help answers from without asking the server: one file a language, named by their content. */
export async function helpIndexFiles(source: ContentSource): Promise<BuiltHelpIndex> {
  const texts = (await helpIndexes(source)).map(
    ([locale, index]) => [locale, JSON.stringify(index)] as const,
  );
  const hash = createHash("sha256");
  for (const [, text] of texts) hash.update(text);
  const version = hash.digest("hex").slice(0, 10);
  return {
    version,
    files: texts.map(([locale, text]) => ({ name: helpIndexAddress(locale, version).slice(1), text })),
  };
}

/** The index of each language. Every one is searched in all languages and shows its own. */
export async function helpIndexes(source: ContentSource): Promise<(readonly [Locale, HelpIndex])[]> {
  const languages = await Promise.all(locales.map((locale) => helpIn(source, locale)));
  const searched = new Map(
    [...new Set(languages.flatMap(({ rows }) => rows.map(({ id }) => id)))].map((id) => [
      id,
      searchedText(languages.flatMap(({ words: texts }) => texts.get(id) ?? [])),
    ]),
  );
  return languages.map(({ locale, rows }) => [
    locale,
    { articles: rows.map((row) => indexed(row, locale, searched.get(row["id"]))) },
  ]);
}

/** Ids a call for whole articles may name, by the contract. */
const maximumIds = 50;

/** The list of the help in a language, newest first, and the texts of the articles that exist in it. */
async function helpIn(source: ContentSource, locale: Locale) {
  const rows = await fetchAllRows(source, "/api/help", `&lang=${locale}`);
  const own = rows.filter(({ lang }) => lang === locale);
  const starts = Array.from({ length: Math.ceil(own.length / maximumIds) }, (_, index) => index * maximumIds);
  const contents = await Promise.all(
    starts.map(async (start) => {
      const ids = own.slice(start, start + maximumIds).map(({ id }) => id);
      const body = JSON.stringify({ ids, lang: locale });
      const headers = { "content-type": "application/json" };
      return rowsOf(
        await fetchContent(source, "/api/help/getContentByIds", { method: "POST", headers, body }),
      );
    }),
  );
  const bodies = new Map(contents.flat().map(({ id, content }) => [id, htmlText(String(content ?? ""))]));
  const texts = new Map(
    own.map((row) => [row["id"], { ...textsOf(row), body: bodies.get(row["id"]) ?? "" }]),
  );
  return { locale, rows, words: texts };
}

function indexed(row: Row, locale: Locale, searched = searchedText([])): IndexedArticle {
  return {
    id: Number(row["id"]),
    ...textsOf(row),
    is_video: row["is_video"] === 1 ? 1 : 0,
    reading_minutes: numberOrNull(row["reading_minutes"]),
    duration_seconds: numberOrNull(row["duration_seconds"]),
    lang: locales.find((known) => known === row["lang"]) ?? locale,
    searched,
  };
}

function textsOf({ title, summary }: Row) {
  return { title: String(title ?? ""), summary: String(summary ?? "") };
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
