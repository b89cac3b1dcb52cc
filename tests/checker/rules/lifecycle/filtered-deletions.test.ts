import { expect, test } from "vitest";
import { fittingFilters } from "../../../../scripts/contract-check/rules/lifecycle/filtered-deletions";
import { operationsOf, runOf } from "../../inline-contract";
import { readObject, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const answers = answersOf([400, 404, 415], "detail");
const text = { type: "string", minLength: 1, maxLength: 40 };
const label = object({ id: countedId, text });
const list = object({ items: { type: "array", items: label } });
const query = (name: string) => ({ name, in: "query", schema: text });

const paths = {
  "/labels": {
    get: { operationId: "listLabels", parameters: [query("q"), query("text")], ...answers(200, list) },
    post: {
      operationId: "createLabel",
      ...input(object({ text }), { text: "Fragile" }),
      ...answers(201, label),
    },
  },
  "/labels/{labelId}": {
    ...inPath("labelId"),
    get: { operationId: "getLabel", ...answers(200, label) },
    delete: {
      operationId: "deleteLabel",
      responses: { ...answers(200, label).responses, 200: undefined, 204: { description: "Gone." } },
    },
  },
};

test("an item is found by a search for a text of it, and by filters named like its members", () => {
  const found = fittingFilters(operationsOf(paths)("listLabels"), { id: 1, text: "Fragile" });
  expect(found.map(([{ name }, value]) => [name, value])).toEqual([
    ["q", "Fragile"],
    ["text", "Fragile"],
  ]);
});

/** What a run finds of deletions, where the parameter also finds what was deleted. */
async function foundWhere(leaking?: "q" | "text"): Promise<string[]> {
  const labels: { id: number; text: string; isDeleted: boolean }[] = [];
  const detail = (status: number) => ({ status, body: { detail: "No." } });
  const view = ({ id, text: shown }: (typeof labels)[number]) => ({ id, text: shown });
  const server = await serve(({ method, path, query: asked, headers, text: sent }) => {
    const [, id] = /^\/labels(?:\/(\d+))?$/.exec(path) ?? [];
    if (!/^\/labels(\/\d+)?$/.test(path)) return detail(404);
    if (id === undefined && method === "GET") {
      const isAsked = leaking !== undefined && asked.has(leaking);
      for (const one of asked.values()) if (one === "" || one.length > 40) return detail(400);
      const fitting = labels
        .filter((one) => isAsked || !one.isDeleted)
        .filter((one) => one.text.includes(asked.get("q") ?? ""))
        .filter((one) => one.text === (asked.get("text") ?? one.text));
      return { status: 200, body: { items: fitting.map(view) } };
    }
    if (id === undefined && method === "POST") {
      if (!headers["content-type"]?.startsWith("application/json")) return detail(415);
      const { text: own, ...others } = readObject(sent) ?? {};
      if (typeof own !== "string" || own === "" || [...own].length > 40 || Object.keys(others).length > 0)
        return detail(400);
      const made = { id: labels.length + 1, text: own, isDeleted: false };
      labels.push(made);
      return { status: 201, body: view(made) };
    }
    const found = labels.find((one) => one.id === Number(id) && !one.isDeleted);
    if (method !== "GET" && method !== "DELETE")
      return { ...detail(405), headers: { allow: id === undefined ? "GET, POST" : "GET, DELETE" } };
    if (!found) return detail(404);
    if (method === "GET") return { status: 200, body: view(found) };
    found.isDeleted = true;
    return { status: 204 };
  });
  const contract = { openapi: "3.1.0", info: { title: "Labels", version: "1" }, paths };
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings
    .filter(({ rule }) => rule === "gone")
    .map(({ operation, pointer }) => operation.id + pointer);
}

test("what is deleted is found by no filter and no search", async () => {
  expect(await foundWhere()).toEqual([]);
  expect(await foundWhere("q")).toEqual(["listLabels/query.q"]);
  expect(await foundWhere("text")).toEqual(["listLabels/query.text"]);
});
