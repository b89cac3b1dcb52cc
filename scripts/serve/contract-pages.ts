import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import sirv from "sirv";
import { writeDocs } from "../contracts/docs/write-docs";
import { requestPath } from "../site/request-path";
import { setSecurityHeaders } from "../site/security-headers";
import { sendText } from "./send-text";

const prefix = "/contracts/";
const sourcePrefix = `${prefix}source/`;
/** From the project's root; apart from `dist/`, because customers get no contracts. */
const folder = ".cache/contracts";

/**
 * The reference page of the contracts under `/contracts/`, rendered when the server starts, with the contracts it
 * links to. Returns false for other addresses.
 */
export function contractPages(root: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  writeDocs(root, sourcePrefix, folder);
  const files = sirv(join(root, folder), { etag: true, dev: false });
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
    if (contract !== null && contracts.has(contract)) {
      sendText(response, join(root, contract));
      return true;
    }
    request.url = path.slice(prefix.length - 1);
    files(request, response, () => {
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
        .end("There is no such page.\n");
    });
    return true;
  };
}
