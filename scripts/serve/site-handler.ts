import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { withoutHelpIndex } from "../build/prerender/help-index-mark";
import { requestPath } from "../site/request-path";
import { type InlineHashes, setSecurityHeaders } from "../site/security-headers";
import { addedTo, isLeftToBrowser } from "./page-additions";

export interface BuiltSite {
  /** Folder of the built files. */
  dist: string;
  /** The page of addresses that were not prerendered. */
  page: string;
  /** Hashes of inline scripts and styles in the prerendered pages. */
  inline: InlineHashes;
  isKnownAddress: (pathname: string) => boolean;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built files. Hashed files are cached for ever, pages never; an address of the route table that was not
 * prerendered gets the empty page with 200, any other gets it with 404 and `noindex`, where the site then leads home
 * and says why. It is only read from: any method but GET and HEAD is refused, for files too.
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
    // First of all, so that they stand on every answer: 304, 404 and 405 too.
    setSecurityHeaders(response, site.inline);
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    else if (isPage(requestPath(request)) && isLeftToBrowser(request)) sendPage(request, response, site);
    // Without this "/price" would serve price.html, which has another address.
    else if (isUnknownPage(requestPath(request), site)) sendPage(request, response, site);
    else files(request, response, () => sendPage(request, response, site));
  };
}

/** Whether a path has the form of a page address and is not one. */
function isUnknownPage(path: string, site: BuiltSite): boolean {
  return isPage(path) && !path.endsWith(".html") && !site.isKnownAddress(decodePath(path));
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
  const isKnown = site.isKnownAddress(path);
  if (!isKnown) response.setHeader("x-robots-tag", "noindex");
  response.writeHead(isKnown ? 200 : 404, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
  // A world of the visitor's own has other articles than were there to be indexed.
  const served = isLeftToBrowser(request) ? withoutHelpIndex(site.page) : site.page;
  // Before the page's own script, so that what is added runs first.
  const page = served.replace("<script", `${addedTo(request)}<script`);
  response.end(request.method === "HEAD" ? undefined : page);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
