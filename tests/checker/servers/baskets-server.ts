import { runOf } from "../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./kit";
import { answersOf, countedId, inPath, input, object } from "./schema-parts";

const answers = answersOf([400, 401, 404, 409, 415, 422], "detail");
const quantity = { type: "integer", minimum: 1, maximum: 9 };
const line = object({ id: countedId, quantity });
const sums = object({ quantity: { type: "integer" } });
const basket = object({ id: countedId, lineCount: { type: "integer" }, sums });
const gone = answers(204, {}).responses;
const idsInPath = (...names: string[]) => ({
  parameters: names.flatMap((name) => inPath(name).parameters),
});

/** Baskets with lines; a basket that was deleted can be brought back. */
const basketContract = {
  openapi: "3.1.0",
  info: { title: "Baskets", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/baskets": {
      post: { operationId: "createBasket", ...answers(201, basket) },
    },
    "/baskets/{basketId}": {
      ...idsInPath("basketId"),
      get: { operationId: "getBasket", ...answers(200, basket) },
      delete: { operationId: "deleteBasket", responses: { ...gone, 204: { description: "Gone." } } },
    },
    "/baskets/{basketId}/restore": {
      ...idsInPath("basketId"),
      post: {
        operationId: "restoreBasket",
        description: "Brings a deleted basket back; 409 where it is not deleted.",
        ...answers(200, basket),
      },
    },
    "/baskets/{basketId}/lines": {
      ...idsInPath("basketId"),
      post: {
        operationId: "addLine",
        ...input(object({ quantity }), { quantity: 2 }),
        ...answers(201, line),
      },
    },
    "/baskets/{basketId}/lines/{lineId}": {
      ...idsInPath("basketId", "lineId"),
      get: { operationId: "getLine", ...answers(200, line) },
      delete: { operationId: "removeLine", responses: { ...gone, 204: { description: "Gone." } } },
    },
  },
};

export type BasketDefect = "keeps the sums of removed lines" | "restores without lines";

interface Basket {
  id: number;
  isDeleted: boolean;
  lines: { id: number; quantity: number }[];
  lost: number;
}

const detail = (status: number): MockResponse => ({ status, body: { detail: "No." } });

/** Starts the server, with a defect if one is named. */
async function startBaskets(defect?: BasketDefect) {
  const baskets: Basket[] = [];
  let count = 0;
  const view = ({ id, lines, lost }: Basket) => ({
    id,
    lineCount: lines.length,
    sums: { quantity: lines.reduce((sum, one) => sum + one.quantity, lost) },
  });

  return await serve(({ method, path, headers, text }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ada") return detail(401);
    const address = /^\/baskets(?:\/(\d+))?(?:\/(restore|lines)(?:\/(\d+))?)?$/.exec(path);
    if (!address) return detail(404);
    const [, id, kind, lineId] = address;
    if (id === undefined) return method === "POST" ? createBasket() : refused("POST");
    const found = baskets.find((one) => one.id === Number(id));
    if (kind === "restore") return method === "POST" ? restore(found) : refused("POST");
    const isThere = found && !found.isDeleted;
    if (kind === undefined) {
      if (!/^(GET|DELETE)$/.test(method)) return refused("GET, DELETE");
      if (!isThere) return detail(404);
      if (method === "GET") return { status: 200, body: view(found) };
      found.isDeleted = true;
      return { status: 204 };
    }
    if (lineId === undefined) {
      if (method !== "POST") return refused("POST");
      return isThere ? addLine(found, headers["content-type"] ?? "", text) : detail(404);
    }
    if (!/^(GET|DELETE)$/.test(method)) return refused("GET, DELETE");
    const line = isThere ? found.lines.find((one) => one.id === Number(lineId)) : undefined;
    if (!found || !line) return detail(404);
    if (method === "GET") return { status: 200, body: line };
    found.lines = found.lines.filter((one) => one !== line);
    if (defect === "keeps the sums of removed lines") found.lost += line.quantity;
    return { status: 204 };
  });

  function createBasket(): MockResponse {
    count += 1;
    const made = { id: count, isDeleted: false, lines: [], lost: 0 };
    baskets.push(made);
    return { status: 201, body: view(made) };
  }

  function restore(found: Basket | undefined): MockResponse {
    if (!found) return detail(404);
    if (!found.isDeleted) return detail(409);
    found.isDeleted = false;
    if (defect === "restores without lines") found.lines = [];
    return { status: 200, body: view(found) };
  }

  function addLine(found: Basket, type: string, text: string): MockResponse {
    if (!type.startsWith("application/json")) return detail(415);
    const sent = readObject(text);
    const { quantity: wanted, ...others } = sent ?? {};
    const isValid = Number.isInteger(wanted) && Number(wanted) >= 1 && Number(wanted) <= 9;
    if (!isValid || Object.keys(others).length > 0) return detail(422);
    count += 1;
    const made = { id: count, quantity: Number(wanted) };
    found.lines.push(made);
    return { status: 201, body: made };
  }
}

const refused = (allow: string): MockResponse => ({ ...detail(405), headers: { allow } });

/** The operations with a finding, and its rule, where the server has a defect. */
export async function findingsInBaskets(defect?: BasketDefect): Promise<string[]> {
  const server = await startBaskets(defect);
  const users = "users:\n  ada: { schemes: { bearer: ada } }\n";
  const { findings } = await runOf(basketContract, users, server.url, "full").run();
  await server.close();
  return [...new Set(findings.map(({ operation, rule }) => `${operation.id} ${rule}`))];
}
