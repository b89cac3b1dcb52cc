import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { affectedTests } from "../../scripts/lib/affected-tests";
import { changedFiles } from "../../scripts/lib/changed-files";
import { brokenImportRules, storeImportGraph } from "../../scripts/lib/import-graph";
import { countTests, runStage } from "../../scripts/lib/run-steps";
import { projectRoot } from "../support/project-copy";
import { type Files, temporaryFolder } from "../support/temporary-folder";

describe("steps", { timeout: 60_000 }, () => {
  let shown = "";
  beforeEach(() => {
    shown = "";
    vi.spyOn(console, "log").mockImplementation((text: string) => {
      shown += `${text}\n`;
    });
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      shown += String(text);
      return true;
    });
  });

  /** A package whose commands print a text and end with a code. */
  const packageOf = (commands: Readonly<Record<string, readonly [text: string, code: number]>>) => {
    const scripts = Object.entries(commands).map(([name, [text, code]]) => [
      name,
      `node -e "console.log('${text}'); process.exitCode = ${code}"`,
    ]);
    return temporaryFolder({ "package.json": JSON.stringify({ scripts: Object.fromEntries(scripts) }) });
  };
  const step = (command: string) => ({ name: `the ${command}`, command });

  test("of one stage run together; each shows its output in one piece, and their tests are counted", async () => {
    const root = packageOf({ types: ["no tests", 0], unit: ["Tests  3 passed (3)", 0] });
    expect(await runStage(root, [step("types"), step("unit")])).toEqual({
      failed: null,
      counts: { passed: 3, failed: 0 },
    });
    expect(shown).toContain("── the types\nno tests\n── the types: good");
    expect(shown).toContain("── the unit\nTests  3 passed (3)\n── the unit: good");
  });

  describe("in the background", () => {
    const ofBackground = (command: string) => ({ ...step(command), isBackground: true });

    test("run at the lowest priority beside the others, and their tests are counted too", async () => {
      const ownPriority = "priority '+require('node:os').getPriority()+'";
      const root = packageOf({
        unit: ["Tests  3 passed (3)", 0],
        build: [ownPriority, 0],
        e2e: ["  2 passed (1s)", 0],
      });
      const steps = [step("unit"), ofBackground("build"), ofBackground("e2e")];
      expect(await runStage(root, steps)).toEqual({ failed: null, counts: { passed: 5, failed: 0 } });
      expect(shown).toContain("── the build\npriority 19\n── the build: good");
    });

    test("run only when those before them are good", async () => {
      const root = packageOf({ unit: ["Tests  3 passed (3)", 0], build: ["broken", 1], e2e: ["never", 0] });
      const { failed } = await runStage(root, [step("unit"), ofBackground("build"), ofBackground("e2e")]);
      expect(failed).toEqual(ofBackground("build"));
      expect(shown).not.toContain("the e2e");
    });
  });

  test("a failed one is named, what it said is shown, and no further one begins", async () => {
    const root = packageOf({ a: ["broken", 1], b: ["broken", 1], c: ["never", 0] });
    const { failed } = await runStage(root, [step("a"), step("b"), step("c")]);
    expect([step("a"), step("b")]).toContainEqual(failed);
    expect(shown).toContain(`── ${failed?.name}\nbroken\n`);
    expect(shown).not.toContain("good");
    expect(shown).not.toContain("the c");
  });
});

test.each([
  ["Vitest", "      Tests  2 failed | 118 passed (120)", { passed: 118, failed: 2 }],
  ["Playwright", "  1 failed\n    a.test.ts\n  47 passed (2.0m)", { passed: 47, failed: 1 }],
  ["anything else", "Checked 20 files.", { passed: 0, failed: 0 }],
])("the tests that %s ran are counted", (_name, output, counts) => {
  expect(countTests(output)).toEqual(counts);
});

test("changed files are those that differ from a version and those that git does not know yet", () => {
  const root = temporaryFolder({ "a.txt": "a", "b.txt": "b" });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@shop.example", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "first");
  writeFileSync(join(root, "a.txt"), "changed");
  writeFileSync(join(root, "new.txt"), "new");
  expect(changedFiles(root, "HEAD")).toEqual(["a.txt", "new.txt"]);
  expect(() => changedFiles(root, "nowhere")).toThrow("--changed: git knows no version nowhere.");
});

describe("the stored graph of imports", { timeout: 60_000 }, () => {
  const rules = `module.exports = {
    forbidden: [{ name: "no-mocks", severity: "error", from: { path: "^src/" }, to: { path: "^mocks/" } }],
    options: { tsPreCompilationDeps: true },
  };`;
  const treeOf = (files: Files) => {
    const root = temporaryFolder({
      ".dependency-cruiser.cjs": rules,
      "src/price.ts": "export const price = 1;",
      "src/order.ts": 'import { price } from "./price";\nexport const sum = price;',
      "tests/order.test.ts": 'import "../src/order";',
      "tests/e2e/order.test.ts": 'import "../../src/order";',
      "tests/other.test.ts": 'import "../scripts/other";',
      "mocks/other.ts": "export {};",
      "scripts/other.ts": "export {};",
      ...files,
    });
    symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
    return root;
  };

  test("tells which tests import a file over any distance, and that no rule is broken", () => {
    const root = treeOf({});
    storeImportGraph(root);
    expect(affectedTests(root, ["src/price.ts", "docs/map.md"])).toEqual(["tests/order.test.ts"]);
    expect(brokenImportRules(root)).toMatchObject({ areBroken: false });
  });

  test("names an import that breaks a rule", () => {
    const root = treeOf({ "src/order.ts": 'import "../mocks/other";' });
    storeImportGraph(root);
    const { areBroken, report } = brokenImportRules(root);
    expect(areBroken).toBe(true);
    expect(report).toMatch(/no-mocks.*src\/order\.ts.*mocks\/other\.ts/);
  });

  test("is not stored where the rules cannot be read", () => {
    expect(() => storeImportGraph(treeOf({ ".dependency-cruiser.cjs": "module.exports = 1 +" }))).toThrow(
      /^imports: /,
    );
  });
});

test.each([
  ["a text of a page", ["src/i18n/locales/en-US/common.json"]],
  ["a contract", ["contracts/mall.yaml", "src/ui/button.tsx"]],
  ["what all tests run first", ["tests/support/setup.ts"]],
  ["nothing but documentation", ["docs/map.md"]],
])("imports do not tell which tests %s affects", (_name, files) => {
  expect(affectedTests(projectRoot, files)).toBeNull();
});
