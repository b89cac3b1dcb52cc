import { readFileSync, writeFileSync } from "node:fs";
import { withFirstStyle } from "../page-template";
import type { PageFile } from "../page-worker";
import { firstStyles } from "./first-styles";
import { StyleSheet } from "./style-sheet";

/**
 * Gives every page the rules of the style sheet that it needs to be shown. They are known once all pages of a route are
 * there, since each shows other parts of its screen.
 * @returns the sheets that now stand inline in pages
 */
export function writeFirstStyles(wholeSheet: string, files: readonly PageFile[]): readonly string[] {
  const pages = files.map(({ route, file }) => ({ route, file, page: readFileSync(file, "utf8") }));
  const classesOf = new Map<string, Set<string>>();
  for (const { route, page } of pages) {
    const known = classesOf.get(route) ?? new Set();
    classesOf.set(route, known);
    for (const name of classesOfPage(page)) known.add(name);
  }
  const styles = firstStyles(new StyleSheet(wholeSheet), classesOf);
  for (const { route, file, page } of pages)
    writeFileSync(file, withFirstStyle(page, styles.get(route) ?? wholeSheet));
  return [...new Set(styles.values())];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function classesOfPage(page: string): string[] {
  return [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.replace(/&(#x27|\w+);/g, (text, name: string) => entities[name] ?? text).split(/\s+/),
  );
}
