import type { IncomingMessage, ServerResponse } from "node:http";

/** Whatever answers the calls beside the site's own files. */
export interface Backend {
  /** One phrase for the line that names the address. */
  description: string;
  /** What other machines reach when the server is opened to them. */
  reach: string;
  /** Answers what is its own; false leaves the request to the site. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

/** Path prefixes of the four hosts' calls. */
export const callPrefixes = ["/api/", "/ommall/", "/log/", "/zhjsrv/"] as const;

export function isCall(url: string | undefined): boolean {
  return callPrefixes.some((prefix) => url?.startsWith(prefix));
}
