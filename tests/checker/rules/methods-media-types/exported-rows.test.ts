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

interface Table {
  kind: keyof typeof tables;
  path: string;
  /** How a number is written in a cell. */
  cell: (number: string) => string;
}

async function findingsOf({ kind, path: address, cell }: Table): Promise<string[]> {
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
    const rows = bills.filter((one) => tables[kind](one, user, wanted));
    const lines = ["number,status", ...rows.map((one) => `${cell(one.number)},${one.status}`)];
    return {
      status: 200,
      raw: lines.map((line) => `${line}\r\n`).join(""),
      headers: { "content-type": "text/csv" },
    };
  };
  const server = await serve(handle);
  const users = "users:\n  ann: { schemes: { bearer: ann } }\n  bea: { schemes: { bearer: bea } }\n";
  const { "/bills/export": table, ...paths } = contract.paths;
  const run = runOf({ ...contract, paths: { ...paths, [address]: table } }, users, server.url);
  const { findings } = await run.run();
  await server.close();
  const ofRows = findings.filter(({ cause }) => cause.endsWith(" row") || cause === "cells");
  return [...new Set(ofRows.map(({ rule, cause }) => `${rule} ${cause}`))].sort();
}

const plain = (number: string): string => number;

test.each<[keyof typeof tables, string[]]>([
  ["right", []],
  ["foreign", ["filter foreign row", "ownership foreign row"]],
  ["unfiltered", ["filter foreign row"]],
  ["short", ["listed missing row"]],
])("a table has the rows of the list beside it, where its text says all: %s", async (kind, expected) => {
  expect(await findingsOf({ kind, path: "/bills/export", cell: plain })).toEqual(expected);
});

test("a table elsewhere is that of the only list with its name", async () => {
  expect(await findingsOf({ kind: "short", path: "/reports/bills.csv", cell: plain })).toEqual([
    "listed missing row",
  ]);
  expect(await findingsOf({ kind: "short", path: "/reports/others.csv", cell: plain })).toEqual([]);
});

test("each row of a table has as many cells as its first one", async () => {
  const withComma = (number: string): string => number.replace("-", ",");
  const path = "/bills/export";
  expect(await findingsOf({ kind: "right", path, cell: withComma })).toEqual(["body cells"]);
});
