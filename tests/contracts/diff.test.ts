import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Severity } from "../../scripts/contracts/diff/change";
import { compareContracts } from "../../scripts/contracts/diff/compare-contracts";
import { formatChanges } from "../../scripts/contracts/diff/format-changes";
import { contractPath, existingGroups } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { projectRoot } from "../support/project-copy";
import { runScript } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";
import { changed, lineIn } from "./small-contract";
import { changesAfter, changesBack, compare, shopContract } from "./two-versions";

interface Row {
  readonly name: string;
  readonly piece: string;
  readonly replacement: string;
  readonly there: Severity;
  /** The severity of the same change in the opposite direction. */
  readonly back: Severity;
  readonly operation: string;
  readonly expectedLine: string;
}

const row = (
  name: string,
  [piece, replacement]: readonly [string, string],
  [there, back]: readonly [Severity, Severity],
  operation: string,
  expectedLine: string,
): Row => ({ name, piece, replacement, there, back, operation, expectedLine });

const openOperation = shopContract.slice(
  shopContract.indexOf("  /open:"),
  shopContract.indexOf("components:"),
);
const count = "count: { type: integer, format: int32 }";
const goodId = "id: { type: integer, format: int32, minimum: 1 }";
const title = 'title: { type: string, minLength: 2, maxLength: 30, pattern: "^[a-z]+$" }';
const name = "name: { type: string, minLength: 1, maxLength: 40 }";
const price = 'price: { type: string, pattern: "^[0-9]+$" }';
const kind = "- { name: kind, in: query, schema: { type: string, enum: [bowl, plate] } }";
const unknownBranch = '                  - $ref: "#/components/schemas/Unknown"\n';
const form = "          application/x-www-form-urlencoded:\n            schema: { type: object }\n";
const note = 'note: { type: [string, "null"] }';
const seen = 'seen: { type: [string, "null"], format: date }';

