import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { Misuse } from "../../scripts/lib/command-line";
import { planOperation } from "../../scripts/scaffold/operation";
import { readArguments } from "../../scripts/scaffold/read-arguments";
import { planScreen } from "../../scripts/scaffold/screen";
import { writeSkeleton } from "../../scripts/scaffold/write-skeleton";
import { projectCopy, projectRoot } from "../support/project-copy";
import { runNode, runScript } from "../support/run-command";
import { isThorough } from "../support/thoroughness";
import { type TypeProblem, typeProblems } from "../support/type-check";

const project = [
  "contracts",
  "mocks",
  "scripts",
  "src",
  ".gitignore",
  "biome.json",
  "package.json",
  "vite.config.ts",
  "vitest.config.ts",
];
const ofTests = ["tests/support", "tests/app/addresses.ts"];
const firstTests = [
  "tests/content/stock-alerts.test.tsx",
  "tests/content/list-stock-alerts.test.ts",
  "tests/mall/add-stock-alert.test.ts",
];

const about = ["--about", "Goods that run out soon"];
const change = ["operation", "addStockAlert", "--group", "mall", "--method", "post"];
const requested = [
  ["screen", "stock-alerts", "--group", "content", ...about],
  ["operation", "listStockAlerts", "--group", "content", "--public", ...about],
  [...change, "--path", "/api/goods/{id}/alerts", ...about],
];

describe("skeletons of a screen, a read and a change", { timeout: 120_000 }, () => {
  let copy = "";
  let problems: TypeProblem[] = [];
  const written: string[] = [];
  const text = (path: string) => readFileSync(join(copy, path), "utf8");

  beforeAll(async () => {
    copy = projectCopy([...project, ...ofTests]);
    writeFileSync(
      join(copy, "tsconfig.json"),
      JSON.stringify({
        ...JSON.parse(readFileSync(join(projectRoot, "tsconfig.json"), "utf8")),
        include: [...firstTests, "src/screens/content/routes.ts", "src/**/*.d.ts"],
      }),
    );
    for (const args of requested)
      written.push(...(await writeSkeleton(copy, readArguments(args))).map(({ path }) => path));
    problems = await typeProblems(copy);
  }, 120_000);

  test("compile", () => {
    expect(problems).toEqual([]);
  });

  test("are written as the linter wants them", async () => {
    const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
    const { code, output, errors } = await runNode([biome, "check", ...written], { folder: copy });
    expect(code, output + errors).toBe(0);
  });

  // Starting the test runner and loading the application takes as long as everything else here.
  test.runIf(isThorough)("fail their first tests, each with what has to be written", async () => {
    const vitest = join(projectRoot, "node_modules/vitest/vitest.mjs");
    const { code, output, errors } = await runNode(
      [vitest, "run", "--configLoader", "runner", ...firstTests],
      {
        folder: copy,
        environment: { NO_COLOR: "1", CI: "1" },
      },
    );
    const report = output + errors;
    expect(code, report).toBe(1);
    expect(report).toMatch(/Tests\s+3 failed \| 1 passed \(4\)/);
    expect(report).toContain("State here what people see and do on this screen.");
    expect(report).toContain("write it in mocks/content/handlers/list-stock-alerts.ts");
    expect(report).toContain("write it in mocks/mall/handlers/add-stock-alert.ts");
  });

  test("begin with a test that fails, and with handlers that answer nothing", () => {
    expect(text("tests/content/stock-alerts.test.tsx")).toContain("expect.fail(");
    for (const handler of ["content/handlers/list-stock-alerts", "mall/handlers/add-stock-alert"])
      expect(text(`mocks/${handler}.ts`)).toContain("throw new Error(");
  });

  test("refuse whoever is signed out where the contract says so, and nobody else", () => {
    expect(text("mocks/mall/handlers/add-stock-alert.ts")).toContain("withUser(request,");
    expect(text("tests/mall/add-stock-alert.test.ts")).toContain('kind: "signed-out"');
    expect(text("mocks/content/handlers/list-stock-alerts.ts")).not.toContain("withUser");
  });

  test("leave every other line of a contract as it was", () => {
    const before = readFileSync(join(projectRoot, "contracts/mall.yaml"), "utf8").split("\n");
    const after = text("contracts/mall.yaml").split("\n");
    const added = after.length - before.length;
    const start = after.findIndex((line, at) => line !== before[at]);
    expect(added).toBeGreaterThan(20);
    expect(after.toSpliced(start, added)).toEqual(before);
  });

  test("are not written a second time: one sentence, and nothing changes", async () => {
    const contract = text("contracts/mall.yaml");
    const again = await runScript("new", requested.at(-1) ?? [], { folder: copy });
    expect(again.code).toBe(2);
    expect(again.errors).toMatch(
      /^npm run new: contracts\/mall\.yaml:\d+ has addStockAlert already; choose another name\.\n$/,
    );
    expect(text("contracts/mall.yaml")).toBe(contract);
  });

  test("are taken back where the contract would not be valid", async () => {
    const [mutations, group] = ["src/api/mall/mutations.ts", "mocks/mall/group.ts"].map(text);
    const broken = text("contracts/mall.yaml").replace("openapi: 3.1", "openapi: 2.9");
    writeFileSync(join(copy, "contracts/mall.yaml"), broken);
    const request = readArguments([...change.with(1, "addGoodsAlert"), "--path", "/api/other", ...about]);
    await expect(writeSkeleton(copy, request)).rejects.toThrow(
      /^contracts\/mall\.yaml would not be valid, so nothing was written: .+$/,
    );
    expect(text("contracts/mall.yaml")).toBe(broken);
    expect([text("src/api/mall/mutations.ts"), text("mocks/mall/group.ts")]).toEqual([mutations, group]);
    expect(existsSync(join(copy, "tests/mall/add-goods-alert.test.ts"))).toBe(false);
  });
});

