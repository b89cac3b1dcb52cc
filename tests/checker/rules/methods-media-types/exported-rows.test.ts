import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";

const status = { type: "string", enum: ["open", "paid"] };
const bill = { type: "object", properties: { number: { type: "string" }, status } };
const parameters = [{ name: "status", in: "query", schema: status }];
const list = { type: "object", required: ["items"], properties: { items: { type: "array", items: bill } } };
const contract = {
  openapi: "3.1.0",
  info: { title: "Bills", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/bills": {
      get: {
        operationId: "listBills",
        parameters: [...parameters, { name: "limit", in: "query", schema: { type: "integer", minimum: 1 } }],
        responses: { 200: { description: "All", content: { "application/json": { schema: list } } } },
      },
    },
    "/bills/export": {
      get: {
        operationId: "exportBills",
        description: "All bills that the user may see, as a table.",
        parameters,
        responses: { 200: { description: "It", content: { "text/csv": { schema: { type: "string" } } } } },
      },
    },
  },
};

const bills = [
  { owner: "ann", number: "B-1", status: "paid" },
  { owner: "ann", number: "B-2", status: "open" },
  { owner: "ann", number: "B-3", status: "open" },
  { owner: "bea", number: "B-4", status: "open" },
];

/** Whether the table has a row for a bill, with what a server does wrong. */
const tables = {
  right: (one: (typeof bills)[number], user: string, wanted: string | null) =>
    one.owner === user && (wanted === null || one.status === wanted),
  foreign: (one: (typeof bills)[number], _: string, wanted: string | null) =>
    wanted === null || one.status === wanted,
  unfiltered: (one: (typeof bills)[number], user: string) => one.owner === user,
  short: (one: (typeof bills)[number], user: string, wanted: string | null) =>
    one.owner === user && (wanted === null || one.status === wanted) && one.number !== "B-3",
};

test.each<[keyof typeof tables, string[]]>([
  ["right", []],
  ["foreign", ["filter foreign row", "ownership foreign row"]],
  ["unfiltered", ["filter foreign row"]],
  ["short", ["listed missing row"]],
])("a table has the rows of the list beside it, where its text says all: %s", async (table, expected) => {
  const handle = ({ method, path, query, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea)$/.exec(String(headers.authorization))?.[1];
    if (!user) return { status: 401, body: { code: "unauthenticated" } };
    const wanted = query.get("status");
    const shown = ({ number, status }: (typeof bills)[number]) => ({ number, status });
    if (method !== "GET") return { status: 405, body: { code: "method" } };
    if (path === "/bills")
      return {
        status: 200,
        body: { items: bills.filter((one) => tables.right(one, user, wanted)).map(shown) },
      };
    const rows = bills.filter((one) => tables[table](one, user, wanted));
    const lines = ["number,status", ...rows.map((one) => `${one.number},${one.status}`)];
    return {
      status: 200,
      raw: lines.map((line) => `${line}\r\n`).join(""),
      headers: { "content-type": "text/csv" },
    };
  };
  const server = await serve(handle);
  const users = "users:\n  ann: { schemes: { bearer: ann } }\n  bea: { schemes: { bearer: bea } }\n";
  const { findings } = await runOf(contract, users, server.url).run();
  await server.close();
  const ofRows = findings.filter(({ cause }) => cause.endsWith(" row"));
  expect([...new Set(ofRows.map(({ rule, cause }) => `${rule} ${cause}`))].sort()).toEqual(expected);
});