const rows: readonly Row[] = [
  // Operations
  row("an operation removed", [openOperation, ""], ["breaking", "safe"], "getOpen", "GET /open is gone"),
  row(
    "a path changed",
    ["  /open:", "  /opened:"],
    ["breaking", "breaking"],
    "getOpen",
    "GET /open became GET /opened",
  ),
  row(
    "an operationId changed",
    ["operationId: getOpen", "operationId: getOpened"],
    ["risky", "risky"],
    "getOpened",
    "operationId getOpen became getOpened",
  ),
  row(
    "a description changed",
    ["description: Open to all.", "description: For all."],
    ["safe", "safe"],
    "getOpen",
    "description changed",
  ),
  row(
    "an operation deprecated",
    ["      operationId: getOpen", "      deprecated: true\n      operationId: getOpen"],
    ["risky", "safe"],
    "getOpen",
    "deprecated",
  ),

  // Parameters
  row(
    "a required parameter added",
    [kind, `${kind}\n        - { name: shop, in: query, required: true, schema: { type: string } }`],
    ["breaking", "breaking"],
    "listGoods",
    "query parameter shop is new and required",
  ),
  row(
    "an optional parameter added",
    [kind, `${kind}\n        - { name: shop, in: query, schema: { type: string } }`],
    ["safe", "breaking"],
    "listGoods",
    "query parameter shop is new and optional",
  ),
  row(
    "a parameter that becomes required",
    ["name: page, in: query, required: false", "name: page, in: query, required: true"],
    ["breaking", "safe"],
    "listGoods",
    "query parameter page became required",
  ),
  row(
    "a parameter's choice removed",
    ["enum: [bowl, plate]", "enum: [bowl]"],
    ["breaking", "safe"],
    "listGoods",
    'query parameter kind "plate" is no longer a choice',
  ),
  row(
    "a parameter's maximum lowered",
    ["maximum: 100", "maximum: 50"],
    ["breaking", "safe"],
    "listGoods",
    "maximum 100 became 50",
  ),
  row(
    "a parameter's minimum lowered",
    ["minimum: 1, maximum: 100", "minimum: 0, maximum: 100"],
    ["safe", "breaking"],
    "listGoods",
    "minimum 1 became 0",
  ),
  row(
    "a parameter's default changed",
    ["default: 1", "default: 2"],
    ["risky", "risky"],
    "listGoods",
    "default 1 became 2",
  ),
  row(
    "a header parameter written in another case",
    ["name: X-Trace", "name: x-trace"],
    ["risky", "risky"],
    "listGoods",
    "X-Trace became x-trace",
  ),
  row(
    "a list parameter joined by commas",
    [`${kind.slice(0, -2)} }`, `${kind.slice(0, -2)}, explode: false }`],
    ["breaking", "breaking"],
    "listGoods",
    "explode changed",
  ),

  // Request bodies and parameters
  row(
    "a property of a request that becomes required",
    ["required: [title]", "required: [title, tone]"],
    ["breaking", "safe"],
    "addGood",
    "body tone became required",
  ),
  row(
    "an optional property added to a closed request",
    [count, `${count}\n        size: { type: string }`],
    ["safe", "breaking"],
    "addGood",
    "body size is new and optional",
  ),
  row(
    "a property removed from an open request",
    [
      "extra: { type: object, properties: { a: { type: string } } }",
      "extra: { type: object, properties: {} }",
    ],
    ["risky", "safe"],
    "addGood",
    "body extra.a is gone",
  ),
  row(
    "a request property's type changed",
    [count, "count: { type: string }"],
    ["breaking", "breaking"],
    "addGood",
    "body count type integer became string",
  ),
  row(
    "an integer of a request that becomes any number",
    ["count: { type: integer, format: int32 }", "count: { type: number, format: int32 }"],
    ["safe", "breaking"],
    "addGood",
    "body count type integer became number",
  ),
  row(
    "a request integer that may be longer",
    [count, "count: { type: integer, format: int64 }"],
    ["safe", "breaking"],
    "addGood",
    'format "int32" became "int64"',
  ),
  row(
    "a request's format changed",
    ["on: { type: string, format: date }", "on: { type: string, format: date-time }"],
    ["breaking", "breaking"],
    "addGood",
    'format "date" became "date-time"',
  ),
  row(
    "a request's format dropped",
    ["on: { type: string, format: date }", "on: { type: string }"],
    ["safe", "breaking"],
    "addGood",
    'format "date" is gone',
  ),
  row(
    "a choice removed from a request",
    ["enum: [white, blue]", "enum: [white]"],
    ["breaking", "safe"],
    "addGood",
    '"blue" is no longer a choice',
  ),
  row(
    "a choice exchanged in a request",
    ["enum: [white, blue]", "enum: [white, red]"],
    ["breaking", "breaking"],
    "addGood",
    '"blue" became "red"',
  ),
  row(
    "a request text that may be longer",
    [title, title.replace("30", "60")],
    ["safe", "breaking"],
    "addGood",
    "maxLength 30 became 60",
  ),
  row(
    "a request text that must be longer",
    [title, title.replace("minLength: 2", "minLength: 3")],
    ["breaking", "safe"],
    "addGood",
    "minLength 2 became 3",
  ),
  row(
    "a request pattern dropped",
    [title, title.replace(', pattern: "^[a-z]+$"', "")],
    ["safe", "breaking"],
    "addGood",
    'pattern "^[a-z]+$" is gone',
  ),
  row(
    "a request pattern changed",
    [title, title.replace("a-z", "a-y")],
    ["risky", "risky"],
    "addGood",
    "it cannot be told",
  ),
  row(
    "null no longer taken in a request",
    [note, "note: { type: string }"],
    ["breaking", "safe"],
    "addGood",
    "body note null is gone",
  ),
  row(
    "an open part of a request closed",
    ["extra: { type: object,", "extra: { type: object, additionalProperties: false,"],
    ["breaking", "safe"],
    "addGood",
    "body extra became closed",
  ),
  row(
    "a media type of a request removed",
    [form, ""],
    ["breaking", "safe"],
    "addGood",
    "application/x-www-form-urlencoded is gone",
  ),
  row(
    "a body that may be left out",
    ["      requestBody:\n        required: true", "      requestBody:\n        required: false"],
    ["safe", "breaking"],
    "addGood",
    "body is no longer required",
  ),

  // Responses
  row(
    "a property of an answer no longer promised",
    ["required: [id, name, state, price]", "required: [id, name, state]"],
    ["breaking", "safe"],
    "listGoods",
    "data[].price is no longer required",
  ),
  row(
    "a promised property removed from an answer",
    [price, ""],
    ["breaking", "risky"],
    "listGoods",
    "data[].price",
  ),
  row(
    "an optional property removed from an answer",
    [`        ${seen}\n`, ""],
    ["risky", "risky"],
    "listGoods",
    "data[].seen is gone",
  ),
  row(
    "a property added to a closed answer",
    [goodId, `${goodId}\n        shelf: { type: string }`],
    ["risky", "risky"],
    "listGoods",
    "the schema was closed",
  ),
  row(
    "a property added to an open answer",
    ["added: { type: boolean }", "added: { type: boolean }, at: { type: string }"],
    ["safe", "risky"],
    "addGood",
    "answer 201 at is new and optional",
  ),
  row(
    "an answer's type changed",
    [goodId, "id: { type: string }"],
    ["breaking", "breaking"],
    "listGoods",
    "data[].id type integer became string",
  ),
  row(
    "an answer's integer that may be longer",
    [goodId, goodId.replace("int32", "int64")],
    ["breaking", "safe"],
    "listGoods",
    'format "int32" became "int64"',
  ),
  row(
    "a choice added to an answer",
    ["enum: [sold, kept]", "enum: [sold, kept, lost]"],
    ["breaking", "safe"],
    "listGoods",
    '"lost" is a new choice',
  ),
  row(
    "an answer's text that may be longer",
    [name, name.replace("40", "80")],
    ["risky", "safe"],
    "listGoods",
    "maxLength 40 became 80",
  ),
  row(
    "an answer's list that may be empty",
    ["minItems: 1", "minItems: 0"],
    ["risky", "safe"],
    "listGoods",
    "minItems 1 became 0",
  ),
  row(
    "an answer's list that may hold one thing twice",
    ["uniqueItems: true", "uniqueItems: false"],
    ["risky", "safe"],
    "listGoods",
    "uniqueItems",
  ),
  row(
    "an answer's step made finer",
    ["multipleOf: 2", "multipleOf: 1"],
    ["risky", "safe"],
    "listGoods",
    "multipleOf 2 became 1",
  ),
  row(
    "an answer's pattern changed",
    [price, price.replace("0-9", "0-8")],
    ["risky", "risky"],
    "listGoods",
    "pattern",
  ),
  row(
    "null added to an answer",
    [name, name.replace("type: string", 'type: [string, "null"]')],
    ["breaking", "safe"],
    "listGoods",
    "data[].name null is new",
  ),
  row(
    "a closed answer opened",
    [
      "additionalProperties: false\n      required: [id, name, state, price]",
      "required: [id, name, state, price]",
    ],
    ["risky", "safe"],
    "listGoods",
    "is no longer closed",
  ),
  row(
    "a refusal removed from an answer",
    [unknownBranch, ""],
    ["safe", "risky"],
    "listGoods",
    "Unknown is gone",
  ),
  row(
    "an answer's status removed",
    ['        "409":\n          description: Already there.\n', ""],
    ["safe", "risky"],
    "addGood",
    "answer 409 is gone",
  ),
  row(
    "an answer's success status changed",
    ['        "204": { description: Nothing. }', '        "205": { description: Nothing. }'],
    ["breaking", "breaking"],
    "getOpen",
    "answer 204 is gone",
  ),
  row(
    "an answer's media type changed",
    [
      "            application/json:\n              schema: { type: object, required: [added]",
      "            text/json:\n              schema: { type: object, required: [added]",
    ],
    ["breaking", "breaking"],
    "addGood",
    "application/json is gone",
  ),
  row(
    "an answer's header removed",
    ["          headers:\n            X-Total: { schema: { type: integer } }\n", ""],
    ["breaking", "safe"],
    "listGoods",
    "header X-Total is gone",
  ),

  // Access
  row(
    "a log-in asked for",
    ["security: []", "security: [{ session: [] }]"],
    ["breaking", "risky"],
    "getOpen",
    "needs cookie shop-session",
  ),
  row(
    "one of two ways in removed",
    ["security: [{ session: [] }, { token: [] }]", "security: [{ session: [] }]"],
    ["breaking", "safe"],
    "addGood",
    "by http bearer is gone",
  ),

  // Guarantees: vocabulary extensions
  row(
    "a GET that changes something",
    ["      operationId: getOpen", "      x-unsafe-get: true\n      operationId: getOpen"],
    ["breaking", "safe"],
    "getOpen",
    "prefetch or repeat",
  ),
  row(
    "another name for the page size",
    ["size: size, items", "size: rows, items"],
    ["breaking", "breaking"],
    "listGoods",
    "x-pagination changed",
  ),
  row(
    "paging no longer promised",
    ["      x-pagination: { page: page, size: size, items: /data, total: /total, id: id }\n", ""],
    ["breaking", "safe"],
    "listGoods",
    "x-pagination is gone",
  ),
  row(
    "one more filter",
    ["x-filters: { kind: kind }", "x-filters: { kind: kind, page: id }"],
    ["safe", "breaking"],
    "listGoods",
    "x-filters changed",
  ),
  row(
    "another order by default",
    ["default: name }", "default: -name }"],
    ["risky", "risky"],
    "listGoods",
    "another order",
  ),
  row(
    "repeating no longer safe",
    ["      x-idempotency: { header: Idempotency-Key }\n", ""],
    ["breaking", "safe"],
    "addGood",
    "may make two things",
  ),
  row(
    "the session ended afterwards",
    ["      x-idempotency", "      x-invalidates-session: true\n      x-idempotency"],
    ["risky", "risky"],
    "addGood",
    "log in again",
  ),
  row(
    "a slower answer allowed",
    ["x-max-response-ms: 2000", "x-max-response-ms: 3000"],
    ["risky", "safe"],
    "listGoods",
    "wait longer",
  ),
  row(
    "the frame of answers changed",
    ["errcode: errcode, data", "errcode: error, data"],
    ["breaking", "breaking"],
    "the whole contract",
    "x-envelope changed",
  ),
  row(
    "another host",
    ["url: https://shop.example", "url: https://shop2.example"],
    ["risky", "risky"],
    "the whole contract",
    "servers changed",
  ),
  row(
    "another version number",
    ["version: 1.0.0", "version: 1.0.1"],
    ["safe", "safe"],
    "the whole contract",
    "info changed",
  ),
];

