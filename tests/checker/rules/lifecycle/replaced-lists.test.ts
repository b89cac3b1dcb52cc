import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const id = countedId;
const title = { type: "string", minLength: 2, maxLength: 40 };
const item = object({ word: title, count: { type: "integer", minimum: 1, maximum: 99 } });
const items = { type: "array", items: item, minItems: 1, maxItems: 12 };
const menu = object({ id, title, items: { type: "array", items: item } });
const dish = object({
  id,
  title,
  vegan: { type: "boolean" },
  hasMilk: { type: "boolean" },
  note: { type: ["string", "null"] },
});
const answer = answersOf([400, 404, 415, 422]);
const dishInput = input(
  object(
    {
      title,
      vegan: { type: "boolean", default: false },
      hasMilk: { type: "boolean", default: false },
      note: { type: ["string", "null"], maxLength: 40, default: null },
    },
    ["title"],
  ),
  { title: "Risotto", vegan: false, hasMilk: true, note: "Hot" },
);

const contract = {
  openapi: "3.1.0",
  info: { title: "Menus", version: "1" },
  paths: {
    "/menus": {
      post: {
        operationId: "createMenu",
        ...input(object({ title }), { title: "Friday" }),
        ...answer(201, menu),
      },
    },
    "/menus/{menuId}": { ...inPath("menuId"), get: { operationId: "getMenu", ...answer(200, menu) } },
    "/menus/{menuId}/items": {
      ...inPath("menuId"),
      put: {
        operationId: "replaceMenuItems",
        description: "Replaces all items.",
        ...input(object({ items }), { items: [{ word: "Soup", count: 2 }] }),
        ...answer(200, menu),
      },
    },
    "/dishes": {
      post: {
        operationId: "createDish",
        description: "Nothing vegan has milk in it (422).",
        ...dishInput,
        ...answer(201, dish),
      },
    },
    "/dishes/{dishId}": {
      ...inPath("dishId"),
      get: { operationId: "getDish", ...answer(200, dish) },
      put: {
        operationId: "replaceDish",
        description: "Replaces all of it. Nothing vegan has milk in it (422).",
        ...dishInput,
        ...answer(200, dish),
      },
    },
  },
};

type Bug = "items are added" | "members stay";

const fits = (value: unknown): boolean =>
  typeof value === "string" && [...value].length >= 2 && [...value].length <= 40;
const isItem = (value: unknown): boolean => {
  const one = readObject(JSON.stringify(value)) ?? {};
  const { word, count, ...rest } = one;
  const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 99;
  return fits(word) && isCount && Object.keys(rest).length === 0;
};
const areItems = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isItem);
const hasOnly = (body: Values, names: readonly string[]): boolean =>
  Object.keys(body).every((name) => names.includes(name));
const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });

/** The dish that a body describes, or the status with which it is refused. */
function dishOf(body: Values): Values | number {
  const { title: name, vegan = false, hasMilk = false, note = null } = body;
  const isNote = note === null || (typeof note === "string" && [...note].length <= 40);
  const areFlags = typeof vegan === "boolean" && typeof hasMilk === "boolean";
  if (!hasOnly(body, ["title", "vegan", "hasMilk", "note"]) || !fits(name) || !isNote || !areFlags)
    return 400;
  return vegan && hasMilk ? 422 : { title: name, vegan, hasMilk, note };
}

function menus(bug?: Bug): (request: MockRequest) => MockResponse {
  const rows: Record<string, Values[]> = { menus: [], dishes: [] };

  function ofDishes(method: string, row: Values | undefined, sent: Values): MockResponse {
    const body = row && bug === "members stay" ? { ...row, ...sent } : sent;
    const { id: _id, ...values } = body;
    const wanted = dishOf(bug === "members stay" ? values : sent);
    if (typeof wanted === "number") return refuse(wanted);
    if (row) return { status: 200, body: Object.assign(row, wanted) };
    const created = { id: (rows["dishes"] ?? []).length + 1, ...wanted };
    rows["dishes"]?.push(created);
    return { status: method === "POST" ? 201 : 200, body: created };
  }

  function ofMenus(row: Values | undefined, sent: Values): MockResponse {
    if (!row) {
      if (!hasOnly(sent, ["title"]) || !fits(sent["title"])) return refuse(400);
      const created = { id: (rows["menus"] ?? []).length + 1, title: sent["title"], items: [] };
      rows["menus"]?.push(created);
      return { status: 201, body: created };
    }
    const wanted = sent["items"];
    if (!hasOnly(sent, ["items"]) || !areItems(wanted)) return refuse(400);
    const before = bug === "items are added" && Array.isArray(row["items"]) ? row["items"] : [];
    return { status: 200, body: Object.assign(row, { items: [...before, ...wanted] }) };
  }

  return ({ method, path, headers, text }) => {
    const [, kind = "", given, inner] = /^\/(menus|dishes)(?:\/([^/]+)(\/items)?)?$/.exec(path) ?? [];
    if (kind === "" || (kind === "dishes" && inner)) return refuse(404);
    const ofOne = kind === "dishes" ? ["GET", "PUT"] : ["GET"];
    const methods = given === undefined ? ["POST"] : inner ? ["PUT"] : ofOne;
    if (!methods.includes(method)) return { ...refuse(405), headers: { allow: methods.join(", ") } };
    const row = rows[kind]?.find((one) => String(one["id"]) === given);
    if (given !== undefined && !row) return refuse(404);
    if (row && method === "GET") return { status: 200, body: row };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const sent = readObject(text);
    if (!sent) return refuse(400);
    return kind === "menus" ? ofMenus(row, sent) : ofDishes(method, row, sent);
  };
}

async function findingsOf(bug?: Bug): Promise<string[]> {
  const server = await serve(menus(bug));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("a list that replaces all before has no finding", async () => {
  expect(await findingsOf()).toEqual([]);
});

test.each([
  ["items are added", "replaceMenuItems put-replaces"],
  ["members stay", "replaceDish put-replaces"],
] as const)("what a replacement keeps is found: %s", async (bug, wanted) => {
  expect(await findingsOf(bug)).toContain(wanted);
});
