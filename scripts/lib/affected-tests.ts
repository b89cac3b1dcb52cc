import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What imports tell all about; a text, a contract or a setting reaches tests in other ways too. */
const isCode = (file: string): boolean => /^(src|mocks|scripts|tests)\/.*\.(ts|tsx)$/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/e2e/");
/** No unit test depends on them, or every one does without importing them. */
const isElsewhere = (file: string): boolean => /^(docs|tests\/e2e)\/|\.md$/.test(file);
const isOfAll = (file: string): boolean => /^tests\/support\/(setup|test-groups)/.test(file);

/**
 * The unit tests that import changed files, over any distance, from the graph of the import checker: it takes a third of
 * the time of the test runner's own search.
 * @param files paths from the project's root
 * @returns null where imports do not tell which: not only code has changed, or what all tests depend on
 */
export function affectedTests(root: string, files: readonly string[]): string[] | null {
  const changed = files.filter((file) => !isElsewhere(file));
  if (changed.length === 0 || !changed.every(isCode) || changed.some(isOfAll)) return null;
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", ".dependency-cruiser.cjs", "src", "mocks", "scripts", "tests"],
      ...["--reaches", `^(${changed.map(escapePattern).join("|")})$`],
      ...["--output-type", "json"],
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (status !== 0) return null;
  const { modules }: { modules: readonly { source: string }[] } = JSON.parse(stdout);
  return modules.map(({ source }) => source).filter(isTest);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