test.each<[args: string[], sentence: string]>([
  [[], 'npm run new writes a screen or an operation, got ""; see --help.'],
  [["page", "stock"], 'npm run new writes a screen or an operation, got "page"; see --help.'],
  [
    ["screen", "StockAlerts", "--group", "mall", "--about", "Goods"],
    'npm run new: a screen\'s name is written like stock-alerts, got "StockAlerts".',
  ],
  [
    ["screen", "stock", "--group", "stock", "--about", "Goods"],
    'npm run new: --group must be one of content, account, invite, promoter, activity, mall, report, got "stock".',
  ],
  [
    ["screen", "stock", "--group", "mall"],
    'npm run new: --about must be one sentence, such as "Goods that run out soon".',
  ],
  [
    ["screen", "stock", "--group", "mall", "--about", "Goods", "--path", "stock"],
    'npm run new: --path must be an address such as /stock-alerts or /stock-alerts/:id, got "stock".',
  ],
  [
    ["operation", "listGoods", "--group", "mall", "--about", "Goods", "--method", "fetch"],
    'npm run new: --method must be one of get, post, put, patch, delete, got "fetch".',
  ],
  [
    ["operation", "listGoods", "--group", "mall", "--about", "Goods", "--bare"],
    "npm run new: --bare is not of an operation; leave it out.",
  ],
  [
    ["screen", "stock", "--group", "mall", "--about", "Goods", "--public"],
    "npm run new: --public is not of a screen; leave it out.",
  ],
])("new %j is refused with one sentence", (args, sentence) => {
  expect(() => readArguments(args)).toThrow(new Misuse(sentence));
});

test("a screen over an existing one, and an operation that needs a session where there are none, are refused", () => {
  const about = "Goods";
  const screen = { name: "contact", group: "content", path: "/contact", about, hasLayout: true } as const;
  expect(() => planScreen(projectRoot, screen)).toThrow("tests/content/contact.test.tsx exists already.");
  const operation = { id: "listGoods", group: "content", method: "get", path: "/api/goods", about } as const;
  expect(() => planOperation(projectRoot, { ...operation, isPublic: false })).toThrow(
    "contracts/content.yaml knows nobody who is signed in; add --public.",
  );
});

test("names, addresses and methods that are taken are refused", () => {
  const about = "Goods";
  const operation = { id: "listOrders", group: "content", method: "get", path: "/api/goods", about } as const;
  expect(() => planOperation(projectRoot, { ...operation, isPublic: true })).toThrow(
    /^contracts\/mall\.yaml:\d+ has listOrders already; choose another name\.$/,
  );
  const method = { ...operation, id: "listGoods", path: "/api/news", isPublic: true };
  expect(() => planOperation(projectRoot, method)).toThrow(
    "contracts/content.yaml: /api/news has the method get already.",
  );
  // Contracts share one server, and {newsId} asks for the same as their {id}.
  const shop = { ...method, group: "mall", isPublic: true } as const;
  expect(() => planOperation(projectRoot, shop)).toThrow(
    /^contracts\/content\.yaml:\d+ has get \/api\/news already; choose another path\.$/,
  );
  expect(() => planOperation(projectRoot, { ...method, path: "/api/news/{newsId}" })).toThrow(
    /^contracts\/content\.yaml:\d+ has get \/api\/news\/\{id\} already; choose another path\.$/,
  );
  const screen = { name: "stock", group: "mall", path: "/mall", about, hasLayout: true } as const;
  expect(() => planScreen(projectRoot, screen)).toThrow(
    "tests/app/addresses.ts: /mall is the address of a screen already; choose another.",
  );
});
