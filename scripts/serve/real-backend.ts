import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { readWebAddress } from "../lib/command-line";
import { type Backend, isCall } from "./backend";
import { leaveToBrowser } from "./page-additions";

/**
 * Passes every call on to a real back end, so that the built site can be tried against it from one origin and
 * neither cookies nor CORS stand in the way.
 * @throws Misuse when the address is not one.
 */
export function realBackend(text: string): Backend {
  const target = readWebAddress(text, "--api");
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  return {
    description: `with the real back end ${target.origin}; nothing is mocked`,
    reach: "the site and, through it, the real back end",
    handle(request, response) {
      if (!isCall(request.url)) {
        // What was prerendered may show other content than this back end's.
        leaveToBrowser(request);
        return false;
      }
      const url = new URL(`${target.pathname.replace(/\/$/, "")}${request.url}`, target);
      const outgoing = send(
        url,
        { method: request.method, headers: { ...request.headers, host: target.host } },
        (incoming) => {
          response.writeHead(incoming.statusCode ?? 502, incoming.headers);
          // Where the answer breaks off, ours does too; a plain pipe would leave the caller waiting for the rest.
          pipeline(incoming, response, () => undefined);
        },
      );
      outgoing.on("error", (error) => {
        if (response.headersSent) response.destroy();
        else
          response
            .writeHead(502, { "content-type": "text/plain; charset=utf-8" })
            .end(`${target.origin} did not answer: ${error.message}\n`);
      });
      response.on("close", () => outgoing.destroy());
      request.pipe(outgoing);
      return true;
    },
    close() {},
  };
}
