import { isRenderedHere } from "../../platform/prerendered";
import { newsCategories } from "../../shared/routing/addresses";
import { screenRoute } from "../../shared/routing/screen-route";

const page = { layout: "yes", widget: "yes", audience: "everyone" } as const;
const bare = { layout: "no", widget: "no", audience: "everyone" } as const;

/** First segments below /help that are not the alias of a product. */
const helpAlias = { not: ["search", "doc", "video"] } as const;
const helpKind = ["doc", "video"] as const;
const newsList = () => import("./news-list-screen").then((module) => module.NewsListScreen);

/** The website and what it publishes. The order matters: the first route that answers an address wins. */
export const contentRoutes = [
  screenRoute({
    ...page,
    path: "/",
    namespaces: ["content-home"],
    fetchesData: false,
    load: async () => {
      const { HomeScreen, loadPicture } = await import("./home-screen");
      // A prerendered page has its picture; one that is rendered here would jump when it comes later, and does without it
      // where it cannot be had.
      if (isRenderedHere()) await loadPicture().catch(() => undefined);
      return HomeScreen;
    },
  }),
  screenRoute({
    ...page,
    path: "/download.html",
    namespaces: ["content-download"],
    load: () => import("./download-screen").then((module) => module.DownloadScreen),
  }),
  screenRoute({
    ...page,
    path: "/join-agent.html",
    namespaces: ["content-join-agent", "account-log-in", "contact", "verification"],
    load: () => import("./join-agent-screen").then((module) => module.JoinAgentScreen),
  }),
  screenRoute({
    ...page,
    path: "/price.html",
    namespaces: ["content-price", "content-faq"],
    load: () => import("./price-screen").then((module) => module.PriceScreen),
  }),
  screenRoute({
    ...page,
    path: "/about.html",
    namespaces: ["content-about", "content-home"],
    load: () => import("./about-screen").then((module) => module.AboutScreen),
  }),
  screenRoute({
    ...page,
    path: "/contact",
    namespaces: ["content-contact"],
    load: () => import("./contact-screen").then((module) => module.ContactScreen),
  }),
  screenRoute({
    ...page,
    path: "/faq",
    namespaces: ["content-faq"],
    fetchesData: false,
    load: () => import("./faq-screen").then((module) => module.FaqScreen),
  }),
  screenRoute({
    ...page,
    path: "/unsubscribe",
    namespaces: ["content-contact"],
    fetchesData: false,
    load: () => import("./unsubscribe-screen").then((module) => module.UnsubscribeScreen),
  }),
  ...["/zhj.html", "/zhj-app"].map((path) =>
    screenRoute({
      ...bare,
      path,
      namespaces: ["content-download", "content-home"],
      load: () => import("./app-download-screen").then((module) => module.AppDownloadScreen),
    }),
  ),
  screenRoute({
    ...page,
    path: "/case",
    namespaces: ["content-cases", "content-home"],
    load: () => import("./cases-screen").then((module) => module.CasesScreen),
  }),
  screenRoute({
    ...page,
    path: "/case/:id",
    namespaces: ["content-cases", "content"],
    params: { id: "digits" },
    load: () => import("./case-screen").then((module) => module.CaseScreen),
  }),
  screenRoute({
    ...page,
    path: "/help",
    namespaces: ["content"],
    load: () => import("./help-landing-screen").then((module) => module.HelpLandingScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/search",
    namespaces: ["content"],
    load: () => import("./help-search-screen").then((module) => module.HelpSearchScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:kind/:articleId",
    namespaces: ["content"],
    params: { kind: helpKind, articleId: "digits" },
    load: () => import("./help-article-screen").then((module) => module.HelpArticleScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias/:kind",
    namespaces: ["content"],
    params: { alias: helpAlias, kind: helpKind },
    load: () => import("./help-kind-screen").then((module) => module.HelpKindScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias/:rootCategoryId",
    namespaces: ["content"],
    params: { alias: helpAlias, rootCategoryId: "digits" },
    load: () => import("./help-category-screen").then((module) => module.HelpCategoryScreen),
  }),
  screenRoute({
    ...page,
    path: "/help/:alias",
    namespaces: ["content"],
    params: { alias: helpAlias },
    load: () => import("./help-product-screen").then((module) => module.HelpProductScreen),
  }),
  screenRoute({
    ...page,
    path: "/:category",
    namespaces: ["content"],
    params: { category: newsCategories },
    load: newsList,
  }),
  screenRoute({
    ...page,
    path: "/:category/:id",
    namespaces: ["content"],
    params: { category: newsCategories, id: "digits" },
    load: () => import("./news-article-screen").then((module) => module.NewsArticleScreen),
  }),
  screenRoute({
    ...bare,
    path: "/license/:alias",
    namespaces: ["content-legal"],
    load: () => import("./license-screen").then((module) => module.LicenseScreen),
  }),
  screenRoute({
    ...bare,
    path: "/privacy",
    namespaces: ["content-legal"],
    load: () => import("./privacy-screen").then((module) => module.PrivacyScreen),
  }),
];
