import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { type Docs, type DocsOptions, openDocs } from "../contracts/docs/write-docs";
import { requestPath } from "../site/request-path";
import { setSecurityHeaders } from "../site/security-headers";
import { sendText } from "./send-text";

const prefix = "/contracts/";
const sourcePrefix = `${prefix}source/`;

export type ContractPagesOptions = Pick<DocsOptions, "reports" | "target">;

/**
 * The page of the contracts under `/contracts/`, rendered at once and again when a report has come, with the contracts
 * it links to. Returns false for other addresses.
 */
export function contractPages(
  root: string,
  options: ContractPagesOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const docs = openDocs(root, { ...options, source: sourcePrefix });
  for (const problem of docs.problems) console.error(`${prefix}: left out: ${problem}`);
  const send = pageSender(docs);
  const contracts = new Set(
    readdirSync(join(root, "contracts"), { recursive: true, encoding: "utf8" })
      .map((name) => `contracts/${name.split(sep).join("/")}`)
      .filter((name) => name.endsWith(".yaml")),
  );
  return (request, response) => {
    const path = requestPath(request);
    if (path === "/contracts") {
      response.writeHead(308, { location: prefix }).end();
      return true;
    }
    if (!path.startsWith(prefix)) return false;
    setSecurityHeaders(response);
    const contract = path.startsWith(sourcePrefix) ? path.slice(sourcePrefix.length) : null;
    if (contract !== null && contracts.has(contract)) sendText(response, join(root, contract));
    else if (!send(path.slice(prefix.length) || "index.html", request, response))
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
        .end("There is no such page.\n");
    return true;
  };
}

const types = new Map([
  [".html", "text/html; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
]);

interface PackedFile {
  readonly text: string;
  readonly etag: string;
  readonly gzip: Buffer;
}

/** Sends files of the page from memory, compressed once for each version; false for a name that is none. */
function pageSender(
  docs: Docs,
): (name: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const packed = new Map<string, PackedFile>();
  return (name, request, response) => {
    const text = docs.files().get(name);
    if (text === undefined) return false;
    const known = packed.get(name);
    const file = known?.text === text ? known : pack(text);
    packed.set(name, file);
    response.setHeader("etag", file.etag);
    response.setHeader("cache-control", "no-cache");
    response.setHeader("vary", "Accept-Encoding");
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304).end();
      return true;
    }
    const isPacked = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (isPacked) response.setHeader("content-encoding", "gzip");
    response.writeHead(200, { "content-type": types.get(extname(name)) ?? "text/plain" });
    response.end(request.method === "HEAD" ? undefined : isPacked ? file.gzip : file.text);
    return true;
  };
}

function pack(text: string): PackedFile {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
  return { text, etag, gzip: gzipSync(text, { level: 4 }) };
}
