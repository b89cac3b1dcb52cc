import type { components } from "../../generated/content";
import { helpSearchPath } from "../../platform/help-search-address";

/** Addresses that several groups link to. Others are in their group's route table. */
export const addresses = {
  home: "/",
  price: "/price.html",
  mall: "/mall",
  news: "/news",
  joinAgent: "/join-agent.html",
  download: "/download.html",
  about: "/about.html",
  contact: "/contact",
  faq: "/faq",
  cases: "/case",
  help: "/help",
  helpSearch: helpSearchPath,
  login: "/login",
  register: "/login?tab=register",
  userCenter: "/user-center/mine",
  userOrders: "/user-center/orders",
  userInvoices: "/user-center/invoices",
  userCoupons: "/user-center/coupons",
  userContacts: "/user-center/contacts",
  userSecurity: "/user-center/security",
  userLicences: "/user-center/licences",
  mallMobile: "/mall-mobile",
  weeklyReport: "/report/weekly",
  privacy: "/privacy",
} as const;

/** The four addresses of news in display order; `news` shows all of them. */
export const newsCategories: readonly components["schemas"]["NewsCategory"][] = [
  "news",
  "product-news",
  "company-news",
  "industry-news",
];

/** A legal text by its alias. */
export function licenseAddress(alias: string): string {
  return `/license/${encodeURIComponent(alias)}`;
}

/** A piece of news in its category. */
export function newsAddress(news: { category: string; id: number }): string {
  return `/${news.category}/${news.id}`;
}

/** A customer story. */
export function caseAddress(id: number): string {
  return `/case/${id}`;
}

/** A help document or video. */
export function helpArticleAddress(article: { id: number; is_video: 0 | 1 }): string {
  return `/help/${article.is_video === 1 ? "video" : "doc"}/${article.id}`;
}

/** The help of one product. */
export function helpProductAddress(alias: string): string {
  return `/help/${encodeURIComponent(alias)}`;
}

/** One root category of a product's help. */
export function helpCategoryAddress(alias: string, rootCategoryId: number): string {
  return `${helpProductAddress(alias)}/${rootCategoryId}`;
}

/** All documents or all videos of a product's help. */
export function helpKindAddress(alias: string, kind: "doc" | "video"): string {
  return `${helpProductAddress(alias)}/${kind}`;
}

/** The log-in page that leads back afterwards. */
export function loginAddress(next: string): string {
  return `${addresses.login}?next=${encodeURIComponent(next)}`;
}

/** One order of the user's. */
export function orderAddress(orderNo: string): string {
  return `${addresses.userOrders}/${encodeURIComponent(orderNo)}`;
}

/** The invoices page with the request for one order open. */
export function invoiceAddress(orderNo: string): string {
  return `${addresses.userInvoices}?order=${encodeURIComponent(orderNo)}`;
}

/** Where an order is paid, and where its payment is followed. */
export function payAddress(orderNo: string): string {
  return `/mall/pay/${encodeURIComponent(orderNo)}`;
}

/** The goods page of a service. */
export function goodsAddress(serviceNumber: string): string {
  return `/mall/detail?serviceNumber=${encodeURIComponent(serviceNumber)}`;
}

/**
 * The page of a list that `?page=` names, counted from 1; the first for whatever the contracts do not take as a page.
 * Addresses are written by anyone: a number with a sign, a fraction, spaces or an exponent is none.
 */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= largestPage ? page : 1;
}

// Stands in the contracts: `Page`.
const largestPage = 100_000;
