import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/project-copy";
import { runNode } from "../support/run-command";
import { type Files, temporaryFolder } from "../support/temporary-folder";

/** Packages of the small trees: a production dependency, a development dependency, and an undeclared one. */
const packages: Files = {
  "package.json": JSON.stringify({
    name: "planted",
    dependencies: { "product-package": "1.0.0" },
    devDependencies: { "development-package": "1.0.0" },
  }),
  ...fakePackage("product-package"),
  ...fakePackage("development-package"),
  ...fakePackage("unlisted-package"),
};

/**
 * Runs dependency-cruiser with the project's rule file on a small tree.
 * @returns file → names of the rules it violates
 */
export async function brokenRules(files: Files): Promise<Map<string, string[]>> {
  const folder = temporaryFolder({ ...packages, ...configuration(), ...files });
  const folders = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? ""))];
  const cruiser = join(projectRoot, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const { output, errors } = await runNode(
    [cruiser, "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...folders],
    { folder },
  );
  const broken = new Map<string, string[]>();
  for (const { from, rule } of readViolations(output, errors)) {
    const rules = broken.get(from) ?? [];
    if (!rules.includes(rule)) rules.push(rule);
    broken.set(from, rules);
  }
  return broken;
}

/** Names of all rules of the project's rule file. */
export function ruleNames(): string[] {
  const text = configuration()[".dependency-cruiser.cjs"] ?? "";
  const module: { exports: unknown } = { exports: {} };
  new Function("module", text)(module);
  const { forbidden } = Object(module.exports);
  return Array.isArray(forbidden) ? forbidden.map(({ name }) => String(name)) : [];
}

function configuration(): Files {
  const names = [".dependency-cruiser.cjs", "tsconfig.json"];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(projectRoot, name), "utf8")]));
}

function fakePackage(name: string): Files {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: "1.0.0",
      main: "index.js",
      types: "index.d.ts",
    }),
    [`node_modules/${name}/index.js`]: "export const thing = 1;\n",
    [`node_modules/${name}/index.d.ts`]:
      "export declare const thing: number;\nexport interface Thing { size: number }\n",
  };
}

function readViolations(output: string, errors: string): { from: string; rule: string }[] {
  let report: unknown;
  try {
    report = JSON.parse(output);
  } catch {
    throw new Error(`dependency-cruiser gave no report: ${errors || output}`);
  }
  const { summary } = Object(report);
  const { violations } = Object(summary);
  if (!Array.isArray(violations)) throw new Error("dependency-cruiser's report has no violations.");
  return violations.flatMap(({ from, rule, cycle }) => {
    // A circle is reported once, at whichever of its files was read first.
    const files = Array.isArray(cycle) ? cycle.map(({ name }) => name) : [from];
    return files.map((file) => ({ from: String(file), rule: String(rule?.name) }));
  });
}
