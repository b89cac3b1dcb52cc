import type { IncomingMessage } from "node:http";

/**
 * The path a request asks for, as it was sent, without its query. Not read by `URL`, which throws at what anybody can
 * send, such as `//`.
 */
export function requestPath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}
