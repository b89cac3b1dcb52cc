import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the graph of the last check is stored, from the project's root. */
const graphFile = ".cache/imports.json";
const cruisedFolders = ["src", "mocks", "scripts", "tests"];

/**
 * Reads the imports of all code and stores their graph, which takes most of the time of a check.
 * @param root the project's folder
 * @throws where a file cannot be read
 */
export function storeImportGraph(root: string): void {
  mkdirSync(dirname(join(root, graphFile)), { recursive: true });
  const { status, stdout, stderr } = cruiser(root, "dependency-cruise.mjs", [
    ...["--config", ".dependency-cruiser.cjs", ...cruisedFolders],
    ...["--output-type", "json", "--output-to", graphFile],
  ]);
  if (status !== 0) throw new Error(`imports: ${stderr.trim() || stdout.trim()}`);
}

/** What the stored graph breaks of the import rules, as text for a reader. */
export function brokenImportRules(root: string): { areBroken: boolean; report: string } {
  const { status, stdout, stderr } = cruiser(root, "depcruise-fmt.mjs", ["--exit-code", graphFile]);
  return { areBroken: status !== 0, report: `${stdout}${stderr}` };
}

/**
 * The modules of the stored graph that import given ones over any distance, and these themselves.
 * @param files paths from the project's root
 */
export function modulesThatReach(root: string, files: readonly string[]): string[] {
  const { status, stdout, stderr } = cruiser(root, "depcruise-fmt.mjs", [
    ...["--reaches", `^(${files.map(escapePattern).join("|")})$`],
    ...["--output-type", "json", graphFile],
  ]);
  if (status !== 0) throw new Error(`imports: ${stderr.trim()}`);
  const { modules }: { modules: readonly { source: string }[] } = JSON.parse(stdout);
  return modules.map(({ source }) => source);
}

function cruiser(root: string, program: string, args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, "node_modules/dependency-cruiser/bin", program), ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
