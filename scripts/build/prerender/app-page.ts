import { type ChunkTable, scriptsFor } from "../chunks/chunk-table";

/**
 * The built `index.html` as the page of addresses without a route: everything the start needs is asked for at once,
 * since nothing can be seen before.
 */
export function appPage(chunks: ChunkTable, page: string): string {
  const links = scriptsFor(chunks, [])
    .filter((file) => !page.includes(file))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `);
  return page.replace("</head>", `${links.join("  ")}</head>`);
}