const worst = (severities: readonly Severity[]): Severity | null =>
  (["breaking", "risky", "safe"] as const).find((severity) => severities.includes(severity)) ?? null;

describe.each(rows)("$name", ({ piece, replacement, there, back, operation, expectedLine }) => {
  test(`is ${there}, with the change and its reason`, () => {
    const changes = changesAfter(piece, replacement);
    expect(worst(changes.map(({ severity }) => severity)), formatChanges(changes)).toBe(there);
    // One cause is reported in one line; a replacement is reported as one removal and one addition.
    expect(changes.length, formatChanges(changes)).toBeLessThanOrEqual(2);
    const lines = changes.map((change) => `${change.operation}: ${change.where} ${change.reason}`);
    expect(
      lines.filter((line) => line.startsWith(`${operation}: `) && line.includes(expectedLine)),
    ).toHaveLength(1);
    for (const { reason } of changes) expect(reason).toMatch(/^.+; .+$/);
  });

  test(`taken back is ${back}`, () => {
    const changes = changesBack(piece, replacement);
    expect(worst(changes.map(({ severity }) => severity)), formatChanges(changes)).toBe(back);
  });
});

test("the table has more than forty changes, each of them both ways", () => {
  expect(rows.length).toBeGreaterThan(40);
});

test("a path parameter renamed in both its places changes no call, only code made from it", () => {
  const renamed = changed(
    changed(shopContract, "/goods/{id}:", "/goods/{goodId}:"),
    "{ name: id, in: path",
    "{ name: goodId, in: path",
  );
  expect(compare(shopContract, renamed)).toMatchObject([
    {
      severity: "risky",
      operation: "addGood",
      where: "path parameter goodId",
      reason: expect.stringContaining("id became goodId"),
    },
  ]);
});

