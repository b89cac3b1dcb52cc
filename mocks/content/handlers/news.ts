import type { components, operations } from "../../../src/generated/content";
import type { Locale } from "../../../src/platform/locale";
import { enums } from "../../business/data/enums/all";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import type { NewsSource, SampleCase } from "../data/source";
import { languagesOf, localize, notFound } from "../localize";
import { toHtml } from "../markup";
import { countHit, hitsOf } from "../rules/hits";
import { pageOf } from "../rules/page-of";
import { caseTable, newsTable } from "../state";

type News = "listNews" | "listNewsGroups" | "getNews" | "listCases" | "getCase";

/** Named as return types, so that a property the contract no longer has is a type error where it is written. */
type Schemas = components["schemas"];

const newsKinds = ["product-news", "company-news", "industry-news"] as const;

export const newsHandlers: Pick<Handlers<operations>, News> = {
  listNews({ query, locale, world }) {
    const table = world.table(newsTable);
    const found =
      query.category === undefined || query.category === "news"
        ? table.all()
        : table.by("category", query.category);
    const { list, total } = pageOf(sorted(found, query.sort ?? "-create_time", world), query);
    return ok({ total, list: list.map((news) => describeNews(news, world, locale)) });
  },

  listNewsGroups({ query, locale, world }) {
    const groups = newsKinds.map((category) => ({
      category,
      all: world.table(newsTable).by("category", category),
    }));
    return ok(
      groups
        .filter(({ all }) => all.length > 0)
        .map(({ category, all }) => ({
          category,
          total: all.length,
          list: all.slice(0, query.size ?? 3).map((news) => describeNews(news, world, locale)),
        })),
    );
  },

  getNews({ path, locale, world }) {
    const news = world.table(newsTable).get(path.id);
    if (!news) return refuse(notFound("noNews", locale));
    countHit(world, hitKey(news));
    const siblings = world.table(newsTable).by("category", news.category);
    const index = siblings.findIndex(({ id }) => id === news.id);
    return ok({
      ...describeNews(news, world, locale),
      content: toHtml(localize(news.texts, locale).content.body),
      languages: languagesOf(news.texts),
      // The list is newest first: the earlier item follows.
      previous: neighbour(siblings[index + 1], locale),
      next: neighbour(siblings[index - 1], locale),
    });
  },

  listCases({ query, locale, world }) {
    const table = world.table(caseTable);
    const found = query.industry === undefined ? table.all() : table.by("industry", query.industry);
    const { list, total } = pageOf(found, query);
    return ok({ total, list: list.map((userCase) => describeCase(userCase, locale)) });
  },

  getCase({ path, locale, world }) {
    const userCase = world.table(caseTable).get(path.id);
    if (!userCase) return refuse(notFound("noCase", locale));
    countHit(world, `case ${userCase.id}`);
    return ok({
      ...describeCase(userCase, locale),
      content: toHtml(localize(userCase.texts, locale).content.body),
    });
  },
};

type NewsSort = NonNullable<NonNullable<operations["listNews"]["parameters"]["query"]>["sort"]>;

function sorted(list: readonly NewsSource[], sort: NewsSort, world: World): readonly NewsSource[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const compare = sort.endsWith("hits")
    ? (left: NewsSource, right: NewsSource) =>
        hitsOf(world, hitKey(left), left.hits) - hitsOf(world, hitKey(right), right.hits)
    : (left: NewsSource, right: NewsSource) => left.createdAt.localeCompare(right.createdAt);
  return [...list].sort((left, right) => sign * compare(left, right) || left.id - right.id);
}

function describeNews(news: NewsSource, world: World, locale: Locale): Schemas["NewsListItem"] {
  const { content, lang } = localize(news.texts, locale);
  return {
    id: news.id,
    category: news.category,
    title: content.title,
    summary: content.summary,
    thumbnail: news.thumbnail === undefined ? null : `/samples/news/${news.thumbnail}`,
    create_time: news.createdAt,
    hits: hitsOf(world, hitKey(news), news.hits),
    is_sample: true,
    lang,
  };
}

function describeCase(userCase: SampleCase, locale: Locale): Schemas["CaseListItem"] {
  const { content, lang } = localize(userCase.texts, locale);
  const industry = enums["industry"]?.find(({ code }) => code === userCase.industry);
  return {
    id: userCase.id,
    industry: userCase.industry,
    industry_name: userCase.trade[locale] || (industry?.name[locale] ?? userCase.industry),
    title: content.title,
    summary: content.summary,
    region: userCase.region[locale],
    people: userCase.people,
    thumbnail: userCase.thumbnail === undefined ? null : `/samples/cases/${userCase.thumbnail}`,
    create_time: userCase.createdAt,
    is_sample: true,
    lang,
  };
}

function neighbour(news: NewsSource | undefined, locale: Locale) {
  if (news === undefined) return null;
  const { content, lang } = localize(news.texts, locale);
  return { id: news.id, category: news.category, title: content.title, lang };
}

function hitKey(news: NewsSource): string {
  return `news ${news.id}`;
}
