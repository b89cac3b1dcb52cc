import type { IncomingMessage, ServerResponse } from "node:http";
import { ContractProblems } from "../contracts/problem";
import { requestPath } from "../site/request-path";
import type { ContractPagesOptions } from "./contract-pages";

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The page of the contracts under `/contracts/` for a server that is there for something else: reading all contracts
 * takes a second, so it is done when somebody asks for the page.
 */
export function contractPagesOnDemand(root: string, options: ContractPagesOptions): Handler {
  let pages: Promise<Handler> | null = null;
  const open = async (): Promise<Handler> => {
    const { contractPages } = await import("./contract-pages");
    return contractPages(root, options);
  };
  return (request, response) => {
    if (!/^\/contracts(?:\/|$)/.test(requestPath(request))) return false;
    pages ??= open();
    pages.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        // The next request meets contracts that were mended meanwhile.
        pages = null;
        const reason = error instanceof ContractProblems ? error.message : String(error);
        response
          .writeHead(500, { "content-type": "text/plain; charset=utf-8" })
          .end(`The page of the contracts cannot be shown: ${reason}\n`);
      },
    );
    return true;
  };
}