test("schemas may be renamed, joined from parts or given a null another way without a difference", () => {
  const contract = shopContract
    .replaceAll("schemas/NewGood", "schemas/Ware")
    .replace("    NewGood:\n", "    Ware:\n")
    .replace(note, 'note: { oneOf: [{ type: string }, { type: "null" }] }')
    .replace(title, 'title: { allOf: [{ type: string, minLength: 2 }], maxLength: 30, pattern: "^[a-z]+$" }');
  expect(compare(shopContract, contract)).toEqual([]);
});

test("security schemes count by what is sent, not by their names", () => {
  const renamed = shopContract
    .replaceAll("session: []", "cookie: []")
    .replace("    session: {", "    cookie: {");
  expect(compare(shopContract, renamed)).toEqual([]);
});

test("a change is reported at its line: in the new contract, or in the old one for a removal", () => {
  const [change] = changesAfter(count, "count: { type: string }");
  expect(change?.place).toBe(`new/shop.yaml:${lineIn(shopContract, count)}`);
  const [gone] = changesAfter(openOperation, "");
  expect(gone?.place).toBe(`old/shop.yaml:${lineIn(shopContract, "operationId: getOpen") - 1}`);
});

test("a schema that operations share changes once, on one line that names them", () => {
  const second = changed(
    shopContract,
    "schema: { type: object, required: [added], properties: { added: { type: boolean } } }",
    'schema: { $ref: "#/components/schemas/Good" }',
  );
  const report = formatChanges(compare(second, changed(second, name, name.replace("40", "80"))));
  expect(report).toContain(
    "\n  listGoods answer 200 data[].name, addGood answer 201 name: maxLength 40 became 80; ",
  );
  expect(report).toContain("contract-diff: 0 breaking, 2 risky, 0 safe");
});

