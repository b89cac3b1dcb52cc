import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteDescription } from "../../../src/app/server-routes";
import { locales } from "../../../src/platform/locale";
import { type ChunkTable, scriptsFor } from "../chunks/chunk-table";

/** What a page of a route asks for beside itself, once it is there. */
export interface FirstVisit {
  /** Addresses of scripts: everything the screen needs before it can be shown, so that nothing is found out late. */
  readonly code: readonly string[];
  /** Name of the file with its texts, below the folder of a language. */
  readonly texts: string;
  /** Folder of the languages' texts, as an address. */
  readonly textsBase: string;
  readonly lateParameters: readonly string[];
}

/** The first visit of every route by its path; writes the texts of each into one file a language. */
export function prepareFirstVisits(
  dist: string,
  routes: readonly RouteDescription[],
  table: ChunkTable,
): Readonly<Record<string, FirstVisit>> {
  const folder = readdirSync(join(dist, "assets")).find((name) => name.startsWith("words-"));
  if (folder === undefined) throw new Error("prerender: dist/assets has no texts.");
  const visits = routes.map(({ path, modules, namespaces, lateParameters }): [string, FirstVisit] => {
    const all = [...new Set(["common", "rules", ...namespaces])];
    return [
      path,
      {
        code: scriptsFor(table, modules).map((file) => `/${file}`),
        texts: writeTexts(join(dist, "assets", folder), all),
        textsBase: `/assets/${folder}`,
        lateParameters,
      },
    ];
  });
  return Object.fromEntries(visits);
}

/** One file with several namespaces by their names, in every language. */
function writeTexts(folder: string, namespaces: readonly string[]): string {
  const name = `first-visit/${namespaces.join("_")}.json`;
  for (const locale of locales) {
    const texts = namespaces.map(
      (namespace) =>
        `${JSON.stringify(namespace)}:${readFileSync(join(folder, locale, `${namespace}.json`), "utf8")}`,
    );
    mkdirSync(join(folder, locale, "first-visit"), { recursive: true });
    writeFileSync(join(folder, locale, name), `{${texts.join(",")}}`);
  }
  return name;
}
