import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import sirv from "sirv";
import type { TryTarget } from "../contracts/docs/page-context";
import { openDocs } from "../contracts/docs/write-docs";
import { reportFolder } from "../contracts/state/report-folder";
import { requestPath } from "../site/request-path";
import { setSecurityHeaders } from "../site/security-headers";
import { sendText } from "./send-text";

const prefix = "/contracts/";
const sourcePrefix = `${prefix}source/`;
/** From the project's root; apart from `dist/`, because customers get no contracts. */
const folder = ".cache/contracts";

/**
 * The page of the contracts under `/contracts/`, rendered when the server starts and again when a report has come, with
 * the contracts it links to. Returns false for other addresses.
 * @param target where the forms of the page send to
 */
export function contractPages(
  root: string,
  target: TryTarget,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const docs = openDocs(root, { source: sourcePrefix, folder, reports: reportFolder, target });
  for (const problem of docs.write().problems) console.error(`${prefix}: left out: ${problem}`);
  // Read anew at each request: the page is written again while the server runs.
  const files = sirv(join(root, folder), { etag: true, dev: true });
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
    if (path === prefix) docs.refresh();
    request.url = path.slice(prefix.length - 1);
    files(request, response, () => {
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
        .end("There is no such page.\n");
    });
    return true;
  };
}