test.each(existingGroups(projectRoot))("the %s contract does not differ from itself", (group) => {
  const load = () => loadContract(contractPath(projectRoot, group), projectRoot);
  expect(compareContracts(load(), load())).toEqual([]);
});

describe("npm run contract-diff", { timeout: 60_000 }, () => {
  const folder = temporaryFolder({
    "old/shop.yaml": shopContract,
    "new/shop.yaml": changed(shopContract, "enum: [white, blue]", "enum: [white]"),
    "safe/shop.yaml": changed(shopContract, "enum: [white, blue]", "enum: [white, blue, red]"),
    "more/shop.yaml": shopContract,
    "more/till.yaml": shopContract,
    "broken/shop.yaml": "paths: [",
    "notes.yaml": "title: Notes",
  });
  mkdirSync(join(folder, "empty"));
  const run = (...args: string[]) =>
    runScript(
      "contract-diff",
      args.map((path) => (path.startsWith("-") ? path : join(folder, path))),
    );

  test("ends with 1 when a change is breaking, and names it first", async () => {
    const { code, output } = await run("old", "new");
    expect(code).toBe(1);
    expect(output).toMatch(
      /^breaking\n {2}addGood body tone: "blue" is no longer a choice; calls that were valid are refused \(.*new\/shop\.yaml:\d+\)\n/,
    );
    expect(output).toContain("contract-diff: 1 breaking, 0 risky, 0 safe");
  });

  test("ends with 0 when nothing breaks; a new file is nothing but new operations", async () => {
    expect(await run("old/shop.yaml", "safe/shop.yaml")).toMatchObject({ code: 0, errors: "" });
    const { code, output } = await run("old", "more");
    expect(code).toBe(0);
    expect(output).toContain("contract-diff: 0 breaking, 0 risky, 3 safe");
  });

  test("a file that is gone breaks all its operations", async () => {
    expect(await run("more", "old")).toMatchObject({
      code: 1,
      output: expect.stringContaining("3 breaking"),
    });
  });

  test.each([
    { args: ["old"], expectedLine: "give two contracts or two folders" },
    { args: ["old", "new", "safe"], expectedLine: "give two contracts or two folders" },
    { args: ["--colour"], expectedLine: "it knows the options --gate and --since" },
    { args: ["old", "missing"], expectedLine: "there is no contract at" },
    {
      args: ["old", "new/shop.yaml"],
      expectedLine: "are a file and a folder; give two files or two folders",
    },
    { args: ["old", "empty"], expectedLine: "there is no contract at" },
    { args: ["old", "broken"], expectedLine: "this is not valid YAML" },
    { args: ["old/shop.yaml", "notes.yaml"], expectedLine: "there is no contract at" },
  ])("misuse ($args) is one sentence and 2", async ({ args, expectedLine }) => {
    const { code, output, errors } = await run(...args);
    expect({ code, output }).toEqual({ code: 2, output: "" });
    expect(errors.trimEnd().split("\n")).toEqual([expect.stringContaining(expectedLine)]);
  });
});
