import { defineTable } from "../world/define-table";
import { ads } from "./data/ads";
import { cases } from "./data/cases";
import { helpArticles } from "./data/help/all";
import { news } from "./data/news/all";
import { slides } from "./data/slides";
import type { HelpSource, NewsSource, SampleCase } from "./data/source";
import { productOfCategory } from "./rules/category-tree";

type AdRow = (typeof ads)[number];
type SlideRow = (typeof slides)[number];

export const newsTable = defineTable("content.news", {
  id: (row: NewsSource) => row.id,
  order: (left, right) => right.createdAt.localeCompare(left.createdAt),
  indexes: { category: { key: (row) => row.category } },
  seed: () => news,
});

export const caseTable = defineTable("content.cases", {
  id: (row: SampleCase) => row.id,
  order: (left, right) => right.createdAt.localeCompare(left.createdAt),
  indexes: { industry: { key: (row) => row.industry } },
  seed: () => cases,
});

/** The order articles are read in, which is the order they are written in. */
const readingOrder = new Map(helpArticles.map(({ id }, index) => [id, index]));

export const helpTable = defineTable("content.help", {
  id: (row: HelpSource) => row.id,
  order: (left, right) => (readingOrder.get(left.id) ?? 0) - (readingOrder.get(right.id) ?? 0),
  indexes: {
    category: { key: (row) => row.category },
    product: { key: (row) => productOfCategory(row.category) },
  },
  seed: () => helpArticles,
});

export const adTable = defineTable("content.ads", {
  id: (row: AdRow) => `${row.position} ${row.product}`,
  seed: () => ads,
});

export const slideTable = defineTable("content.slides", {
  id: (row: SlideRow) => row.id,
  indexes: { alias: { key: (row) => row.alias } },
  seed: () => slides,
});

/** Readers counted since the world began, apart from the texts, so that a hit does not rewrite an article. */
export const hitTable = defineTable("content.hits", {
  id: (row: { key: string; extra: number }) => row.key,
});

/** One reader's word on one article; the same reader has one. */
export interface VoteRow {
  key: string;
  articleId: number;
  isUseful: boolean;
  reason: string | null;
  note: string;
}
export const voteTable = defineTable("content.votes", {
  id: (row: VoteRow) => row.key,
  indexes: { article: { key: (row) => row.articleId } },
});

export interface BookingRow {
  id: number;
  name: string;
  phone: string;
  company: string;
  content: string;
  origin: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  isOpen: boolean;
}
export const bookingTable = defineTable("content.bookings", {
  id: (row: BookingRow) => row.id,
  indexes: { phone: { key: (row) => row.phone } },
});

export const subscriptionTable = defineTable("content.subscriptions", {
  id: (row: { email: string; createdAt: number }) => row.email,
});

export const conversionTable = defineTable("content.conversions", {
  id: (row: { key: string; url: string; type: number; reportedAt: number }) => row.key,
});

export const contentTables = [
  newsTable,
  caseTable,
  helpTable,
  adTable,
  slideTable,
  hitTable,
  voteTable,
  bookingTable,
  subscriptionTable,
  conversionTable,
];
