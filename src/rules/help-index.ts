import type { Locale } from "../platform/locale";
import { bestFirst, type SearchedText } from "./help-search";

/** Every help article in one language, built so that searching needs no server. */
export interface HelpIndex {
  /** Newest first, as the server lists them. */
  readonly articles: readonly IndexedArticle[];
}

/** What a result shows of an article, under the names of the contract, and what is searched in. */
export interface IndexedArticle {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly is_video: 0 | 1;
  readonly reading_minutes: number | null;
  readonly duration_seconds: number | null;
  readonly lang: Locale;
  readonly searched: SearchedText;
}

interface IndexSearch {
  readonly keyword: string;
  readonly isVideo?: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

type Find = (
  articles: readonly IndexedArticle[],
  textOf: (article: IndexedArticle) => SearchedText,
  keyword: string,
) => { readonly found: readonly IndexedArticle[]; readonly isNear: boolean };

const findAnswers: Find = (...search) => ({ found: bestFirst(...search), isNear: false });

/** A page of what a search finds in the index, in the order of the server. `find`: by which rule. */
export function searchHelpIndex(
  { articles }: HelpIndex,
  { keyword, isVideo, page, pageSize }: IndexSearch,
  find: Find = findAnswers,
) {
  const candidates =
    isVideo === undefined ? articles : articles.filter((one) => isVideo === (one.is_video === 1));
  const { found, isNear } = find(candidates, ({ searched }) => searched, keyword);
  return { total: found.length, list: found.slice((page - 1) * pageSize, page * pageSize), isNear };
}

/** Whether the server has no more and no other articles than the index; `newest` is the first page of its list. */
export function isCompleteIndex(
  { articles }: HelpIndex,
  newest: { readonly total: number; readonly list: readonly { readonly id: number }[] },
): boolean {
  return newest.total === articles.length && newest.list[0]?.id === articles[0]?.id;
}

/** Whether an answer is an index at all: in place of a file that is gone some hosts send a page. */
export function isHelpIndex(value: unknown): value is HelpIndex {
  return Array.isArray(Object(value).articles);
}

/** Where the build puts the index of a language; the version is of all languages' content. */
export function helpIndexAddress(locale: Locale, version: string): string {
  return `/assets/help-index-${locale}-${version}.json`;
}
