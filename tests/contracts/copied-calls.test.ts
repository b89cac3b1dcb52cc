import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { CallModel } from "../../scripts/contracts/docs/call-model";
import { readContracts } from "../../scripts/contracts/docs/page-context";
import { loadGroups } from "../../scripts/contracts/groups";
import { record } from "../../scripts/contracts/operations";
import { linkPackages, projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";
import { typeProblems } from "../support/type-check";

interface PageCall extends CallModel {
  readonly examples: readonly { readonly name: string; readonly text: string }[];
}

interface Values {
  readonly parameters: readonly string[];
  readonly body: string;
  readonly prefer: string;
}

type Writer = (call: PageCall, values: Values, server: string) => string;

const clientFile = (name: string) =>
  pathToFileURL(join(projectRoot, `scripts/contracts/docs/client/${name}.js`)).href;
const { snippetWriters }: { snippetWriters: Record<"curl" | "fetch" | "typed", Writer> } = await import(
  clientFile("snippets")
);
const { exampleValues }: { exampleValues(call: PageCall): Values } = await import(clientFile("call"));

const contracts = loadGroups(projectRoot);
const calls = readContracts(contracts, { source: "", messages: new Map() }).operations.map(
  ({ call, found }): PageCall => {
    const media = Object.values(record(record(found.operation["requestBody"])["content"]));
    const examples = media.flatMap((one) => Object.entries(record(record(one)["examples"])));
    return {
      ...call,
      examples: examples.map(([name, example]) => ({ name, text: JSON.stringify(record(example)["value"]) })),
    };
  },
);

function callOf(operationId: string): PageCall {
  const call = calls.find((one) => one.operationId === operationId);
  if (!call) throw new Error(`There is no ${operationId}.`);
  return call;
}

const server = "http://localhost:4010";

describe("a call that is copied from the page", () => {
  test("as typed call compiles for every operation, with its examples", { timeout: 240_000 }, async () => {
    const folder = temporaryFolder({
      "tsconfig.json": JSON.stringify({ extends: "./base.json", include: ["*.ts"] }),
    });
    cpSync(join(projectRoot, "tsconfig.json"), join(folder, "base.json"));
    cpSync(join(projectRoot, "src"), join(folder, "src"), { recursive: true });
    linkPackages(folder);
    for (const call of calls)
      writeFileSync(
        join(folder, `${call.operationId}.ts`),
        `${snippetWriters.typed(call, exampleValues(call), server)}\nconsole.log(data);\n`,
      );
    expect(calls).toHaveLength(175);
    expect(await typeProblems(folder)).toEqual([]);
  });

  test("as curl and fetch has address, headers and body; quotes survive a shell", () => {
    const call = callOf("createOrder");
    const values = { ...exampleValues(call), parameters: ["key-1", "zh-CN"], body: `{"note":"it's"}` };
    expect(call.parameters.map(({ name }) => name)).toEqual(["Idempotency-Key", "Accept-Language"]);
    expect(snippetWriters.curl(call, values, server)).toBe(
      [
        `curl -sS -i -X POST '${server}/ommall/srvmall/order' \\`,
        "  -H 'Idempotency-Key: key-1' \\",
        "  -H 'Accept-Language: zh-CN' \\",
        "  -H 'Content-Type: application/json' \\",
        `  --data-binary '{"note":"it'\\''s"}'`,
      ].join("\n"),
    );
    expect(snippetWriters.fetch(call, values, server)).toBe(
      [
        `const response = await fetch("${server}/ommall/srvmall/order", {`,
        '  method: "POST",',
        '  credentials: "include",',
        "  headers: {",
        '    "Idempotency-Key": "key-1",',
        '    "Accept-Language": "zh-CN",',
        '    "Content-Type": "application/json"',
        "  },",
        "  body: JSON.stringify({",
        `    note: "it's"`,
        "  }),",
        "});",
      ].join("\n"),
    );
  });

  test("puts parameters in their places: path escaped, lists repeated, numbers as numbers, empty ones left out", () => {
    const call = callOf("getService");
    expect(snippetWriters.curl(call, { parameters: ["A/B 1", ""], body: "", prefer: "" }, server)).toContain(
      `'${server}/ommall/srvmall/services/A%2FB%201'`,
    );
    const orders = callOf("listOrders");
    const parameters = orders.parameters.map(({ name }) =>
      name === "page" ? "2" : name === "state" ? "unpaid,paid" : "",
    );
    const values = { parameters, body: "", prefer: "" };
    expect(snippetWriters.curl(orders, values, server)).toContain("?page=2&state=unpaid&state=paid'");
    expect(snippetWriters.typed(orders, values, server)).toMatch(
      /page: 2,\s+state: \[\s+"unpaid",\s+"paid"\s+\]/,
    );
  });

  test("asks for the answer that was chosen", () => {
    const call = callOf("getService");
    const values = { ...exampleValues(call), prefer: "notFound" };
    expect(call.answers).toContain("notFound");
    expect(snippetWriters.curl(call, values, server)).toContain("-H 'Prefer: example=notFound'");
  });
});
