import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sirv from "sirv";
import { withoutHelpIndex } from "../build/prerender/help-index-mark";
import { appPageName } from "../site/build-folders";
import { requestPath } from "../site/request-path";
import { type InlineHashes, nothingInline, setSecurityHeaders } from "../site/security-headers";
import { addedTo, isLeftToBrowser } from "./page-additions";

export interface BuiltSite {
  /** Folder of the built files. */
  dist: string;
  /** The page of addresses that were not prerendered. */
  page: string;
  /** Hashes of inline scripts and styles in the prerendered pages. */
  inline: InlineHashes;
  /**
   * The shell that stands at an address that was not prerendered, from the folder; null for an address that no
   * route has.
   */
  shellOf: (pathname: string) => string | null;
  /** The prerendered page that the query of an address names, from the folder; null where there is none. */
  pageOf: (pathname: string, search: string) => string | null;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built files. Hashed files are cached for ever, pages never; an address of the route table that was not
 * prerendered gets the shell of its route with 200, any other gets the empty page with 404 and `noindex`, where the
 * site then leads to the home page with a notice. It is only read from: any method but GET and HEAD is refused, for
 * files too.
 */
export function siteHandler(site: BuiltSite): Handler {
  const files = sirv(site.dist, {
    brotli: true,
    gzip: true,
    etag: true,
    // "/news" is the file news.html.
    extensions: ["html"],
    setHeaders: (response, path) => {
      response.setHeader(
        "cache-control",
        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return (request, response) => {
    // First, so that every response has them: 304, 404 and 405 too. Some thirty files make a first visit, and hashes of what
    // pages have inline, which cannot be compressed, would be half of the headers of each.
    setSecurityHeaders(response, requestPath(request).startsWith("/assets/") ? nothingInline : site.inline);
    outliveLostFiles(response);
    if (!isRange(request.headers.range)) delete request.headers.range;
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    else if (isPage(requestPath(request)) && isLeftToBrowser(request)) sendPage(request, response, site);
    // Without this "/price" would serve price.html, which has another address.
    else if (isUnknownPage(request, site)) sendPage(request, response, site);
    else files(request, response, () => sendPage(request, response, site));
  };
}

/**
 * Closes a response whose file cannot be read, as while the site is built again: sirv knows the files from its start and
 * does not listen for that, which would end the server.
 */
function outliveLostFiles(response: ServerResponse): void {
  response.on("pipe", (file) => file.on("error", () => response.destroy()));
}

/**
 * Whether a range is one part from a place on. Any other is ignored, as RFC 9110 §14.2 allows: sirv would send the first
 * bytes for the last ones, and throw where the end comes before the start.
 */
function isRange(range = ""): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (end === "" || Number(end) >= Number(start));
}

/**
 * Whether a path has the form of a page address and is not one. `404.html` is what plain static hosts show for such an
 * address, and has none of its own; the app's page is fetched by the service worker, and has none for visitors.
 */
function isUnknownPage(request: IncomingMessage, site: BuiltSite): boolean {
  const path = requestPath(request);
  if (path === "/404.html") return true;
  if (path === `/${appPageName}`) return request.headers.accept?.includes("text/html") === true;
  return isPage(path) && !path.endsWith(".html") && site.shellOf(decodePath(path)) === null;
}

/** Pages end in .html or have no ending. */
function isPage(path: string): boolean {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !last.includes(".") || last.endsWith(".html");
}

function sendPage(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const path = decodePath(requestPath(request));
  // A missing file is not a page: answering one would hide a broken build.
  if (path.startsWith("/assets/")) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such file.\n");
    return;
  }
  const shell = site.shellOf(path);
  if (shell === null) response.setHeader("x-robots-tag", "noindex");
  const own = isLeftToBrowser(request) ? null : site.pageOf(path, queryOf(request));
  const file = own ?? shell;
  const page = file === null ? site.page : readFileSync(join(site.dist, file), "utf8");
  // A world of the visitor's own has other articles than were there to be indexed.
  const served = isLeftToBrowser(request) ? withoutHelpIndex(page) : page;
  // Before the page's own script, so that what is added runs first.
  sendHtml(
    request,
    response,
    shell === null ? 404 : 200,
    served.replace('<script type="module"', `${addedTo(request)}$&`),
  );
}

/** Sends a page, compressed where the client accepts it. */
function sendHtml(request: IncomingMessage, response: ServerResponse, status: number, html: string): void {
  response.setHeader("vary", "Accept-Encoding");
  const isCompressed = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
  if (isCompressed) response.setHeader("content-encoding", "br");
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  if (request.method === "HEAD") response.end();
  else response.end(isCompressed ? brotliCompressSync(html, compression) : html);
}

/** Pages of one request each are compressed quickly. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function queryOf({ url = "" }: IncomingMessage): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
