import { helpIndexMeta } from "../../../src/platform/help-index-version";

/** A page with the element by which the browser learns that there is an index, and which. */
export function withHelpIndex(page: string, version: string): string {
  return page.replace("</head>", `  <meta name="${helpIndexMeta}" content="${version}" />\n  </head>`);
}

/** The page without it: for a back end that holds other articles than the index. */
export function withoutHelpIndex(page: string): string {
  return page.replace(new RegExp(`\\s*<meta name="${helpIndexMeta}"[^>]*>`), "");
}
