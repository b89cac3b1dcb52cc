import type { operations } from "../../../src/generated/content";
import type { Locale } from "../../../src/platform/locale";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { agreements } from "../data/agreements";
import { categories } from "../data/categories";
import { clients } from "../data/clients";
import { friendshipLinks } from "../data/friendship-links";
import { partners } from "../data/partners";
import { products } from "../data/products";
import type { CategorySource, ProductSource } from "../data/source";
import { versions } from "../data/versions";
import { notFound } from "../localize";
import { toHtml } from "../markup";
import { ancestorsOf } from "../rules/category-tree";
import { pageOf } from "../rules/page-of";
import { helpTable, slideTable } from "../state";

type Catalogue =
  | "listCategories"
  | "listCategoryAncestors"
  | "listProducts"
  | "listProductVersions"
  | "listProductClients"
  | "getAgreement"
  | "listSlides"
  | "listPartners"
  | "listFriendshipLinks";

/** Editorial content that visitors cannot change: products, categories, texts, links. */
export const catalogueHandlers: Pick<Handlers<operations>, Catalogue> = {
  listCategories({ query, locale, world }) {
    if (!products.some(({ alias }) => alias === query.alias)) return refuse(notFound("noProduct", locale));
    const own = categories.filter(({ product }) => product === query.alias);
    return ok(own.filter(({ pid }) => pid === 0).map((root) => categoryTree(root, own, world, locale)));
  },

  listCategoryAncestors({ path, locale }) {
    const ancestors = ancestorsOf(path.id);
    if (ancestors.length === 0) return refuse(notFound("noCategory", locale));
    return ok(
      ancestors.map(({ id, pid, alias, name, product }) => ({
        id,
        pid,
        alias,
        name: name[locale],
        product_alias: product,
      })),
    );
  },

  listProducts({ query, locale }) {
    const found = products.filter(({ alias }) => query.alias === undefined || alias === query.alias);
    const { list, total } = pageOf(found, query);
    return ok({ total, list: list.map((product) => describeProduct(product, locale, query.clients === 1)) });
  },

  listProductVersions({ query, locale }) {
    const found = versions.filter(
      ({ productId, type }) =>
        productId === query.product_id && (query.type === undefined || type === query.type),
    );
    const { list, total } = pageOf(found, query);
    return ok({
      total,
      list: list.map(({ id, productId, type, version, releasedAt, notes }) => ({
        id,
        product_id: productId,
        type,
        version,
        released_at: releasedAt,
        notes: [...notes[locale]],
        lang: locale,
      })),
    });
  },

  listProductClients({ query }) {
    const found = clients.filter(({ productId }) => productId === query.product_id);
    const { list, total } = pageOf(found, query);
    return ok({ total, list: list.map(describeClient) });
  },

  getAgreement({ query, locale }) {
    const agreement = agreements.find(({ alias }) => alias === query.alias);
    if (!agreement) return refuse(notFound("noAgreement", locale));
    const { title, body } = agreement.texts[locale];
    return ok({
      alias: agreement.alias,
      title,
      version: agreement.version,
      effective_at: agreement.effectiveAt,
      content: toHtml(body),
      lang: locale,
    });
  },

  listSlides({ query, locale, world }) {
    return ok(
      world
        .table(slideTable)
        .by("alias", query.alias)
        .map(({ id, alias, title, summary, pictures, link }) => ({
          id,
          alias,
          title: title[locale],
          summary: summary[locale],
          image: `/samples/slides/${pictures[locale]}`,
          link,
        })),
    );
  },

  listPartners({ query, locale }) {
    const { list, total } = pageOf(partners, query);
    return ok({
      total,
      list: list.map(({ id, title, logo }) => ({
        id,
        title: title[locale],
        logo: `/samples/partners/${logo}`,
      })),
    });
  },

  listFriendshipLinks({ query, locale }) {
    const { list, total } = pageOf(friendshipLinks, query);
    return ok({ total, list: list.map(({ id, title, url }) => ({ id, title: title[locale], url })) });
  },
};

interface CategoryResponse {
  id: number;
  pid: number;
  alias: string;
  name: string;
  icon: string | null;
  article_count: number;
  children: CategoryResponse[];
}

function categoryTree(
  category: CategorySource,
  all: readonly CategorySource[],
  world: World,
  locale: Locale,
): CategoryResponse {
  const { id, pid, alias, icon, name } = category;
  const children = all
    .filter((child) => child.pid === id)
    .map((child) => categoryTree(child, all, world, locale));
  const below = children.reduce((sum, child) => sum + child.article_count, 0);
  const own = world.table(helpTable).by("category", id).length;
  return { id, pid, alias, name: name[locale], icon: icon ?? null, article_count: own + below, children };
}

function describeProduct(product: ProductSource, locale: Locale, withClients: boolean) {
  const { id, alias, logo, name, description } = product;
  const described = { id, name: name[locale], alias, description: description[locale], logo };
  return withClients ? { ...described, clients: newestClients(id).map(describeClient) } : described;
}

/** The newest installer of each system and channel; the list of installers is newest first. */
function newestClients(productId: number): (typeof clients)[number][] {
  const newest = new Map<string, (typeof clients)[number]>();
  for (const client of clients) {
    const place = `${client.type} ${client.channel}`;
    if (client.productId === productId && !newest.has(place)) newest.set(place, client);
  }
  return [...newest.values()];
}

function describeClient({
  id,
  productId,
  type,
  version,
  link,
  channel,
  sizeBytes,
  minOs,
  architecture,
  releasedAt,
}: (typeof clients)[number]) {
  return {
    id,
    product_id: productId,
    type,
    version,
    link,
    channel,
    size_bytes: sizeBytes,
    min_os: minOs,
    architecture,
    released_at: releasedAt,
  };
}
