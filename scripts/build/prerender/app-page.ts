import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The built `index.html` as that page: everything the start needs is asked for at once, since nothing can be seen
 * before.
 */
export function appPage(dist: string, page: string): string {
  const links = codeOf(dist, page).map(
    (address) => `  <link rel="modulepreload" crossorigin href="${address}" />\n  `,
  );
  return page.replace("</head>", `${links.join("  ")}</head>`);
}

/** Addresses of what the script of the built `page` asks for by itself, to start the app. */
export function codeOf(dist: string, page: string): string[] {
  const entry = /src="\/assets\/([^"]+\.js)"/.exec(page)?.[1];
  if (entry === undefined) throw new Error("build: dist/index.html names no script.");
  return startChunks(dist, entry)
    .filter((name) => !page.includes(name))
    .map((name) => `/assets/${name}`);
}

/** The chunks that start the app: what the entry imports, statically or by its one dynamic import, and what they do. */
export function startChunks(dist: string, entry: string): string[] {
  const found = new Set([entry]);
  const follow = (name: string, pattern: RegExp) => {
    const code = readFileSync(join(dist, "assets", name), "utf8");
    for (const [, file = ""] of code.matchAll(pattern)) {
      if (found.has(file)) continue;
      found.add(file);
      follow(file, /(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    }
  };
  follow(entry, /(?:import|from)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...found];
}
