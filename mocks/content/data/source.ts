import type { Locale } from "../../../src/platform/locale";

/** Texts of a content item in one language; `body` is Markdown, converted to HTML on request. */
export interface SourceContent {
  title: string;
  summary: string;
  body: string;
}

/** Every piece exists in zh-CN; a missing language shows that one with a notice. */
export type SourceTexts = { "zh-CN": SourceContent } & Partial<Record<Locale, SourceContent>>;

/** A short text in all three languages. */
export type SourceText = Record<Locale, string>;

export interface HelpSource {
  id: number;
  /** Id of a leaf or root category. */
  category: number;
  kind: "manual" | "video" | "version";
  /** RFC 3339 with +08:00. */
  createdAt: string;
  updatedAt: string;
  hits: number;
  /** Place among the recommended, from 1; absent when not recommended. */
  recommended?: number;
  /** Documents. */
  readingMinutes?: number;
  /** Videos. */
  durationSeconds?: number;
  /** Poster picture of a video, below /samples/videos/. */
  poster?: string;
  attachments?: { name: SourceText; link: string; sizeBytes: number }[];
  texts: SourceTexts;
}

export interface CategorySource {
  id: number;
  /** 0 for a root. */
  pid: number;
  alias: string;
  product: string;
  icon?: string;
  name: SourceText;
}

export interface ProductSource {
  id: number;
  alias: string;
  logo: string;
  name: SourceText;
  description: SourceText;
}

export interface NewsSource {
  id: number;
  category: "product-news" | "company-news" | "industry-news";
  createdAt: string;
  hits: number;
  /** Picture below /samples/news/, if it has one. */
  thumbnail?: string;
  texts: SourceTexts;
}

export interface CaseSource {
  id: number;
  /** Code of an industry in the list of industries. */
  industry: string;
  region: SourceText;
  people: number;
  createdAt: string;
  thumbnail?: string;
  texts: SourceTexts;
}

/** A customer case with the merchant's own trade, narrower than its industry. */
export interface SampleCase extends CaseSource {
  trade: SourceText;
}
