import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const day = { type: "string", format: "date" };
const parameter = (name: string) => ({ name, in: "query", required: true, schema: day });
const contract = {
  openapi: "3.1.0",
  info: { title: "Free tables", version: "1" },
  paths: {
    "/tables/free": {
      get: {
        operationId: "listFreeTables",
        parameters: [parameter("from"), parameter("to")],
        responses: {
          200: { description: "The tables.", content: json(object({ tables: { type: "integer" } })) },
          400: { description: "The days are over, or `from` is after `to`." },
        },
      },
    },
  },
};

/** Tables that are free on days to come; what was asked for with success is noted. */
function tableServer() {
  const accepted: string[] = [];
  const handle = ({ method, query }: MockRequest): MockResponse => {
    if (method !== "GET") return { status: 405, headers: { allow: "GET" } };
    const [from, to] = [Date.parse(query.get("from") ?? ""), Date.parse(query.get("to") ?? "")];
    if (!(from > Date.now()) || !(to >= from)) return { status: 400 };
    accepted.push(query.toString());
    return { status: 200, body: { tables: 4 } };
  };
  return { handle, accepted };
}

test("an operation that refuses days that are over is opened by days to come", async () => {
  const { handle, accepted } = tableServer();
  const server = await serve(handle);
  await runOf(contract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url, "full").run();
  await server.close();
  expect(accepted).not.toEqual([]);
});
