import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckerPackage, packChecker } from "../../scripts/build/checker/pack-checker";
import { Misuse } from "../../scripts/lib/command-line";
import { startFlags } from "../checker/servers/flags-server";
import { isThorough } from "../support/thoroughness";

const root = process.cwd();
// Inside the repository, where the packages that it imports are found without an installation.
const folder = join(root, ".cache", `checker-${process.pid}`);
const contract = join(root, "tests/checker/contracts/flags.yaml");
const credentials = join(root, "tests/checker/credentials/flags.yaml");
let packed: CheckerPackage;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "notes.txt"), "somebody's own");
  packed = await packChecker(root, folder);
  execFileSync("tar", ["-xzf", packed.file, "-C", folder]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = (url: string): string[] => [
  ...["--contract", contract, "--credentials", credentials, "--base-url", url],
  ...["--profile", "quick", "--include", "getProjects", "--seed", "1"],
];

test("what else is in the folder of the tarball stays, and a file in its place is refused and stays, too", async () => {
  const notes = join(folder, "notes.txt");
  await expect(packChecker(root, notes)).rejects.toThrow(
    new Misuse(`--out must be a folder that can be written, and "${notes}" is none (EEXIST).`),
  );
  expect(readFileSync(notes, "utf8")).toBe("somebody's own");
});

/** Runs a command to its end, whatever its exit code. */
async function outputOf(file: string, args: string[], cwd: string): Promise<string> {
  const done = promisify(execFile)(file, args, { cwd, encoding: "utf8" });
  return await done.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

test("the tarball is below 1 MB and names what it needs in the versions of this repository, no more", () => {
  expect(statSync(packed.file).size).toBeLessThan(1024 * 1024);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const known = { ...dependencies, ...devDependencies };
  expect(Object.keys(packed.dependencies)).toEqual([
    "ajv",
    "ajv-formats",
    "fast-check",
    "js-yaml",
    "xmlbuilder2",
    "yaml",
  ]);
  for (const [name, version] of Object.entries(packed.dependencies)) expect(version).toBe(known[name]);
});

test("the README of the package is about the package: its own command, no file and no section that it lacks", () => {
  const guide = readFileSync(join(folder, "package/README.md"), "utf8");
  expect(guide).toContain("npx contract-check --contract openapi.yaml --base-url");
  expect(guide).toContain("users.yaml");
  expect(guide).toContain("x-pagination");
  for (const absent of ["npm run", "git clone", "tests/checker", "stockbook", "mock back end", "README.md"])
    expect(guide).not.toContain(absent);
  const headings = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading.toLowerCase().replaceAll(" ", "-"),
  );
  for (const [, target = ""] of guide.matchAll(/\]\(([^)]*)\)/g)) expect(headings).toContain(target.slice(1));
});

test("the packed program checks a server", async () => {
  const server = await startFlags();
  const output = await outputOf(
    process.execPath,
    [join(folder, "package/contract-check.js"), ...line(server.url)],
    folder,
  );
  await server.close();
  expect(output).toContain("nothing broken in 1 operation,");
});

test.runIf(isThorough)(
  "it installs into an empty folder and runs with npx contract-check",
  async () => {
    const empty = mkdtempSync(join(tmpdir(), "checker-"));
    writeFileSync(join(empty, "package.json"), "{}");
    execFileSync("npm", ["install", packed.file, "--no-audit", "--no-fund"], { cwd: empty });
    const server = await startFlags();
    const output = await outputOf("npx", ["contract-check", ...line(server.url)], empty);
    await server.close();
    expect(output).toContain("nothing broken in 1 operation,");
    const installed = execFileSync("ls", ["node_modules"], { cwd: empty, encoding: "utf8" }).split("\n");
    for (const name of ["react", "vite", "@playwright", "tsx"]) expect(installed).not.toContain(name);
    rmSync(empty, { recursive: true });
  },
  120_000,
);
