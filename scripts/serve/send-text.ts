import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** Sends a file as plain text, whatever it is. */
export function sendText(response: ServerResponse, file: string): void {
  response.writeHead(200, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" });
  pipeline(createReadStream(file), response, () => undefined);
}
