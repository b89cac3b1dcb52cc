import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { record } from "../../../scripts/contracts/operations";
import { begin, origin } from "../../support/begin";
import { operations } from "./contract";

type Item = Record<string, unknown>;
type Query = Record<string, string | number>;

/** Required parameters of a list. */
const needed: Readonly<Record<string, Query>> = {
  listProductVersions: { product_id: 1 },
  listProductClients: { product_id: 1 },
};

const lists = operations.filter(({ pagination }) => pagination !== null);

async function request(path: string, query: Query): Promise<unknown> {
  const address = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return (await fetch(address)).json();
}

/** One page of a list, read at the locations its `x-pagination` declares. */
async function pageOf(
  operation: (typeof lists)[number],
  query: Query,
): Promise<{ items: Item[]; total: number }> {
  const response = await request(operation.path, { ...needed[operation.operationId], ...query });
  const items = at(response, operation.pagination?.["items"]);
  if (!Array.isArray(items))
    throw new Error(`${operation.operationId} answered no list: ${JSON.stringify(response)}`);
  return { items: items.map(record), total: Number(at(response, operation.pagination?.["total"])) };
}

/** All items of a list; every list of the sample content fits one page of a hundred. */
const allOf = async (operation: (typeof lists)[number], query: Query = {}) =>
  (await pageOf(operation, { page_size: 100, ...query })).items;

test("the lists are those whose contract declares their paging", () => {
  expect(lists.map(({ operationId }) => operationId)).toEqual([
    "listProducts",
    "listProductVersions",
    "listProductClients",
    "listHelpArticles",
    "listPartners",
    "listFriendshipLinks",
    "listNews",
    "listCases",
  ]);
});

describe.each(lists)("$operationId", (operation) => {
  const { page, size, id } = record(operation.pagination);
  const idsOf = (items: readonly Item[]) => items.map((item) => item[String(id)]);

  test("has pages that do not overlap and together are the whole list", { timeout: 20_000 }, async () => {
    begin();
    const all = idsOf(await allOf(operation));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (length) => {
        const gathered: unknown[] = [];
        const count = Math.ceil(all.length / length);
        for (let number = 1; number <= Math.min(count, 12); number++) {
          const { items, total } = await pageOf(operation, {
            [String(page)]: number,
            [String(size)]: length,
          });
          expect(items).toHaveLength(Math.min(length, all.length - (number - 1) * length));
          expect(total).toBe(all.length);
          gathered.push(...idsOf(items));
        }
        expect(gathered).toEqual(all.slice(0, 12 * length));
        expect(new Set(gathered).size).toBe(gathered.length);
        const { items, total } = await pageOf(operation, {
          [String(page)]: count + 1,
          [String(size)]: length,
        });
        expect({ items, total }).toEqual({ items: [], total: all.length });
      }),
      { numRuns: 6, examples: [[1], [100], [all.length || 1]] },
    );
  });

  test("begins with page 1 of twenty", async () => {
    begin();
    const { items } = await pageOf(operation, {});
    expect(idsOf(items)).toEqual(idsOf(await allOf(operation)).slice(0, 20));
  });
});

describe("a filter of the contract", () => {
  const filters = lists.flatMap((operation) =>
    Object.entries(operation.filters).map(([parameter, property]) => ({
      operation,
      name: `${operation.operationId} ${parameter}`,
      parameter,
      property: String(property),
    })),
  );

  test.each(filters)("$name keeps what fits, and only that", async ({ operation, parameter, property }) => {
    begin();
    const all = await allOf(operation);
    const values = new Set(
      parameter === "category_alias" ? ["zhj", "xh", "ds"] : all.map((item) => item[property]),
    );
    expect(values.size).toBeGreaterThan(0);
    for (const value of values) {
      const found = await allOf(operation, { [parameter]: String(value) });
      expect(found.map((item) => item["id"])).toEqual(
        all.filter((item) => item[property] === value).map((item) => item["id"]),
      );
    }
  });

  test("of news by category keeps that category, and news means all", async () => {
    begin();
    const news = lists.find(({ operationId }) => operationId === "listNews");
    if (!news) throw new Error("There is no listNews.");
    const all = await allOf(news);
    expect(await allOf(news, { category: "news" })).toEqual(all);
    for (const category of ["product-news", "company-news", "industry-news"])
      expect(await allOf(news, { category })).toEqual(all.filter((item) => item["category"] === category));
  });

  test("of help by category includes the categories below it", async () => {
    begin();
    const help = lists.find(({ operationId }) => operationId === "listHelpArticles");
    if (!help) throw new Error("There is no listHelpArticles.");
    const tree = at(await request("/api/category", { alias: "zhj" }), "/data");
    if (!Array.isArray(tree)) throw new Error("There is no tree of categories.");
    for (const root of tree) {
      const below = new Set([root.id, ...root.children.map((child: Item) => child["id"])]);
      const found = await allOf(help, { category_id: root.id });
      expect(found, `${root.name}`).toHaveLength(root.article_count);
      expect(found.every((item) => below.has(item["category_id"]))).toBe(true);
    }
  });

  test("that fits nothing gives an empty list", async () => {
    begin();
    expect(at(await request("/api/product", { alias: "no-such" }), "/data")).toEqual({ list: [], total: 0 });
    expect(at(await request("/api/case", { industry: "no-such" }), "/data")).toEqual({ list: [], total: 0 });
    expect(at(await request("/api/help", { category_id: 999 }), "/data")).toEqual({ list: [], total: 0 });
    expect(at(await request("/api/product/client", { product_id: 999 }), "/data")).toEqual({
      list: [],
      total: 0,
    });
  });
});

describe("an order of the contract", () => {
  const sorts = lists.flatMap((operation) => {
    const parameter = operation.parameters.find(({ name }) => name === operation.sort?.["param"]);
    const values = record(parameter?.["schema"])["enum"];
    return Array.isArray(values) ? values.map((value) => ({ operation, value: String(value) })) : [];
  });

  test.each(sorts)("$operation.operationId $value", async ({ operation, value }) => {
    begin();
    const items = await allOf(operation, { [String(operation.sort?.["param"])]: value });
    const property = value.replace("-", "");
    const keys = items.map((item) => item[property]);
    const sign = value.startsWith("-") ? -1 : 1;
    const ordered = [...keys].sort((left, right) => sign * compare(left, right));
    expect(keys).toEqual(ordered);
    expect(new Set(keys).size).toBeGreaterThan(1);
  });

  test("that is the default holds when none is asked for", async () => {
    begin();
    for (const { sort, ...operation } of lists.filter((list) => list.sort !== null)) {
      const asked = await allOf(
        { ...operation, sort },
        { [String(sort?.["param"])]: String(sort?.["default"]) },
      );
      expect(await allOf({ ...operation, sort })).toEqual(asked);
    }
  });
});

/** The value at a JSON pointer. */
function at(value: unknown, pointer: unknown): unknown {
  let found = value;
  for (const step of String(pointer).split("/").slice(1)) found = record(found)[step];
  return found;
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right));
}
