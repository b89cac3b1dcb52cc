import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string", minLength: 1, maxLength: 40 };
const count = { type: "integer", minimum: 0 };
const many = (items: object) => ({ type: "array", items });
const answers = (schema: object) => ({
  responses: {
    200: { description: "It.", content: json(schema) },
    400: { description: "Wrong.", content: json(object({ fields: many(object({ field: text })) })) },
    404: { description: "Unknown customer." },
  },
});
const sent = (schema: object, example: object) => ({
  requestBody: { required: true, content: json(schema, example) },
});
const customerLabels = object({ customerId: text, labels: many(text) });
const asked = object({
  page: { type: "integer", minimum: 1, maximum: 1000 },
  rows: { type: "integer", minimum: 1, maximum: 1000 },
});

/** Customers that are listed by POST, their labels with how many carry each, and giving them up or taking that back. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Customers", version: "1" },
  paths: {
    "/customers/list": {
      post: {
        operationId: "listCustomers",
        "x-pagination": { page: "page", size: "rows", items: "/list", total: "/total", id: "customerId" },
        ...sent(asked, { page: 1, rows: 1000 }),
        ...answers(object({ list: many(object({ customerId: text })), total: count })),
      },
    },
    "/labels": {
      get: { operationId: "listLabels", ...answers(many(object({ name: text, customerCount: count }))) },
      post: {
        operationId: "saveLabels",
        description: "The customer carries exactly the labels sent.",
        ...sent(customerLabels, { customerId: "c1", labels: [] }),
        ...answers(customerLabels),
      },
    },
    "/labels/{customerId}": {
      get: {
        operationId: "listLabelsOfCustomer",
        parameters: [{ name: "customerId", in: "path", required: true, schema: text, example: "c1" }],
        ...answers(many(text)),
      },
    },
    "/customers/leaving": {
      post: {
        operationId: "giveUpCustomer",
        ...sent(
          {
            oneOf: [
              object({ customerId: text, reason: { type: "string", enum: ["moved"] } }),
              object({ customerId: text, isUndo: { type: "boolean", enum: [true] } }),
            ],
          },
          { customerId: "c1", isUndo: true },
        ),
        ...answers(object({ customerId: text })),
      },
    },
  },
};

function start({ ignoresPages = false } = {}) {
  const ids = Array.from({ length: 7 }, (_, index) => `c${index + 1}`);
  const send = (status: number, body?: unknown): MockResponse => ({ status, body });
  const wrong = (field: string) => send(400, { fields: [{ field }] });
  const isRight = (value: unknown, most: number): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;
  const isText = (value: unknown): value is string =>
    typeof value === "string" && value.length > 0 && [...value].length <= 40;
  const labelsOf = new Map<string, unknown>();
  const unknown = (body: Values, known: readonly string[]) =>
    Object.keys(body).find((name) => !known.includes(name));

  function list(body: Values): MockResponse {
    const { page, rows } = body;
    if (!isRight(page, 1000)) return wrong("page");
    if (!isRight(rows, 1000)) return wrong("rows");
    const first = ignoresPages ? 0 : (page - 1) * rows;
    const shown = ids.slice(first, first + rows);
    return send(200, { list: shown.map((customerId) => ({ customerId })), total: ids.length });
  }

  function leave({ customerId, reason, isUndo }: Values): MockResponse {
    if (!isText(customerId)) return wrong("customerId");
    if (isUndo !== undefined && reason !== undefined) return wrong("isUndo");
    // Without either a reason is what most callers forgot.
    if (isUndo === undefined && reason !== "moved") return wrong("reason");
    if (isUndo !== undefined && isUndo !== true) return wrong("isUndo");
    return ids.includes(customerId) ? send(200, { customerId }) : send(404);
  }

  function label(body: Values): MockResponse {
    const { customerId, labels } = body;
    if (!isText(customerId)) return wrong("customerId");
    if (!Array.isArray(labels) || !labels.every(isText)) return wrong("labels");
    if (!ids.includes(customerId)) return send(404);
    labelsOf.set(customerId, labels);
    return send(200, { customerId, labels });
  }

  return serve(({ method, path, text: raw, headers }: MockRequest): MockResponse => {
    if (path === "/labels" && method === "GET") return send(200, [{ name: "regular", customerCount: 2 }]);
    const [, customerId] = /^\/labels\/(.+)$/.exec(path) ?? [];
    if (customerId !== undefined && method === "GET")
      return ids.includes(customerId) ? send(200, labelsOf.get(customerId) ?? []) : send(404);
    if (method !== "POST") return send(405);
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return send(415);
    const body = readObject(raw);
    if (!body) return wrong("body");
    const known = {
      "/customers/list": ["page", "rows"],
      "/customers/leaving": ["customerId", "reason", "isUndo"],
      "/labels": ["customerId", "labels"],
    }[path];
    if (!known) return send(404);
    const extra = unknown(body, known);
    if (extra !== undefined) return wrong(extra);
    if (path === "/customers/list") return list(body);
    return path === "/labels" ? label(body) : leave(body);
  });
}

async function found(options?: Parameters<typeof start>[0]): Promise<string[][]> {
  const server = await start(options);
  const { findings, operations, coverage } = await runOf(
    contract,
    "headers: { x-run: '1' }",
    server.url,
    "full",
  ).run();
  await server.close();
  expect(operations.filter((operation) => coverage.of(operation).successes === 0)).toEqual([]);
  return findings.map(({ operation, rule, expected }) => [operation.id, rule, expected]);
}

test("pages in a body, labels without ids and a missing member of either branch cause no findings", async () => {
  expect(await found()).toEqual([]);
});

test("a list that ignores the page in the body is found", async () => {
  const [[operationId, rule] = []] = await found({ ignoresPages: true });
  expect([operationId, rule]).toEqual(["listCustomers", "paging"]);
});
