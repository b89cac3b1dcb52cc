import type { components, operations } from "../../../src/generated/content";
import type { Locale } from "../../../src/platform/locale";
import { bestFirst, mayBeSyllables } from "../../../src/rules/help-search";
import { findMeant } from "../../../src/rules/help-search-near";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import type { HelpSource } from "../data/source";
import { languagesOf, localize, notFound } from "../localize";
import { toHtml } from "../markup";
import { categoryAndBelow, productOfCategory } from "../rules/category-tree";
import { countHit, hitsOf } from "../rules/hits";
import { pageOf } from "../rules/page-of";
import { searchedTextOf, searchMatches } from "../rules/search";
import { helpTable, voteTable } from "../state";

type Help = "listHelpArticles" | "getHelpArticle" | "rateHelpArticle" | "listHelpArticlesByIds";

export const helpHandlers: Pick<Handlers<operations>, Help> = {
  listHelpArticles({ query, locale, world }) {
    const { category_id, category_alias, recommend, is_video, keyword } = query;
    const within = category_id === undefined ? null : new Set(categoryAndBelow(category_id));
    const found = world
      .table(helpTable)
      .all()
      .filter(
        (article) =>
          (within === null || within.has(article.category)) &&
          (category_alias === undefined || productOfCategory(article.category) === category_alias) &&
          (recommend === undefined || article.recommended !== undefined) &&
          (is_video === undefined || isVideo(article) === is_video),
      );
    const { list, total } = pageOf(inOrder(found, keyword, recommend !== undefined), query);
    return ok({ total, list: list.map((article) => describe(article, world, locale, keyword)) });
  },

  getHelpArticle({ path, locale, world }) {
    const article = world.table(helpTable).get(path.id);
    if (!article) return refuse(notFound("noArticle", locale));
    countHit(world, hitKey(article));
    const { content } = localize(article.texts, locale);
    const siblings = world.table(helpTable).by("product", productOfCategory(article.category));
    const index = siblings.findIndex(({ id }) => id === article.id);
    return ok({
      ...describe(article, world, locale),
      content: toHtml(content.body),
      update_time: article.updatedAt,
      languages: languagesOf(article.texts),
      video_url: null,
      attachments: (article.attachments ?? []).map(({ name, link, sizeBytes }) => ({
        name: name[locale],
        link,
        size_bytes: sizeBytes,
      })),
      previous: neighbour(siblings[index - 1], locale),
      next: neighbour(siblings[index + 1], locale),
    });
  },

  rateHelpArticle({ query, locale, world, session }) {
    const article = world.table(helpTable).get(query.id);
    if (!article) return refuse(notFound("noArticle", locale));
    const votes = world.table(voteTable);
    const voter = query.visitor ?? session.userId ?? "somebody";
    const key = `${query.id} ${voter}`;
    const vote = {
      key,
      articleId: query.id,
      isUseful: query.useful === 1,
      reason: query.reason ?? null,
      note: query.note ?? "",
    };
    if (votes.get(key)) votes.update(key, vote);
    else votes.insert(vote);
    const cast = votes.by("article", query.id);
    const before = world.random(`help ${query.id} votes`);
    return ok({
      id: query.id,
      useful_count: before.integer(20, 240) + cast.filter(({ isUseful }) => isUseful).length,
      useless_count: before.integer(0, 15) + cast.filter(({ isUseful }) => !isUseful).length,
      your_vote: query.useful,
    });
  },

  listHelpArticlesByIds({ body, locale, world }) {
    const found = [...new Set(body.ids)].flatMap((id) => world.table(helpTable).get(id) ?? []);
    return ok(
      found.map((article) => {
        const { content, lang } = localize(article.texts, body.lang ?? locale);
        return { id: article.id, title: content.title, content: toHtml(content.body), lang };
      }),
    );
  },
};

/** Found ones best first, recommended ones in the editors' order, the rest newest first. */
function inOrder(
  articles: readonly HelpSource[],
  keyword: string | undefined,
  isRecommended: boolean,
): HelpSource[] {
  if (keyword !== undefined) {
    const found = bestFirst(articles, searchedTextOf, keyword);
    if (found.length > 0 && !mayBeSyllables(keyword)) return found;
    return [...findMeant(articles, searchedTextOf, keyword).found];
  }
  if (isRecommended)
    return [...articles].sort((left, right) => (left.recommended ?? 0) - (right.recommended ?? 0));
  return [...articles].sort(
    (left, right) => right.createdAt.localeCompare(left.createdAt) || left.id - right.id,
  );
}

/** Typed, so that a property the contract no longer has is a type error where it is written. */
function describe(
  article: HelpSource,
  world: World,
  locale: Locale,
  keyword?: string,
): components["schemas"]["HelpListItem"] {
  const { content, lang } = localize(article.texts, locale);
  const poster = article.poster ?? null;
  return {
    id: article.id,
    title: content.title,
    summary: content.summary,
    create_time: article.createdAt,
    hits: hitsOf(world, hitKey(article), article.hits),
    is_video: isVideo(article),
    type: article.kind,
    thumbnail: poster,
    wrapper: poster,
    category_id: article.category,
    product_alias: productOfCategory(article.category),
    reading_minutes: article.readingMinutes ?? null,
    duration_seconds: article.durationSeconds ?? null,
    lang,
    ...(keyword !== undefined && { matches: searchMatches(content, keyword) }),
  };
}

function isVideo(article: HelpSource): 0 | 1 {
  return article.kind === "video" ? 1 : 0;
}

function neighbour(article: HelpSource | undefined, locale: Locale) {
  if (article === undefined) return null;
  const { content, lang } = localize(article.texts, locale);
  return { id: article.id, title: content.title, is_video: isVideo(article), lang };
}

function hitKey(article: HelpSource): string {
  return `help ${article.id}`;
}
