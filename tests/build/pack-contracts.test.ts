import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpBackend } from "../../mocks/http/server";
import { type ContractsPackage, packContracts } from "../../scripts/build/contracts-package/pack-contracts";
import { projectRoot } from "../support/project-copy";
import { runNode, runProgram } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";
import { everyNth } from "../support/thoroughness";

const folder = join(projectRoot, ".cache", `contracts-${process.pid}`);
let packed: ContractsPackage;

beforeAll(async () => {
  packed = await packContracts(projectRoot, folder, { version: "900.0.0" });
  execFileSync("tar", ["-xzf", packed.file, "-C", folder]);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody writes who installed it: ten lines, without anything of this repository. */
const script = `import { createClients, unwrap, withCookies } from "stockbook-contracts";
import { passwordLoginForm } from "stockbook-contracts/rules";
import { transformPassword } from "stockbook-contracts/signing";
import type { components } from "stockbook-contracts/types/mall";
const clients = createClients({ hosts: process.argv[2] ?? "", locale: () => "en-US", fetch: withCookies() });
const { phone, password } = passwordLoginForm.parse({ phone: "135 0000 9027", password: "stockbook8" });
const transformed = transformPassword(password, phone, { passwordPadding: "sample-padding-0", aesIv: "sample-iv-000000" });
await unwrap(clients.account.POST("/ommall/srvmall/webzhj/official/weblogin", { body: { method: "password", phone, password: transformed } }));
const orders: components["schemas"]["OrderPage"] = await unwrap(clients.mall.GET("/ommall/srvmall/order/pagelist"));
console.log(orders.list.map(({ orderNo }) => orderNo).join(" "));
`;

const compiler = join(projectRoot, "node_modules/typescript-native/bin/tsc");

test("it installs into an empty folder, and ten lines sign in and list orders over HTTP", {
  timeout: 120_000,
}, async () => {
  const empty = temporaryFolder({ "package.json": '{ "type": "module" }', "script.ts": script });
  const tarballs = tarballsOf(["openapi-fetch", "openapi-typescript-helpers", "zod"], empty);
  const options = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  execFileSync("npm", ["install", packed.file, ...tarballs, ...options], { cwd: empty, stdio: "pipe" });
  expect(readdirSync(join(empty, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "openapi-fetch",
    "openapi-typescript-helpers",
    "stockbook-contracts",
    "zod",
  ]);
  writeTypesOfNode(empty);
  for (const resolution of everyNth(["nodenext", "bundler"], 2)) {
    const checked = await runNode([compiler, ...strictly(resolution), "--outDir", "out", "script.ts"], {
      folder: empty,
    });
    expect(checked.output).toBe("");
  }
  const backend = createHttpBackend();
  const address = await backend.listen(0, "127.0.0.1");
  const ran = await runNode(["out/script.js", address], { folder: empty });
  await backend.close();
  expect(ran.errors).toBe("");
  expect(ran.output).toMatch(/^\d{17}( \d{17})+\n$/);
});

test("a mistake against a contract does not compile", { timeout: 60_000 }, async () => {
  const wrong = script.replace('method: "password", phone,', 'method: "password",');
  expect(await compileBesidePackage(wrong)).toContain("Property 'phone' is missing");
});

test("the example of the package's README compiles as it stands", { timeout: 60_000 }, async () => {
  const readme = readFileSync(join(folder, "package/README.md"), "utf8");
  const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(example).toContain("createClients");
  const ownFunctions = ["showLogIn", "show", "explain"].map(
    (name) => `declare function ${name}(...values: unknown[]): void;`,
  );
  expect(await compileBesidePackage([example, ...ownFunctions].join("\n"))).toBe("");
});

/** What the compiler says of a script in a project that has the package. */
async function compileBesidePackage(source: string): Promise<string> {
  const project = temporaryFolder({ "package.json": '{ "type": "module" }', "script.ts": source });
  mkdirSync(join(project, "node_modules"));
  cpSync(join(folder, "package"), join(project, "node_modules/stockbook-contracts"), { recursive: true });
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "zod"])
    cpSync(join(projectRoot, "node_modules", name), join(project, "node_modules", name), { recursive: true });
  writeTypesOfNode(project);
  const checked = await runNode([compiler, ...strictly("bundler"), "--noEmit", "script.ts"], {
    folder: project,
  });
  return checked.output;
}

test("it needs openapi-fetch and zod alone, in the versions of this repository, and no browser", () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  expect(packed.dependencies).toEqual({
    "openapi-fetch": dependencies["openapi-fetch"],
    zod: dependencies["zod"],
  });
  const files = readdirSync(join(folder, "package"), { recursive: true, encoding: "utf8" });
  const modules = files.filter((name) => /\.(js|d\.ts)$/.test(name));
  const imported = new Set(
    modules.flatMap((name) => {
      const text = readFileSync(join(folder, "package", name), "utf8");
      return [...text.matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(([, source]) => source);
    }),
  );
  expect([...imported].sort()).toEqual(["openapi-fetch", "zod/mini"]);
  for (const name of modules) expect(codeOf(join(folder, "package", name))).not.toMatch(browserGlobal);
});

test("it holds every contract, and the texts of every message in three languages", () => {
  expect(readdirSync(join(folder, "package/contracts")).sort()).toEqual(
    readdirSync(join(projectRoot, "contracts"))
      .filter((name) => name.endsWith(".yaml") || name === "common")
      .sort(),
  );
  for (const locale of ["zh-CN", "zh-TW", "en-US"]) {
    const texts = JSON.parse(readFileSync(join(folder, `package/messages/${locale}.json`), "utf8"));
    expect(Object.keys(texts)).toContain("session.expired");
    expect(Object.values(texts)).not.toContain("");
  }
});

const mistakes: readonly [args: string[], sentence: string][] = [
  [["--version", "one"], '--version takes three numbers such as 1.4.0, got "one".'],
  [["--colour"], "Unknown option '--colour'. It knows --out, --version, --against."],
  [["--against", "no-such-tag"], "--against: git knows no version no-such-tag."],
];

test.each(everyNth(mistakes, 2))(
  "misuse (%j) is one sentence and 2",
  { timeout: 60_000 },
  async (args, sentence) => {
    const { code, errors } = await runProgram(
      process.execPath,
      ["--import", "tsx", "scripts/commands/pack-contracts.ts", ...args],
      {},
    );
    expect({ code, errors }).toEqual({ code: 2, errors: `npm run pack-contracts: ${sentence}\n` });
  },
);

/** Packages of ours as the registry would send them. */
function tarballsOf(names: readonly string[], destination: string): string[] {
  const folders = names.map((name) => join(projectRoot, "node_modules", name));
  const output = execFileSync(
    "npm",
    ["pack", ...folders, "--ignore-scripts", "--json", "--pack-destination", destination],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const tarballs: { filename: string }[] = JSON.parse(output);
  return tarballs.map(({ filename }) => join(destination, filename));
}

/** The script reads its argument; everything else of Node's is left unknown, so that no type of it is needed. */
function writeTypesOfNode(project: string): void {
  writeFileSync(join(project, "node.d.ts"), "declare const process: { argv: string[] };\n");
}

const strictly = (resolution: string): string[] => [
  ...["--ignoreConfig", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--types", ""],
  ...["--module", resolution === "bundler" ? "esnext" : "nodenext", "--moduleResolution", resolution],
  "node.d.ts",
];

/** A module without its comments and texts. */
function codeOf(path: string): string {
  const text = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  // Asking whether there is one is no use of it: crypto-js looks for a source of random numbers.
  return text
    .replace(/if \([^\n]*typeof (?:window|self) !== "undefined"[^\n]*/g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

const browserGlobal =
  /(?<![.\w"])(window|document|navigator|localStorage|sessionStorage|location|history)(?=[.[])/;
