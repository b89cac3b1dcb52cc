import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import type { operations } from "../../generated/content";
import { currentLocale } from "../../platform/current-locale";
import { help, pageSizes } from "../../rules/limits";
import { contentClient } from "./client";

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;
type NewsSort = NonNullable<Query<"listNews">["sort"]>;
type NewsCategory = NonNullable<Query<"listNews">["category"]>;
type ClientSystem = NonNullable<Query<"listProductVersions">["type"]>;

/** Content changes rarely: what was read within five minutes is not asked for again. */
export const content = { staleTime: 5 * 60_000 } as const;

/** The tree of help categories of one product. */
export function categoriesQuery(alias: string) {
  const query = { alias, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listCategories", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/category", { params: { query }, signal })),
  });
}

/** The way from the root to a help category, the category itself last. */
export function categoryAncestorsQuery(id: number) {
  const query = { lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listCategoryAncestors", id, query],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/api/category/{id}/ancestors", { params: { path: { id }, query }, signal })),
  });
}

/** Products, all or one by its alias; with the newest installer of each system when asked. */
export function productsQuery(filter: { alias?: string; withClients?: boolean } = {}) {
  const { alias, withClients = false } = filter;
  const query: Query<"listProducts"> = {
    lang: currentLocale(),
    page_size: pageSizes.productDownloads,
    ...(withClients && { clients: 1 }),
    ...(alias !== undefined && { alias }),
  };
  return queryOptions({
    ...content,
    queryKey: ["listProducts", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/product", { params: { query }, signal })),
  });
}

/** Released versions of a product, newest first. */
export function productVersionsQuery(filter: {
  productId: number;
  system?: ClientSystem;
  page?: number;
  pageSize?: number;
}) {
  const query: Query<"listProductVersions"> = {
    product_id: filter.productId,
    lang: currentLocale(),
    ...paging(filter),
    ...(filter.system !== undefined && { type: filter.system }),
  };
  return queryOptions({
    ...content,
    queryKey: ["listProductVersions", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/product/version", { params: { query }, signal })),
  });
}

/** Every installer of a product, of all systems and channels. */
export function productClientsQuery(filter: { productId: number; page?: number; pageSize?: number }) {
  const query = { product_id: filter.productId, lang: currentLocale(), ...paging(filter) };
  return queryOptions({
    ...content,
    queryKey: ["listProductClients", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/product/client", { params: { query }, signal })),
  });
}

/** A legal text. */
export function agreementQuery(alias: string) {
  const query = { alias, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["getAgreement", query],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/api/product/agreement/detail", { params: { query }, signal })),
  });
}

/** The slides of a place. */
export function slidesQuery(alias: string) {
  const query = { alias, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listSlides", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/slide", { params: { query }, signal })),
  });
}

export interface HelpFilter {
  categoryId?: number;
  productAlias?: string;
  /** Only what the editors recommend. */
  isRecommended?: boolean;
  isVideo?: boolean;
  keyword?: string;
  page?: number;
  pageSize?: number;
}

/** A page of help; the page before stays on screen while the next is fetched. */
export function helpListQuery(filter: HelpFilter = {}) {
  const query = helpParameters(filter);
  return queryOptions({
    ...content,
    placeholderData: keepPreviousData,
    queryKey: ["listHelpArticles", query],
    queryFn: ({ signal }) => unwrap(helpList(query, signal)),
  });
}

/** What the server is asked for a filter. */
export function helpParameters(filter: HelpFilter): Query<"listHelpArticles"> {
  const { categoryId, productAlias, isRecommended = false, isVideo, keyword } = filter;
  return {
    lang: currentLocale(),
    ...paging(filter),
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(productAlias !== undefined && { category_alias: productAlias }),
    ...(isRecommended && { recommend: help.recommend }),
    ...(isVideo !== undefined && { is_video: isVideo ? 1 : 0 }),
    ...(keyword && { keyword }),
  };
}

/** Asks the server for a page of help. */
export function helpList(query: Query<"listHelpArticles">, signal: AbortSignal) {
  return contentClient.GET("/api/help", { params: { query }, signal });
}

/** One help article or video. */
export function helpArticleQuery(id: number) {
  const query = { lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["getHelpArticle", id, query],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/api/help/{id}", { params: { path: { id }, query }, signal })),
  });
}

/** Several help articles in the order asked for. A POST that only reads, so it is cached like one. */
export function helpContentsQuery(ids: readonly number[]) {
  const body = { ids: [...ids], lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listHelpArticlesByIds", body],
    queryFn: ({ signal }) => unwrap(contentClient.POST("/api/help/getContentByIds", { body, signal })),
  });
}

/** Partners with their marks. */
export function partnersQuery() {
  const query = { page_size: pageSizes.partners, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listPartners", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/partner", { params: { query }, signal })),
  });
}

/** Links of the footer. */
export function friendshipLinksQuery() {
  const query = { page_size: pageSizes.friendships, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listFriendshipLinks", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/friendship", { params: { query }, signal })),
  });
}

export interface NewsFilter {
  category?: NewsCategory;
  sort?: NewsSort;
  page?: number;
  pageSize?: number;
}

/** A page of news; the page before stays on screen while the next is fetched. */
export function newsListQuery(filter: NewsFilter = {}) {
  const query: Query<"listNews"> = {
    lang: currentLocale(),
    ...paging(filter),
    ...(filter.category !== undefined && { category: filter.category }),
    ...(filter.sort !== undefined && { sort: filter.sort }),
  };
  return queryOptions({
    ...content,
    placeholderData: keepPreviousData,
    queryKey: ["listNews", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/news", { params: { query }, signal })),
  });
}

/** The newest of each news category, and how many each holds. */
export function newsGroupsQuery(size = 3) {
  const query = { size, lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["listNewsGroups", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/group-news", { params: { query }, signal })),
  });
}

/** One piece of news. */
export function newsArticleQuery(id: number) {
  const query = { lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["getNews", id, query],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/api/news/{id}", { params: { path: { id }, query }, signal })),
  });
}

/** A page of user stories. */
export function caseListQuery(filter: { industry?: string; page?: number; pageSize?: number } = {}) {
  const query: Query<"listCases"> = {
    lang: currentLocale(),
    ...paging(filter),
    ...(filter.industry !== undefined && { industry: filter.industry }),
  };
  return queryOptions({
    ...content,
    placeholderData: keepPreviousData,
    queryKey: ["listCases", query],
    queryFn: ({ signal }) => unwrap(contentClient.GET("/api/case", { params: { query }, signal })),
  });
}

/** One customer story. */
export function caseQuery(id: number) {
  const query = { lang: currentLocale() };
  return queryOptions({
    ...content,
    queryKey: ["getCase", id, query],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/api/case/{id}", { params: { path: { id }, query }, signal })),
  });
}

/** The values of a list of codes, in the language of the page. */
export function enumValuesQuery(typeID: string) {
  return queryOptions({
    ...content,
    queryKey: ["listEnumValues", typeID, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/ommall/om/sysenum/list/{typeID}", { params: { path: { typeID } }, signal })),
  });
}

/** Whether this visitor may send a suggestion now. Never cached: it changes with every suggestion. */
export function suggestionAllowanceQuery() {
  return queryOptions({
    staleTime: 0,
    queryKey: ["getSuggestionAllowance", currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(contentClient.GET("/ommall/srvmall/api/suggestion/valid/info", { signal })),
  });
}

function paging({ page, pageSize }: { page?: number; pageSize?: number }): {
  page?: number;
  page_size?: number;
} {
  return { ...(page !== undefined && { page }), ...(pageSize !== undefined && { page_size: pageSize }) };
}
