import { newsCategories } from "../../parts/routing/addresses";
import { beingBuilt, beingBuiltAt } from "../../parts/routing/being-built";
import { isId, screenRoute } from "../../parts/routing/screen-route";

const page = { layout: "yes", widget: "yes" } as const;
const bare = { layout: "no", widget: "no" } as const;

/** First segments below /help that are not the alias of a product. */
const reservedHelpAliases: readonly string[] = ["search", "doc", "video"];

const isNewsCategory = (segment: string) => newsCategories.some((category) => category === segment);
const isHelpAlias = (alias: string) => !reservedHelpAliases.includes(alias);
const isHelpKind = (kind: string) => kind === "doc" || kind === "video";
const newsList = () => import("./news-list-screen").then((module) => module.NewsListScreen);

/** The website and what it publishes. The order matters: the first route that answers an address wins. */
export const contentRoutes = [
  screenRoute({
    ...page,
    path: "/",
    words: ["content-home"],
    fetchesData: false,
    load: () => import("./home-screen").then((module) => module.HomeScreen),
  }),
  screenRoute({
    ...page,
    path: "/join-agent.html",
    words: ["content-join-agent", "account-log-in", "contact", "verification"],
    load: () => import("./join-agent-screen").then((module) => module.JoinAgentScreen),
  }),
  ...beingBuiltAt(page, {
    "/download.html": "download",
    "/about.html": "about",
    "/price.html": "price",
    "/contact": "contact",
    "/faq": "faq",
    "/unsubscribe": "unsubscribe",
  }),
  ...beingBuiltAt(bare, {
    "/zhj.html": "appDownload",
    "/zhj-app": "appDownload",
  }),
  beingBuilt({ ...page, path: "/case", title: "cases" }),
  beingBuilt({ ...page, path: "/case/:id", title: "cases", accepts: ({ id }) => isId(id) }),
  screenRoute({
    ...page,
    path: "/help",
    words: ["content"],
    load: () => import("./help-landing-screen").then((module) => module.HelpLandingScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/search",
    words: ["content"],
    load: () => import("./help-search-screen").then((module) => module.HelpSearchScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:kind/:articleId",
    words: ["content"],
    accepts: ({ kind, articleId }) => isHelpKind(kind) && isId(articleId),
    load: () => import("./help-article-screen").then((module) => module.HelpArticleScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias/:kind",
    words: ["content"],
    accepts: ({ alias, kind }) => isHelpAlias(alias) && isHelpKind(kind),
    load: () => import("./help-kind-screen").then((module) => module.HelpKindScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias/:rootCategoryId",
    words: ["content"],
    accepts: ({ alias, rootCategoryId }) => isHelpAlias(alias) && isId(rootCategoryId),
    load: () => import("./help-category-screen").then((module) => module.HelpCategoryScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias",
    words: ["content"],
    accepts: ({ alias }) => isHelpAlias(alias),
    load: () => import("./help-product-screen").then((module) => module.HelpProductScreen),
  }),
  screenRoute({
    ...page,
    path: "/:category",
    words: ["content"],
    accepts: ({ category }) => isNewsCategory(category),
    load: newsList,
  }),
  screenRoute({
    ...page,
    path: "/:category/:id",
    words: ["content"],
    accepts: ({ category, id }) => isNewsCategory(category) && isId(id),
    load: () => import("./news-article-screen").then((module) => module.NewsArticleScreen),
  }),
  ...beingBuiltAt(bare, {
    "/license/:alias": "license",
    "/privacy": "privacy",
  }),
];
