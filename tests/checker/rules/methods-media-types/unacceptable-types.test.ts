import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { readObject, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const answers = answersOf([400, 404, 406, 415], "detail");
const label = object({ id: countedId, text: { type: "string" } });

const contract = {
  openapi: "3.1.0",
  info: { title: "Labels", version: "1" },
  paths: {
    "/labels": {
      post: {
        operationId: "createLabel",
        ...input(object({ text: { type: "string" } }), { text: "Fragile" }),
        ...answers(201, label),
      },
    },
    "/labels/{labelId}": { get: { operationId: "getLabel", ...inPath("labelId"), ...answers(200, label) } },
  },
};

/** The operations that ignore `Accept`, by what a run finds where these methods do. */
async function foundIn(deaf: readonly string[]): Promise<string[]> {
  const labels: { id: number; text: string }[] = [];
  const detail = (status: number) => ({ status, body: { detail: "No." } });
  const server = await serve(({ method, path, headers, text }) => {
    const [, id] = /^\/labels(?:\/(\d+))?$/.exec(path) ?? [];
    if (!path.startsWith("/labels")) return detail(404);
    const allow = path === "/labels" ? "POST" : "GET";
    if (method !== allow) return { ...detail(405), headers: { allow } };
    if (!deaf.includes(method) && !/\*\/\*|json/.test(headers.accept ?? "*/*")) return detail(406);
    if (method === "GET") {
      const found = labels.find((one) => one.id === Number(id));
      return found ? { status: 200, body: found } : detail(404);
    }
    if (!headers["content-type"]?.startsWith("application/json")) return detail(415);
    const { text: sent, ...others } = readObject(text) ?? {};
    if (typeof sent !== "string" || Object.keys(others).length > 0) return detail(400);
    const made = { id: labels.length + 1, text: sent };
    labels.push(made);
    return { status: 201, body: made };
  });
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings.filter(({ cause }) => cause === "406").map(({ operation }) => operation.id);
}

test("an Accept that cannot be met is refused by reads and changes that document 406", async () => {
  expect(await foundIn([])).toEqual([]);
  expect(await foundIn(["GET"])).toEqual(["getLabel"]);
  expect(await foundIn(["POST"])).toEqual(["createLabel"]);
});
