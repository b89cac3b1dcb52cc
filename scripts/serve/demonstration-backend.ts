import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import type { CallRouter } from "../../mocks/http/call-router";
import { createHttpBackend } from "../../mocks/http/server";
import { WorldFileProblem } from "../../mocks/http/world-file";
import { SelectionProblem } from "../../mocks/kernel/selection";
import { Misuse } from "../lib/command-line";
import { createFolder } from "../lib/create-folder";
import { requestPath } from "../site/request-path";
import { findSample, sampleDownload } from "../site/samples";
import { setSecurityHeaders } from "../site/security-headers";
import type { Backend } from "./backend";
import { addToPage, leaveToBrowser } from "./page-additions";
import { isPanelPath, panelScript, servePanel } from "./panel-files";

/** What answers some calls, and a phrase about it. */
export interface OtherBackend {
  readonly router: CallRouter;
  readonly description: string;
}

interface DemonstrationOptions {
  root: string;
  /** SQLite file that keeps the visitors' worlds; they end with the process when null. */
  data: string | null;
  /** Selection new worlds begin with; empty for none. */
  mock: string;
  /** What answers some calls in place of the worlds: a real back end, a recording. */
  other: OtherBackend | null;
}

/**
 * The mock back end at the site's own origin, with its sample pictures. A page opened with `?mock=` finds its world
 * prepared; one opened with `?panel` brings the developers' panel, of which the built files hold nothing.
 * @throws Misuse for a wrong selection or a data file that cannot be used.
 */
export function demonstrationBackend({ root, data, mock, other }: DemonstrationOptions): Backend {
  const samples = join(root, "mocks/samples");
  const backend = open(data, mock, other);
  return {
    description: other
      ? `with ${other.description}`
      : "with the mock back end; nothing you do here leaves this machine",
    reach: "the site, the mock back end and its controls",
    handle(request, response) {
      const pathname = requestPath(request);
      if (isPanelPath(pathname)) {
        servePanel(root, pathname, response);
        return true;
      }
      const query = pageQuery(request);
      const selection = query?.get("mock") ?? null;
      if (selection !== null) backend.adopt(request, response, selection);
      if (query?.has("panel")) addToPage(request, panelScript);
      // What was prerendered shows neither a prepared world nor real answers.
      if (isForPage(request) && (other || backend.isPrepared(request))) leaveToBrowser(request);
      if (!pathname.startsWith("/samples/")) return backend.handle(request, response);
      const path = pathname.slice("/samples".length);
      setSecurityHeaders(response);
      const download = sampleDownload(path);
      const picture = findSample(samples, path);
      if (download) response.writeHead(200, download.headers).end(download.body);
      else if (picture) {
        response.writeHead(200, { "content-type": picture.type, "cache-control": "public, max-age=3600" });
        pipeline(createReadStream(picture.file), response, () => undefined);
      } else
        response
          .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
          .end("There is no such sample.\n");
      return true;
    },
    close: () => void backend.close(),
  };
}

/** The query of a page request of a browser; null for calls and files. */
function pageQuery(request: IncomingMessage): URLSearchParams | null {
  const { url = "/" } = request;
  if (!isForPage(request)) return null;
  const mark = url.indexOf("?");
  return mark < 0 ? null : new URLSearchParams(url.slice(mark));
}

function isForPage({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

function open(data: string | null, mock: string, other: OtherBackend | null) {
  try {
    if (data !== null) createFolder(dirname(data), "the place of --data");
    return createHttpBackend({
      ...(data !== null && { data }),
      ...(mock !== "" && { mock }),
      ...(other && { router: other.router }),
    });
  } catch (error) {
    if (error instanceof SelectionProblem || error instanceof WorldFileProblem)
      throw new Misuse(error.message);
    throw error;
  }
}
