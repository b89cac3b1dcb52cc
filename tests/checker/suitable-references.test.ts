import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const reader = { id: text, name: text, homeId: text };
const refusals = Object.fromEntries([401, 404, 422].map((code) => [code, { description: "Refused." }]));
const shown = (content: object) => ({ "200": { description: "It.", content }, ...refusals });
const list = (item: object) => shown(json(object({ items: { type: "array", items: item } })));

const contract = {
  openapi: "3.1.0",
  info: { title: "Libraries", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/homes": { get: { operationId: "listHomes", responses: list(object({ id: text })) } },
    "/readers": { get: { operationId: "listReaders", responses: list(object(reader)) } },
    "/readers/{readerId}": {
      parameters: [{ name: "readerId", in: "path", required: true, schema: text }],
      get: { operationId: "getReader", responses: shown(json(object(reader))) },
      patch: {
        operationId: "updateReader",
        requestBody: { required: true, content: json(object({ name: text, homeId: text }, [])) },
        responses: shown(json(object(reader))),
      },
    },
    "/transfers": {
      post: {
        operationId: "createTransfer",
        description: "A transfer goes to another home than the first one (422).",
        requestBody: { required: true, content: json(object({ toHomeId: text })) },
        responses: { "201": { description: "New.", content: json(object({ id: text })) }, ...refusals },
      },
    },
  },
};

/** A reader with another home is out of reach, and nothing goes to the first home. */
function answers(): (request: MockRequest) => MockResponse {
  const ann = { id: "ann", name: "Ann", homeId: "h1" };
  return ({ method, path, headers, text: sent }) => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    if (path === "/homes") return { status: 200, body: { items: [{ id: "h2" }, { id: "h1" }] } };
    if (path === "/transfers") {
      const isRight = /^\{"toHomeId":"h1"\}$/.test(sent);
      const errors = [{ field: "toHomeId", message: "is where it is" }];
      return isRight ? { status: 201, body: { id: "t1" } } : { status: 422, body: { errors } };
    }
    if (ann.homeId !== "h1" || !["/readers", "/readers/ann"].includes(path)) return { status: 404, body: {} };
    if (method === "PATCH") {
      const [, name, homeId] = /^\{(?:"name":"([^"\\]*)")?,?(?:"homeId":"(h[12])")?\}$/.exec(sent) ?? [
        "",
        undefined,
        undefined,
      ];
      if (sent !== "{}" && name === undefined && homeId === undefined) return { status: 422, body: {} };
      ann.name = name ?? ann.name;
      ann.homeId = homeId ?? ann.homeId;
    }
    return { status: 200, body: path === "/readers" ? { items: [ann] } : ann };
  };
}

test("a change leaves a reader within reach, and what a refusal points at gives way to another", async () => {
  const answer = answers();
  const succeeded: string[] = [];
  const server = await serve((request) => {
    const response = answer(request);
    if (response.status < 300) succeeded.push(request.method);
    return response;
  });
  await runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url).run();
  await server.close();
  expect(succeeded.filter((one) => one === "PATCH").length).toBeGreaterThan(5);
  expect(succeeded.filter((one) => one === "POST").length).toBeGreaterThan(1);
});
