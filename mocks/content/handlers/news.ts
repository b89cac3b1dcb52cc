import type { components, operations } from "../../../src/generated/content";
import type { Locale } from "../../../src/platform/locale";
import { enums } from "../../business/data/enums/all";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import type { SampleCase } from "../data/cases";
import type { NewsSource } from "../data/source";
import { toHtml } from "../markup";
import { countHit, hitsOf } from "../rules/hits";
import { pageOf } from "../rules/page-of";
import { caseTable, newsTable } from "../state";
import { languagesOf, notFound, wordsIn } from "../words";

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
    countHit(world, thingOf(news));
    const siblings = world.table(newsTable).by("category", news.category);
    const place = siblings.findIndex(({ id }) => id === news.id);
    return ok({
      ...describeNews(news, world, locale),
      content: toHtml(wordsIn(news.texts, locale).words.body),
      languages: languagesOf(news.texts),
      // The list is newest first: the one before in time stands after it.
      previous: neighbour(siblings[place + 1], locale),
      next: neighbour(siblings[place - 1], locale),
    });
  },

  listCases({ query, locale, world }) {
    const table = world.table(caseTable);
    const found = query.industry === undefined ? table.all() : table.by("industry", query.industry);
    const { list, total } = pageOf(found, query);
    return ok({ total, list: list.map((story) => describeCase(story, locale)) });
  },

  getCase({ path, locale, world }) {
    const story = world.table(caseTable).get(path.id);
    if (!story) return refuse(notFound("noCase", locale));
    countHit(world, `case ${story.id}`);
    return ok({ ...describeCase(story, locale), content: toHtml(wordsIn(story.texts, locale).words.body) });
  },
};

type NewsSort = NonNullable<NonNullable<operations["listNews"]["parameters"]["query"]>["sort"]>;

function sorted(list: readonly NewsSource[], sort: NewsSort, world: World): readonly NewsSource[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const compare = sort.endsWith("hits")
    ? (left: NewsSource, right: NewsSource) =>
        hitsOf(world, thingOf(left), left.hits) - hitsOf(world, thingOf(right), right.hits)
    : (left: NewsSource, right: NewsSource) => left.createdAt.localeCompare(right.createdAt);
  return [...list].sort((left, right) => sign * compare(left, right) || left.id - right.id);
}

function describeNews(news: NewsSource, world: World, locale: Locale): Schemas["NewsListItem"] {
  const { words, lang } = wordsIn(news.texts, locale);
  return {
    id: news.id,
    category: news.category,
    title: words.title,
    summary: words.summary,
    thumbnail: news.thumbnail === undefined ? null : `/samples/news/${news.thumbnail}`,
    create_time: news.createdAt,
    hits: hitsOf(world, thingOf(news), news.hits),
    is_sample: true,
    lang,
  };
}

function describeCase(story: SampleCase, locale: Locale): Schemas["CaseListItem"] {
  const { words, lang } = wordsIn(story.texts, locale);
  const industry = enums["industry"]?.find(({ code }) => code === story.industry);
  return {
    id: story.id,
    industry: story.industry,
    industry_name: story.trade[locale] || (industry?.name[locale] ?? story.industry),
    title: words.title,
    summary: words.summary,
    region: story.region[locale],
    people: story.people,
    thumbnail: story.thumbnail === undefined ? null : `/samples/cases/${story.thumbnail}`,
    create_time: story.createdAt,
    is_sample: true,
    lang,
  };
}

function neighbour(news: NewsSource | undefined, locale: Locale) {
  if (news === undefined) return null;
  const { words, lang } = wordsIn(news.texts, locale);
  return { id: news.id, category: news.category, title: words.title, lang };
}

function thingOf(news: NewsSource): string {
  return `news ${news.id}`;
}
