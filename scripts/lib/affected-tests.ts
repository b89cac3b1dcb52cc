import { modulesThatReach } from "./import-graph";

/** What imports tell all about; a text, a contract or a setting reaches tests in other ways too. */
const isCode = (file: string): boolean => /^(src|mocks|scripts|tests)\/.*\.(ts|tsx)$/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/e2e/");
/** No unit test depends on them, or every one does without importing them. */
const isElsewhere = (file: string): boolean => /^(docs|tests\/e2e)\/|\.md$/.test(file);
const isOfAll = (file: string): boolean => /^tests\/support\/(setup|test-groups|test-order)/.test(file);

/**
 * The unit tests that import changed files, over any distance. They are read from the graph that the check of the import
 * rules has stored: the test runner's own search takes longer than some of these tests.
 * @param files paths from the project's root
 * @returns null where imports do not tell which: not only code has changed, or what all tests depend on
 */
export function affectedTests(root: string, files: readonly string[]): string[] | null {
  const changed = files.filter((file) => !isElsewhere(file));
  if (changed.length === 0 || !changed.every(isCode) || changed.some(isOfAll)) return null;
  return modulesThatReach(root, changed).filter(isTest);
}
