import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";

const text = { type: "string" };
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const object = (properties: Values) => ({ type: "object", required: Object.keys(properties), properties });
const shown = (schema: unknown) => ({ description: "It", ...json(schema) });
const refusals = { 400: { description: "Refused" }, 404: { description: "Refused" } };
const token = object({ name: text, note: text });
const tokens = object({ tokens: { type: "array", items: token } });
const named = [{ name: "name", in: "path", required: true, schema: text }];
const given = { requestBody: { required: true, ...json(object({ note: text })) } };

/** Tokens that a list of one shows, and a desk: whatever is sent to it, it is the same one, and nothing deletes it. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Tokens", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/tokens": {
      post: { operationId: "createToken", ...given, responses: { 201: shown(token), ...refusals } },
    },
    "/tokens/{name}": {
      parameters: named,
      get: { operationId: "getTokens", responses: { 200: shown(tokens), ...refusals } },
      delete: { operationId: "deleteToken", responses: { 204: { description: "Gone" }, ...refusals } },
    },
    "/notices": {
      post: {
        operationId: "createNotice",
        ...given,
        responses: { 201: { description: "Made" }, ...refusals },
      },
      get: {
        operationId: "listNotices",
        responses: { 200: shown(object({ items: { type: "array", items: object({ note: text }) } })) },
      },
    },
    "/desks": {
      post: {
        operationId: "createDesk",
        ...given,
        responses: { 201: shown(object({ id: text, note: text })), ...refusals },
      },
    },
    "/desks/{id}": {
      parameters: [{ ...named[0], name: "id" }],
      get: { operationId: "getDesk", responses: { 200: shown(object({ id: text })), ...refusals } },
    },
  },
};

function start(delay = 0) {
  const notes = new Map<string, string>();
  const send = (status: number, body?: unknown): MockResponse => ({ status, body, delay });
  return serve(({ method, path, text: body, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return send(401, {});
    const [, kind, name = ""] = path.split("/").map(decodeURIComponent);
    const note = readObject(body)?.["note"];
    if (kind === "notices" && method === "GET") return send(200, { items: [] });
    if (kind === "notices") return typeof note === "string" ? send(201) : send(400, {});
    if (kind === "desks" && name === "")
      return typeof note === "string" ? send(201, { id: "desk-1", note }) : send(400, {});
    if (kind === "desks") return name === "desk-1" ? send(200, { id: name }) : send(404, {});
    if (name === "") {
      if (typeof note !== "string") return send(400, {});
      const key = `token-${notes.size + 1}`;
      notes.set(key, note);
      return send(201, { name: key, note });
    }
    if (method === "DELETE") return notes.delete(name) ? send(204) : send(404, {});
    return send(200, { tokens: notes.has(name) ? [{ name, note: notes.get(name) }] : [] });
  });
}

const users = "users:\n  ann: { schemes: { bearer: ann } }\n";

test("a read that lists nothing after a deletion shows that it is gone", async () => {
  const server = await start();
  const { findings } = await runOf(contract, users, server.url).run();
  await server.close();
  expect(findings.filter(({ rule }) => rule === "gone")).toEqual([]);
});

test("what several calls made and nothing deletes is listed once", async () => {
  const server = await start();
  const { leftOver } = await runOf(contract, users, server.url).run();
  await server.close();
  expect(
    leftOver.map(({ resource, id }) => `${resource} ${id}`.replace(/\d+ times/, "# times")).sort(),
  ).toEqual(["desk desk-1", "notice # times, id unknown"]);
});
