import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tests of pages, which begin as a visit does: with a store emptied, a language set and a new mock back end. */
const ofPages = /^tests\/(account|activity|content|invite|mall|promoter|report)\/.*\.test\.tsx$/;

/**
 * Tests that load modules of their own although they replace none: they depend on what a module does when it is loaded
 * or on the state it begins with; one replaces the document, one needs another environment than the rest.
 */
const ofFreshModules: readonly RegExp[] = [
  /^tests\/account\/(session|sign-in-dialog)\.test\.tsx$/,
  /^tests\/app\/(first-address|page-boundary|routed-page|site-prerender|subscribe-form)\.test\.tsx?$/,
  /^tests\/contracts\/docs\.test\.ts$/,
  /^tests\/content\/(help-rules|home-sample-shop|home|news-address)\.test\.tsx$/,
  /^tests\/i18n\/(set-up|use-translation)\.test\.tsx$/,
  /^tests\/platform\/(current-locale|files|prerendered|settings-load|without-browser)\.test\.ts$/,
  /^tests\/shared\/(html|lazy-content|share-card|tracking)\.test\.tsx?$/,
  /^tests\/ui\/suggest-field\.test\.tsx$/,
];

/** Tests of the page's own layers without a document: they set languages, settings and stores that modules hold. */
const ofPageState = /^tests\/(app|client|forms|i18n|platform|shared|ui|worker)\//;

/** Test files (paths from the root) that can share loaded modules, by what may be loaded once for all of them. */
export interface TestGroups {
  /** Need a document. */
  documents: string[];
  /** Need a document, and begin as a visit does. */
  pages: string[];
  /** Change what modules of the page hold, without a document. */
  pageState: string[];
  /** Keep what they change in objects of their own: the checker, contracts, rules, mock handlers. */
  stateless: string[];
}

/**
 * Groups the tests that can share loaded modules. What replaces modules (`vi.mock`) is in no group, as that has to be done
 * before they are loaded.
 */
export function readTestGroups(root: string): TestGroups {
  const groups: TestGroups = { documents: [], pages: [], pageState: [], stateless: [] };
  for (const name of readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })) {
    const path = `tests/${name.replaceAll("\\", "/")}`;
    if (!/\.test\.tsx?$/.test(path) || path.startsWith("tests/e2e/")) continue;
    const source = readFileSync(join(root, path), "utf8");
    if (/^\s*vi\.mock\(/m.test(source) || ofFreshModules.some((pattern) => pattern.test(path))) continue;
    if (ofPages.test(path)) groups.pages.push(path);
    else if (source.startsWith("// @vitest-environment ")) groups.documents.push(path);
    else if (ofPageState.test(path) || source.includes("src/i18n/set-up")) groups.pageState.push(path);
    else groups.stateless.push(path);
  }
  return groups;
}
